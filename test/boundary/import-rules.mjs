// Who may import whom: the table of docs/architecture.md as rules. test/boundary/import-table.test.ts proves that
// each of them can fail. Paths of packages are written so that a tree outside the checkout can be judged too.

/** @param {string} names alternatives of a regular expression */
const packages = (names) => `(^|/)node_modules/(${names})/`;

const production = "^(main|shared|renderer|preload)/";
const electron = `^electron(/|$)|${packages("electron|electron-[^/]+")}`;
const typesOfNode = packages("@types/node|undici-types");

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "shared-runs-anywhere",
      comment: "shared/ imports zod and itself, so that a browser, a server and a test can all load it.",
      severity: "error",
      from: { path: "^shared/", pathNot: "^shared/wording/" },
      to: { pathNot: `^shared/|${packages("zod")}` },
    },
    {
      name: "words-run-anywhere",
      comment:
        "shared/wording also imports i18next, which knows no host either: plural rules and fallbacks of the words.",
      severity: "error",
      from: { path: "^shared/wording/" },
      to: { pathNot: `^shared/|${packages("zod|i18next")}` },
    },
    {
      name: "words-come-from-the-catalogue",
      comment: "Everybody else asks shared/wording for a sentence; only the window binds the words to React.",
      severity: "error",
      from: { path: production, pathNot: "^(shared/wording|renderer)/" },
      to: { path: packages("i18next") },
    },
    {
      name: "contract-without-words",
      comment:
        "The window loads the contract first and the sentences beside it: a value from the catalogue would load them twice.",
      severity: "error",
      from: { path: "^shared/rpc/" },
      to: { path: "^shared/wording/(translate|catalogue/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "core-knows-no-host",
      comment:
        "main/core imports shared, Node and a short list of libraries; hosts and the practice platform import it.",
      severity: "error",
      from: { path: "^main/core/" },
      to: {
        pathNot: `^(main/core|shared)/|${packages("undici|conf|zod|fflate|libphonenumber-js|ipaddr\\.js|csv-parse|csv-stringify|ssh2|@types/ssh2|@ngrok/ngrok|@peculiar/[^/]+|reflect-metadata")}|${typesOfNode}`,
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "undici-in-one-place",
      comment:
        "Trust, redirects and size caps hold because every request of the program leaves through one folder.",
      severity: "error",
      from: { path: production, pathNot: "^main/core/platforms/http(/|[.-])" },
      to: { path: packages("undici") },
    },
    {
      name: "no-second-way-out",
      comment: "Node's own HTTP client would bypass the folder that every request leaves through.",
      severity: "error",
      from: {
        path: "^main/core/",
        pathNot: "^main/core/(platforms/http(/|[.-])|webhooks/|tunnels/|checks/)",
      },
      to: { path: "^(node:)?(http|https|http2)$" },
    },
    {
      name: "simulated-platform-stands-alone",
      comment:
        "The simulation is checked against this platform: code shared with the clients or the sandbox would hide their mistakes.",
      severity: "error",
      from: { path: "^test/simulation/platform/" },
      to: { pathNot: "^test/simulation/platform/", dependencyTypesNot: ["core"] },
    },
    {
      name: "practice-platform-stands-alone",
      comment: "A simulator that shares the clients' code shares their mistakes and proves nothing.",
      severity: "error",
      from: { path: "^main/sandbox/" },
      to: {
        pathNot: `^(main/sandbox|shared)/|${packages("@peculiar/[^/]+|reflect-metadata")}|${typesOfNode}`,
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "practice-platform-shares-words-only",
      comment:
        "Of shared/ the practice platform takes ids and vocabulary, never the clients' contract or decisions.",
      severity: "error",
      from: { path: "^main/sandbox/" },
      to: { path: "^shared/(rpc|lint|migration)/" },
    },
    {
      name: "common-serves-every-host",
      comment: "What the hosts share knows none of them, no screen and no Electron.",
      severity: "error",
      from: { path: "^main/hosts/common/" },
      to: { path: `^(main/hosts/(?!common/)|renderer|preload)|${electron}` },
    },
    {
      name: "common-is-plain-node",
      comment:
        "What the hosts share needs the core, the practice platform, shared and Node, and of libraries only zod and the one that draws QR codes.",
      severity: "error",
      from: { path: "^main/hosts/common/" },
      to: {
        pathNot: `^(main/core|main/sandbox|main/hosts|shared|renderer|preload)/|${electron}|${packages("zod|uqr")}|${typesOfNode}`,
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "headless-without-electron",
      comment: "The headless host runs where there is no Electron and no window of ours.",
      severity: "error",
      from: { path: "^main/hosts/headless/" },
      to: { path: `^(main/hosts/electron|renderer|preload)/|${electron}` },
    },
    {
      name: "electron-in-its-host-only",
      comment: "Electron is met in its host and in preload, nowhere else.",
      severity: "error",
      from: { pathNot: "^(main/hosts/electron|preload)/" },
      to: { path: electron },
    },
    {
      name: "electron-host-knows-no-screen",
      comment: "The Electron host loads the window as a page and imports none of it.",
      severity: "error",
      from: { path: "^main/hosts/electron/" },
      to: { path: "^(renderer|main/hosts/headless)/" },
    },
    {
      name: "preload-carries-names-only",
      comment: "Preload is two functions: Electron's bridge and the list of names.",
      severity: "error",
      from: { path: "^preload/" },
      to: { pathNot: `^preload/|^shared/rpc/names\\.ts$|${electron}` },
    },
    {
      name: "renderer-is-a-browser",
      comment: "Screens reach the core through the contract, never through Node, Electron or main.",
      severity: "error",
      from: { path: "^renderer/" },
      to: { path: `^(main|preload)/|${electron}|${packages("undici|conf|electron-store")}` },
    },
    {
      name: "renderer-without-node",
      comment: "A page has no Node modules.",
      severity: "error",
      from: { path: "^renderer/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "program-without-tests",
      comment: "What is shipped imports neither tests nor scripts.",
      severity: "error",
      from: { path: production },
      to: { path: "^(test|scripts)/" },
    },
    {
      name: "program-without-tools",
      comment: "What is shipped imports only what package.json lists under dependencies.",
      severity: "error",
      from: { path: production },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        pathNot: `${typesOfNode}|${electron}`,
      },
    },
    {
      name: "no-circle",
      comment: "Two files that need each other are one idea, or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-missing-file",
      comment: "Every import finds something.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: electron },
    },
    {
      name: "no-orphan",
      comment: "A file that nothing imports and that imports nothing is left over.",
      severity: "error",
      from: { orphan: true, path: production, pathNot: "\\.d\\.ts$" },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^test/bench/node_modules/" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
