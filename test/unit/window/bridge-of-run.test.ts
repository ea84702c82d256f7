import { describe, expect, test } from "vitest";
import { bridgeOfRun } from "../../../renderer/components/bridge/bridge-state.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { moveOfSteps } from "../../support/move-of-steps.ts";

const AT = "2026-01-15T12:00:00.000Z";

type Change = Partial<Omit<RunSnapshot, "steps" | "phase">> & {
  readonly phase?: RunSnapshot["phase"];
  readonly mover?: { readonly kind: string; readonly [member: string]: unknown };
};

function bridgeOf({ mover = { kind: "pending" }, ...change }: Change, live?: boolean) {
  const toCloud = change.direction !== "to-onprem";
  const run = {
    move: moveOfSteps([{ step: "register", state: mover as never }]),
    direction: "to-cloud",
    spoken: "+1 202 555 0123",
    phase: { kind: "ready" },
    held: true,
    numberIs: toCloud ? "on-premises" : "cloud",
    proof: "proven",
    steps: [
      { step: "inspect", state: { kind: "confirmed", attempt: 1, by: "answer" } },
      { step: toCloud ? "register" : "code", state: mover },
    ],
    ...change,
  };
  return bridgeOfRun(run as unknown as RunSnapshot, live);
}

const SENT = { kind: "in-flight", attempt: 1, since: AT };
const LOST = { kind: "unknown", attempt: 1, outcome: { kind: "unknown" } };
const DONE = { kind: "confirmed", attempt: 1, by: "answer" };
const unknown = { numberIs: "unknown", proof: "none" } as const;

describe("the bridge puts a number between its banks only after a request that moves it was sent", () => {
  test.each(["to-cloud", "to-onprem"] as const)("%s, nothing sent and the location unknown", (direction) => {
    const { at, pill, line } = bridgeOf({ direction, ...unknown });
    expect(at).toBe(direction === "to-cloud" ? "on-premises" : "cloud");
    expect(pill).toBe("unknown");
    expect(line?.passed).toBe(false);
  });

  test.each(["to-cloud", "to-onprem"] as const)("%s, sent", (direction) => {
    expect(bridgeOf({ direction, mover: SENT })).toMatchObject({
      at: "middle",
      pill: "crossing",
      since: AT,
      line: { passed: true },
      banks: { [direction === "to-cloud" ? "cloud" : "on-premises"]: { report: "awaited" } },
    });
  });

  test("sent by a process that is gone, or seen from a window without its program: nothing counts", () => {
    expect(bridgeOf({ mover: SENT, held: false })).toMatchObject({ at: "middle", pill: "unknown" });
    expect(bridgeOf({ mover: SENT, held: false }).since).toBeUndefined();
    expect(bridgeOf({ mover: SENT }, false).since).toBeUndefined();
  });

  test("a lost response", () => {
    expect(bridgeOf({ mover: LOST, ...unknown })).toMatchObject({
      at: "middle",
      pill: "unknown",
      banks: { cloud: { edge: "unknown" }, "on-premises": { edge: "unknown" } },
    });
  });

  test.each(["to-cloud", "to-onprem"] as const)(
    "[I9] %s, arrived: what the APIs reported before the move is not shown as theirs now",
    (direction) => {
      const [source, target] =
        direction === "to-cloud" ? (["on-premises", "cloud"] as const) : (["cloud", "on-premises"] as const);
      const reading = { at: AT, home: source, cloudSays: source, clientSays: "connected" };
      const crossing = { sentAt: AT, arrivedAt: "2026-01-15T12:00:02.000Z" };
      const arrived = { direction, mover: DONE, numberIs: target, crossing } as const;
      const before = bridgeOf({ ...arrived, lastReading: reading as never }).banks;
      expect([before.cloud.report, before["on-premises"].report]).toEqual([undefined, undefined]);
      const after = { ...reading, at: "2026-01-15T12:00:03.000Z", home: target };
      expect(bridgeOf({ ...arrived, lastReading: after as never }).banks.cloud.report).toBeDefined();
    },
  );

  test("[I9] a lost response: what the APIs reported before the request is not shown as theirs now", () => {
    const reading = {
      at: AT,
      home: "on-premises",
      cloudSays: "on-premises",
      clientSays: "serves-number",
    } as never;
    const lost = { mover: LOST, ...unknown, lastReading: reading };
    expect(bridgeOf({ ...lost, openSince: "2026-01-15T12:00:01.000Z" }).banks.cloud.report).toBeUndefined();
    expect(bridgeOf({ ...lost, openSince: "2026-01-15T11:59:59.000Z" }).banks.cloud.report).toBeDefined();
  });

  test("a rejected request leaves it on its bank, with the line before it", () => {
    expect(bridgeOf({ mover: { kind: "rejected", attempt: 1 } })).toMatchObject({
      at: "on-premises",
      line: { from: "on-premises", passed: false },
    });
  });

  test("an ended migration has no line, and says how its location is known", () => {
    const ended = { phase: { kind: "ended", reason: "complete" }, numberIs: "cloud", mover: DONE } as const;
    expect(bridgeOf(ended)).toMatchObject({ at: "cloud", pill: "confirmed" });
    expect(bridgeOf(ended).line).toBeUndefined();
    expect(bridgeOf({ ...ended, proof: "attested" })).toMatchObject({ at: "cloud", pill: "reported" });
    expect(bridgeOf({ ...ended, proof: "none" }).pill).toBe("last-seen");
    expect(bridgeOf({ ...ended, working: false })).toMatchObject({
      pill: "stopped",
      banks: { cloud: { edge: "stopped" } },
    });
  });
});
