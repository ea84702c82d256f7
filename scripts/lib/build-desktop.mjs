import { nativePackages, withoutNativeHelpers } from "./native-parts.mjs";
import { inRoot } from "./paths.mjs";

/** What Electron itself brings, and what has native parts; everything else goes into the bundle. */
const external = ["electron", ...nativePackages];

/** Nothing but what stands in this file decides how a part is built. */
const surroundings = /** @type {const} */ ({
  root: inRoot(),
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "warn",
});

/**
 * Builds the desktop application's own parts: entry.mjs with its chunks, and preload.cjs, one CommonJS file as a
 * sandboxed preload script has to be.
 *
 * @param {string} outDir absolute
 */
export async function buildDesktop(outDir) {
  await buildMain(outDir);
  await buildPreload(outDir);
}

/** @param {string} outDir */
async function buildMain(outDir) {
  const { build } = await import("vite");
  await build({
    ...surroundings,
    plugins: [withoutNativeHelpers()],
    ssr: { noExternal: true, external, target: "node" },
    build: {
      ssr: inRoot("main", "hosts", "electron", "entry.ts"),
      target: "node24",
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        external,
        output: {
          format: "es",
          entryFileNames: "entry.mjs",
          // Beside the entry: each part finds preload.cjs and the window from where it stands itself.
          chunkFileNames: "[name]-[hash].mjs",
          // What makes certificates wants its polyfill loaded before it, also in a chunk that two parts of it share.
          strictExecutionOrder: true,
          // Stack traces of mistakes of ours stay readable.
          keepNames: true,
        },
      },
    },
  });
}

/** @param {string} outDir */
async function buildPreload(outDir) {
  const { build } = await import("vite");
  await build({
    ...surroundings,
    build: {
      target: "chrome140",
      outDir,
      emptyOutDir: false,
      minify: true,
      modulePreload: false,
      lib: { entry: inRoot("preload", "index.ts"), formats: ["cjs"], fileName: () => "preload.cjs" },
      rolldownOptions: { external, output: { codeSplitting: false } },
    },
  });
}
