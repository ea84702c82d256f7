import { expect, test } from "vitest";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { numberStatusOf } from "../../../renderer/components/number-status/number-status.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { bridgeOfNumber } from "../../../renderer/components/bridge/bridge-state.ts";
import { foundSince } from "../../../renderer/components/run/found-since.ts";
import { headlineOf } from "../../../renderer/components/number-status/headline.ts";
import { worksNow } from "../../../renderer/components/number-status/works.ts";
import { observationKey } from "../../../renderer/stores/observations.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { actionItemsOf } from "../../../renderer/screens/overview/action-items.ts";
import { BAKERY, idOf, readingOf, runOf, workspaceOf } from "./imagined.ts";

const inFlight = (held: boolean) =>
  runOf({
    phase: { kind: "ready" },
    held,
    steps: [{ step: "register", state: { kind: "in-flight", attempt: 1, since: AGREED.at } }],
  });

test("nothing is claimed of a number that nobody looked at", () => {
  expect(numberStatusOf(undefined, undefined)).toMatchObject({ place: "unknown", works: "never" });
});

test("a request that moves the number is a crossing only while somebody waits for its answer", () => {
  expect(numberStatusOf({ reading: AGREED }, inFlight(true)).place).toBe("crossing");
  expect(numberStatusOf({ reading: AGREED }, inFlight(false))).toMatchObject({
    place: "unknown",
    works: "unknown",
  });
});

test("an open Unknown counts before any earlier or later look", () => {
  const run = runOf({ phase: { kind: "unknown", step: "register" }, numberIs: "unknown", proof: "none" });
  expect(numberStatusOf({ reading: { ...AGREED, at: "2027-01-01T00:00:00.000Z" } }, run).place).toBe(
    "unknown",
  );
});

test("of a move that ended and a look, the later word counts", () => {
  const run = runOf({ updatedAt: "2026-01-15T13:00:00.000Z" });
  expect(numberStatusOf({ reading: AGREED }, run)).toMatchObject({ place: "cloud", known: { by: "move" } });
  const later = { ...AGREED, at: "2026-01-15T14:00:00.000Z" };
  expect(numberStatusOf({ reading: later }, run)).toMatchObject({
    place: "on-premises",
    known: { by: "reading" },
  });
});

test("a place that a person told is never shown as proven", () => {
  const run = runOf({ proof: "attested", working: undefined });
  expect(numberStatusOf(undefined, run)).toMatchObject({ known: { by: "person" }, works: "unknown" });
});

test("a move that was left in the dark makes an earlier look worthless", () => {
  const lost = { kind: "unknown", attempt: 1, outcome: { kind: "unknown", cause: "timeout" } };
  const run = runOf({
    phase: { kind: "ended", reason: "abandoned" },
    steps: [{ step: "register", state: lost }],
    numberIs: "unknown",
    proof: "none",
    working: undefined,
  });
  expect(numberStatusOf({ reading: AGREED }, run)).toMatchObject({
    place: "unknown",
    known: { by: "lost-answer" },
  });
});

test("[F36] a success that contradicts the looks before it makes them worthless, too", () => {
  const run = runOf({
    phase: { kind: "ended", reason: "register-had-no-effect" },
    answeredSince: "register",
    steps: [{ step: "register", state: { kind: "confirmed", attempt: 1, by: "answer" } }],
    numberIs: "unknown",
    proof: "none",
    working: undefined,
  });
  expect(numberStatusOf({ reading: AGREED }, run)).toMatchObject({
    place: "unknown",
    known: { by: "lost-answer" },
  });
});

test("[F36] a register that turned out done after the end leaves open whether messages are heard", () => {
  const run = runOf({
    phase: { kind: "ended", reason: "abandoned" },
    answeredSince: "register",
    direction: "to-cloud",
    steps: [
      { step: "register", state: { kind: "confirmed", attempt: 1, by: "answer" } },
      { step: "subscribe", state: { kind: "pending" } },
    ],
    numberIs: "cloud",
    working: true,
  });
  expect(numberStatusOf(undefined, run).works).toBe("attention");
});

test("a run that has not looked yet claims nothing", () => {
  const run = runOf({ phase: { kind: "ready" }, steps: [], numberIs: "unknown", proof: "none" });
  expect(numberStatusOf(undefined, run)).toMatchObject({ place: "unknown", known: { by: "nobody" } });
});

