import { openDataFolder } from "../../main/core/data-folder/data-folder.ts";
import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import { abandon } from "../../main/core/migration/operations/abandon.ts";
import { enterCode, resendCode } from "../../main/core/migration/operations/code.ts";
import { confirm, proceed } from "../../main/core/migration/operations/proceed.ts";
import { resolve, type Resolution } from "../../main/core/migration/operations/resolve.ts";
import { start } from "../../main/core/migration/operations/start.ts";
import type { Operation } from "../../main/core/migration/operations/with-run.ts";
import { statusOf } from "../../main/core/migration/status.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import type { Push } from "../../main/core/runtime/topics.ts";
import type { JournalRow } from "../../main/core/storage/port.ts";
import type { RunId } from "../../shared/ids.ts";
import { COVERED_BY_YES, type Confirmation } from "../../shared/migration/confirmation.ts";
import type { CodeMethod, Plan } from "../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { redact } from "../../shared/redacted.ts";
import { watched, type JournalAssertions } from "./journal-assertions.ts";
import { must, type Harness } from "./harness.ts";

type OfRun = { readonly run: RunId };

/** A person's hands on one core: every operation, with the journal's claims watched as it grows. */
export type CoreDriver = {
  readonly deps: MigrationDeps;
  /** What the journal claimed that was not true, over everything these hands did. */
  readonly claims: JournalAssertions;
  start(plan: Plan): Operation;
  proceed(of: OfRun, reopen?: boolean): Operation;
  confirm(of: OfRun, what: readonly Confirmation[], by?: "person" | "yes-option"): Operation;
  enterCode(of: OfRun, code?: string): Operation;
  resend(of: OfRun, method?: CodeMethod): Operation;
  resolve(of: OfRun, word: Resolution): Operation;
  abandon(of: OfRun): Operation;
  status(of: OfRun): RunSnapshot;
  rows(of: OfRun): readonly JournalRow[];
  /** Goes on like a person who says yes to all that --yes covers, until the run rests. */
  goOn(first: RunSnapshot): Promise<RunSnapshot>;
  /** Starts with what the pre-checks see now, then sets the world as the test wants it, then goes on. */
  migrate(plan: Plan, meanwhile?: () => void): Promise<RunSnapshot>;
  close(): Promise<void>;
};

type Change = {
  readonly ports?: (ports: HostPorts) => HostPorts;
  readonly deps?: (deps: MigrationDeps) => MigrationDeps;
  /** Hears what the core says by itself. */
  readonly push?: Push;
};

/** Opens a core on the rig's data folder, as a process of its own would; `change` puts something in its way. */
export async function openCoreDriver(rig: Harness, change: Change = {}): Promise<CoreDriver> {
  // Each process has a clock of its own, so that no monotonic time is taken over.
  const own = { ...rig.ports, clock: { ...rig.ports.clock } };
  const ports = change.ports?.(own) ?? own;
  const folder = openDataFolder(ports, change.push ?? (() => undefined));
  must(await folder.vault.unlock(redact("correct horse battery", "passphrase")));
  const opened = must(folder.migration());
  const { storage, claims } = watched(opened.storage, rig.sandbox);
  const deps = change.deps?.({ ...opened, storage }) ?? { ...opened, storage };
  const hands: CoreDriver = {
    deps,
    claims,
    start: (plan) => start(deps, { plan, onCheck: () => undefined }),
    proceed: ({ run }, reopen = false) => proceed(deps, run, reopen),
    confirm: ({ run }, what, by = "person") => confirm(deps, { run, what, by }),
    enterCode: ({ run }, code = rig.sandbox.world.lastCode() ?? "000000") =>
      enterCode(deps, run, redact(code, "registration code")),
    resend: ({ run }, method) => resendCode(deps, run, method),
    resolve: ({ run }, word) => resolve(deps, run, word),
    abandon: ({ run }) => abandon(deps, run),
    status: ({ run }) => {
      const [snapshot] = must(statusOf(deps, run));
      if (snapshot === undefined) throw new Error("the run has a status");
      return snapshot;
    },
    rows: ({ run }) => must(deps.storage.read(run)).rows,
    goOn: (first) => goOn(hands, first),
    async migrate(plan, meanwhile) {
      const started = must(await hands.start(plan));
      meanwhile?.();
      return hands.goOn(started);
    },
    close: () => folder.close(),
  };
  return hands;
}

async function goOn(hands: CoreDriver, first: RunSnapshot): Promise<RunSnapshot> {
  let snapshot = first;
  for (let round = 0; round < 10; round += 1) {
    if (snapshot.phase.kind === "awaiting-confirmation") {
      const what = snapshot.phase.what.filter((item) => COVERED_BY_YES[item]);
      if (what.length === 0) return snapshot;
      snapshot = must(await hands.confirm(snapshot, what, "yes-option"));
    }
    snapshot = must(await hands.proceed(snapshot));
    if (snapshot.phase.kind !== "awaiting-confirmation") return snapshot;
  }
  throw new Error(`no rest: ${JSON.stringify(snapshot.phase)}`);
}

/** How a run came out, in one line: its end or resting place, where it says the number is, and by what. */
export function endingOf({ phase, numberIs, proof }: RunSnapshot): string {
  const place =
    phase.kind === "ended"
      ? phase.reason
      : phase.kind === "awaiting-confirmation"
        ? `awaiting ${phase.what.join()}`
        : phase.kind;
  return `${place}, ${numberIs} ${proof}`;
}

/** Requests that reached the practice platform, by the end of their path. */
export function countOf(rig: Harness, method: string, ending: string): number {
  return rig.sandbox.world
    .requests()
    .filter((entry) => entry.method === method && entry.path.split("?")[0]?.endsWith(ending)).length;
}
