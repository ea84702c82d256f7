import { inRoot } from "./paths.mjs";

/**
 * What the core loads before it has answered a first call: its parts, this computer's ports, and the contract of the calls
 * that a start makes.
 */
const CORE = [
  "main/core/app/app.ts",
  "main/hosts/common/ports/host-ports.ts",
  "shared/rpc/client.ts",
  "shared/rpc/areas/app.ts",
  "shared/rpc/areas/migration.ts",
].map((path) => inRoot(...path.split("/")));

/**
 * Puts all that a start imports into one chunk instead of a hundred: each file costs a third of a millisecond to find and
 * open. What is loaded later stays in chunks of its own, and so does what `first` imports, which may end without the core.
 *
 * @param {readonly string[]} first the modules of the program that run before the core is loaded
 * @returns {NonNullable<import("vite").Rolldown.OutputOptions["codeSplitting"]>}
 */
export function startChunks(first) {
  return {
    groups: [
      { name: chunkOf("start", first), priority: 2 },
      { name: chunkOf("core", CORE), priority: 1 },
    ],
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} roots
 * @returns {(id: string, context: import("vite").Rolldown.ChunkingContext) => string | null}
 */
function chunkOf(name, roots) {
  /** @type {Set<string> | undefined} */
  let imported;
  return (id, context) => ((imported ??= importedBy(roots, context)).has(id) ? name : null);
}

/**
 * All that these modules import, not counting what they load later.
 *
 * @param {readonly string[]} roots
 * @param {import("vite").Rolldown.ChunkingContext} context
 */
function importedBy(roots, context) {
  /** @type {Set<string>} */
  const found = new Set();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
