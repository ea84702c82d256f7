import { afterEach, describe, expect, test } from "vitest";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import { changePin } from "../../../main/core/pin/change-pin.ts";
import { pinHistory } from "../../../main/core/pin/history.ts";
import { openTarget } from "../../../main/core/pin/target.ts";
import { spoken } from "../../../shared/phone.ts";
import type { PinChange } from "../../../shared/pin/pin-change.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { err, ok } from "../../../shared/result.ts";
import { pinChangeWords } from "../../../shared/wording/pin-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { overdue, type Overdue } from "../../support/overdue.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

const NEW_PIN = "246810";

/** A change of the PIN that is given up before its answer comes; `answer` stands for what the side says then. */
async function givenUp(
  answers: Overdue,
  { answer, isFull }: { readonly answer?: CallOutcome<null>; readonly isFull?: () => boolean } = {},
) {
  const own = (rig = await startTimedHarness());
  own.env.set("PIN", NEW_PIN);
  const hands = await openCoreDriver(own);
  open.push(hands);
  const { storage: real, vault } = hands.deps;
  const storage: typeof real = {
    ...real,
    operations: {
      ...real.operations,
      late: (...given) =>
        isFull?.() === true ? err({ kind: "storageFull" }) : real.operations.late(...given),
    },
  };
  const told: PinChange[] = [];
  const change = must(
    await changePin(
      {
        storage,
        vault,
        ports: own.ports,
        onChange: (seen) => told.push(seen),
        lateAnswers: createLateAnswers({ againMs: 20, rarelyMs: 20 }),
        open(tools, wish) {
          const target = openTarget(tools, wish);
          if (!target.ok) return target;
          const { send } = target.value;
          const sent = async (): Promise<CallOutcome<null>> => answer ?? send(() => undefined);
          return ok({
            ...target.value,
            send: (late) => answers.call(sent, late),
            // A connection on which a late answer is listened for outlives its change.
            close: () => Promise.resolve(),
          });
        },
      },
      { plan: own.plan("to-cloud"), action: "set", side: "on-premises", by: "person" },
    ),
  );
  return { rig: own, hands, change, told, history: () => must(pinHistory(storage)).changes };
}

const wordsOf = (change: PinChange): string =>
  pinChangeWords(translateToEnglish, change, spoken("1", "2025550123")).what;

describe("[F36] the answer to a change of the PIN that was given up", () => {
  test("completes the change that nobody knew the outcome of, in the history and for who listens", async () => {
    const answers = overdue();
    const { rig, change, told, history } = await givenUp(answers);
    expect(change.state).toBe("unknown");
    await answers.come();
    expect(history()).toMatchObject([
      {
        operation: change.operation,
        state: "complete",
        outcome: { kind: "unknown" },
        late: { kind: "confirmed" },
      },
    ]);
    expect(told.at(-1)).toEqual(history()[0]);
    expect(wordsOf(told.at(-1) as PinChange)).toBe("The two-step PIN of +1 202 555 0123 is set.");
    expect(secretsFoundIn(rig.dataDir, [NEW_PIN])).toEqual([]);
  });

  test("that says no leaves it unknown, says why, and its wait is kept", async () => {
    const answers = overdue();
    const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 70_000, retryAfterSeconds: 600 };
    const answer = { kind: "rejected", reason: "rate-limited", evidence } as const;
    const { rig, hands, history } = await givenUp(answers, { answer });
    await answers.come();
    expect(history()).toMatchObject([{ state: "unknown", late: { kind: "rejected" } }]);
    expect(wordsOf(history()[0] as PinChange)).toContain(
      "A response arrived after Switchover stopped waiting:",
    );
    expect(must(hands.deps.storage.toldWaits(rig.plan("to-cloud")))).toMatchObject([
      { holds: "pin-on-premises", seconds: 600 },
    ]);
  });

  test("[F23] is told, and tried again, while it cannot be written down", async () => {
    const answers = overdue();
    let full = true;
    const { told, history } = await givenUp(answers, { isFull: () => full });
    await answers.come();
    expect(told.at(-1)).toMatchObject({ state: "unknown", unwritten: true });
    expect(wordsOf(told.at(-1) as PinChange)).toContain("isn't recorded yet");
    expect(history()).toMatchObject([{ state: "unknown" }]);
    full = false;
    await expect.poll(() => told.at(-1)?.state).toBe("complete");
    expect(told.at(-1)).not.toHaveProperty("unwritten");
    expect(history()).toEqual([told.at(-1)]);
  });
});
