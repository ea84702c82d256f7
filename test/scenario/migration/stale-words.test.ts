import { afterEach, expect, test } from "vitest";
import { redact } from "../../../shared/redacted.ts";
import { bentAlways, claiming, type Bend } from "../../support/bent.ts";
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

test("[I9][I28] a backup does not prove a number on premises that the platform's own record names in the cloud", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const { cc, phoneNumber } = own.sandbox.number;
  // A client that has not noticed yet that it lost the number.
  const stale = claiming(`${cc}${phoneNumber}`);
  const bend: Bend = (connections) => {
    const { onPrem, ...rest } = stale(connections);
    return {
      ...rest,
      onPrem: {
        ...onPrem,
        async backup() {
          const { evidence } = await onPrem.readHealth();
          return { kind: "confirmed", value: redact("of before the move", "backup data"), evidence };
        },
      },
    };
  };
  const hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(hands);
  const waiting = must(await hands.proceed(must(await hands.start(own.plan("to-cloud")))));
  const seen =
    waiting.phase.kind === "awaiting-confirmation" && waiting.phase.what.includes("warnings")
      ? must(await hands.proceed(must(await hands.confirm(waiting, waiting.phase.what))))
      : waiting;
  expect(seen.lastReading?.cloudSays).toBe("cloud");
  expect({
    ending: endingOf(seen),
    untrue: hands.claims.untrue,
    sent: countOf(own, "POST", "/register"),
  }).toMatchObject({
    untrue: [],
    sent: 0,
  });
});

test("[I9][I28] what a client still says of a number that an earlier run has just taken from it proves nothing to the next run", async () => {
  const own = (rig = await startTimedHarness());
  const { cc, phoneNumber } = own.sandbox.number;
  let lags = false;
  const bend = claiming(`${cc}${phoneNumber}`, () => lags);
  const hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(hands);
  const moved = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(["no-lookups"]));
  expect(endingOf(moved)).toBe("complete, cloud proven");
  lags = true;
  const next = await hands.goOn(must(await hands.start(own.plan("to-onprem"))));
  expect({ next: endingOf(next).split(",")[0], untrue: hands.claims.untrue }).toMatchObject({ untrue: [] });
});

test("[I9] a client that sends a code says with it that the number is not registered there: no look of before proves otherwise", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud", faults: ["no-lookups"] }));
  const { cc, phoneNumber } = own.sandbox.number;
  const bend = claiming(`${cc}${phoneNumber}`);
  const hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(hands);
  const waiting = await hands.goOn(must(await hands.start(own.plan("to-onprem"))));
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  expect(endingOf(waiting)).not.toBe("awaiting-code, on-premises proven");
});

test("[I8][I9] a lost code is not settled by the word that the client gave of the number before it denied it", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud", faults: ["no-lookups"] }));
  const { cc, phoneNumber } = own.sandbox.number;
  const bend = claiming(`${cc}${phoneNumber}`);
  const hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  open.push(hands);
  const waiting = await hands.goOn(
    must(await hands.start(own.plan("to-onprem", (json) => void (json.number.shards = 2)))),
  );
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  own.sandbox.world.setFaults(["lost-verify-before", "no-lookups"]);
  const done = must(await hands.enterCode(waiting));
  expect(own.sandbox.world.truth().home).toBe("cloud");
  expect({ ending: endingOf(done), shards: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: expect.not.stringMatching(/proven/) as unknown,
    shards: 0,
  });
});
