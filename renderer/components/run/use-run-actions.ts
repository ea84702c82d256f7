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
/** Where a person says that they see the number. */
export type ReportedLocation = "cloud" | "on-premises";

/** Everything that a person can do with a run. Each asks for the vault first where it is shut. */
export type RunActions = {
  readonly busy: RunAction | undefined;
  /** False while something is under way or the program cannot be reached. */
  readonly may: boolean;
  /** The program can be reached, whatever is under way. */
  readonly live: boolean;
  readonly problem: CallProblem | undefined;
  readonly proceed: () => void;
  readonly reopen: () => void;
  /** Records the person's word and goes on where nothing else is asked. */
  readonly confirm: (what: Confirmation) => void;
  /** Hands in a code. It is kept nowhere: not in a store, not in an address, not in a log. */
  readonly enterCode: (code: string) => void;
  readonly resendCode: (method: CodeMethod) => void;
  readonly seen: (home: ReportedLocation) => void;
  readonly repeat: () => void;
  readonly abandon: () => void;
};

/** Gives the actions of one run with their busy and failed looks. */
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

/** Takes an ended run up. One that stays just as it was kept the PIN that was refused: that is said, not shown as nothing. */
async function reopened({ client, runs }: RealmStores, run: RunId): Promise<Moved> {
  const before = valueOf(runs.getState())?.get(run)?.revision;
  const answer = await callFor(client, "migration.proceed", { run, reopen: true });
  const same = answer.ok && answer.value.phase.kind === "ended" && answer.value.revision === before;
  return same ? err({ kind: "named", problem: { kind: "pinUnchanged", run } }) : answer;
}
