export declare function findBrowser(): { path: string | undefined; from: string } | undefined;
