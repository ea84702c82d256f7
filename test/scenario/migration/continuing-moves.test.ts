import { afterEach, expect, test } from "vitest";
import { countOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { Crash, withAppend } from "../../support/crash.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";

let rig: Harness;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig.close();
});

test("a migration that a full disk stopped after the point of no return says that resuming sends the register", async () => {
  rig = await startHarness();
  let free = 10 ** 12;
  hands = await openCoreDriver(rig, {
    ports: (ports) => ({ ...ports, files: { ...ports.files, freeBytes: () => free } }),
  });
  const asked = await hands.migrate(rig.plan("to-cloud"), () => {
    free = 1000;
  });
  expect(asked).toMatchObject({ phase: { kind: "ended", reason: "disk-full" }, continuingMoves: true });
  expect(countOf(rig, "POST", "/register")).toBe(0);
  free = 10 ** 12;
  must(await hands.proceed(asked, true));
  expect(countOf(rig, "POST", "/register")).toBe(1);
});

test("a process that died between the confirmation and the register: continuing says that it sends it", async () => {
  rig = await startHarness();
  hands = await openCoreDriver(rig, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) => {
        if (entry.kind === "intent" && entry.step === "register") throw new Crash("before the register");
        return deps.storage.append(hold, entry, options);
      }),
    }),
  });
  const { run } = must(await hands.start(rig.plan("to-cloud")));
  await expect(hands.goOn(hands.status({ run }))).rejects.toThrow(Crash);
  await hands.close();
  hands = await openCoreDriver(rig);
  expect(hands.status({ run })).toMatchObject({
    phase: { kind: "ready" },
    move: "not-made",
    continuingMoves: true,
  });
});

test("a migration that still asks for the point of no return does not announce its register", async () => {
  rig = await startHarness();
  hands = await openCoreDriver(rig);
  const started = must(await hands.start(rig.plan("to-cloud")));
  const asking = must(await hands.proceed(started));
  expect([started.continuingMoves, asking.continuingMoves]).toEqual([undefined, undefined]);
});

test("[I4] a check that showed no effect, killed before the end was written: nothing says that resuming sends the register", async () => {
  rig = await startHarness();
  hands = await openCoreDriver(rig, {
    deps: (deps) => ({
      ...deps,
      storage: withAppend(deps.storage, (hold, entry, options) => {
        if (entry.kind === "ended") throw new Crash("before the end");
        return deps.storage.append(hold, entry, options);
      }),
    }),
  });
  const { run } = must(await hands.start(rig.plan("to-cloud")));
  rig.sandbox.world.setFaults(["lost-register-before"]);
  await expect(hands.goOn(hands.status({ run }))).rejects.toThrow(Crash);
  await hands.close();
  rig.sandbox.world.clearFaults();
  hands = await openCoreDriver(rig);
  const left = hands.status({ run });
  must(await hands.proceed(left));
  expect(countOf(rig, "POST", "/register")).toBe(1);
  expect(left.continuingMoves).toBeUndefined();
});
