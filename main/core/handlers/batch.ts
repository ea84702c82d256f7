import { present } from "../../../shared/present.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { earlierOf, rowOf } from "../batch/batch-progress.ts";
import { badRows, courseOf, type Batches } from "../batch/batches.ts";
import { faultSaid } from "../batch/row-fault.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { closedVault } from "../migration/operations/with-run.ts";

/** Handlers for a batch of numbers. */
export function batchHandlers(
  folder: Pick<DataFolder, "vault">,
  batches: Batches,
): Pick<Handlers, `batch.${string}` & keyof Handlers> {
  const steered = (state: ReturnType<Batches["pause"]>) =>
    state === undefined ? err({ kind: "noBatchUnderWay" as const }) : ok(state);
  return {
    "batch.read": async (table) => {
      const rows = batches.read(table);
      if (!rows.ok) return rows;
      const known = batches.before(table);
      return ok({
        rows: rows.value.map((row) => {
          const earlier = known(row);
          return { ...rowOf(row), ...earlierOf(earlier), ...present({ before: earlier?.end }) };
        }),
      });
    },
    "batch.start": async ({ course, confirmed, ...wish }) => {
      const chosen = courseOf(course);
      if (chosen === undefined) return err(badRows([{ line: 1, ...faultSaid("window") }]));
      if (!wish.checkOnly && folder.vault.state() !== "open") return err(closedVault(folder));
      return batches.start({ ...wish, course: chosen, confirmed });
    },
    "batch.pause": async () => steered(batches.pause()),
    "batch.resume": async () => steered(batches.resume()),
    "batch.stop": async () => steered(batches.stop()),
    "batch.state": async () => {
      const batch = batches.state();
      return ok(batch === undefined ? {} : { batch });
    },
  };
}