test("a proof is as old as the move and not as a look from before it", () => {
  const run = runOf({ lastReading: AGREED, updatedAt: "2026-01-15T12:04:00.000Z" });
  expect(numberStatusOf(undefined, run)).toMatchObject({ known: { at: "2026-01-15T12:04:00.000Z" } });
});

test("a number that a move left in the dark waits for a person, whatever an earlier look said", () => {
  const run = runOf({
    phase: { kind: "ended", reason: "abandoned" },
    steps: [{ step: "register", state: { kind: "unknown", attempt: 1, outcome: {} } }],
    numberIs: "unknown",
    proof: "none",
  });
  const matters = actionItemsOf({
    workspace: workspaceOf(1),
    runs: new Map([[run.run, run]]),
    connections: {
      tests: new Map(),
      readings: new Map([[`${BAKERY}/${idOf(0)}`, readingOf(0)]]),
      storedSince: new Map(),
    },
    labels: undefined,
  });
  expect(matters.map(({ word }) => word)).toEqual(["unplaced"]);
});

const CONNECTED = { status: "CONNECTED", refusedFields: [] };

test("a number in the cloud whose app is not subscribed is not said to work", () => {
  const cloud = { ...AGREED, home: "cloud", working: true, ownApp: "77", number: CONNECTED } as const;
  expect(numberStatusOf({ reading: { ...cloud, subscriptions: [{ id: "77" }] } }, undefined).works).toBe(
    "working",
  );
  expect(numberStatusOf({ reading: { ...cloud, subscriptions: [{ id: "1" }] } }, undefined).works).toBe(
    "attention",
  );
  const run = runOf({
    phase: { kind: "ended", reason: "subscribe-refused" },
    updatedAt: "2027-01-15T13:00:00.000Z",
    numberIs: "cloud",
    proof: "proven",
    working: true,
  });
  expect(numberStatusOf(undefined, run).works).toBe("attention");
});

test("[ZP20] a number that the platform reports as banned or restricted is not said to work", () => {
  const cloud = { ...AGREED, home: "cloud", cloudSays: "cloud" } as const;
  const reported = (number: object) =>
    numberStatusOf({ reading: { ...cloud, number: { refusedFields: [], ...number } } }, undefined);
  expect(reported({ status: "CONNECTED" }).works).toBe("working");
  expect(reported({ status: "BANNED" })).toMatchObject({ works: "attention", obstacle: { value: "BANNED" } });
  expect(reported({ status: "CONNECTED", canSend: "BLOCKED" }).works).toBe("attention");
  expect(reported({ status: "RESTRICTED" })).toMatchObject({
    works: "unknown",
    obstacle: { value: "RESTRICTED" },
  });
  expect(reported({})).toMatchObject({ works: "unknown", obstacle: { about: "status" } });
});

const SILENT = {
  ...AGREED,
  cloud: { kind: "unknown", cause: "timeout", evidence: AGREED.cloud.evidence },
  at: "2026-01-15T12:30:00.000Z",
  cloudSays: "silent",
  clientSays: "silent",
  home: "unknown",
  reason: "nobody-answered",
  working: undefined,
} as const;

test("[I8] a check without a response makes no resting number unknown, and no earlier check recent", async () => {
  const status = numberStatusOf({ reading: SILENT, earlier: AGREED }, undefined);
  expect(status).toMatchObject({
    place: "on-premises",
    works: "working",
    known: { by: "reading", at: AGREED.at },
    unanswered: SILENT.at,
  });
  const number = workspaceOf(1).numbers[0];
  if (number === undefined) throw new Error("no number");
  const said = headlineOf(await loadWindowTranslation("en"), [{ number, status, run: undefined }], false);
  expect(said.title).toBe("+1 202 555 0100 was on-premises and worked when it was last found");
  expect(said.certainty).toBeUndefined();
  expect(bridgeOfNumber(status, SILENT, Date.parse(SILENT.at))).toMatchObject({
    pill: "last-seen",
    at: "on-premises",
  });
  expect(worksNow(status)).toBe("unknown");
});

test("[I8] a check without a response leaves a migration's confirmed end as it was", () => {
  const run = runOf({ updatedAt: "2026-01-15T12:10:00.000Z" });
  // The observation from before the migration was on-premises, which an unregistered client contradicts.
  const gone = { ...SILENT, clientSays: "unregistered", reason: "client-not-connected" } as const;
  for (const last of [{ reading: SILENT, earlier: AGREED }, { reading: gone }])
    expect(numberStatusOf(last, run)).toMatchObject({
      place: "cloud",
      known: { by: "move" },
      unanswered: SILENT.at,
    });
});

