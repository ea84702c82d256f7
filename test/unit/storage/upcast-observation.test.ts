import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openRunContext } from "../../../main/core/migration/run-context.ts";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import { decide } from "../../../main/core/migration/decide/decide.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { momentOf } from "../../../main/core/migration/timekeeping.ts";
import { statusOf } from "../../../main/core/migration/status.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import { openObservations } from "../../../main/core/observations/observations.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { ROW_VERSION } from "../../../main/core/storage/row-versions.ts";
import { upcastReadings } from "../../../main/core/storage/upcast-observation.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { e164 } from "../../../shared/phone.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { opened, runNamed } from "../../contract/storage/entries.ts";
import { valueOf } from "../../support/expect-result.ts";
import { rewriteRows } from "../../support/newer-rows.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const OWN = "12025550123";
const ANOTHER = "12025550199";
const AT = "2026-11-22T09:00:00.000Z";
const evidence = { at: AT, durationMs: 5 };
const ANSWERED: RecordedOutcome = { kind: "confirmed", evidence };

/**
 * An observation as version 0.1.0 wrote it: a connected client counted as having the number, whichever number
 * it reported.
 */
const WRITTEN: Readonly<Record<Observation["cloudSays"], Partial<Observation>>> = {
  cloud: { home: "unknown", reason: "sides-contradict" },
  "on-premises": { home: "on-premises", reason: "both-agree", working: true },
  nowhere: { home: "on-premises", reason: "client-connected", working: true },
  somewhere: { home: "on-premises", reason: "both-agree", working: true },
  silent: { home: "on-premises", reason: "client-connected", working: true },
};

function oldReading(cloudSays: Observation["cloudSays"], clientServes?: string): Observation {
  return {
    at: AT,
    cloud: ANSWERED,
    onPrem: ANSWERED,
    health: { gateway: "connected", clustered: false, nodes: [] },
    ...(clientServes === undefined ? {} : { clientServes }),
    cloudSays,
    clientSays: "connected",
    ...WRITTEN[cloudSays],
  } as Observation;
}

const judged = (reading: Observation, asked: string | undefined): object => {
  const { reading: today } = upcastReadings({ kind: "looked", reading }, asked) as { reading: Observation };
  const { clientSays, home, reason, working } = today;
  return { clientSays, home, reason, ...(working === undefined ? {} : { working }) };
};

