import { z } from "zod";
import type { RunId } from "../../../shared/ids.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Storage } from "../storage/port.ts";

const Stored = z.object({ plan: z.unknown(), notes: z.array(z.string()) });

/** The plan of the reverse migration, and what a person has to fill in before it can be used. */
export type ReversePlan = { readonly plan: Record<string, unknown>; readonly notes: readonly string[] };

/**
 * Reverses a plan: the same connections and number, the other direction.
 *
 * Members that the reverse plan needs and this plan lacks get a placeholder file, and the notes name them.
 */
export function reversePlanOf(plan: Plan): ReversePlan {
  const toOnPrem = plan.direction === "to-cloud";
  const { backupPassword: _password, $schema: _schema, ...rest } = plan;
  const number = { ...rest.number };
  const notes: string[] = [];
  if (toOnPrem && number.cert === undefined) {
    notes.push(
      "number.cert: add a reference to the number's verified-name certificate (download it from the platform's manager)",
    );
    Object.assign(number, { cert: { file: "number.cert" } });
  }
  if (!toOnPrem && number.pin === undefined) {
    notes.push("number.pin: add a reference to the two-step PIN (the existing PIN, or the one to set)");
    Object.assign(number, { pin: { file: "pin.txt" } });
  }
  return { plan: { ...rest, direction: toOnPrem ? "to-onprem" : "to-cloud", number }, notes };
}

/** The reverse plan as it was recorded when the run was opened. */
export function reversePlanOfRun(
  storage: Storage,
  run: RunId,
): Result<{ plan: unknown; notes: string[] }, RunProblem | StorageProblem> {
  const read = storage.read(run);
  if (!read.ok)
    return read.problem.kind === "noSuchRun" ? err({ kind: "noSuchRun", run }) : err(read.problem);
  const opened = read.value.rows[0]?.entry;
  if (opened?.kind !== "opened") return err({ kind: "journalDamaged", run, rows: read.value.damaged.length });
  const { plan, notes } = Stored.parse(opened.wayBack);
  return ok({ plan, notes });
}
