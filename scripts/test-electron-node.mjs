import { spawn } from "node:child_process";
import { electronRuntime } from "./lib/electron-runtime.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot, root } from "./lib/paths.mjs";
import { giveUp, say } from "./lib/say.mjs";

// The unit and contract tests on Electron's own Node: another TLS library (BoringSSL), another SQLite, the same
// sources. Only the runtime for development can be used as a Node; in packages the fuse for that is off.
await ensureInstalled();
await continueOnNode24(import.meta.url);
// On a build machine nothing is downloaded here: what was fetched before is used.
const runtime = await electronRuntime(process.env, () => say("Downloading the Electron runtime ..."));
if ("because" in runtime) giveUp(runtime.because);
const args = process.argv.slice(2);
const projects = args.length > 0 ? [] : ["--project", "unit", "--project", "contract"];
const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
const child = spawn(runtime.path, [vitest, "run", ...projects, ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
});
child.once("error", () => giveUp("The Electron runtime could not be started."));
child.once("close", (code) => (process.exitCode = code ?? 1));
