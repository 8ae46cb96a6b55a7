/** Types of quick-stacks.mjs, which has none of its own. */
export declare function rememberStackLines(): void;
