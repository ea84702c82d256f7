import type { CheckResult } from "../../../shared/checks/result.ts";
import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { Finding, WatchLook } from "../../../shared/watch/finding.ts";
import {
  TEST_STEPS,
  type TestState,
  type TestStep,
  type TestStepId,
  type Unrestored,
} from "../../../shared/webhook/connectivity-test.ts";
import { TestId } from "../../../shared/ids.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";
import type { RouteMap } from "../../../shared/webhook/route-map.ts";
import type { Script } from "../../support/fake-core.ts";
import { NO_COUNTS } from "../../support/fake-webhooks-side.ts";
import { BAKERY, idOf, workspaceOf } from "../overview/imagined.ts";

/** Texts from outside that try to be more than text. */
export const HOSTILE = {
  markup: '<img src=x onerror="document.title=1">',
  turned: "https://good.example/\u202egpj.exe",
} as const;

export const TOKEN = "a verify token that nobody may see";

const AT = "2026-01-15T12:00:00.000Z";

export const ONE: Script = { workspaces: [workspaceOf(1)] };

export function receiverOf(change: Partial<ReceiverState> = {}): ReceiverState {
  return {
    receiver: BAKERY,
    revision: 3,
    listening: true,
    localUrl: "http://127.0.0.1:49152/in/0123456789abcdef0123456789abcdef",
    onPremUrl: "http://127.0.0.1:49152/on/fedcba9876543210fedcba9876543210",
    since: AT,
    stopsAt: "2026-01-15T13:00:00.000Z",
    checksSignatures: true,
    hasVerifyToken: true,
    counts: { ...NO_COUNTS, accepted: 12, signed: 9, handshakes: 1 },
    lastAt: "2026-01-15T12:20:00.000Z",
    lastSignedAt: "2026-01-15T12:18:00.000Z",
    ...change,
  };
}

export function tunnelOf(change: Partial<TunnelState> = {}): TunnelState {
  return {
    receiver: BAKERY,
    revision: 2,
    kind: "ssh",
    status: "open",
    publicUrl: "https://hooks.example.net/switchover",
    since: AT,
    latencyMs: 41,
    hostKey: `SHA256:${"a".repeat(43)}`,
    reconnects: 0,
    ...change,
  };
}

export function checkOf(id: string, change: Partial<CheckResult> = {}): CheckResult {
  return { id, status: "pass", found: "as it should be", ...change };
}

/** Steps of which the first so many are done and the next one, if `running`, is at work. */
export function stepsOf(
  done: number,
  {
    running = true,
    found = {},
  }: { readonly running?: boolean; readonly found?: Partial<Record<TestStepId, Partial<CheckResult>>> } = {},
): TestStep[] {
  return TEST_STEPS.map((id, index): TestStep => {
    if (index < done) return { id, state: "done", check: checkOf(id, found[id]), startedAt: AT, ms: 41 };
    if (index === done && running) return { id, state: "running", startedAt: AT };
    return { id, state: "waiting" };
  });
}

export function testOf(change: Partial<TestState> = {}): TestState {
  return {
    test: TestId.parse("t-20260115-aaaaaa"),
    revision: 4,
    receiver: BAKERY,
    side: "cloud",
    phoneNumberId: idOf(0),
    number: "+12025550100",
    phase: "working",
    steps: stepsOf(1),
    arrivals: [],
    startedAt: AT,
    ...change,
  };
}

export const AWAITING_MESSAGE = testOf({
  phase: "awaiting-message",
  steps: stepsOf(4),
  word: "SW-7K2Q",
  until: "2026-01-15T12:15:00.000Z",
  borrowed: { level: "number", before: "https://hooks.bakery.example/in" },
  forwardsTo: "https://hooks.bakery.example/in",
});

export const ARRIVED = testOf({
  phase: "ended",
  steps: stepsOf(7, {
    found: { "webhooks.status": { status: "warn", cause: "no-status", found: "none came" } },
  }),
  word: "SW-7K2Q",
  arrivals: [
    { event: 7, kind: "message", signature: "valid", at: AT, afterMs: 23_400 },
    { event: 8, kind: "status", signature: "valid", status: "sent", at: AT, afterMs: 900 },
    { event: 9, kind: "status", signature: "valid", status: "delivered", at: AT, afterMs: 1_400 },
  ],
  restored: true,
  verdict: "arrives",
  endedAt: "2026-01-15T12:03:00.000Z",
});

export const INTERRUPTED = testOf({
  phase: "ended",
  interrupted: true,
  verdict: "stopped",
  restored: true,
  borrowed: { level: "number" },
  steps: TEST_STEPS.map((id) =>
    id === "webhooks.restored"
      ? { id, state: "done" as const, check: checkOf(id, { found: "as it stood" }) }
      : { id, state: "waiting" as const },
  ),
  endedAt: "2026-01-15T12:30:00.000Z",
});

export const LEFT_BEHIND: Unrestored = {
  test: TestId.parse("t-20260115-bbbbbb"),
  receiver: BAKERY,
  number: "+12025550100",
  level: "number",
  before: "https://hooks.bakery.example/in",
  since: AT,
};

export const ROUTES: RouteMap = {
  at: AT,
  numbers: [
    {
      phoneNumberId: idOf(0),
      number: "+12025550100",
      callbacks: {
        account: "https://hooks.bakery.example/account",
        application: "https://hooks.bakery.example/app",
      },
      wins: "account",
      onPremises: "https://hooks.bakery.example/account",
    },
  ],
  apps: [
    { id: "1234567890", name: "Bakery", own: true },
    { id: "9876543210", name: "Old agency", own: false, override: "https://agency.example/in" },
    { id: "5555555555" },
  ],
  application: { callback: "https://hooks.bakery.example/app", fields: ["messages"], active: true },
  sameEndpoint: true,
};

export function findingOf(change: Partial<Finding> = {}): Finding {
  return {
    id: `repeats-retry:${BAKERY}`,
    detector: "repeats-retry",
    receiver: BAKERY,
    phoneNumberId: idOf(0),
    count: 3,
    firstAt: AT,
    lastAt: AT,
    events: [1, 2, 3],
    said: { key: "watch.found.repeats-retry", values: { count: 3 } },
    settled: false,
    ...change,
  };
}

export function lookOf(change: Partial<WatchLook> = {}): WatchLook {
  return {
    workspace: BAKERY,
    thing: "token",
    at: AT,
    since: AT,
    check: checkOf("cloud.token", { found: "valid for 40 days" }),
    ...change,
  };
}
