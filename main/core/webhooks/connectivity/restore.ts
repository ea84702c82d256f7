import { ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { HostPorts, Vault } from "../../ports.ts";
import { finding, found } from "./findings.ts";
import { giveBack, isOver, restoredCheck } from "./give-back.ts";
import { eraseSealedFor, exactBorrowed, openedFor, ownersToken } from "./book.ts";
import type { TestRecord, TestRecords } from "./records.ts";
import { openTarget } from "./target.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly vault: Vault;
  readonly records: TestRecords;
  readonly pausesMs: readonly number[];
};

/** Gives back what one test left behind, with the secrets that its record refers to. */
export async function restoreRecord(
  { ports, vault, records, pausesMs }: Deps,
  record: TestRecord,
): Promise<Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>> {
  const { target } = record;
  if (record.borrowed === undefined) {
    eraseSealedFor(vault, record);
    const removed = records.remove(record.test);
    if (!removed.ok) return removed;
    return ok({ restored: true, check: finding("webhooks.restored", "pass", found("nothingBorrowed")) });
  }
  const exact = exactBorrowed(vault, records, record);
  if (!exact.ok) return exact;
  const borrowed = exact.value ?? record.borrowed;
  const token = ownersToken({ vault, ports }, record);
  if (!token.ok) return token;
  const appSecret = openedFor(vault, record, "app secret");
  if (!appSecret.ok) return appSecret;
  const opened = openTarget({ ports, vault }, { target, source: record.side }, appSecret.value);
  if (!opened.ok)
    return opened.problem.kind === "notSetUp"
      ? ok({ restored: false, check: restoredCheck({ kind: "refused" }, borrowed) })
      : { ok: false, problem: opened.problem };
  try {
    const access = await opened.value.level(borrowed.level);
    const given = await giveBack({ access, borrowed, token: token.value, clock: ports.clock, pausesMs });
    const check = restoredCheck(given, borrowed);
    if (isOver(given)) {
      eraseSealedFor(vault, record);
      const removed = records.remove(record.test);
      if (!removed.ok) return removed;
    }
    return ok({ restored: given.kind === "restored", check });
  } finally {
    await opened.value.close();
  }
}
