import { join } from "node:path";
import { ensureBuilt } from "./lib/ensure-built.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { continueOnNode24 } from "./lib/node24.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run.mjs";
import { giveUp, say } from "./lib/say.mjs";
import { gatherShipped } from "./lib/shipped-files.mjs";
import { kindOfMachine, placeNode } from "./lib/shipped-node.mjs";

// Makes packages for this system, in release/. Without arguments: the application's folder alone, unsigned.
// `--signed` takes the configuration that demands a signature; everything else goes to electron-builder.
await ensureInstalled();
await continueOnNode24(import.meta.url);
await ensureBuilt();
const given = process.argv.slice(2);
const signed = given.includes("--signed");
const rest = given.filter((arg) => arg !== "--signed");

gatherShipped();
const own = kindOfMachine(process);
for (const kind of own.startsWith("mac") ? /** @type {const} */ (["mac-x64", "mac-arm64"]) : [own]) {
  // A package for both processors of a Mac needs a Node for the other one as well.
  const named = process.env[`SWITCHOVER_NODE_${kind.slice(kind.indexOf("-") + 1).toUpperCase()}`];
  if (kind !== own && named === undefined && !rest.includes("--universal")) continue;
  const fault = placeNode(kind, named ?? process.execPath);
  if (fault !== undefined) giveUp(fault);
}
const builder = inRoot("node_modules", "electron-builder", "cli.js");
const config = signed ? "electron-builder.yml" : "electron-builder.unsigned.yml";
say(`Packaging with ${config} ...`);
const { code } = await runNode(
  process.execPath,
  [
    builder,
    "--publish",
    "never",
    "--config",
    join(inRoot(), config),
    ...(rest.length === 0 ? ["--dir"] : rest),
  ],
  { output: "inherit" },
);
process.exitCode = code;
