import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { takeAuthorityAway, withAuthority, type AuthorityEnd } from "./authority.ts";
import { finding, found } from "./findings.ts";
import { restoreCallback } from "./restore-callback.ts";
import { isOver, type RestoreOutcome } from "./restore-outcome.ts";
import { restoredCheck } from "./restored-check.ts";
import { distinct, openedFor, ownersTokens, sealedEraser } from "./record-secrets.ts";
import { openRecordTarget } from "./record-target.ts";
import { knownReplaced } from "./test-record-writer.ts";
import {
  type KnownReplaced,
  leftOf,
  type ReplacedRecord,
  type Restorable,
  type TestRecord,
  type TestRecords,
  withOthers,
} from "./records.ts";
import { apiOfRecord, leadsTo, type OpenTarget } from "./target.ts";

type Deps = Restoring & {
  readonly ports: HostPorts;
  /** The caller's app secrets, tried after those of the record. */
  readonly appSecrets?: readonly Redacted<string>[] | undefined;
};

type Restoring = {
  readonly ports: Pick<HostPorts, "clock" | "secrets">;
  readonly vault: Vault;
  readonly records: TestRecords;
  readonly pausesMs: readonly number[];
  readonly lateMs: number;
  /** Ends the delays at once, because the process closes. */
  readonly hurry: AbortSignal;
};

type Given = Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>;

/** Restores what one test left, with the secrets that its record refers to. */
export async function restoreRecord(deps: Deps, record: Restorable): Promise<Given> {
  const { ports, vault, records } = deps;
  if (leftOf(record) === undefined) {
    const removed = records.remove(record.test, sealedEraser(vault));
    if (!removed.ok) return removed;
    return ok({ restored: true, check: finding("webhooks.restored", "pass", found("nothingBorrowed")) });
  }
  const known = knownOf(deps, record);
  if (!known.ok) return known;
  const appSecrets = openedFor(vault, record, "app secret");
  if (!appSecrets.ok) return appSecrets;
  const secrets = distinct([...appSecrets.value, ...(deps.appSecrets ?? [])]);
  const opened = await openRecordTarget({ ports, vault }, record, secrets);
  if (!opened.ok)
    return opened.problem.kind === "notSetUp"
      ? ok({ restored: false, check: checkOf({ kind: "refused" }, known.value.replaced) })
      : { ok: false, problem: opened.problem };
  try {
    return await restoreAt(opened.value, deps, record);
  } finally {
    await opened.value.close();
  }
}

/** Restores what one test left through connections to an API. */
export async function restoreAt(
  target: Pick<OpenTarget, "source" | "api" | "level" | "authorities">,
  deps: Restoring,
  record: Restorable,
): Promise<Given> {
  const { ports, vault, records, pausesMs, lateMs, hurry } = deps;
  const { clock } = ports;
  const known = knownOf(deps, record);
  if (!known.ok) return known;
  const { replaced, tokens } = known.value;
  // Another API may show nothing of ours, while the callback URL is still replaced at the recorded one.
  if (!leadsTo(target, record)) return ok({ restored: false, check: elsewhere(record) });
  const restoreOutcome: RestoreOutcome =
    replaced === undefined
      ? { kind: "restored" }
      : await restoreCallback({
          access: await target.level(replaced.level),
          replaced,
          tokens,
          clock,
          pausesMs,
          lateMs,
          hurry,
          noteOthers: () => void records.change(record.test, withOthers),
        });
  const away: AuthorityEnd = isOver(restoreOutcome)
    ? await takeAuthorityAway({
        access: target.authorities,
        mark: record.authority,
        clock,
        pausesMs,
        lateMs,
        hurry,
        noteDisplaced: (authority) => void records.change(record.test, (now) => ({ ...now, authority })),
      })
    : { kind: "away" };
  const check = withAuthority(checkOf(restoreOutcome, replaced), away);
  if (isOver(restoreOutcome) && away.kind !== "left") {
    const removed = records.remove(record.test, sealedEraser(vault));
    if (!removed.ok) return removed;
  }
  return ok({ restored: restoreOutcome.kind === "restored" && away.kind === "away", check });
}

type Known = { readonly replaced: KnownReplaced | undefined; readonly tokens: readonly Redacted<string>[] };

/** What is known of what a test replaced, and the verify tokens of the URL from before. */
function knownOf(
  { vault, records, ports }: Restoring,
  record: TestRecord,
): Result<Known, VaultProblem | StorageProblem> {
  const replaced = knownReplaced(vault, records, record);
  if (!replaced.ok) return replaced;
  const tokens = ownersTokens({ vault, ports }, record);
  return tokens.ok ? ok({ replaced: replaced.value, tokens: tokens.value }) : tokens;
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
