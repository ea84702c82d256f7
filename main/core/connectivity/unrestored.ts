import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { OperationRecord } from "../storage/operation-port.ts";
import { isLockedNamed } from "../storage/run-lock.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import type { TestsDeps } from "./deps.ts";
import { finding, found } from "./findings.ts";
import { interruptedState } from "./interrupted.ts";
import { shownLeft } from "./leftovers.ts";
import { publishRestored } from "./publish-restored.ts";
import { lockForTest, lockName } from "./test-lock.ts";
import { leftOf, restorable, type RestoredFor, type TestRecord, type TestRecords } from "./records.ts";
import { restoreRecord } from "./restore.ts";
import { sealedEraser } from "./record-secrets.ts";
import type { Waits } from "./waits.ts";

type Deps = {
  readonly deps: Pick<TestsDeps, "ports" | "vault" | "push" | "storage">;
  readonly records: TestRecords;
  readonly waits: Pick<Waits, "triesMs" | "lateMs">;
  /** Aborts when the process closes: skip all pauses. */
  readonly hurry: AbortSignal;
  /** Whether a test of this process uses the number. */
  readonly isHere: (phoneNumberId: string) => boolean;
  /** Receives the final state of another process's test once nothing of it is left. */
  readonly settled: (state: TestState) => void;
};

/** What any process replaced and did not restore. */
export type Leftovers = {
  unrestored(): Result<OutputOf<"tests.unrestored">, ProblemOf<"tests.unrestored">>;
  /** The records behind that, standing callbacks first; empty if they cannot be read. */
  records(): readonly TestRecord[];
  /** `by` the program, one that came with a copy is left and reported as that. */
  restore(
    test: string,
    how: RestoreHow,
  ): Promise<Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>>;
  /**
   * Removes the records of ended processes that left nothing at the platform, with their encrypted values as
   * far as the vault is unlocked.
   */
  sweep(): void;
  /** Pushes the list of what is left. */
  tell(): void;
};

type RestoreHow = {
  readonly by: RestoredFor;
  /** The caller holds the number's lock. */
  readonly heldHere?: true;
  /** Tried after those of the record. */
  readonly appSecrets?: readonly Redacted<string>[];
};

export function leftoversOf({ deps, records, waits, hurry, isHere, settled }: Deps): Leftovers {
  const { ports, vault, push } = deps;
  const restoring = new Set<string>();
  /** The answer that a test sent, according to the journal. */
  const answerOf = ({ test }: TestRecord): OperationRecord | undefined => {
    const storage = deps.storage();
    const read = storage.ok ? storage.value.operations.read() : undefined;
    const all = read?.ok === true ? read.value.records : [];
    return all.findLast(({ intent }) => intent.what === "reply" && intent.test === test);
  };

  // What this process is restoring at the moment still counts as left.
  const isInUse = ({ test, phoneNumberId }: TestRecord): boolean =>
    isHere(phoneNumberId) || (!restoring.has(test) && isLockedNamed(ports.dataDir, lockName(phoneNumberId)));

  const left = (): Result<readonly TestRecord[], StorageProblem> => {
    const all = records.all();
    if (!all.ok) return all;
    return ok(all.value.filter((record) => leftOf(record) !== undefined && !isInUse(record)));
  };
  const unrestored: Leftovers["unrestored"] = () => {
    const all = left();
    return all.ok ? ok(shownOf(all.value, vault.state() === "locked")) : all;
  };
  const publish = (): void => {
    const left = unrestored();
    if (left.ok) push("unrestored", left.value);
  };
  const restore: Leftovers["restore"] = async (test, { by, heldHere, appSecrets }) => {
    const read = records.one(test);
    if (!read.ok) return read;
    if (read.value === undefined || isHere(read.value.phoneNumberId))
      return err({ kind: "noSuchTest", test });
    const { phoneNumberId } = read.value;
    const locked =
      heldHere === undefined ? lockForTest(ports.dataDir, phoneNumberId) : ok({ release: () => undefined });
    if (!locked.ok) return locked;
    const lock = locked.value;
    if (lock === undefined) return err({ kind: "noSuchTest", test });
    restoring.add(test);
    try {
      // Who held the lock until now may have changed or removed the record.
      const now = records.one(test);
      if (!now.ok) return now;
      if (now.value === undefined) return err({ kind: "noSuchTest", test });
      const record = restorable(now.value, by);
      if (record === undefined) return ok({ restored: false, check: leftCopied() });
      const restoreDeps = {
        ports,
        vault,
        records,
        pausesMs: waits.triesMs,
        lateMs: waits.lateMs,
        hurry,
        appSecrets,
      };
      const result = await restoreRecord(restoreDeps, record);
      publishRestored(push, record, result);
      // Only a failed check leaves work to do. A standing callback has no wait that could be
      // interrupted.
      const isSettled = result.ok && result.value.check.status !== "fail" && record.point === undefined;
      const finalState = isSettled
        ? interruptedState(record, result.value, ports.clock, answerOf(record))
        : undefined;
      if (finalState !== undefined) settled(finalState);
      return result;
    } finally {
      restoring.delete(test);
      lock.release();
      publish();
    }
  };
  return {
    unrestored,
    records() {
      const all = left();
      return all.ok ? all.value.toSorted((one, other) => rank(one) - rank(other)) : [];
    },
    restore,
    sweep() {
      const all = records.all();
      for (const record of all.ok ? all.value : []) {
        if (leftOf(record) !== undefined || isInUse(record)) continue;
        // A test that has just started has not replaced anything yet either.
        const locked = lockForTest(ports.dataDir, record.phoneNumberId, 0);
        const lock = locked.ok ? locked.value : undefined;
        if (lock === undefined) continue;
        const now = records.one(record.test);
        if (now.ok && now.value !== undefined && leftOf(now.value) === undefined)
          records.remove(record.test, sealedEraser(vault));
        lock.release();
      }
    },
    tell: publish,
  };
}

function shownOf(records: readonly TestRecord[], vaultIsLocked: boolean): OutputOf<"tests.unrestored"> {
  return records.flatMap((record) => {
    const what = leftOf(record);
    return what === undefined ? [] : [shownLeft(record, what, vaultIsLocked)];
  });
}

function leftCopied(): CheckResult {
  return finding("webhooks.restored", { status: "fail", cause: "copied" }, found("leftCopied"));
}

function rank({ point }: TestRecord): number {
  return point === undefined ? 1 : 0;
}
