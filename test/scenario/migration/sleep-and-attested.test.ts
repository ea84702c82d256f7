import { afterEach, expect, test } from "vitest";
import { shifted } from "../../support/bent.ts";
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
test("[F40][F20] after a sleep a register goes out only over a connection that has answered since", async () => {
  const own = (rig = await startTimedHarness());
  const offset = { ms: 0 };
  const hands = await openCoreDriver(own, { ports: shifted(offset) });
  open.push(hands);
  const waiting = must(await hands.proceed(must(await hands.start(own.plan("to-cloud")))));
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  offset.ms = 3_600_000;
  const before = own.sandbox.world.requests().length;
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  must(await hands.proceed(waiting));
  const since = own.sandbox.world
    .requests()
    .slice(before)
    .map(({ method, path }) => `${method} ${path.split("?")[0]}`);
  const register = since.findIndex((one) => one.endsWith("/register"));
  expect(since.slice(0, register).filter((one) => one.includes(own.sandbox.cloud.phoneNumberId))).not.toEqual(
    [],
  );
});
test("[I4] a number that a person has seen in the cloud is not registered again unasked by taking the run up", async () => {
  const own = (rig = await startTimedHarness());
  own.env.set("PIN", "000001");
  const hands = await openCoreDriver(own);
  open.push(hands);
  const stopped = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing"]),
  );
  expect(endingOf(stopped)).toBe("register-pin-refused, unknown none");
  const said = must(await hands.resolve(stopped, { kind: "seen", home: "cloud" }));
  expect(endingOf(said)).toBe("register-pin-refused, cloud attested");
  own.env.set("PIN", own.sandbox.number.pin);
  await hands.goOn(must(await hands.proceed(stopped, true)));
  expect(countOf(own, "POST", "/register")).toBe(1);
});