test("[I8] a check that contradicts what was known makes the location unknown", () => {
  const run = runOf({ updatedAt: "2026-01-15T12:10:00.000Z" });
  const contradicts = { ...SILENT, clientSays: "connected", reason: "client-does-not-tell" } as const;
  expect(numberStatusOf({ reading: contradicts }, run)).toMatchObject({ place: "unknown" });
  expect(numberStatusOf({ reading: SILENT }, undefined)).toMatchObject({ place: "unknown" });
});

test("a client that is not connected needs attention, whatever was known of it before", () => {
  const down = { ...SILENT, clientSays: "down", reason: "client-not-connected" } as const;
  expect(numberStatusOf({ reading: down, earlier: AGREED }, undefined)).toMatchObject({
    place: "on-premises",
    works: "attention",
  });
});

test("nothing needs attention because a check got no response, and the list doesn't count it as working", () => {
  const workspace = workspaceOf(2);
  const readings = new Map(
    [readingOf(0), { ...readingOf(1), reading: SILENT, earlier: AGREED }].map((one) => [
      observationKey(one),
      one,
    ]),
  );
  const items = actionItemsOf({
    workspace,
    runs: new Map(),
    labels: undefined,
    connections: { tests: new Map(), readings, storedSince: new Map() },
  });
  expect(items.filter(({ word }) => word === "unplaced")).toEqual([]);
});

test("a bank of an API that didn't respond says so, and one that rejected the question left the location out", () => {
  const banksOf = (cloud: Observation["cloud"]) => {
    const reading = {
      ...SILENT,
      cloud,
      onPrem: { ...AGREED.onPrem, kind: "notSent", cause: "connection-refused" },
    } as const;
    return bridgeOfNumber(numberStatusOf({ reading }, undefined), reading, Date.parse(SILENT.at)).banks;
  };
  expect(banksOf(SILENT.cloud)).toMatchObject({
    cloud: { report: "unanswered" },
    "on-premises": { report: "unanswered" },
  });
  const { evidence } = AGREED.cloud;
  expect(banksOf({ kind: "rejected", reason: "token-expired", evidence }).cloud.report).toBe("cloud.silent");
  expect(banksOf({ kind: "unknown", cause: "server-error", evidence }).cloud.report).toBe("cloud.silent");
  expect(banksOf({ kind: "notSent", cause: "cancelled-before-sending", evidence }).cloud.report).toBe(
    "cloud.silent",
  );
});

test("[I8] a migration whose own check got no response either makes no earlier check an answered one", () => {
  const run = runOf({
    phase: { kind: "ended", reason: "inspect-failed" },
    updatedAt: "2026-01-15T12:30:00.005Z",
    steps: [],
    move: "not-made",
    numberIs: "unknown",
    proof: "none",
    working: undefined,
  });
  expect(numberStatusOf({ reading: SILENT, earlier: AGREED }, run)).toMatchObject({
    place: "on-premises",
    unanswered: SILENT.at,
  });
});

test("[I8] an outage after a contradiction brings no disproved location back", () => {
  const moved = runOf({ updatedAt: "2026-01-15T12:00:01.000Z" });
  const contradicts = {
    ...SILENT,
    at: "2026-01-15T12:20:00.000Z",
    clientSays: "connected",
    reason: "client-does-not-tell",
  } as const;
  for (const last of [{ reading: contradicts }, { reading: SILENT, earlier: contradicts }]) {
    expect(numberStatusOf(last, moved).place).toBe("unknown");
    expect(foundSince(moved, last)?.home).toBe("unknown");
  }
});

test("an on-premises number whose client is down is told nothing of a subscription", () => {
  const down = { ...SILENT, clientSays: "down", reason: "client-not-connected" } as const;
  const one = { ...readingOf(0), reading: down, earlier: AGREED };
  const items = actionItemsOf({
    workspace: workspaceOf(1),
    runs: new Map(),
    labels: undefined,
    connections: {
      tests: new Map(),
      readings: new Map([[observationKey(one), one]]),
      storedSince: new Map(),
    },
  });
  expect(items.map(({ word }) => word)).toContain("notWorking");
  expect(items.map(({ word }) => word)).not.toContain("unheard");
});
