import type { Bug } from "./bug.ts";
import { each, faultAt } from "./legs.ts";

/** Mistakes about processes and folders. */
export const PROCESSES: readonly Bug[] = [
  {
    name: "two data folders migrate one number",
    rules: ["I25"],
    file: "main/core/storage/machine/number-runs.ts",
    find: `  if (open !== undefined) return { kind: "refused", why: "open", by: open };
  const [later]`,
    put: `  const [later]`,
    legs: [[{ ...faultAt(12, "slow"), short: true }, { otherFolder: true }]],
  },
  {
    name: "a second process writes beside the first",
    rules: ["I15"],
    file: "test/support/memory-storage.ts",
    find: `      if (disk.held.has(run)) return err({ kind: "heldElsewhere" });`,
    put: ``,
    more: [
      {
        find: `    if (held === undefined || stored === undefined || disk.owners.get(hold.run) !== hold.epoch)`,
        put: `    if (held === undefined || stored === undefined)`,
      },
      {
        find: `      const release = numbers.take(open, "take-up");
      return release.ok ? ok(take(run, release.value)) : release;`,
        put: `      return ok(take(run));`,
      },
    ],
    legs: each(24, (at) => [{ rival: { at, folder: "same" } }]),
  },
  {
    name: "a migration can't be resumed after a kill",
    rules: ["I16"],
    file: "main/core/migration/run-context.ts",
    find: `  if (read.value.damaged.length > 0) {`,
    put: `  if (read.value.rows.some(({ entry }, at) => entry.kind === "intent" && at === read.value.rows.length - 1)) {`,
    legs: each(90, (diesAt) => [{ diesAt }, {}]),
  },
];
