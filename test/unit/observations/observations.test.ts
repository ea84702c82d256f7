import { existsSync, readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { observationsFromRuns } from "../../../main/core/observations/from-runs.ts";
import { observationsPath, openObservations } from "../../../main/core/observations/observations.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const KEY = { workspace: WorkspaceId.parse("ws-7k2q9d"), phoneNumberId: PhoneNumberId.parse("555") };
const ASKED = { cloud: { baseUrl: "https://cloud.example", account: "1000001" } };
const OTHER_WORKSPACE = WorkspaceId.parse("ws-8m3r1e");
const AT = "2026-01-15T12:00:00.000Z";
const OTHER = { ...KEY, phoneNumberId: PhoneNumberId.parse("556") };

const lookAt = (minute: number, home: Observation["home"] = "cloud"): Observation => {
  const at = `2026-01-15T12:0${minute}:00.000Z`;
  const answered = { kind: "confirmed", evidence: { at, durationMs: 1 } } as const;
  return {
    at,
    cloud: answered,
    onPrem: answered,
    cloudSays: "cloud",
    clientSays: "unregistered",
    home,
    reason: "both-agree",
  };
};

function readingsIn(dataDir: string) {
  const told: NumberObservation[] = [];
  return { told, readings: openObservations(dataDir, (reading) => told.push(reading)) };
}

test("the last look at each number is kept for the next start, and told of", () => {
  const dataDir = tempFolder();
  const { readings, told } = readingsIn(dataDir);
  readings.note(KEY, ASKED, lookAt(1));
  readings.note(OTHER, ASKED, lookAt(1));
  readings.note(KEY, ASKED, lookAt(2));
  expect(told.map(({ phoneNumberId, revision }) => [phoneNumberId, revision])).toEqual([
    ["555", 1],
    ["556", 2],
    ["555", 3],
  ]);
  expect(readingsIn(dataDir).readings.all()).toEqual(readings.all());
  expect(readings.all().map(({ reading }) => reading.at)).toEqual([lookAt(2).at, lookAt(1).at]);
});

test("[F28] a look that was taken while the file couldn't be read counts before an older one in it", () => {
  const dataDir = tempFolder();
  const file = observationsPath(dataDir);
  const before = readingsIn(dataDir).readings;
  for (const minute of [1, 2, 3]) before.note(KEY, ASKED, lookAt(minute, "on-premises"));
  before.note(OTHER, ASKED, lookAt(6));
  renameSync(file, `${file}.held`);
  // As root, a test can read every file: a link to itself is there and can't be read.
  symlinkSync(file, file);
  const { readings, told } = readingsIn(dataDir);
  readings.note(KEY, ASKED, lookAt(5, "cloud"));
  readings.note(OTHER, ASKED, lookAt(5));
  unlinkSync(file);
  renameSync(`${file}.held`, file);
  const home = (all: readonly NumberObservation[]) =>
    all.map(({ reading }) => `${reading.at} ${reading.home}`).toSorted();
  const newest = [`${lookAt(5).at} cloud`, `${lookAt(6).at} cloud`];
  readings.tellOthers();
  expect(told.slice(-2).map(({ revision, reading }) => [revision, reading.at])).toEqual([
    [4, lookAt(6).at],
    [5, lookAt(5).at],
  ]);
  expect(home(readings.all())).toEqual(newest);
  readings.note(KEY, ASKED, lookAt(7, "cloud"));
  expect(home(readingsIn(dataDir).readings.all())).toEqual([
    `${lookAt(6).at} cloud`,
    `${lookAt(7).at} cloud`,
  ]);
});

test("[F28] a look that another program stored later counts before those that couldn't be stored", () => {
  const dataDir = tempFolder();
  const file = observationsPath(dataDir);
  const other = readingsIn(dataDir).readings;
  other.note(KEY, ASKED, lookAt(1));
  renameSync(file, `${file}.held`);
  // As root, a test can read every file: a link to itself is there and can't be read.
  symlinkSync(file, file);
  const { readings } = readingsIn(dataDir);
  for (const minute of [2, 3, 4]) readings.note(KEY, ASKED, lookAt(minute));
  unlinkSync(file);
  renameSync(`${file}.held`, file);
  other.note(KEY, ASKED, lookAt(5, "on-premises"));
  expect(readings.all().map(({ reading }) => reading.at)).toEqual([lookAt(5).at]);
  readings.note(OTHER, ASKED, lookAt(6));
  expect(readingsIn(dataDir).readings.all()[0]?.reading).toEqual(lookAt(5, "on-premises"));
});

test("[F28] what couldn't be stored counts after what was known before it, also where the clock was set back", () => {
  const dataDir = tempFolder();
  const file = observationsPath(dataDir);
  const { readings } = readingsIn(dataDir);
  readings.note(KEY, ASKED, lookAt(5));
  renameSync(file, `${file}.held`);
  symlinkSync(file, file);
  readings.note(KEY, ASKED, lookAt(2));
  unlinkSync(file);
  renameSync(`${file}.held`, file);
  // The file is another one, and of this number it says the same.
  readingsIn(dataDir).readings.note(OTHER, ASKED, lookAt(6));
  expect(readings.all().find((one) => one.phoneNumberId === KEY.phoneNumberId)?.reading.at).toBe(
    lookAt(2).at,
  );
});

test("the look that was taken last counts, also where the clock was set back in between", () => {
  const dataDir = tempFolder();
  const { readings, told } = readingsIn(dataDir);
  const other = readingsIn(dataDir).readings;
  readings.note(KEY, ASKED, lookAt(2, "cloud"));
  other.all();
  expect(readings.note(KEY, ASKED, lookAt(1, "on-premises"))).toMatchObject({
    revision: 2,
    reading: { home: "on-premises" },
  });
  expect(told.map(({ reading }) => reading.home)).toEqual(["cloud", "on-premises"]);
  for (const each of [readings, other, readingsIn(dataDir).readings])
    expect(each.all().map(({ reading }) => reading.home)).toEqual(["on-premises"]);
});

test("of two processes' looks both count, each for its number", () => {
  const dataDir = tempFolder();
  const [one, other] = [readingsIn(dataDir), readingsIn(dataDir)];
  one.readings.note(KEY, ASKED, lookAt(1));
  other.readings.note(OTHER, ASKED, lookAt(2));
  expect(one.readings.all().map(({ phoneNumberId }) => phoneNumberId)).toEqual(["555", "556"]);
});

test.each(["", "{", "null", '{"format":1,"readings":[7]}', '{"format":9}'])(
  "[F28] a file that cannot be read (%j) is begun anew",
  (content) => {
    const dataDir = tempFolder();
    writeFileSync(observationsPath(dataDir), content);
    const { readings } = readingsIn(dataDir);
    expect(readings.all()).toEqual([]);
    readings.note(KEY, ASKED, lookAt(1));
    expect(readingsIn(dataDir).readings.all().length).toBe(1);
  },
);

test("asking writes nothing; a workspace that goes takes its looks along", () => {
  const dataDir = tempFolder();
  const { readings } = readingsIn(dataDir);
  expect(readings.all()).toEqual([]);
  expect(existsSync(observationsPath(dataDir))).toBe(false);
  readings.note(KEY, ASKED, lookAt(1));
  readings.drop(KEY.workspace);
  expect(JSON.parse(readFileSync(observationsPath(dataDir), "utf8"))).toMatchObject({ readings: [] });
});

const CLOUD = { baseUrl: "https://cloud.example", businessAccountId: "1029" };
const ON_PREM = { baseUrl: "https://client.example:9090", signIn: { kind: "token" } };
const NUMBER = { phoneNumberId: "555", cc: "1", phoneNumber: "2025550123" };

const holding = (id: string, change: object = {}): Workspace =>
  Workspace.parse({
    id,
    name: id,
    dialect: {},
    cloud: CLOUD,
    onPrem: ON_PREM,
    numbers: [NUMBER],
    ...change,
  });

const planOver = (change: object = {}): Plan =>
  Plan.parse({
    version: 1,
    direction: "to-cloud",
    cloud: { ...CLOUD, accessToken: { env: "TOKEN" } },
    onPrem: { baseUrl: ON_PREM.baseUrl, auth: { token: { env: "TOKEN" } } },
    number: { ...NUMBER, pin: { env: "PIN" } },
    ...change,
  });

test("a look that a run takes counts for every workspace with its number and its two connections, and for no other", () => {
  const { readings, told } = readingsIn(tempFolder());
  const takeUp = observationsFromRuns(readings, () => [
    holding("ws-first1"),
    holding("ws-second"),
    holding("ws-cloud1", { cloud: { ...CLOUD, baseUrl: "https://other.example" } }),
    holding("ws-accou1", { cloud: { ...CLOUD, businessAccountId: "1030" } }),
    holding("ws-client", { onPrem: { ...ON_PREM, baseUrl: "https://other.example:9090" } }),
    holding("ws-number", { numbers: [{ ...NUMBER, phoneNumber: "2025550199" }] }),
    holding("ws-halfse", { onPrem: undefined }),
  ]);
  takeUp(planOver(), lookAt(1));
  expect(told.map(({ workspace }) => workspace)).toEqual(["ws-first1", "ws-second"]);
});

const silentAt = (minute: number, clientSays: Observation["clientSays"] = "silent"): Observation => ({
  ...lookAt(minute, "unknown"),
  cloud: { kind: "unknown", cause: "timeout", evidence: { at: AT, durationMs: 1 } },
  cloudSays: "silent",
  clientSays,
  reason: "nobody-answered",
});

test("[I8] the last observation with a location outlasts those without a response, for the next start too", () => {
  const dataDir = tempFolder();
  const { readings } = readingsIn(dataDir);
  readings.note(KEY, ASKED, lookAt(1));
  readings.note(KEY, ASKED, silentAt(2));
  readings.note(KEY, ASKED, silentAt(3, "unregistered"));
  const [stored] = readingsIn(dataDir).readings.all();
  expect(stored).toMatchObject({ reading: silentAt(3, "unregistered"), earlier: lookAt(1) });
  readings.note(KEY, ASKED, lookAt(4));
  expect(readings.all()[0]).not.toHaveProperty("earlier");
});

test("[I8] an observation that contradicts the earlier one ends it, and so do other addresses", () => {
  const { readings } = readingsIn(tempFolder());
  readings.note(KEY, ASKED, lookAt(1));
  readings.note(KEY, ASKED, silentAt(2, "serves-number"));
  expect(readings.all()[0]).not.toHaveProperty("earlier");
  // An outage resolves no contradiction.
  readings.note(KEY, ASKED, silentAt(3));
  readings.note(KEY, ASKED, silentAt(4, "down"));
  expect(readings.all()[0]).toMatchObject({ earlier: silentAt(2, "serves-number") });
  readings.note(KEY, ASKED, lookAt(4));
  readings.note(KEY, { cloud: { baseUrl: "https://cloud.other", account: "1000001" } }, silentAt(5));
  expect(readings.all()[0]).not.toHaveProperty("earlier");
});

test("[I8] a number that the cloud doesn't have any more, or reports with a status alone, ends what was known", () => {
  const { readings } = readingsIn(tempFolder());
  const notFound = { kind: "rejected", reason: "not-found", evidence: { at: AT, durationMs: 1 } } as const;
  const answered = { kind: "confirmed", evidence: { at: AT, durationMs: 1 } } as const;
  for (const told of [
    { ...silentAt(2), cloud: notFound },
    {
      ...silentAt(2),
      cloud: answered,
      number: { id: KEY.phoneNumberId, status: "DISCONNECTED", refusedFields: [] },
    },
  ]) {
    readings.note(KEY, ASKED, lookAt(1));
    expect(readings.note(KEY, ASKED, told)).not.toHaveProperty("earlier");
  }
  // A deployment that reports neither a location nor a status says nothing.
  readings.note(KEY, ASKED, lookAt(1));
  const bare = { ...silentAt(2), cloud: answered, number: { id: KEY.phoneNumberId, refusedFields: [] } };
  expect(readings.note(KEY, ASKED, bare)).toHaveProperty("earlier");
  readings.note(KEY, ASKED, lookAt(1));
  const expired = { ...notFound, reason: "token-expired" } as const;
  expect(readings.note(KEY, ASKED, { ...silentAt(3), cloud: expired })).toHaveProperty("earlier");
});

test("[I8] what is deleted with a workspace isn't written again by another program that still knows it", () => {
  const dataDir = tempFolder();
  const [one, two] = [readingsIn(dataDir).readings, readingsIn(dataDir).readings];
  one.note(KEY, ASKED, lookAt(1));
  expect(two.all()).toHaveLength(1);
  one.drop(KEY.workspace);
  two.note({ ...OTHER, workspace: WorkspaceId.parse("ws-8m3r1e") }, ASKED, lookAt(2));
  expect(readFileSync(observationsPath(dataDir), "utf8")).not.toContain(KEY.workspace);
  expect(two.all()).toMatchObject([{ workspace: "ws-8m3r1e" }]);
});

/** Observations in a folder in which a workspace was removed from the list, and nothing else happened. */
function removedFromList() {
  const dataDir = tempFolder();
  const there = new Set([KEY.workspace, OTHER_WORKSPACE]);
  const told: NumberObservation[] = [];
  const readings = openObservations(
    dataDir,
    (reading) => told.push(reading),
    () => there,
  );
  readings.note(KEY, ASKED, lookAt(1));
  there.delete(KEY.workspace);
  return { readings, told, text: () => readFileSync(observationsPath(dataDir), "utf8") };
}

test("[I8] what a check finds that was under way when its workspace was removed isn't kept", () => {
  const { readings, told, text } = removedFromList();
  readings.drop(KEY.workspace);
  expect(readings.note(KEY, ASKED, lookAt(2)).reading).toEqual(lookAt(2));
  expect([told.length, readings.all()]).toEqual([1, []]);
  expect(text()).not.toContain(KEY.workspace);
});

test("[I8] what a program that ended left of a removed workspace goes with the next write", () => {
  const { readings, text } = removedFromList();
  readings.note({ ...KEY, workspace: OTHER_WORKSPACE }, ASKED, lookAt(2));
  expect(text()).not.toContain(KEY.workspace);
  expect(readings.all()).toMatchObject([{ workspace: OTHER_WORKSPACE }]);
});

test("[I8] while the list of workspaces can't be read, what is known of their numbers stays", () => {
  const dataDir = tempFolder();
  const readings = openObservations(
    dataDir,
    () => undefined,
    () => undefined,
  );
  readings.note(KEY, ASKED, lookAt(1));
  readings.note(OTHER, ASKED, lookAt(2));
  expect(readingsIn(dataDir).readings.all()).toHaveLength(2);
});