describe("[F37][I27][I28] a look that version 0.1.0 recorded", () => {
  test.each([
    ["cloud", { home: "unknown", reason: "sides-contradict" }],
    ["on-premises", { home: "on-premises", reason: "cloud-says-on-premises" }],
    ["nowhere", { home: "unknown", reason: "client-does-not-tell" }],
    ["somewhere", { home: "unknown", reason: "client-does-not-tell" }],
    ["silent", { home: "unknown", reason: "client-does-not-tell" }],
  ] as const)("at a client that named no number proves nothing by it (the cloud: %s)", (cloud, today) => {
    expect(judged(oldReading(cloud), OWN)).toEqual({ clientSays: "connected", ...today });
  });

  test.each([
    ["cloud", { home: "unknown", reason: "sides-contradict" }],
    ["on-premises", { home: "on-premises", reason: "cloud-says-on-premises" }],
    ["nowhere", { home: "unknown", reason: "not-registered-anywhere" }],
    ["somewhere", { home: "unknown", reason: "client-serves-another" }],
    ["silent", { home: "unknown", reason: "client-serves-another" }],
  ] as const)("at a client that named another number says so (the cloud: %s)", (cloud, today) => {
    expect(judged(oldReading(cloud, ANOTHER), OWN)).toEqual({ clientSays: "serves-another", ...today });
  });

  test.each(["cloud", "on-premises", "nowhere", "somewhere", "silent"] as const)(
    "at a client that named this number says what it said (the cloud: %s)",
    (cloud) => {
      expect(judged(oldReading(cloud, OWN), OWN)).toEqual({ clientSays: "serves-number", ...WRITTEN[cloud] });
    },
  );

  test("at a client that named a number proves nothing where nobody tells which one was asked about", () => {
    expect(judged(oldReading("silent", OWN), undefined)).toMatchObject({
      clientSays: "connected",
      home: "unknown",
    });
  });

  test("at a client that was on its way for another number no longer speaks for this one", () => {
    const reading = {
      ...oldReading("silent", ANOTHER),
      clientSays: "connecting",
      home: "unknown",
    } as Observation;
    expect(judged(reading, OWN)).toMatchObject({ clientSays: "serves-another", home: "unknown" });
  });

  test.each(["unregistered", "down", "silent"] as const)(
    "at a client that was %s is left as it is",
    (said) => {
      const content = { kind: "looked", reading: { ...oldReading("cloud"), clientSays: said } };
      expect(upcastReadings(content, OWN)).toEqual(content);
    },
  );

  test("is found in an outcome and beside a settled step as well", () => {
    const reading = oldReading("silent");
    const outcome = { kind: "outcome", step: "verify", yield: { kind: "reading", reading } };
    expect(upcastReadings(outcome, OWN)).toMatchObject({ yield: { reading: { home: "unknown" } } });
    const settled = { kind: "settled", step: "code", by: "look-up", reading };
    expect(upcastReadings(settled, OWN)).toMatchObject({ unproven: true, reading: { home: "unknown" } });
    const proven = { ...settled, reading: oldReading("on-premises") };
    expect(upcastReadings(proven, OWN)).not.toHaveProperty("unproven");
  });
});

const RUN = runNamed("oldrun");
const clock = virtualClock(Date.parse(AT) + 3_600_000);

/**
 * A folder with one run to on-premises, whose rows after the first are what version 0.1.0 would have written.
 */
function written(entries: readonly JournalEntry[]): { readonly storage: Storage; readonly dataDir: string } {
  const dataDir = tempFolder();
  const first = opened(RUN);
  const number = { ...first.plan.number, cert: { env: "CERT" } };
  const plan = Plan.parse({ ...first.plan, direction: "to-onprem", number });
  const open = (): Storage =>
    valueOf(
      openStorage({ dataDir, stateDir: stateFolder(), clock, random: seededRandom(), appVersion: "0.1.0" }),
    );
  const storage = open();
  const hold = valueOf(storage.create(e164("1", "2025550123"), { ...first, plan }));
  for (const entry of entries) valueOf(storage.append(hold, entry));
  storage.close();
  rewriteRows(dataDir, RUN, (payload) => payload.replace(`"v":${ROW_VERSION},`, ""));
  const reopened = open();
  onTestFinished(() => reopened.close());
  return { storage: reopened, dataDir };
}

const inspected = (reading: Observation): JournalEntry[] => [
  { kind: "intent", step: "inspect", attempt: 1, monotonicMs: 1 },
  { kind: "outcome", step: "inspect", attempt: 1, outcome: ANSWERED, yield: { kind: "reading", reading } },
];
const sent = (step: "account" | "code", outcome: RecordedOutcome): JournalEntry[] => [
  { kind: "intent", step, attempt: 1, monotonicMs: 2, ...(step === "account" ? { method: "sms" } : {}) },
  { kind: "outcome", step, attempt: 1, outcome, monotonicMs: 3 },
];
const LOST: RecordedOutcome = { kind: "unknown", cause: "connection-lost", evidence };
const looked = (step: "account" | "code", reading: Observation): JournalEntry => ({
  kind: "looked",
  because: "lost-answer",
  step,
  reading,
});
const AGREED: JournalEntry[] = [
  { kind: "confirmed", what: "sending-paused", by: "person" },
  { kind: "confirmed", what: "point-of-no-return", by: "person" },
];

