import { afterEach, describe, expect, test } from "vitest";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { certificateText } from "../../support/check-context.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;
const BUSY = ["shards-temporary-403"] as const;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A run whose own registration is done and whose shards were refused for the moment. */
async function stoppedAtShards() {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan, () => own.sandbox.world.setFaults(BUSY));
  const stopped = must(await hands.enterCode(waiting));
  expect(endingOf(stopped)).toBe("shards-refused, on-premises proven");
  own.sandbox.world.clearFaults();
  return { own, stopped, open: hands };
}

test("[I24] are set by a run that made the registration itself, when a person takes it up in time", async () => {
  const { own, stopped, open } = await stoppedAtShards();
  own.clock.skip(6 * DAY_MS);
  expect(endingOf(must(await open.proceed(stopped, true)))).toBe("complete, on-premises proven");
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(2);
});

test("[I24] are not set any more seven days after the registration, and the run cannot be taken up again", async () => {
  const { own, stopped, open } = await stoppedAtShards();
  own.clock.skip(7 * DAY_MS);
  expect(endingOf(must(await open.proceed(stopped, true)))).toBe("shards-too-late, on-premises proven");
  expect(endingOf(must(await open.proceed(stopped, true)))).toBe("shards-too-late, on-premises proven");
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(1);
});

test("[I24][F19] are not set either where this machine's clock was set back since, but the client's tells", async () => {
  const { own, stopped, open } = await stoppedAtShards();
  await open.close();
  own.clock.skip(8 * DAY_MS);
  hands = await openCoreDriver(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        now: () => (ports.clock.now() - 8 * DAY_MS) as ReturnType<typeof ports.clock.now>,
      },
    }),
  });
  expect(endingOf(must(await hands.proceed(stopped, true)))).toBe("shards-too-late, on-premises proven");
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(1);
});

test("[I24] an ended certificate stops the run before anything is sent, and a new one goes on", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const good = own.env.get("CERT") ?? "";
  const started = must(await hands.start(own.plan("to-onprem")));
  const now = own.clock.now();
  own.env.set("CERT", certificateText({ issuedAtMs: now - 90 * DAY_MS, goodUntilMs: now - DAY_MS }));
  await hands.close();
  hands = await openCoreDriver(own);
  const stopped = await hands.goOn(started);
  expect(endingOf(stopped)).toBe("certificate-expired, cloud proven");
  expect(countOf(own, "POST", "/v1/account")).toBe(0);
  own.env.set("CERT", good);
  expect(must(await hands.proceed(stopped, true)).phase.kind).toBe("awaiting-code");
});

test("[I24] a plan with an ended certificate does not start", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const now = own.clock.now();
  own.env.set("CERT", certificateText({ issuedAtMs: now - 90 * DAY_MS, goodUntilMs: now - DAY_MS }));
  expect(problemIn(await hands.start(own.plan("to-onprem")))).toMatchObject({ kind: "noGo" });
});

