import { afterEach, expect, test } from "vitest";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import { changePin } from "../../../main/core/pin/change-pin.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

test("[I6][I16] a run stopped by what may have been its PIN goes on once that PIN was set anew", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let first = true;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request, late) {
        if (!first) return onPrem.requestAccount(request, late);
        first = false;
        const evidence = { at: new Date().toISOString(), durationMs: 1, httpStatus: 400 };
        return { kind: "rejected", reason: "other", evidence: { ...evidence, apiError: { code: 1005 } } };
      },
    },
  });
  const hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(hands);
  const plan = own.plan("to-onprem");
  const stopped = await hands.migrate(plan);
  expect(endingOf(stopped)).toBe("account-refused, cloud proven");
  const { storage, vault } = hands.deps;
  const set = must(
    await changePin(
      {
        storage,
        vault,
        ports: own.ports,
        onChange: () => undefined,
        lateAnswers: createLateAnswers({ againMs: 20, rarelyMs: 20 }),
      },
      { plan, action: "set", side: "cloud", by: "person" },
    ),
  );
  expect(set.state).toBe("complete");
  const resumed = must(await hands.proceed(stopped, true));
  expect({ phase: resumed.phase.kind, asked: countOf(own, "POST", "/v1/account") }).toEqual({
    phase: "awaiting-code",
    asked: 1,
  });
});
