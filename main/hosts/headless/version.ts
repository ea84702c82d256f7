import manifest from "../../../package.json" with { type: "json" };

/** The program's version, from its package. */
export const APP_VERSION: string = manifest.version;
