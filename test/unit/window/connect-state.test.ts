import { describe, expect, test } from "vitest";
import type { ConnectionState } from "../../../renderer/components/connections/connection-state.ts";
import {
  connectTitle,
  doneSteps,
  nextStep,
  type ConnectState,
} from "../../../renderer/screens/workspace/connect-state.ts";
import { fieldOfCheck } from "../../../renderer/components/checks/field-of-check.ts";

const MISSING: ConnectionState = { kind: "missing" };
const UNTESTED: ConnectionState = { kind: "untested" };
const AT = "2026-01-15T12:00:00.000Z";
const TEST = { checks: [], sentAt: AT, at: AT, of: "" };
const WORKS: ConnectionState = { kind: "works", at: 1, test: TEST };
const FAILED: ConnectionState = { kind: "failed", at: 1, test: TEST };

const of = (change: Partial<ConnectState>): ConnectState => ({
  cloud: WORKS,
  onPrem: WORKS,
  skipped: false,
  numbers: 1,
  sheet: "done",
  ...change,
});

describe("the title of the Connect screen", () => {
  test.each([
    ["begin", of({ cloud: MISSING, onPrem: MISSING, numbers: 0, sheet: "optional" })],
    ["cloudNext", of({ cloud: MISSING, numbers: 0 })],
    ["clientNext", of({ onPrem: MISSING, numbers: 0 })],
    ["bothFail", of({ cloud: FAILED, onPrem: FAILED })],
    ["cloudFails", of({ cloud: FAILED, onPrem: MISSING, numbers: 0 })],
    ["clientFails", of({ onPrem: { kind: "trouble", at: 1 } })],
    ["untested", of({ onPrem: UNTESTED })],
    ["untested", of({ cloud: UNTESTED, numbers: 0 })],
    ["numbers", of({ numbers: 0 })],
    ["numbers", of({ onPrem: MISSING, skipped: true, numbers: 0 })],
    ["sheet", of({ sheet: "needed" })],
    ["done", of({ sheet: "optional" })],
    ["done", of({})],
  ] as const)("%s", (title, state) => expect(connectTitle(state)).toBe(title));
});

test("a connection counts as done only once a response showed that it works", () => {
  expect(doneSteps(of({ cloud: UNTESTED, onPrem: FAILED, sheet: "optional" }))).toEqual(["numbers"]);
  expect(doneSteps(of({ cloud: { kind: "answered", at: 1 }, sheet: "unknown" }))).toEqual([
    "cloud",
    "on-premises",
    "numbers",
  ]);
});

test("the next step is the first that is not filled in; a failed one is not filled in anew by itself", () => {
  expect(nextStep(of({ cloud: MISSING }))).toBe("cloud");
  expect(nextStep(of({ cloud: FAILED, onPrem: MISSING }))).toBe("on-premises");
  expect(nextStep(of({ onPrem: MISSING, skipped: true, numbers: 0 }))).toBe("numbers");
  expect(nextStep(of({ sheet: "optional" }))).toBe("recovery");
  expect(nextStep(of({ sheet: "unknown" }))).toBeUndefined();
});

test.each([
  ["cloud", { id: "cloud.token", cause: "token-expired" }, "token"],
  ["cloud", { id: "cloud.reachable", cause: "name-not-found" }, "cloudBase"],
  ["cloud", { id: "cloud.permissions", cause: "account-not-granted" }, "wabaId"],
  ["cloud", { id: "cloud.permissions", cause: "permission-missing" }, "token"],
  ["cloud", { id: "cloud.permissions", cause: "brand-differs" }, undefined],
  ["cloud", { id: "cloud.app", cause: "app-differs" }, "appId"],
  ["on-premises", { id: "onprem.token", cause: "token-invalid" }, "clientPassword"],
  ["on-premises", { id: "onprem.token", cause: "password-change-required" }, "clientNewPassword"],
  ["on-premises", { id: "onprem.tls", cause: "self-signed" }, "clientCertificate"],
  ["on-premises", { id: "onprem.queue", cause: "callbacks-not-kept" }, undefined],
] as const)("on the %s side %o is put right at %s", (side, check, field) =>
  expect(fieldOfCheck(check, side, "login")).toBe(field),
);
