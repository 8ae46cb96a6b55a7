/** Installs a browser and makes sure that it starts; everything it does to the machine goes through `run`. */
export declare function installBrowser(machine: {
  run: (command: string, args: string[]) => boolean;
  starts: (path: string | undefined) => Promise<boolean>;
  isRoot: boolean;
  find?: () => { path: string | undefined; from: string } | undefined;
}): Promise<{ kind: 'installed'; from: string } | { kind: 'failed'; message: string }>;
