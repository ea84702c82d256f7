/**
 * Packages with native parts, which cannot be bundled; they are loaded from where the program is installed.
 */
export const nativePackages = ["@ngrok/ngrok"];

/** Optional native helpers of the ssh library, which does without them. */
const optional = [/^cpu-features$/, /sshcrypto\.node$/];

/** Files of the ssh library, some of which ask for their own folder: a part of a bundle has none. */
const placed = /[\\/]node_modules[\\/]ssh2[\\/]lib[\\/]/;

/**
 * Leaves the optional native helpers out of a bundle: importing them throws, as if they had not been built.
 * The library's own folder name is replaced by an empty one: it would search there for programs and files
 * that no bundle contains and that Switchover never needs.
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
