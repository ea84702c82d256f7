import type { RunId } from "../../../shared/ids.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { statusOf } from "../migration/status.ts";
import type { Proofs } from "../proof/proofs.ts";
import type { JournalReading, Storage } from "../storage/port.ts";

export type RunFactsDeps = {
  readonly ports: Pick<HostPorts, "clock" | "practice">;
  readonly storage: Storage;
  readonly proofs: Pick<Proofs, "chain">;
};

/** `chain` is missing where another migration of the number is the last one that moved it. */
export type RunFacts = {
  readonly snapshot: RunSnapshot;
  readonly plan: Plan;
  readonly journal: JournalReading;
  readonly chain: Extract<ReturnType<Proofs["chain"]>, { readonly ok: true }>["value"];
};

/**
 * What reports and letters say of a migration, from the journal and the evidence since. Sends nothing; needs
 * no vault.
 *
 * Problems: noSuchRun, journalDamaged if even the first row is corrupted, runOfNewerVersion, storage.
 */
export function runFacts(
  { ports, storage, proofs }: RunFactsDeps,
  run: RunId,
): Result<RunFacts, RunProblem | StorageProblem> {
  const status = statusOf({ storage, ports }, run);
  if (!status.ok) return status;
  const read = storage.read(run);
  if (!read.ok)
    return read.problem.kind === "noSuchRun" ? err({ kind: "noSuchRun", run }) : err(read.problem);
  const [snapshot] = status.value;
  const opened = read.value.rows[0]?.entry;
  if (snapshot === undefined || opened?.kind !== "opened")
    return err({ kind: "journalDamaged", run, rows: read.value.damaged.length });
  const found = proofs.chain({ number: snapshot.number, phoneNumberId: snapshot.phoneNumberId });
  if (!found.ok) return found;
  const chain = found.value?.run === run ? found.value : undefined;
  return ok({ snapshot, plan: opened.plan, journal: read.value, chain });
}
