import { inRoot } from "./paths.mjs";

/**
 * Builds the window as a folder of static files that either host serves.
 *
 * @param {string} outDir absolute
 */
export async function buildWindow(outDir) {
  const [{ build }, { default: react }, { default: mantine }, { default: variables }] = await Promise.all([
    import("vite"),
    import("@vitejs/plugin-react"),
    import("postcss-preset-mantine"),
    import("postcss-simple-vars"),
  ]);
  await build({
    root: inRoot("renderer"),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    css: { postcss: { plugins: [mantine(), variables({ variables: breakpoints })] } },
    build: {
      target: "chrome140",
      outDir,
      emptyOutDir: true,
      // The policy of the page forbids styles and scripts inside it, and pictures that are no files of ours.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // In one file with the library that it tells not to compile code, so that no schema is made before it ran.
          codeSplitting: { groups: [{ name: "schemas", test: /node_modules\/zod\/|boot\/no-eval/ }] },
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
        },
      },
    },
  });
}

const breakpoints = {
  "mantine-breakpoint-xs": "36em",
  "mantine-breakpoint-sm": "48em",
  "mantine-breakpoint-md": "62em",
  "mantine-breakpoint-lg": "75em",
  "mantine-breakpoint-xl": "88em",
};
