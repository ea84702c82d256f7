import { takenBuiltins } from "./builtin-modules.mjs";
import { bundlerChecks } from "./bundler-checks.mjs";
import { nativePackages, withoutNativeHelpers } from "./native-parts.mjs";
import { inRoot, root } from "./paths.mjs";
import { startChunks } from "./start-chunks.mjs";

const terminal = (/** @type {string} */ name) => inRoot("main", "hosts", "headless", name);

/**
 * How a program without a window is bundled: everything in it but the packages with native parts. Each entry
 * becomes NAME.mjs.
 *
 * @param {{
 *   entries: Readonly<Record<string, string>>,
 *   outDir: string,
 *   chunks: string,
 *   logLevel: "warn" | "error",
 * }} wishes
 * @returns {import("vite").InlineConfig}
 */
export function headlessBundle({ entries, outDir, chunks, logLevel }) {
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel,
    plugins: [withoutNativeHelpers(), takenBuiltins()],
    ssr: { noExternal: true, external: nativePackages, target: "node" },
    build: {
      ssr: true,
      target: "node24",
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        input: { ...entries },
        external: nativePackages,
        checks: bundlerChecks,
        output: {
          format: "es",
          entryFileNames: "[name].mjs",
          chunkFileNames: chunks,
          codeSplitting: startChunks([terminal("node-host.ts")]),
          // What makes certificates wants its polyfill loaded before it, also in a chunk that two parts of it share.
          strictExecutionOrder: true,
          // Stack traces of mistakes of ours stay readable.
          keepNames: true,
        },
      },
    },
  };
}
