import type { Redacted } from "../../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import { notMoved } from "../../storage/moved-folder.ts";
import { isLockedNamed } from "../../storage/run-lock.ts";
import { distinct, openedFor } from "../record-secrets.ts";
import { openRecordTarget } from "../record-target.ts";
import { exactReplaced } from "../test-record-writer.ts";
import { finding, found, nothingReplaced } from "../findings.ts";
import { restoreCallback } from "../restore-callback.ts";
import { restoredCheck } from "../restored-check.ts";
import { newestOf, secretOf } from "../prepare.ts";
import { lockForTest, lockName } from "../test-lock.ts";
import { leftOf, type ReplacedRecord, type TestRecord } from "../records.ts";
import { isMarked, takeAnswer } from "./restore-request.ts";
import type { PointsDeps } from "./deps.ts";

type Target = ParsedInputOf<"points.restore">["target"];
type Problem = ProblemOf<"points.restore">;
type Given = OutputOf<"points.restore">;
type Restored = Result<Given, Problem>;

/**
 * How long another process may take to restore what it holds: its own attempts take about ten seconds, a late
 * effect may take 16 s more, and the same again for a certificate authority.
 */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 200;

/** What is known of a record while it exists: its encrypted values are erased with it. */
type KnownRecord = {
  readonly record: TestRecord;
  readonly exact: Result<ReplacedRecord | undefined, VaultProblem | StorageProblem>;
  readonly appSecrets: readonly Redacted<string>[];
};

/**
 * Restores the callback URL that a number had before its notifications came here. If this or another process
 * holds it, asks that process to end and verifies the result; if this process lacks the secrets for that,
 * returns what the other process saw.
 */
export async function restoreNumber(pointsDeps: PointsDeps, target: Target): Promise<Restored> {
  const { deps, running, records, leftovers } = pointsDeps;
  const phoneNumberId = target.kind === "plan" ? target.plan.number.phoneNumberId : target.phoneNumberId;
  const here = [...running.values()].find(({ state }) => state.now().phoneNumberId === phoneNumberId);
  if (here?.isPoint === false) return err({ kind: "testRunning", test: here.state.now().test });
  if (here !== undefined) {
    here.finish();
    await here.done;
    const { steps, restored } = here.state.now();
    const check = steps.find(({ id }) => id === "webhooks.restored")?.check ?? nothingReplaced();
    return ok({ restored: restored === true, found: true, check });
  }
  const unmoved = notMoved(deps.ports.dataDir);
  if (!unmoved.ok) return unmoved;
  const known = new Map<string, KnownRecord>();
  const free = await askBack(pointsDeps, phoneNumberId, known);
  if (!free.ok) return free;
  const secret = secretOf({ target });
  let last: Given = { restored: true, found: false, check: nothingReplaced() };
  for (const one of known.values()) {
    const appSecrets = distinct([...(secret === undefined ? [] : [secret]), ...one.appSecrets]);
    const result = await restoreOne(pointsDeps, { ...one, appSecrets });
    if (!result.ok) return result;
    const isFound = last.found || leftOf(one.record) !== undefined;
    last = { ...result.value, found: isFound, restored: last.restored && result.value.restored };
  }
  // Records of tests that replaced nothing may lie there with the URL that they were about to replace.
  leftovers.sweep();
  const setAside = records.setAside();
  if (!setAside.ok) return setAside;
  if (setAside.value === undefined) return ok(last);
  // What a corrupted record had replaced is unknown, however often this is asked.
  if (!last.found) return err({ kind: "storageDamaged", setAside: setAside.value });
  return ok(last.restored ? { ...last, restored: false, check: restoredButUnread(setAside.value) } : last);
}

/** What is known was restored; a corrupted record may hide another callback URL that is still replaced. */
function restoredButUnread(setAside: string): Given["check"] {
  const unknown = { status: "fail", cause: "not-known" } as const;
  return finding("webhooks.restored", unknown, found("restoredButUnread", { setAside }));
}

/**
 * Asks the holding process for as long as the number is locked: one that has just started has no record yet,
 * and one that waits for a user also receives the request. Fills in what is known of each record.
 */
