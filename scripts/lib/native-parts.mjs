/** Packages with native parts that cannot stand inside a bundle; they are looked up where the program is installed. */
export const nativePackages = ["@ngrok/ngrok"];

/** Optional native helpers of the ssh library, which does without them. */
const optional = [/^cpu-features$/, /sshcrypto\.node$/];

/** Files of the ssh library, some of which ask for their own folder: a part of a bundle has none. */
const placed = /[\\/]node_modules[\\/]ssh2[\\/]lib[\\/]/;

/**
 * Leaves the optional native helpers out of a bundle: the library is told that they are not there, as it would be where
 * they were not built. Where the library asks for its own folder it gets an empty name: it would look there for programs
 * and files that no bundle holds, and that Switchover never asks it for.
 *
 * @returns {import("vite").Plugin}
 */
export function withoutNativeHelpers() {
  const name = "\0left-out";
  return {
    name: "without-native-helpers",
    enforce: "pre",
    resolveId: (id) => (optional.some((pattern) => pattern.test(id)) ? name : undefined),
    load: (id) => (id === name ? 'throw new Error("left out of the bundle");' : undefined),
    transform: (code, id) =>
      placed.test(id) && code.includes("__dirname") ? code.replaceAll("__dirname", '""') : undefined,
  };
}
