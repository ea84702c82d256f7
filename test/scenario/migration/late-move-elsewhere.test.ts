import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { bent, type Bend, type Connections } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { overdue } from "../../support/overdue.ts";
import { must, type Harness } from "../../support/harness.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

test("[F36][I9] a late success after a refused repeat takes the proof from the side where the number was seen", async () => {
  const own = (rig = await startTimedHarness());
  const answers = overdue();
  let first = true;
  const bend: Bend = (connections) => {
    const register: Connections["cloud"]["register"] = (input, late) => {
      if (first) {
        first = false;
        return answers.call(() => connections.cloud.register(input), late, true);
      }
      own.sandbox.world.clearFaults();
      return Promise.resolve({
        kind: "rejected",
        reason: "other",
        evidence: {
          at: new Date().toISOString(),
          durationMs: 1,
          httpStatus: 400,
          apiError: { code: 131009, details: "parameter value is not valid" },
        },
      });
    };
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
  const hands = await opened(own, { deps: bent(bend) });
  const resting = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  const ended = must(await hands.resolve(resting, { kind: "repeat" }));
  expect(endingOf(ended)).toBe("register-refused, on-premises proven");
  // The platform comes to the first request only now, and says so.
  await answers.come();
  expect(own.sandbox.world.truth().home).toBe("cloud");
  expect(hands.rows(resting).at(-1)?.entry).toMatchObject({
    kind: "late-answer",
    outcome: { kind: "confirmed" },
  });
  expect(endingOf(hands.status(resting))).not.toContain("on-premises proven");
});

test("[F36][I4] a late success of an abandoned run's register keeps the next run's register back and takes its proof away", async () => {
  const own = (rig = await startTimedHarness());
  const answers = overdue();
  let first = true;
  const bend: Bend = (connections) => {
    const register: Connections["cloud"]["register"] = (input, late) => {
      if (!first) return connections.cloud.register(input, late);
      first = false;
      return answers.call(() => connections.cloud.register(input), late, true);
    };
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
  const hands = await opened(own, { deps: bent(bend) });
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  must(await hands.abandon(resting));
  own.sandbox.world.clearFaults();
  const asked = await hands.migrate(plan);
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  must(await hands.confirm(asked, ["recent-register"]));
  const waiting = must(await hands.proceed(asked));
  expect(endingOf(waiting)).toBe("awaiting point-of-no-return, on-premises proven");
  // The platform comes to the first run's register only now, and says so.
  await answers.come();
  expect(own.sandbox.world.truth().home).toBe("cloud");
  const told = endingOf(hands.status(waiting));
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  must(await hands.proceed(waiting));
  expect({ told, registers: countOf(own, "POST", "/register") }).toEqual({
    told: expect.not.stringContaining("on-premises proven") as unknown,
    registers: 1,
  });
});

test("[F36][I4][I25] a late success in one data folder keeps the register back that waits in another, and takes its proof away", async () => {
  const own = (rig = await startTimedHarness());
  const answers = overdue();
  const first = await opened(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        register: (input, late) => answers.call(() => connections.cloud.register(input), late, true),
      },
      close: async () => undefined,
    })),
  });
  const plan = own.plan("to-cloud");
  const resting = await first.migrate(plan, () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  must(await first.abandon(resting));
  own.sandbox.world.clearFaults();
  const other = await opened(own, { ports: (ports) => ({ ...ports, dataDir: tempFolder() }) });
  const asked = await other.migrate(plan);
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  must(await other.confirm(asked, ["recent-register"]));
  const waiting = must(await other.proceed(asked));
  expect(endingOf(waiting)).toBe("awaiting point-of-no-return, on-premises proven");
  // The platform comes to the first folder's register only now, and says so there.
  await answers.come();
  expect(own.sandbox.world.truth().home).toBe("cloud");
  const told = endingOf(other.status(waiting));
  must(await other.confirm(waiting, ["point-of-no-return"]));
  const done = must(await other.proceed(waiting));
  expect({ told, registers: countOf(own, "POST", "/register"), done: endingOf(done) }).toEqual({
    told: expect.not.stringContaining("on-premises proven") as unknown,
    registers: 1,
    done: "complete, cloud proven",
  });
});

