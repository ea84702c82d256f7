import { useMemo } from "react";
import { useStore } from "zustand";
import type { RunId } from "../../../shared/ids.ts";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { CodeMethod } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, type Result } from "../../../shared/result.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { valueOf } from "../../stores/loadable.ts";
import type { RealmStores } from "../../stores/realm-stores.ts";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import { runWorkOf, takeRun, workOnRun, type RunAction } from "./run-work.ts";

type Moved = Result<RunSnapshot, CallProblem>;
/** A location that the user reports. */
export type ReportedLocation = "cloud" | "on-premises";

/**
 * Everything that the user can do with a migration. Each action first asks to unlock the vault if it is
 * locked.
 */
export type RunActions = {
  readonly busy: RunAction | undefined;
  /** False while an action is in progress or the link is down. */
  readonly may: boolean;
  /** True if the program responds, even while an action is in progress. */
  readonly live: boolean;
  readonly problem: CallProblem | undefined;
  readonly proceed: () => void;
  readonly reopen: () => void;
  /** Checks both APIs now for a number with an unknown location. */
  readonly checkLocation: () => void;
  /** Records a confirmation by the user and continues if nothing else is asked. */
  readonly confirm: (what: Confirmation) => void;
  /** Submits a code. The code is never stored: not in a store, a URL or a log. */
  readonly enterCode: (code: string) => void;
  readonly resendCode: (method: CodeMethod) => void;
  readonly seen: (home: ReportedLocation) => void;
  readonly repeat: () => void;
  readonly abandon: () => void;
};

/** Returns the actions of one migration with their busy and failed state. */
export function useRunActions(run: RunId): RunActions {
  const stores = useStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const busy = useStore(runWorkOf(stores), ({ underWay }) => underWay.get(run));
  const problem = useStore(runWorkOf(stores), ({ problems }) => problems.get(run));
  const acts = useMemo(() => actionsOf(stores, run, ensureOpen), [stores, run, ensureOpen]);
  return { busy, problem, live, may: live && busy === undefined, ...acts };
}

type Acts = Omit<RunActions, "busy" | "live" | "may" | "problem">;

function actionsOf(stores: RealmStores, run: RunId, ensureOpen: () => Promise<boolean>): Acts {
  const { client } = stores;
  const act = (action: RunAction, work: () => Promise<Moved>): void => {
    const gated = async (): Promise<Moved | undefined> => ((await ensureOpen()) ? work() : undefined);
    workOnRun(stores, { run, action, work: gated }).catch(() => undefined);
  };
  return {
    proceed: () => act("proceed", () => callFor(client, "migration.proceed", { run })),
    checkLocation: () => act("proceed", () => callFor(client, "migration.checkLocation", { run })),
    reopen: () => act("reopen", () => reopened(stores, run)),
    confirm: (what) =>
      act("confirm", async () => {
        const confirmed = await callFor(client, "migration.confirm", { run, what: [what], by: "person" });
        if (!confirmed.ok || confirmed.value.phase.kind !== "ready") return confirmed;
        takeRun(stores, confirmed.value);
        return callFor(client, "migration.proceed", { run });
      }),
    enterCode: (code) => act("code", () => callFor(client, "migration.enterCode", { run, code })),
    resendCode: (method) => act("resend", () => callFor(client, "migration.resendCode", { run, method })),
    seen: (home) =>
      act("resolve", () => callFor(client, "migration.resolve", { run, word: { kind: "seen", home } })),
    repeat: () =>
      act("resolve", () => callFor(client, "migration.resolve", { run, word: { kind: "repeat" } })),
    abandon: () => act("abandon", () => callFor(client, "migration.abandon", { run })),
  };
}

/**
 * Reopens an ended migration. If nothing changed, the rejected PIN is still the same: reported as
 * `pinUnchanged`.
 */
async function reopened({ client, runs }: RealmStores, run: RunId): Promise<Moved> {
  const before = valueOf(runs.getState())?.get(run)?.revision;
  const answer = await callFor(client, "migration.proceed", { run, reopen: true });
  const same = answer.ok && answer.value.phase.kind === "ended" && answer.value.revision === before;
  return same ? err({ kind: "named", problem: { kind: "pinUnchanged", run } }) : answer;
}