describe("[F33] a certificate of another number", () => {
  const ofAnother = (own: Harness): string => {
    const now = own.clock.now();
    return certificateText({ number: "12025550199", issuedAtMs: now - DAY_MS, goodUntilMs: now + DAY_MS });
  };

  test("keeps a plan from starting", async () => {
    const own = await startTimedHarness({ startsOn: "cloud" });
    rig = own;
    hands = await openCoreDriver(own);
    own.env.set("CERT", ofAnother(own));
    const refused = problemIn(await hands.start(own.plan("to-onprem")));
    expect(refused).toMatchObject({ kind: "noGo" });
    expect(JSON.stringify(refused)).toContain("cert-of-another-number");
  });

  test("that came later stops the run before it is sent, for the account and for the shards", async () => {
    const own = await startTimedHarness({ startsOn: "cloud" });
    rig = own;
    hands = await openCoreDriver(own);
    const good = own.env.get("CERT") ?? "";
    const started = must(await hands.start(own.plan("to-onprem", (json) => void (json.number.shards = 2))));
    own.env.set("CERT", ofAnother(own));
    await hands.close();
    hands = await openCoreDriver(own);
    const stopped = await hands.goOn(started);
    expect(endingOf(stopped)).toBe("certificate-of-another-number, cloud proven");
    expect(countOf(own, "POST", "/v1/account")).toBe(0);
    own.env.set("CERT", good);
    const waiting = await hands.goOn(must(await hands.proceed(stopped, true)));
    expect(waiting.phase.kind).toBe("awaiting-code");
    own.env.set("CERT", ofAnother(own));
    await hands.close();
    hands = await openCoreDriver(own);
    const atShards = must(await hands.enterCode(waiting));
    expect(endingOf(atShards)).toBe("certificate-of-another-number, on-premises proven");
    expect(countOf(own, "POST", "/v1/account/shards")).toBe(0);
    own.env.set("CERT", good);
    expect(endingOf(must(await hands.proceed(atShards, true)))).toBe("complete, on-premises proven");
  });

  test("is nothing that digits which may be a serial are taken for: a person is told of them, and decides", async () => {
    const own = await startTimedHarness({ startsOn: "cloud" });
    rig = own;
    hands = await openCoreDriver(own);
    const now = own.clock.now();
    const issued = { issuedAtMs: now - DAY_MS, goodUntilMs: now + DAY_MS };
    own.env.set("CERT", certificateText({ number: "202512310001", ...issued }));
    const started = must(await hands.start(own.plan("to-onprem")));
    expect(started.phase).toEqual({ kind: "awaiting-confirmation", what: ["warnings"] });
    // The practice client knows its certificates and refuses this one: that is the client's to say.
    expect(endingOf(await hands.goOn(started))).toContain("account-refused");
    expect(countOf(own, "POST", "/v1/account")).toBe(1);
  });
});

test("[I24][I23] shards are not set eight days later by a process whose clock was set back, of a client that dates nothing: a person is asked", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud", dated: false }));
  const first = await openCoreDriver(own);
  const waiting = await first.migrate(own.plan("to-onprem", (json) => void (json.number.shards = 2)));
  own.sandbox.world.setFaults(["shards-temporary-403"]);
  expect(endingOf(must(await first.enterCode(waiting)))).toMatch(/^shards-refused/);
  own.sandbox.world.clearFaults();
  await first.close();
  own.clock.skip(8 * DAY_MS);
  const second = (hands = await openCoreDriver(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        now: () => (ports.clock.now() - 8 * DAY_MS) as ReturnType<typeof ports.clock.now>,
      },
    }),
  }));
  const sent = countOf(own, "POST", "/v1/account/shards");
  const asked = must(await second.proceed(waiting, true));
  expect(endingOf(asked)).toBe("awaiting older-registration, on-premises proven");
  expect(problemIn(await second.confirm(asked, ["older-registration"], "yes-option"))).toMatchObject({
    kind: "notWaitingForThis",
  });
  expect(countOf(own, "POST", "/v1/account/shards") - sent).toBe(0);
});

test("[I6] shards that are refused for a while, without a word on the PIN, do not end the run as two refused PINs", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let refusals = 3;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async setShards(request, late) {
        refusals -= 1;
        if (refusals < 0) return onPrem.setShards(request, late);
        const evidence = { at: new Date().toISOString(), durationMs: 1, httpStatus: 403 };
        return {
          kind: "rejected",
          reason: "temporarily-refused",
          evidence: { ...evidence, apiError: { code: 1005 } },
        };
      },
    },
  });
  const open = (hands = await openCoreDriver(own, { deps: bentAlways(bend) }));
  const waiting = await open.migrate(own.plan("to-onprem", (json) => void (json.number.shards = 2)));
  const endings = [endingOf(must(await open.enterCode(waiting)))];
  for (let turn = 0; turn < 3; turn += 1) {
    own.clock.skip(600_000);
    endings.push(endingOf(must(await open.proceed(waiting, true))));
  }
  expect(endings).toEqual([
    "shards-refused, on-premises proven",
    "shards-refused, on-premises proven",
    "shards-refused, on-premises proven",
    "complete, on-premises proven",
  ]);
});
