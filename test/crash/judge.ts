import { fold } from "../../main/core/migration/state/fold.ts";
import { openBackup } from "../../main/core/migration/backup.ts";
import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import { ATTEMPTS_PER_WINDOW } from "../../main/core/storage/attempt-ledger.ts";
import { statusOf } from "../../main/core/migration/status.ts";
import { numberOf } from "../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../shared/migration/step.ts";
import { must } from "../support/harness.ts";
import type { Deeds } from "./person.ts";
import type { Stage } from "./stage.ts";

/** What has to be the same however often the program was killed on the way. */
export type Ending = {
  readonly phase: string;
  readonly home: string;
  readonly truth: string;
  readonly subscribed: boolean;
  /** Each step with its last state, as the journal has it. */
  readonly steps: readonly string[];
};

/** How the last migration ended, and what the platform says. */
export function endingOf({ sandbox }: Stage, last: RunSnapshot): Ending {
  const { home, subscribed } = sandbox.world.truth();
  return {
    phase: last.phase.kind === "ended" ? last.phase.reason : last.phase.kind,
    home: `${last.numberIs} ${last.proof}`,
    truth: home,
    subscribed: subscribed.includes(sandbox.cloud.appId),
    steps: last.steps.map(({ step, state }) => `${step} ${state.kind}`),
  };
}

const REQUESTS: Partial<Readonly<Record<StepName, RegExp>>> = {
  backup: /\/v1\/settings\/backup$/,
  register: /\/register$/,
  subscribe: /\/subscribed_apps$/,
  account: /\/v1\/account$/,
  code: /\/v1\/account\/verify$/,
  shards: /\/v1\/account\/shards$/,
};

/** How many requests of a step reached the platform. */
function sentFor(stage: Stage, step: StepName): number {
  return stage
    .requests()
    .filter(({ method, path }) => method === "POST" && REQUESTS[step]?.test(path.split("?")[0] ?? "")).length;
}

/**
 * What must not be at any moment: requests without an intent, a register request that was not counted, a pair that is
 * lost or does not open, a place that is said and is not so.
 */
export function flawsNow(stage: Stage, deps: MigrationDeps): readonly string[] {
  const flaws: string[] = [];
  const snapshots = must(statusOf(deps));
  const states = snapshots.map(({ run }) => {
    const { rows, damaged } = must(deps.storage.read(run));
    if (damaged.length > 0) flaws.push(`${damaged.length} rows of a journal are corrupted`);
    return { run, rows, state: fold(rows) };
  });
  const entries = states.flatMap(({ rows }) => rows.map(({ entry }) => entry));
  for (const step of Object.keys(REQUESTS) as StepName[]) {
    const intents = entries.filter((entry) => entry.kind === "intent" && entry.step === step).length;
    const sent = sentFor(stage, step);
    if (sent > intents) flaws.push(`${sent} requests of ${step} under ${intents} intents`);
  }
  const registers = sentFor(stage, "register");
  const { inWindow } = must(deps.storage.attemptsLeft(numberOf(stage.plan), stage.plan));
  if (registers > ATTEMPTS_PER_WINDOW - inWindow)
    flaws.push(`${registers} register requests, ${ATTEMPTS_PER_WINDOW - inWindow} of them counted`);
  const pairs = states.filter(({ state }) => state.pair !== undefined);
  for (const { run, state } of pairs) {
    const pair = state.pair === undefined ? undefined : openBackup(deps.vault, state, state.pair);
    if (pair?.ok !== true || pair.value.data.reveal() === "") flaws.push(`the pair of ${run} does not open`);
  }
  if (registers > 0 && pairs.length === 0) flaws.push("register was sent, and no pair is kept");
  const { home } = stage.sandbox.world.truth();
  if (stage.sandbox.world.homes().some((entry) => entry.home === "none"))
    flaws.push("the number was nowhere");
  const [newest] = [...snapshots].sort((one, other) => other.openedAt.localeCompare(one.openedAt));
  if (newest?.proof === "proven" && newest.numberIs !== (home === "onprem" ? "on-premises" : home))
    flaws.push(`the number is said to be proven ${newest.numberIs}, and is ${home}`);
  return flaws;
}

/** What must not be at the end, beside `flawsNow`. */
export function flawsAtEnd(
  stage: Stage,
  deps: MigrationDeps,
  { deeds, whole }: { readonly deeds: Deeds; readonly whole: Ending },
): readonly string[] {
  const flaws = [...flawsNow(stage, deps)];
  const ending = endingOf(stage, deeds.last);
  if (JSON.stringify(ending) !== JSON.stringify(whole))
    flaws.push(`ends as ${JSON.stringify(ending)}, uncrashed as ${JSON.stringify(whole)}`);
  const most = { register: 1, account: 1 + deeds.resent, code: 1 } as const;
  for (const step of ["register", "account", "code"] as const)
    if (sentFor(stage, step) > most[step]) flaws.push(`${sentFor(stage, step)} requests of ${step}`);
  const runs = must(statusOf(deps));
  const open = runs.filter(({ phase }) => phase.kind !== "ended");
  if (open.length > 0) flaws.push(`${open.length} migrations are still open`);
  if (runs.some(({ run }) => deps.storage.isHeld(run))) flaws.push("a migration is still held");
  if (must(deps.storage.inTheWay(stage.plan)) !== null) flaws.push("the number is not free");
  return flaws;
}
