import manifest from "../../../package.json" with { type: "json" };

/** The program's version, as its package says. */
export const APP_VERSION: string = manifest.version;
