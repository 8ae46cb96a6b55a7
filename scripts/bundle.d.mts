/** Writes modules of `src` to `outdir`, bundled: those that the package exports unless others are named (`page/read`). */
export declare function bundle(outdir: string, modules?: readonly string[]): Promise<void>;
