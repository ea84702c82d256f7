import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { packageBill } from "./bill-of-materials.mjs";
import { nativePackages } from "./native-parts.mjs";
import { inRoot } from "./paths.mjs";
import { shippedNodeVersion } from "./shipped-node.mjs";

/**
 * Gathers what a package contains besides its two runtimes: `application` for the archive, `resources/terminal`
 * for the program on the command line. Only files of the present build are taken; dist/ keeps those of earlier ones.
 *
 * @param {string} [to]
 */
export function gatherShipped(to = inRoot(".cache", "shipped")) {
  rmSync(to, { recursive: true, force: true });
  const files = /** @type {readonly string[]} */ (
    JSON.parse(readFileSync(inRoot("dist", "files.json"), "utf8"))
  );
  const application = join(to, "application");
  const terminal = join(to, "resources", "terminal");
  for (const file of files) {
    const isWindow = file.startsWith("window/");
    if (isWindow || file.startsWith("desktop/")) copyOne(inRoot("dist", file), join(application, file));
    // The program in the archive can't be read by a Node that knows no archives, so it has a window of its own.
    if (isWindow || !file.startsWith("desktop/")) copyOne(inRoot("dist", file), join(terminal, file));
  }
  copyOne(inRoot("dist", "third-party-licenses.txt"), join(application, "third-party-licenses.txt"));
  const bill = packageBill({ electron: electronVersion(), node: shippedNodeVersion() });
  writeFileSync(join(application, "bill-of-materials.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  for (const name of nativePackages) copyScope(name.split("/", 1)[0] ?? name, terminal);
  for (const launcher of ["switchover", "switchover.cmd"])
    copyOne(inRoot("build", "terminal", launcher), join(terminal, launcher));
  // A checkout on Windows keeps no mode.
  chmodSync(join(terminal, "switchover"), 0o755);
  return to;
}

function electronVersion() {
  const { devDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return /** @type {string} */ (devDependencies.electron);
}

/**
 * A native library with its parts for this system, which npm puts beside it. On a Mac one part fits both
 * processors.
 *
 * @param {string} scope
 * @param {string} terminal
 */
function copyScope(scope, terminal) {
  const names = readdirSync(inRoot("node_modules", scope));
  const hasBoth = names.some((name) => name.endsWith("-darwin-universal"));
  for (const name of names.filter((one) => !hasBoth || !/-darwin-(?:x64|arm64)$/.test(one)))
    cpSync(inRoot("node_modules", scope, name), join(terminal, "node_modules", scope, name), {
      recursive: true,
      dereference: true,
    });
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyOne(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
