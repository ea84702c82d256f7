import type { RunId } from "../../../shared/ids.ts";
import type { Language } from "../../../shared/language.ts";
import type { LetterFacts } from "../../../shared/letter/letter.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { spoken } from "../../../shared/phone.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { statusOf } from "../migration/status.ts";
import type { Proofs } from "../proof/proofs.ts";
import { isPractice } from "../report/gather-report.ts";
import type { Storage } from "../storage/port.ts";

type Wish = { readonly language: Language; readonly at?: string | undefined };

export type LetterDeps = {
  readonly ports: Pick<HostPorts, "clock" | "practice">;
  readonly storage: Storage;
  readonly proofs: Pick<Proofs, "chain">;
};

/** What a letter about a plan is made of: only what the plan says. */
export function letterOfPlan(
  ports: Pick<HostPorts, "practice">,
  plan: Plan,
  { language, at }: Wish,
): LetterFacts {
  const { cc, phoneNumber, displayName, method = "sms" } = plan.number;
  return {
    language,
    practice: isPractice(ports, plan),
    spoken: spoken(cc, phoneNumber),
    name: displayName,
    direction: plan.direction,
    method,
    at,
    run: undefined,
  };
}

/** What a letter about a number of a workspace is made of, whose plan may still lack something. */
export function letterOfNumber(
  ports: Pick<HostPorts, "practice">,
  { cloud }: Workspace,
  number: WorkspaceNumber,
  { language, at, direction }: Wish & { readonly direction: Direction },
): LetterFacts {
  const { cc, phoneNumber, displayName, method = "sms" } = number;
  return {
    language,
    practice: cloud === undefined ? ports.practice !== undefined : isPractice(ports, { cloud }),
    spoken: spoken(cc, phoneNumber),
    name: displayName,
    direction,
    method,
    at,
    run: undefined,
  };
}

/**
 * What a letter about a migration is made of, from the journal and the evidence since. Sends nothing; needs no vault.
 *
 * Problems: noSuchRun, journalDamaged if even the first row is corrupted, runOfNewerVersion, storage.
 */
export function letterOfRun(
  { ports, storage, proofs }: LetterDeps,
  run: RunId,
  wish: Wish,
): Result<LetterFacts, RunProblem | StorageProblem> {
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
  const ofPlan = letterOfPlan(ports, opened.plan, wish);
  return ok({
    ...ofPlan,
    name: snapshot.displayName?.reported ?? ofPlan.name,
    method: snapshot.phase.kind === "awaiting-code" ? snapshot.phase.method : ofPlan.method,
    run: { snapshot, chain },
  });
}