/** A first run whose register is given up before the platform comes to it, and which is abandoned then. */
async function abandonedBefore(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}) {
  const answers = overdue();
  let registers = 0;
  const bend: Bend = (connections) => {
    const register: Connections["cloud"]["register"] = (input, late) => {
      registers += 1;
      if (registers === 1) return answers.call(() => connections.cloud.register(input), late, true);
      // The next one is lost on the way.
      if (registers === 2)
        return Promise.resolve({
          kind: "unknown",
          cause: "timeout",
          evidence: { at: new Date().toISOString(), durationMs: 1 },
        });
      return connections.cloud.register(input, late);
    };
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
  const deps = (given: Parameters<NonNullable<typeof change.deps>>[0]) =>
    bent(bend)(change.deps?.(given) ?? given);
  const hands = await opened(own, { ...change, deps });
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () => own.sandbox.world.setFaults(BLIND));
  must(await hands.abandon(resting));
  own.sandbox.world.clearFaults();
  const asked = await hands.migrate(plan);
  must(await hands.confirm(asked, ["recent-register"]));
  return { hands, answers, waiting: must(await hands.proceed(asked)), registers: () => registers };
}

test("[F36][I4] a late success keeps a repeat back, too, that a person allowed before it was looked at", async () => {
  const own = (rig = await startTimedHarness());
  const { hands, answers, waiting, registers } = await abandonedBefore(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        sleep(ms, ...rest) {
          // Both sides answer again by the time they are asked anew.
          if (ms === 16_000) own.sandbox.world.clearFaults();
          return ports.clock.sleep(ms, ...rest);
        },
      },
    }),
  });
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  own.sandbox.world.setFaults(BLIND);
  expect(endingOf(must(await hands.proceed(waiting)))).toBe("unknown, unknown none");
  expect(registers()).toBe(2);
  await answers.come();
  expect(own.sandbox.world.truth().home).toBe("cloud");
  const done = must(await hands.resolve(waiting, { kind: "repeat" }));
  expect({ registers: registers(), done: endingOf(done) }).toEqual({
    registers: 2,
    done: "complete, cloud proven",
  });
  expect(hands.claims.untrue).toEqual([]);
});

test("[F36][I4][I27] a late success keeps the register of a run back that an older version opened, which counted none", async () => {
  const own = (rig = await startTimedHarness());
  const { hands, answers, waiting, registers } = await abandonedBefore(own, {
    deps: (deps) => ({
      ...deps,
      storage: {
        ...deps.storage,
        create(number, { lateMoves: _counted, ...entry }) {
          return deps.storage.create(number, entry);
        },
      },
    }),
  });
  await answers.come();
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  const done = must(await hands.proceed(waiting));
  expect({ registers: registers(), done: endingOf(done) }).toEqual({
    registers: 1,
    done: "complete, cloud proven",
  });
});

test("[F36][I28] a late success that came before this run moved the number itself takes nothing from its proof", async () => {
  const own = (rig = await startTimedHarness());
  const answers = overdue();
  const hands = await opened(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        register: (input, late) => answers.call(() => connections.cloud.register(input), late),
      },
      close: async () => undefined,
    })),
  });
  const first = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(first)).toBe("unknown, unknown none");
  must(await hands.abandon(first));
  own.sandbox.world.clearFaults();
  const asked = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  const back = await hands.goOn(must(await hands.confirm(asked, ["recent-register"])));
  expect(back.phase.kind).toBe("awaiting-code");
  await answers.come();
  expect(endingOf(must(await hands.enterCode(back)))).toBe("complete, on-premises proven");
  expect(hands.status(first)).toMatchObject({ numberIs: "on-premises", proof: "proven" });
});
