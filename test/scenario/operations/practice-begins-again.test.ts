import { expect, onTestFinished, test } from "vitest";
import { practiceHandlers } from "../../../main/core/handlers/practice.ts";
import { activityCounter } from "../../../main/core/migration/activity-counter.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { ok } from "../../../shared/result.ts";
import { bent } from "../../support/bent.ts";
import { endingOf, openCoreDriver } from "../../support/core-driver.ts";
import { overdue } from "../../support/overdue.ts";
import { must } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const LATE: readonly CallOutcome<null>[] = [
  { kind: "confirmed", value: null, evidence },
  {
    kind: "rejected",
    reason: "rate-limited",
    evidence: { ...evidence, httpStatus: 429, retryAfterSeconds: 3600 },
  },
  {
    kind: "rejected",
    reason: "pin-wrong",
    evidence: { ...evidence, httpStatus: 400, apiError: { code: 133005 } },
  },
];

test.each(LATE)(
  "[F36] an answer of the practice platform from before it began again counts for nothing ($kind $reason)",
  async (answer) => {
    const rig = await startTimedHarness();
    onTestFinished(() => rig.close());
    const answers = overdue();
    let first = true;
    const hands = await openCoreDriver(rig, {
      deps: bent((connections) => ({
        ...connections,
        cloud: {
          ...connections.cloud,
          register(input, late) {
            if (!first) return connections.cloud.register(input, late);
            first = false;
            return answers.call(() => Promise.resolve(answer), late);
          },
        },
        close: async () => undefined,
      })),
    });
    onTestFinished(() => hands.close());
    const blind = ["no-lookups", "onprem-lookup-missing"] as const;
    const plan = rig.plan("to-cloud");
    const before = await hands.migrate(plan, () => rig.sandbox.world.setFaults(blind));
    expect(endingOf(before)).toBe("unknown, unknown none");
    await beginAgain(hands, () => rig.sandbox.world.beginAgain("onprem"));
    const started = must(await hands.start(plan));
    await answers.come();
    expect(endingOf(hands.status(started))).toBe(endingOf(started));
    expect(endingOf(await hands.goOn(started))).toBe("complete, cloud proven");
    expect(hands.rows(before).map(({ entry }) => entry.kind)).not.toContain("late-answer");
  },
);

async function beginAgain(
  { deps }: Awaited<ReturnType<typeof openCoreDriver>>,
  reset: () => void,
): Promise<void> {
  const folder = {
    exists: () => true,
    storage: () => ok(deps.storage),
    migration: () => ok(deps),
    lateAnswers: deps.lateAnswers,
    underWay: activityCounter(),
  };
  const practice = { reset: async () => reset() };
  const handlers = practiceHandlers({ practice } as never, folder as never);
  must(await handlers["practice.reset"]({ home: "on-premises" } as never));
}
