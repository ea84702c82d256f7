import { afterEach, expect, test } from "vitest";
import { readOnPremError } from "../../../main/core/platforms/on-prem/caller.ts";
import { readAccount } from "../../../main/core/platforms/on-prem/schema.ts";
import { evidenceOf } from "../../../main/core/platforms/http/evidence.ts";
import { readCloudError } from "../../../main/core/platforms/cloud/caller.ts";
import { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { bent, type Bend } from "../../support/bent.ts";
import { endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

const ABSURD = 9_000_000_000_000_000;

/** A refusal at a rate limit, read as it came over the wire; `at` is this machine's time then. */
function tooMany(api: "cloud" | "onPrem", json: unknown, at = Date.now()): CallOutcome<never> {
  const facts = { at: new Date(at).toISOString(), durationMs: 1 };
  const error = api === "cloud" ? readCloudError(json) : readOnPremError(json);
  const evidence = evidenceOf(facts, { status: 429, headers: {}, json }, error, {
    scrub: (text) => text,
    traceIdSuffix: "trace_id",
  });
  return { kind: "rejected", reason: "rate-limited", evidence };
}

const registerRefused =
  (outcome: CallOutcome<never>): Bend =>
  ({ cloud, ...rest }) => ({ ...rest, cloud: { ...cloud, register: async () => outcome } });

test("[F18] an absurd wait between two codes does not lose the answer that told it", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const given = readAccount({ account: [{ vname: own.sandbox.number.displayName, sms_wait: ABSURD }] }, 202);
  if (given.kind !== "confirmed") throw new Error("read");
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request, late) {
        const answer = await onPrem.requestAccount(request, late);
        return answer.kind === "confirmed" ? { ...answer, value: given.value } : answer;
      },
    },
  });
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const started = must(await hands.start(own.plan("to-onprem")));
  await hands.goOn(started).catch(() => undefined);
  expect(endingOf(hands.status(started))).toMatch(/^awaiting-code/);
  expect(hands.status(started).phase).toMatchObject({ certain: true });
});

test("[F18][I17] an absurd wait that an error's own member tells leaves the run usable", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const refused = tooMany("onPrem", { errors: [{ code: 1015, title: "no", retry_after: ABSURD }] });
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: { ...onPrem, verifyCode: async () => refused },
  });
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  await hands.enterCode(waiting).catch(() => undefined);
  expect(endingOf(hands.status(waiting))).toMatch(/^awaiting-code/);
  expect(endingOf(must(await hands.abandon(waiting)))).toMatch(/^abandoned/);
});

test("[F18][I17] a wait that a refusal's own member tells as a date in seconds is over at that date", async () => {
  const own = (rig = await startTimedHarness());
  const retry_after = Math.ceil(own.clock.now() / 1000) + 60;
  const bend = registerRefused(
    tooMany("cloud", { error: { code: 4, message: "no", retry_after } }, own.clock.now()),
  );
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const stopped = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(stopped)).toMatch(/^told-to-wait/);
  expect(await hands.start(own.plan("to-cloud"))).toMatchObject({ ok: false, problem: { kind: "tooSoon" } });
  own.clock.skip(61_000);
  expect(await hands.start(own.plan("to-cloud"))).toMatchObject({ ok: true });
});

test("[F18][I17] an absurd wait told for a register lets a new run say when it may begin, and begin after 72 hours", async () => {
  const own = (rig = await startTimedHarness());
  const bend = registerRefused(tooMany("cloud", { error: { code: 4, message: "no", retry_after: ABSURD } }));
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const stopped = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(stopped)).toMatch(/^told-to-wait/);
  expect(await hands.start(own.plan("to-cloud"))).toMatchObject({ ok: false, problem: { kind: "tooSoon" } });
  own.clock.skip(73 * 3_600_000);
  expect(await hands.start(own.plan("to-cloud"))).toMatchObject({ ok: true });
});

test("[F18][I27] an absurd wait in a row of an older version is read as 72 hours", () => {
  const outcome = { kind: "confirmed", evidence: { at: "", durationMs: 1, retryAfterSeconds: ABSURD } };
  const row = { kind: "outcome", step: "account", attempt: 1, outcome };
  const brought = { kind: "account", answer: "code-sent", smsWaitSeconds: ABSURD, voiceWaitSeconds: -1 };
  expect(JournalEntry.parse({ ...row, yield: brought })).toMatchObject({
    outcome: { evidence: { retryAfterSeconds: 259_200 } },
    yield: { smsWaitSeconds: 259_200, voiceWaitSeconds: 0 },
  });
});
