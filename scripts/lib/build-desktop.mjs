import { bundlerChecks } from "./bundler-checks.mjs";
import { nativePackages, withoutNativeHelpers } from "./native-parts.mjs";
import { inRoot } from "./paths.mjs";

/** Electron's own module, and packages with native parts; everything else is bundled. */
const external = ["electron", ...nativePackages];

/** Only this file configures how a part is built. */
const surroundings = /** @type {const} */ ({
  root: inRoot(),
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: "warn",
});

/**
 * Builds the desktop application's own parts: entry.mjs with its chunks, and preload.cjs, a single CommonJS
 * file as sandboxed preload scripts require.
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
        checks: bundlerChecks,
        output: {
          format: "es",
          entryFileNames: "entry.mjs",
          // Next to the entry: each part finds preload.cjs and the window relative to its own path.
          chunkFileNames: "[name]-[hash].mjs",
          // The certificate library needs its polyfill loaded first, also in a chunk that two parts share.
          strictExecutionOrder: true,
          // Keeps stack traces of internal errors readable.
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
      rolldownOptions: { external, checks: bundlerChecks, output: { codeSplitting: false } },
    },
  });
}
