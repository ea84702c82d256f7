import { expect, test } from "vitest";
import {
  evidenceOf,
  testedPart,
  type ConnectionSide,
} from "../../../renderer/components/connections/connection-evidence.ts";
import { connectionState, isConnected } from "../../../renderer/components/connections/connection-state.ts";
import { healthOf } from "../../../renderer/screens/overview/connection-health.ts";
import type { ConnectionTest } from "../../../renderer/stores/connection-tests.ts";
import type { StoredSince } from "../../../renderer/stores/stored-since.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { AGREED } from "../../support/fake-window-side.ts";

const WORKSPACE = Workspace.parse({
  id: "ws-7k2q9d0a",
  name: "Northwind Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1000001" },
  onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" } },
  numbers: [],
});
const MOVED = Workspace.parse({
  ...WORKSPACE,
  cloud: { ...WORKSPACE.cloud, baseUrl: "https://typo.example" },
});
const evidence = AGREED.cloud.evidence;
const SILENT = { kind: "notSent", cause: "connection-refused", evidence } as const;

/** A test of the cloud, so many seconds after the check of the number. */
function tested(
  status: "pass" | "warn" | "fail" | "skip",
  seconds = 1,
  id = "cloud.reachable",
): ConnectionTest {
  const at = new Date(Date.parse(AGREED.at) + 1_000 * seconds).toISOString();
  return { checks: [{ id, status, found: "" }], sentAt: at, at, of: testedPart(WORKSPACE, "cloud") };
}

const seen = (
  cloud: Observation["cloud"] = AGREED.cloud,
  asked = addressesOf(WORKSPACE),
): NumberObservation =>
  NumberObservation.parse({
    workspace: WORKSPACE.id,
    phoneNumberId: "2000001",
    revision: 1,
    asked,
    reading: { ...AGREED, cloud },
  });

type Known = {
  readonly workspace?: Workspace;
  readonly side?: ConnectionSide;
  readonly test?: ConnectionTest;
  readonly number?: NumberObservation;
  readonly storedSince?: StoredSince;
};

/** What the connections screen and the overview make of the same knowledge. */
function both({ workspace = WORKSPACE, side = "cloud", test: done, number, storedSince = new Map() }: Known) {
  const tests = new Map(done === undefined ? [] : [[`${workspace.id} cloud`, done]]);
  const readings = new Map(number === undefined ? [] : [["one", number]]);
  const knowledge = { tests, readings, storedSince };
  const state = connectionState(evidenceOf(workspace, side, knowledge));
  return [state.kind, healthOf(side, workspace, knowledge).state, isConnected(state)];
}

test("a connection is what its last test of the saved settings found", () => {
  expect(both({})).toEqual(["untested", "not-tested", false]);
  expect(both({ test: tested("pass") })).toEqual(["works", "answers", true]);
  expect(both({ test: tested("fail") })).toEqual(["failed", "failed", false]);
  expect(both({ test: tested("skip", 1, "cloud.token") })).toEqual(["partly", "answers", true]);
});

test("a server that stayed silent is only a warning of its check, and is nowhere said to answer", () => {
  expect(both({ test: tested("warn") })).toEqual(["warned", "no-answer", false]);
  expect(both({ test: tested("warn", 1, "cloud.version") })).toEqual(["warned", "answers", true]);
});

test.each([
  ["the URL", MOVED],
  ["the account", { ...WORKSPACE, cloud: { ...WORKSPACE.cloud, businessAccountId: "1000002" } }],
  ["the proxy", { ...WORKSPACE, network: { proxy: { kind: "none" } } }],
  ["the API settings", { ...WORKSPACE, dialect: { ...WORKSPACE.dialect, apiVersion: "v99.0" } }],
])("after a change of %s a passed test says nothing any more", (_what, changed) => {
  const workspace = Workspace.parse(changed);
  expect(both({ workspace, test: tested("pass") })).toEqual(["untested", "not-tested", false]);
});

test("[I9] nothing from before one of its secrets was stored, or while it was replaced, says anything about a connection", () => {
  const storedAt = (label: string, seconds: number) =>
    new Map([[`${WORKSPACE.id}.${label}`, Date.parse(AGREED.at) + 1_000 * seconds]]);
  const UNKNOWN = ["untested", "not-tested", false];
  const WORKS = ["works", "answers", true];
  expect(both({ test: tested("pass"), storedSince: storedAt("cloud-token", 1) })).toEqual(WORKS);
  expect(both({ test: tested("pass"), storedSince: storedAt("cloud-token", 2) })).toEqual(UNKNOWN);
  const overtaken = { ...tested("pass", 3), sentAt: AGREED.at };
  expect(both({ test: overtaken, storedSince: storedAt("cloud-token", 2) })).toEqual(UNKNOWN);
  expect(both({ number: seen(), storedSince: storedAt("cloud-token", 1) })).toEqual(UNKNOWN);
  // A deleted secret, and one that only the other connection uses.
  expect(both({ test: tested("pass"), storedSince: storedAt("cloud-token", Infinity) })).toEqual(UNKNOWN);
  expect(both({ test: tested("pass"), storedSince: storedAt("onprem-password", 2) })).toEqual(WORKS);
  // A rejected token that was replaced since is not said to be rejected any more.
  const rejected = seen({ kind: "rejected", reason: "token-expired", evidence });
  expect(both({ number: rejected, storedSince: storedAt("cloud-token", 1) })).toEqual(UNKNOWN);
});

test("a check of a number shows that an API answered, or that its credentials were rejected", () => {
  expect(both({ number: seen() })).toEqual(["answered", "answers", true]);
  expect(both({ number: seen({ kind: "rejected", reason: "token-expired", evidence }) })).toEqual([
    "trouble",
    "refused",
    false,
  ]);
  expect(both({ number: seen({ kind: "rejected", reason: "not-found", evidence } as never) })).toEqual([
    "answered",
    "answers",
    true,
  ]);
  expect(both({ number: seen(SILENT) })).toEqual(["trouble", "no-answer", false]);
});

test("[I9] a check that asked another address says nothing about the one that is saved now", () => {
  expect(both({ workspace: MOVED, number: seen() })).toEqual(["untested", "not-tested", false]);
  expect(both({ number: seen(AGREED.cloud, {}) })).toEqual(["untested", "not-tested", false]);
  // The other side's address is as it was.
  expect(both({ workspace: MOVED, side: "on-premises", number: seen() })[2]).toBe(true);
});

test("only a later failure outdoes a passed test; a later answer does not hide a failed one", () => {
  expect(both({ test: tested("pass"), number: seen(SILENT) })[0]).toBe("works");
  expect(both({ test: tested("pass", -1), number: seen(SILENT) })).toEqual(["trouble", "no-answer", false]);
  expect(both({ test: tested("fail", -1), number: seen() })).toEqual(["failed", "failed", false]);
});

test("what was tested is the same whatever the order of its members", () => {
  const { cloud, ...rest } = WORKSPACE;
  const turned = Object.fromEntries(Object.entries(cloud ?? {}).toReversed()) as Workspace["cloud"];
  expect(testedPart({ ...rest, cloud: turned }, "cloud")).toBe(testedPart(WORKSPACE, "cloud"));
});
