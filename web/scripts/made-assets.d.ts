export declare const MADE: string;
export declare function makeAssets(): Promise<void>;