async function askBack(
  { deps, records }: PointsDeps,
  phoneNumberId: string,
  known: Map<string, KnownRecord>,
): Promise<Result<null, Problem>> {
  const { clock, dataDir } = deps.ports;
  const asked = new Set<string>();
  const sinceMs = clock.monotonicMs();
  for (;;) {
    const isHeld = isLockedNamed(dataDir, lockName(phoneNumberId));
    const all = records.all();
    if (!all.ok) return all;
    for (const record of all.value) {
      const { test, point } = record;
      if (record.phoneNumberId !== phoneNumberId) continue;
      if (leftOf(record) === undefined && point === undefined) continue;
      if (known.get(test)?.record.seq !== record.seq) known.set(test, knownOf(deps, records, record));
      // Its holder may have died, and the next one cleared the request: it is made again while any holds it.
      if (!isHeld || point === undefined || (asked.has(test) && isMarked(dataDir, test))) continue;
      const written = records.askBack(test);
      if (!written.ok) return written;
      asked.add(test);
    }
    if (!isHeld) return ok(null);
    if (clock.monotonicMs() - sinceMs > PATIENCE_MS) {
      // Without a record yet, it may still replace the callback URL.
      const [test = newestOf(deps.ports, phoneNumberId)] = asked;
      return err({ kind: "testRunning", test });
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function knownOf(
  { vault }: PointsDeps["deps"],
  records: PointsDeps["records"],
  record: TestRecord,
): KnownRecord {
  const secrets = openedFor(vault, record, "app secret");
  return {
    record,
    exact: exactReplaced(vault, records, record),
    appSecrets: secrets.ok ? secrets.value : [],
  };
}

async function restoreOne(pointsDeps: PointsDeps, known: KnownRecord): Promise<Restored> {
  const { deps, records, leftovers } = pointsDeps;
  const { test } = known.record;
  const answer = takeAnswer(deps.ports.dataDir, test);
  const all = records.all();
  if (!all.ok) return all;
  if (all.value.some((one) => one.test === test)) {
    const result = await leftovers.restore(test, { by: "person", appSecrets: known.appSecrets });
    return result.ok ? ok({ ...result.value, found: true }) : result;
  }
  // It may have received the request after its record was removed.
  records.unask(test);
  const seen = await queryState(pointsDeps, known);
  if (seen !== "lacking" && seen !== "begun-anew") return seen;
  if (answer !== undefined) return ok({ ...answer, found: true });
  if (!known.exact.ok) return known.exact;
  const { value: replaced } = known.exact;
  return seen === "begun-anew" || replaced === undefined
    ? err({ kind: "testRunning", test })
    : ok({ restored: false, found: true, check: restoredCheck({ kind: "secretMissing" }, replaced) });
}

/**
 * Queries the platform after the holder restored the callback URL; `lacking` if this process lacks the
 * secrets for that.
 */
async function queryState(
  { deps }: PointsDeps,
  { record, exact, appSecrets }: KnownRecord,
): Promise<Restored | "lacking" | "begun-anew"> {
  const { ports, vault } = deps;
  if (!exact.ok) return "lacking";
  const replaced = exact.value;
  if (replaced === undefined) return ok({ restored: true, found: false, check: nothingReplaced() });
  const { test } = record;
  const opened = await openRecordTarget({ ports, vault }, record, appSecrets);
  if (!opened.ok) {
    const { problem } = opened;
    return problem.kind === "notSetUp" ? err({ kind: "noSuchTest", test }) : err(problem);
  }
  // Another process may have started again by now; its callback URL must not be touched.
  const locked = lockForTest(ports.dataDir, record.phoneNumberId);
  const lock = locked.ok ? locked.value : undefined;
  try {
    if (!locked.ok) return locked;
    if (lock === undefined) return "begun-anew";
    const access = await opened.value.level(replaced.level);
    if (access === undefined) return "lacking";
    const now = await restoreCallback({
      access,
      replaced: { ...replaced, seen: true },
      tokens: [],
      clock: ports.clock,
      pausesMs: [1_000],
      lateMs: 0,
    });
    return ok({ restored: now.kind === "restored", found: true, check: restoredCheck(now, replaced) });
  } finally {
    lock?.release();
    await opened.value.close();
  }
}