function shown(storage: Storage): RunSnapshot {
  const [snapshot] = valueOf(statusOf({ storage, ports: { clock } }, RUN));
  if (snapshot === undefined) throw new Error("the run has a status");
  return snapshot;
}

describe("[I27][I28] a run of version 0.1.0", () => {
  const inTheCloud: Observation = {
    ...oldReading("cloud"),
    clientSays: "unregistered",
    home: "cloud",
    reason: "both-agree",
    working: true,
  };
  const lostCode = (seen: Observation): JournalEntry[] => [
    ...inspected(inTheCloud),
    ...AGREED,
    ...sent("account", ANSWERED),
    ...sent("code", LOST),
    looked("code", seen),
    { kind: "settled", step: "code", by: "look-up", reading: seen },
  ];

  test("that believed a client connected for another number opens, and its lost code is an open question again", () => {
    const { storage } = written(lostCode(oldReading("silent", ANOTHER)));
    const snapshot = shown(storage);
    expect(snapshot.steps.find(({ step }) => step === "code")?.state.kind).toBe("unknown");
    expect([snapshot.numberIs, snapshot.proof, snapshot.damagedRows]).toEqual(["unknown", "none", 0]);
    const state = fold(valueOf(storage.read(RUN)).rows);
    expect(decide(state, momentOf(clock))).toMatchObject({ kind: "look", step: "code" });
    expect(valueOf(timelineOf(storage, RUN)).at(-1)).toMatchObject({ kind: "settled", unproven: true });
  });

  test("that finished so still shows that it ended as complete, and claims no place", () => {
    const { storage } = written([
      ...lostCode(oldReading("silent", ANOTHER)),
      { kind: "skipped", step: "shards", why: "not-wanted" },
      { kind: "skipped", step: "verify", why: "no-look-ups" },
      { kind: "ended", reason: "complete" },
    ]);
    expect(shown(storage)).toMatchObject({
      phase: { kind: "ended", reason: "complete" },
      numberIs: "unknown",
      proof: "none",
    });
    const context = valueOf(
      openRunContext({ storage, ports: { clock }, lateAnswers: createLateAnswers() } as never, RUN),
    );
    expect(context.state.ended?.reason).toBe("complete");
    context.release();
  });

  test("whose cloud said where the number is shows the same as before", () => {
    const { storage } = written(lostCode(oldReading("on-premises")));
    expect(shown(storage)).toMatchObject({
      numberIs: "on-premises",
      proof: "proven",
      basis: "cloud-look-up",
    });
  });

  test("whose account request was lost does not leave the code out for a client that named no number", () => {
    const seen = oldReading("silent");
    const { storage } = written([
      ...inspected(inTheCloud),
      ...AGREED,
      ...sent("account", LOST),
      looked("account", seen),
      { kind: "settled", step: "account", by: "look-up", reading: seen },
      { kind: "skipped", step: "code", why: "already-registered" },
    ]);
    const steps = Object.fromEntries(shown(storage).steps.map(({ step, state }) => [step, state.kind]));
    expect(steps).toMatchObject({ account: "unknown", code: "pending", shards: "pending" });
  });
});

test("[I28] the last look that a window of version 0.1.0 kept proves no more than its evidence", () => {
  const dataDir = join(tempFolder(), "data");
  mkdirSync(dataDir);
  const kept = (reading: Observation, id: string): object => ({
    workspace: "ws-bakery",
    phoneNumberId: id,
    revision: 1,
    reading,
  });
  writeFileSync(
    join(dataDir, "readings.json"),
    JSON.stringify({
      format: 1,
      readings: [kept(oldReading("silent", OWN), "101"), kept(oldReading("on-premises"), "102")],
    }),
  );
  expect(
    openObservations(dataDir, () => undefined)
      .all()
      .map(({ reading: { home, reason } }) => [home, reason]),
  ).toEqual([
    ["unknown", "client-does-not-tell"],
    ["on-premises", "cloud-says-on-premises"],
  ]);
});
