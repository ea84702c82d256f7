import type { RunId } from "../../../shared/ids.ts";
import type { Language } from "../../../shared/language.ts";
import type { LetterFacts } from "../../../shared/letter/letter.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { spoken } from "../../../shared/phone.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { isPractice } from "../report/gather-report.ts";
import { runFacts, type RunFactsDeps } from "../report/run-facts.ts";

type Wish = { readonly language: Language; readonly at?: string | undefined };

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
  deps: RunFactsDeps,
  run: RunId,
  wish: Wish,
): Result<LetterFacts, RunProblem | StorageProblem> {
  const facts = runFacts(deps, run);
  if (!facts.ok) return facts;
  const { snapshot, plan, chain } = facts.value;
  const ofPlan = letterOfPlan(deps.ports, plan, wish);
  return ok({
    ...ofPlan,
    name: snapshot.displayName?.reported ?? ofPlan.name,
    method: snapshot.phase.kind === "awaiting-code" ? snapshot.phase.method : ofPlan.method,
    run: { snapshot, chain },
  });
}
