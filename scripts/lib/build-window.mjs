import { bundlerChecks } from "./bundler-checks.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Builds the window as a folder of static files for both hosts.
 *
 * All that a start loads is in one file beside zod's instead of seventy: each costs requests through three processes of
 * the browser. What that is, a first build finds out, since modules that only pass others on look as if they needed all
 * of them.
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
  /** @type {import("vite").InlineConfig} */
  const common = {
    root: inRoot("renderer"),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [react()],
    css: { postcss: { plugins: [mantine(), variables({ variables: breakpoints })] } },
  };
  const first = await build({
    ...common,
    build: { ...target, rolldownOptions: { checks: bundlerChecks }, write: false, minify: false },
  });
  const loaded = loadedAtStart(first);
  await build({
    ...common,
    build: {
      ...target,
      outDir,
      emptyOutDir: true,
      // The page's policy forbids inline styles and scripts, and images other than our files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: bundlerChecks,
        output: {
          codeSplitting: {
            groups: [
              { ...zod, priority: 2 },
              { name: "start", test: (id) => loaded.has(id), priority: 1 },
            ],
          },
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
        },
      },
    },
  });
}

// A test limits what a start loads, compressed.
const target = { target: "chrome140", chunkSizeWarningLimit: Number.POSITIVE_INFINITY };

// Bundled with zod, because this module tells zod not to compile code and must run before any schema is created.
const zod = { name: "schemas", test: /node_modules\/zod\/|boot\/no-eval/ };

/**
 * The modules that the page runs before it loads anything later.
 *
 * @param {Awaited<ReturnType<typeof import("vite").build>>} built
 * @returns {ReadonlySet<string>} their IDs
 */
function loadedAtStart(built) {
  if (Array.isArray(built) || !("output" in built)) throw new Error("the window is one bundle, built once");
  const chunks = built.output.filter((part) => part.type === "chunk");
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set also visits what is added on the way.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
}

const breakpoints = {
  "mantine-breakpoint-xs": "36em",
  "mantine-breakpoint-sm": "48em",
  "mantine-breakpoint-md": "62em",
  "mantine-breakpoint-lg": "75em",
  "mantine-breakpoint-xl": "88em",
};
