import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { takeAuthorityAway, withAuthority, type AuthorityEnd } from "./authority.ts";
import { finding, found } from "./findings.ts";
import { restoreCallback, isOver, restoredCheck, type RestoreOutcome } from "./restore-callback.ts";
import { distinct, openedFor, ownersTokens, sealedEraser } from "./record-secrets.ts";
import { openRecordTarget } from "./record-target.ts";
import { knownReplaced } from "./test-record-writer.ts";
import { leftOf, type ReplacedRecord, type TestRecord, type TestRecords } from "./records.ts";
import { apiOfRecord, leadsTo } from "./target.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly vault: Vault;
  readonly records: TestRecords;
  readonly pausesMs: readonly number[];
  readonly lateMs: number;
  /** Ends the delays at once, because the process closes. */
  readonly hurry: AbortSignal;
  /** The caller's app secrets, tried after those of the record. */
  readonly appSecrets?: readonly Redacted<string>[] | undefined;
};

/** Restores what one test left, with the secrets that its record refers to. */
export async function restoreRecord(
  { ports, vault, records, pausesMs, lateMs, hurry, ...own }: Deps,
  record: TestRecord,
): Promise<Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>> {
  if (leftOf(record) === undefined) {
    const removed = records.remove(record.test, sealedEraser(vault));
    if (!removed.ok) return removed;
    return ok({ restored: true, check: finding("webhooks.restored", "pass", found("nothingBorrowed")) });
  }
  const exact = knownReplaced(vault, records, record);
  if (!exact.ok) return exact;
  const replaced = exact.value;
  const tokens = ownersTokens({ vault, ports }, record);
  if (!tokens.ok) return tokens;
  const appSecrets = openedFor(vault, record, "app secret");
  if (!appSecrets.ok) return appSecrets;
  const secrets = distinct([...appSecrets.value, ...(own.appSecrets ?? [])]);
  const opened = await openRecordTarget({ ports, vault }, record, secrets);
  if (!opened.ok)
    return opened.problem.kind === "notSetUp"
      ? ok({ restored: false, check: checkOf({ kind: "refused" }, replaced) })
      : { ok: false, problem: opened.problem };
  try {
    // Another API may show nothing of ours, while the callback URL is still replaced at the recorded one.
    if (!leadsTo(opened.value, record)) return ok({ restored: false, check: elsewhere(record) });
    const restoreOutcome: RestoreOutcome =
      replaced === undefined
        ? { kind: "restored" }
        : await restoreCallback({
            access: await opened.value.level(replaced.level),
            replaced: replaced,
            tokens: tokens.value,
            clock: ports.clock,
            pausesMs,
            lateMs,
            hurry,
          });
    const away: AuthorityEnd = isOver(restoreOutcome)
      ? await takeAuthorityAway({
          access: opened.value.authorities,
          mark: record.authority,
          clock: ports.clock,
          pausesMs,
          lateMs,
          hurry,
          noteDisplaced: (authority) => void records.write({ ...record, authority, seq: record.seq + 1 }),
        })
      : { kind: "away" };
    const check = withAuthority(checkOf(restoreOutcome, replaced), away);
    if (isOver(restoreOutcome) && away.kind !== "left") {
      const removed = records.remove(record.test, sealedEraser(vault));
      if (!removed.ok) return removed;
    }
    return ok({ restored: restoreOutcome.kind === "restored" && away.kind === "away", check });
  } finally {
    await opened.value.close();
  }
}

function elsewhere(record: TestRecord): CheckResult {
  const not = { status: "fail", cause: "not-restored" } as const;
  return finding("webhooks.restored", not, found("restoreElsewhere", { api: apiOfRecord(record) ?? "?" }));
}

/** A record that holds only an authority has no callback URL to report. */
function checkOf(restoreOutcome: RestoreOutcome, replaced: ReplacedRecord | undefined): CheckResult {
  return replaced === undefined && restoreOutcome.kind === "restored"
    ? finding("webhooks.restored", "pass", found("nothingBorrowed"))
    : restoredCheck(restoreOutcome, replaced ?? { level: "client" });
}
