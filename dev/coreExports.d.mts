/** `core/package.json` as it has to be. */
export declare function corePackage(): string
