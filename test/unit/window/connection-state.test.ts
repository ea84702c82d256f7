import { expect, test } from "vitest";
import {
  connectionState,
  isConnected,
  newestObservation,
  testedPart,
  type ConnectionTest,
} from "../../../renderer/components/connections/connection-state.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { AGREED } from "../../support/fake-window-side.ts";

const WORKSPACE = Workspace.parse({
  id: "ws-7k2q9d0a",
  name: "Northwind Bakery",
  dialect: {},
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1000001" },
  numbers: [],
});
const LATER = Date.parse(AGREED.at) + 1_000;

const tested = (status: "pass" | "warn" | "fail", at = LATER): ConnectionTest => ({
  checks: [{ id: "cloud.reachable", status, found: "" }],
  at,
  of: testedPart(WORKSPACE, "cloud"),
});
const seen = (cloud: Observation["cloud"]): Observation => ({ ...AGREED, cloud });
const evidence = AGREED.cloud.evidence;

test("a connection is what its last test of the saved settings found", () => {
  const kindOf = (test: ConnectionTest | undefined) =>
    connectionState(WORKSPACE, "cloud", { test, newest: undefined }).kind;
  expect(kindOf(undefined)).toBe("untested");
  expect(kindOf(tested("pass"))).toBe("works");
  expect(kindOf(tested("warn"))).toBe("warned");
  expect(kindOf(tested("fail"))).toBe("failed");
  const skipped = { ...tested("pass"), checks: [{ id: "cloud.token", status: "skip", found: "" }] } as const;
  expect(kindOf(skipped)).toBe("partly");
  expect(connectionState(WORKSPACE, "on-premises", { test: undefined, newest: AGREED }).kind).toBe("missing");
});

test("a server that stayed silent is only a warning of its check, and is not said to answer", () => {
  const of = (test: ConnectionTest) => connectionState(WORKSPACE, "cloud", { test, newest: undefined });
  expect(isConnected(of(tested("warn")))).toBe(false);
  const warned = { ...tested("warn"), checks: [{ id: "cloud.version", status: "warn", found: "" }] } as const;
  expect(isConnected(of(warned))).toBe(true);
});

test.each([
  ["the URL", { ...WORKSPACE, cloud: { ...WORKSPACE.cloud, baseUrl: "https://other.example" } }],
  ["the proxy", { ...WORKSPACE, network: { proxy: { kind: "none" } } }],
  ["the API settings", { ...WORKSPACE, dialect: { ...WORKSPACE.dialect, apiVersion: "v99.0" } }],
])("after a change of %s a passed test says nothing any more", (_what, changed) =>
  expect(
    connectionState(Workspace.parse(changed), "cloud", { test: tested("pass"), newest: undefined }).kind,
  ).toBe("untested"),
);

test("an observation shows that an API answered, or that its credentials were rejected", () => {
  const kindOf = (cloud: Observation["cloud"]) =>
    connectionState(WORKSPACE, "cloud", { test: undefined, newest: seen(cloud) }).kind;
  expect(kindOf(AGREED.cloud)).toBe("answered");
  expect(kindOf({ kind: "rejected", reason: "token-expired", evidence })).toBe("trouble");
  expect(kindOf({ kind: "rejected", reason: "not-found", evidence } as never)).toBe("answered");
  expect(kindOf({ kind: "notSent", cause: "connection-refused", evidence })).toBe("trouble");
});

test("only a later failure outdoes a passed test; a later answer does not hide a failed one", () => {
  const silent = seen({ kind: "notSent", cause: "connection-refused", evidence });
  expect(connectionState(WORKSPACE, "cloud", { test: tested("pass"), newest: silent }).kind).toBe("works");
  expect(connectionState(WORKSPACE, "cloud", { test: tested("pass", 1), newest: silent }).kind).toBe(
    "trouble",
  );
  expect(connectionState(WORKSPACE, "cloud", { test: tested("fail", 1), newest: AGREED }).kind).toBe(
    "failed",
  );
});

test("the newest observation of a workspace is found among those of others", () => {
  const at = (workspace: string, time: string) => ({ workspace, reading: { ...AGREED, at: time } });
  const list = [
    at("a", "2026-01-01T00:00:00.000Z"),
    at("a", "2026-01-03T00:00:00.000Z"),
    at("b", "2026-02-01T00:00:00.000Z"),
  ];
  expect(newestObservation("a", list)?.at).toBe("2026-01-03T00:00:00.000Z");
  expect(newestObservation("c", list)).toBeUndefined();
});
