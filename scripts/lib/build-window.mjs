import { inRoot } from "./paths.mjs";

/**
 * Builds the window as a folder of static files for both hosts.
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
      // The page's policy forbids inline styles and scripts, and images other than our files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Bundled with zod, because this module tells zod not to compile code and must run before any
          // schema is created.
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
