import { afterEach, expect, test } from "vitest";
import { err } from "../../../shared/result.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const HOUR_MS = 3_600_000;

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  open = [];
  rig = undefined;
});

async function handsOn(own: Harness, change?: Parameters<typeof openCoreDriver>[1]): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

/** Answers without a Date header, on both sides. */
const undated: Bend = (connections) => {
  const without = <A extends object>(api: A): A =>
    Object.fromEntries(
      Object.entries(api).map(([name, member]) => [
        name,
        typeof member !== "function" || name === "lastAnswerMs"
          ? member
          : async (...given: unknown[]) => {
              const answer: unknown = await (member as (...given: unknown[]) => unknown)(...given);
              if (typeof answer !== "object" || answer === null || !("evidence" in answer)) return answer;
              const { serverDate: _dropped, ...rest } = answer.evidence as Record<string, unknown>;
              return { ...answer, evidence: rest };
            },
      ]),
    ) as A;
  return { ...connections, cloud: without(connections.cloud), onPrem: without(connections.onPrem) };
};

test("[I17][I23] a wait of two seconds that nobody dates ends for one who waits at the terminal", async () => {
  const own = await startTimedHarness();
  rig = own;
  const first = await handsOn(own, { deps: bentAlways(undated) });
  const stopped = await first.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-rate-limited"]),
  );
  expect(endingOf(stopped)).toBe("told-to-wait, on-premises proven");
  await first.close();
  // Each command is a process of its own; an hour lies between two of them. None can tell of itself that it is over.
  for (let command = 0; command < 2; command += 1) {
    own.clock.skip(HOUR_MS);
    const hands = await openCoreDriver(own, { deps: bentAlways(undated) });
    expect(problemIn(await hands.proceed(stopped, true))).toMatchObject({ kind: "tooSoon", onlyHere: true });
    await hands.close();
  }
  open = [];
  // One that waits there, as the terminal offers, goes on once its own clock has counted to the end.
  const waiting = await handsOn(own, { deps: bentAlways(undated) });
  expect(problemIn(await waiting.proceed(stopped, true))).toMatchObject({ kind: "tooSoon", onlyHere: true });
  own.clock.skip(2000);
  expect(endingOf(must(await waiting.proceed(stopped, true)))).toBe("complete, cloud proven");
});

test("[I23] a gap is not measured between the clocks of two servers", async () => {
  const own = await startTimedHarness();
  rig = own;
  // The client's clock is five minutes fast.
  const fast: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async readHealth() {
        const answer = await onPrem.readHealth();
        const { serverDate } = answer.evidence;
        if (serverDate === undefined) return answer;
        const late = new Date(Date.parse(serverDate) + 300_000).toISOString();
        return { ...answer, evidence: { ...answer.evidence, serverDate: late } };
      },
    },
  });
  let killed = false;
  const first = await handsOn(own, {
    deps: (deps) => {
      const given = bentAlways(fast)(deps);
      return {
        ...given,
        storage: {
          ...given.storage,
          append(hold, entry, options) {
            // The process dies before it can write what became of the subscription.
            if (entry.kind === "outcome" && entry.step === "subscribe") {
              killed = true;
              return err({ kind: "storageFailed", code: "EIO" });
            }
            return given.storage.append(hold, entry, options);
          },
          appendAll(hold, entries, options) {
            if (entries.some((entry) => entry.kind === "outcome" && entry.step === "subscribe")) {
              killed = true;
              return err({ kind: "storageFailed", code: "EIO" });
            }
            return given.storage.appendAll(hold, entries, options);
          },
        },
      };
    },
  });
  const started = must(await first.start(own.plan("to-cloud")));
  await first.goOn(started).catch(() => undefined);
  expect(killed).toBe(true);
  await first.close();
  open = [];
  const second = await handsOn(own, { deps: bentAlways(fast) });
  const done = must(await second.proceed(started));
  expect(endingOf(done)).toBe("complete, cloud proven");
  expect(done.subscribeGapMs ?? 0).toBeLessThan(60_000);
});

test("[I4] a person's word on where the number is does not stand for the platform's answer to a lost register", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await handsOn(own);
  const { world } = own.sandbox;
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(resting.phase.kind).toBe("unknown");
  // The person looked at another number's page.
  must(await hands.resolve(resting, { kind: "seen", home: "cloud" }));
  world.clearFaults();
  const next = await hands.migrate(own.plan("to-cloud"));
  expect({ ending: endingOf(next), registers: countOf(own, "POST", "/register") }).toEqual({
    ending: "awaiting recent-register, on-premises proven",
    registers: 1,
  });
});
