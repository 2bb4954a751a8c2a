export declare const MADE: string;
export declare function makeAssets(): Promise<void>;
export declare function licences(): string;
