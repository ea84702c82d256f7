import { AppId, BusinessAccountId, PhoneNumberId } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { STEPS } from "../../../shared/migration/step.ts";
import { err, ok } from "../../../shared/result.ts";
import type { NumberObservation } from "../../../shared/workspace/number-observation.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { moveOfSteps } from "../../support/move-of-steps.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { AGREED } from "../../support/fake-window-side.ts";

export const BAKERY = WorkspaceId.parse("ws-7k2q9d");

/** A workspace with connections on both sides and so many numbers, the first being +1 202 555 0100. */
export function workspaceOf(count: number, change: Record<string, unknown> = {}): Workspace {
  return Workspace.parse({
    id: BAKERY,
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: BusinessAccountId.parse("102290129340398"),
      appId: AppId.parse("1234567890"),
    },
    onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" } },
    numbers: Array.from({ length: count }, (_, index) => ({
      phoneNumberId: idOf(index),
      cc: "1",
      phoneNumber: String(2_025_550_100 + index),
      displayName: `Shop ${index + 1}`,
    })),
    ...change,
  });
}

export function idOf(index: number): PhoneNumberId {
  return PhoneNumberId.parse(String(106_540_352_242_922 + index));
}

export function readingOf(
  index: number,
  change: Partial<NumberObservation["reading"]> = {},
): NumberObservation {
  return {
    workspace: BAKERY,
    phoneNumberId: idOf(index),
    revision: 1,
    asked: {},
    reading: { ...AGREED, ...change },
  };
}

/** A fake core whose runs are these, instead of the one that it knows. */
export function coreWithRuns(
  script: Script,
  runs: readonly RunSnapshot[] = [],
): { readonly core: FakeCore; readonly transport: Transport } {
  const core = fakeCore(script);
  return {
    core,
    transport: {
      subscribe: (topic, listener) => core.transport.subscribe(topic, listener),
      call: (method, input) => {
        if (method.startsWith("practice:"))
          return Promise.resolve(err({ kind: "badCall", method, where: [] }));
        if (method === "migration.status") return Promise.resolve(ok(runs));
        return core.transport.call(method, input);
      },
    },
  };
}

const AT = "2026-01-15T12:00:00.000Z";

const STEPS_DONE = STEPS["to-cloud"].map((step) => ({
  step,
  state: { kind: "confirmed" as const, attempt: 1, by: "answer" as const },
}));

/** A run of the first number that goes to the cloud. */
export function runOf(change: Record<string, unknown> = {}): RunSnapshot {
  const steps = (change["steps"] as RunSnapshot["steps"] | undefined) ?? STEPS_DONE;
  return {
    run: "r-20260115-aaaaaa",
    revision: 3,
    number: "+12025550100",
    spoken: "+1 202 555 0100",
    phoneNumberId: idOf(0),
    direction: "to-cloud",
    openedAt: AT,
    updatedAt: "2026-01-15T12:04:00.000Z",
    phase: { kind: "ended", reason: "complete" },
    steps,
    move: moveOfSteps(steps),
    numberIs: "cloud",
    proof: "proven",
    working: true,
    checks: [],
    changes: [],
    attempts: { inRun: 1, inWindow: 1 },
    damagedRows: 0,
    held: false,
    ...change,
  } as unknown as RunSnapshot;
}
