import { afterEach, describe, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A run whose next request may leave: a person has said yes, and its process is gone. */
async function readyToSend(startsOn: "onprem" | "cloud") {
  const own = await startTimedHarness({ startsOn });
  rig = own;
  const first = await openCoreDriver(own);
  const started = must(await first.start(own.plan(startsOn === "onprem" ? "to-cloud" : "to-onprem")));
  const asked = await proceedTo(first, started);
  must(await first.confirm(asked, ["sending-paused", "point-of-no-return"]));
  await first.close();
  hands = await openCoreDriver(own);
  return { own, open: hands, asked };
}

async function proceedTo(open: CoreDriver, run: Awaited<ReturnType<CoreDriver["goOn"]>>) {
  const resting = must(await open.proceed(run));
  expect(resting.phase.kind).toBe("awaiting-confirmation");
  return resting;
}

describe("a word that a run does not wait for", () => {
  test.each([
    { word: { kind: "seen", home: "on-premises" } as const },
    { word: { kind: "repeat" } as const },
  ])("[I4][I22] $word sends no register of a run that could go on", async ({ word }) => {
    const { own, open, asked } = await readyToSend("onprem");
    expect(problemIn(await open.resolve(asked, word))).toMatchObject({
      kind: "notWaitingForThis",
      phase: "ready",
    });
    expect(countOf(own, "POST", "/register")).toBe(0);
    expect(endingOf(must(await open.proceed(asked)))).toBe("complete, cloud proven");
  });

  test("[I11][I22] a code, or the wish for another one, asks for no code of a run that could go on", async () => {
    const { own, open, asked } = await readyToSend("cloud");
    expect(problemIn(await open.enterCode(asked, "123456"))).toMatchObject({ kind: "notWaitingForThis" });
    expect(problemIn(await open.resend(asked))).toMatchObject({ kind: "notWaitingForThis" });
    expect(countOf(own, "POST", "/v1/account")).toBe(0);
  });
});
