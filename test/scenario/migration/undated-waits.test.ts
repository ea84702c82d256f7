import { afterEach, expect, test } from "vitest";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [rig, open] = [undefined, []];
});

/** A run whose register was told to wait for two seconds, by a platform that dates nothing and answers no look-up. */
async function toldUndated() {
  const own = await startTimedHarness({ dated: false });
  rig = own;
  const process = async (): Promise<CoreDriver> => {
    const hands = await openCoreDriver(own);
    open.push(hands);
    return hands;
  };
  const first = await process();
  const stopped = await first.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-rate-limited", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(stopped.phase).toEqual({ kind: "ended", reason: "told-to-wait" });
  return { own, first, stopped, process };
}

test("[I23] where nothing is dated, a wait says that only a program which stays open can tell its end", async () => {
  const { own, first, stopped, process } = await toldUndated();
  expect(problemIn(await first.proceed(stopped, true))).toMatchObject({ kind: "tooSoon", onlyHere: true });
  own.clock.skip(1500);
  const second = await process();
  expect(problemIn(await second.proceed(stopped, true))).toMatchObject({ kind: "tooSoon", onlyHere: true });
  // Neither side tells where the number is: a new run needs a person's word on that first.
  must(await second.resolve(stopped, { kind: "seen", home: "on-premises" }));
  expect(problemIn(await second.start(own.plan("to-cloud")))).toMatchObject({ onlyHere: true });
  expect(countOf(own, "POST", "/register")).toBe(1);
});

test("[I17] [I23] a program that stays open waits it out, and goes on", async () => {
  const { own, stopped, process } = await toldUndated();
  const second = await process();
  expect(problemIn(await second.proceed(stopped, true))).toMatchObject({ onlyHere: true });
  own.clock.skip(2000);
  const third = await process();
  // Another one begins to count anew, however long ago it was: nobody can tell.
  expect(problemIn(await third.proceed(stopped, true))).toMatchObject({ onlyHere: true });
  expect(countOf(own, "POST", "/register")).toBe(1);
  expect(must(await second.proceed(stopped, true)).phase).not.toMatchObject({ reason: "told-to-wait" });
  expect(countOf(own, "POST", "/register")).toBe(2);
});

test("[I17] [I23] a wait that one program counted to its end holds no new run back any more, in whatever program", async () => {
  const { own, first, stopped, process } = await toldUndated();
  must(await first.resolve(stopped, { kind: "seen", home: "on-premises" }));
  must(await first.abandon(stopped));
  const second = await process();
  expect(problemIn(await second.start(own.plan("to-cloud")))).toMatchObject({ onlyHere: true });
  own.clock.skip(2000);
  must(await second.abandon(must(await second.start(own.plan("to-cloud")))));
  must(await (await process()).start(own.plan("to-cloud")));
});

test("[I23] where the platform dates its answers, the end is told for every program", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await openCoreDriver(own);
  open.push(hands);
  const stopped = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-rate-limited"]),
  );
  expect(endingOf(stopped)).toBe("told-to-wait, on-premises proven");
  for (const process of [hands, await openCoreDriver(own)]) {
    const problem = problemIn(await process.proceed(stopped, true));
    expect(problem).toMatchObject({ kind: "tooSoon" });
    expect(problem).not.toHaveProperty("onlyHere");
    if (process !== hands) open.push(process);
  }
});

test("[I17][I23] a wait of a minute ends for another process although the client's clock was set back since it was told", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let ahead = true;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request, late) {
        const answer = await onPrem.requestAccount(request, late);
        if (!ahead) return answer;
        const serverDate = new Date(own.clock.now() + 400 * 24 * 3_600_000).toISOString();
        return { ...answer, evidence: { ...answer.evidence, serverDate } };
      },
    },
  });
  const first = await openCoreDriver(own, { deps: bentAlways(bend) });
  const waiting = await first.migrate(own.plan("to-onprem"));
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  await first.close();
  ahead = false;
  const second = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(second);
  await second.resend(waiting);
  own.clock.skip(24 * 3_600_000);
  const asked = await second.resend(waiting);
  must(await second.abandon(waiting));
  // The usual wait after the code that has just been asked for.
  own.clock.skip(61_000);
  const anew = await second.start(own.plan("to-onprem"));
  expect({ asked: asked.ok, anew: anew.ok }).toEqual({ asked: true, anew: true });
});
