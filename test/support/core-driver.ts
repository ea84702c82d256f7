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

/** Drives one core through every operation and checks the journal's assertions as it grows. */
export type CoreDriver = {
  readonly deps: MigrationDeps;
  /** What the journal asserted that was not true, over all operations of this driver. */
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
  /** Confirms everything that --yes covers and continues until the run stops at something else. */
  goOn(first: RunSnapshot): Promise<RunSnapshot>;
  /**
   * Starts the run with the preflight checks' current results, then calls `meanwhile` to change the sandbox,
   * then continues.
   */
  migrate(plan: Plan, meanwhile?: () => void): Promise<RunSnapshot>;
  close(): Promise<void>;
};

type Change = {
  readonly ports?: (ports: HostPorts) => HostPorts;
  readonly deps?: (deps: MigrationDeps) => MigrationDeps;
  /** Receives what the core pushes. */
  readonly push?: Push;
};

/**
 * Opens a core on the harness's data folder, as a separate process would. `change` replaces its ports or
 * dependencies.
 */
export async function openCoreDriver(rig: Harness, change: Change = {}): Promise<CoreDriver> {
  // Each process has its own clock, so that monotonic times are not carried over between processes.
  const own = { ...rig.ports, clock: { ...rig.ports.clock } };
  const ports = change.ports?.(own) ?? own;
  const folder = openDataFolder(ports, change.push ?? (() => undefined));
  must(await folder.vault.unlock(redact("correct horse battery", "passphrase")));
  const opened = must(folder.migration());
  const { storage, claims } = watched(opened.storage, rig.sandbox);
  const deps = change.deps?.({ ...opened, storage }) ?? { ...opened, storage };
  const driver: CoreDriver = {
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
    goOn: (first) => continueRun(driver, first),
    async migrate(plan, meanwhile) {
      const started = must(await driver.start(plan));
      meanwhile?.();
      return driver.goOn(started);
    },
    close: () => folder.close(),
  };
  return driver;
}

async function continueRun(driver: CoreDriver, first: RunSnapshot): Promise<RunSnapshot> {
  let snapshot = first;
  for (let round = 0; round < 10; round += 1) {
    if (snapshot.phase.kind === "awaiting-confirmation") {
      const what = snapshot.phase.what.filter((item) => COVERED_BY_YES[item]);
      if (what.length === 0) return snapshot;
      snapshot = must(await driver.confirm(snapshot, what, "yes-option"));
    }
    snapshot = must(await driver.proceed(snapshot));
    if (snapshot.phase.kind !== "awaiting-confirmation") return snapshot;
  }
  throw new Error(`no rest: ${JSON.stringify(snapshot.phase)}`);
}

/**
 * The result of a run in one line: how it ended or what it waits for, the reported location and its proof.
 */
export function endingOf({ phase, numberIs, proof }: RunSnapshot): string {
  const result =
    phase.kind === "ended"
      ? phase.reason
      : phase.kind === "awaiting-confirmation"
        ? `awaiting ${phase.what.join()}`
        : phase.kind;
  return `${result}, ${numberIs} ${proof}`;
}

/** Counts the requests that reached the sandbox with this method and path ending (query ignored). */
export function countOf(rig: Harness, method: string, ending: string): number {
  return rig.sandbox.world
    .requests()
    .filter((entry) => entry.method === method && entry.path.split("?")[0]?.endsWith(ending)).length;
}
