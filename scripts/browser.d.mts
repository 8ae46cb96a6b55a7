/** What is asked of the machine; the real one by default. */
export interface Machine {
  env?: NodeJS.ProcessEnv;
  exists?: (path: string) => boolean;
  platform?: string;
}

/** The browser to launch, or undefined when there is none; `path` undefined means that Playwright finds it by itself. */
export declare function findBrowser(
  machine?: Machine,
): { path: string | undefined; from: string } | undefined;

/** Launch options for the browser of this machine. */
export declare function launchOptions(): {
  executablePath?: string;
  chromiumSandbox: boolean;
  args: string[];
};
