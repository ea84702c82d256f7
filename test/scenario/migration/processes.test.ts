import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { readdirSync, rmSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err, ok } from "../../../shared/result.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { withAppend } from "../../support/crash.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

async function startedOn(startsOn: "onprem" | "cloud"): Promise<Harness> {
  rig = await startTimedHarness({ startsOn });
  return rig;
}

/** A run to the cloud in front of the point of no return. */
async function before(own: Harness, hands: CoreDriver): Promise<RunSnapshot> {
  const started = must(await hands.start(own.plan("to-cloud")));
  must(await hands.confirm(started, ["point-of-no-return"]));
  return started;
}

describe("two at once", () => {
  test("[I15][F29] the second process changes nothing while the first works on the run", async () => {
    const own = await startedOn("onprem");
    const first = await openCoreDriver(own);
    const second = await openCoreDriver(own);
    const run = await before(own, first);
    own.sandbox.world.setFaults(["delay-register:1"]);
    const working = first.proceed(run);
    const rows = second.rows(run).length;
    const refusals = [await second.proceed(run), await second.abandon(run)];
    expect(refusals.map((refusal) => problemIn(refusal))).toEqual(
      refusals.map(() => ({ kind: "heldElsewhere", run: run.run })),
    );
    expect(problemIn(await second.start(own.plan("to-cloud")))).toMatchObject({
      kind: "runOpen",
      run: run.run,
      held: true,
    });
    expect(rows).toBeLessThan(10);
    expect(endingOf(must(await working))).toBe("complete, cloud proven");
    expect(countOf(own, "POST", "/register")).toBe(1);
    expect(first.claims.untrue).toEqual([]);
    await first.close();
    await second.close();
  }, 30_000);

  test("[F30] the same call made twice in one process leads to one intent of each step", async () => {
    const own = await startedOn("onprem");
    const hands = await openCoreDriver(own);
    const run = await before(own, hands);
    const [one, two] = await Promise.all([hands.proceed(run), hands.proceed(run)]);
    expect([one.ok, two.ok].filter((done) => done)).toHaveLength(1);
    expect(problemIn(one.ok ? two : one)).toEqual({ kind: "heldElsewhere", run: run.run });
    const intents = hands.rows(run).flatMap(({ entry }) => (entry.kind === "intent" ? [entry.step] : []));
    expect(intents).toEqual(["inspect", "backup", "register", "subscribe", "verify"]);
    await hands.close();
  });

  test("[I15] a second start of the same number opens no second run", async () => {
    const own = await startedOn("onprem");
    const [first, second] = [await openCoreDriver(own), await openCoreDriver(own)];
    const results = await Promise.all([
      first.start(own.plan("to-cloud")),
      second.start(own.plan("to-cloud")),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(must(first.deps.storage.runs())).toHaveLength(1);
    await first.close();
    await second.close();
  });
});

describe("a damaged journal", () => {
  test("[F26] stops every command about the run, with nothing sent and nothing deleted", async () => {
    const own = await startedOn("cloud");
    const hands = await openCoreDriver(own);
    const waiting = await hands.migrate(own.plan("to-onprem"));
    await hands.close();
    const file =
      readdirSync(own.dataDir).find((name) => name.endsWith(".db") || name.endsWith(".sqlite")) ?? "";
    const database = new DatabaseSync(join(own.dataDir, file));
    database
      .prepare("UPDATE journal SET payload = replace(payload, 'code-sent', 'code-went') WHERE run = ?")
      .run(waiting.run);
    database.close();
    const other = await openCoreDriver(own);
    const sent = own.sandbox.world.requests().length;
    const refusals = [
      await other.proceed(waiting, true),
      await other.enterCode(waiting),
      await other.resend(waiting),
      await other.resolve(waiting, { kind: "repeat" }),
    ];
    for (const refusal of refusals)
      expect(problemIn(refusal)).toMatchObject({ kind: "journalDamaged", run: waiting.run });
    expect(own.sandbox.world.requests()).toHaveLength(sent);
    expect(other.status(waiting).damagedRows).toBeGreaterThan(0);
    await other.close();
  });
});

describe.each(["to-cloud", "to-onprem"] as const)("a disk that fills up on the way %s", (direction) => {
  test("[F23][I16] is a named problem at every write, and going on later reaches the same end", async () => {
    const writes = await life(direction, undefined);
    expect(writes).toBeGreaterThan(12);
    for (let at = 0; at < writes; at += 1) await life(direction, at);
  }, 60_000);
});

/** A whole run whose write number `at` finds the disk full, once; gives how many writes there were. */
async function life(direction: Direction, at: number | undefined): Promise<number> {
  const own = await startTimedHarness({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
  try {
    const disk = { writes: 0, full: at };
    const hands = await openCoreDriver(own, { deps: (deps) => onDisk(deps, disk) });
    const done = await person(own, hands, direction);
    expect({ at, ends: done.phase }).toEqual({ at, ends: { kind: "ended", reason: "complete" } });
    expect([done.numberIs, done.proof]).toEqual([
      direction === "to-cloud" ? "cloud" : "on-premises",
      "proven",
    ]);
    expect(hands.claims.untrue).toEqual([]);
    expect(countOf(own, "POST", "/register")).toBe(direction === "to-cloud" ? 1 : 0);
    await hands.close();
    return disk.writes;
  } finally {
    await own.close();
  }
}

function onDisk(deps: MigrationDeps, disk: { writes: number; full: number | undefined }): MigrationDeps {
  const fits = (): boolean => {
    disk.writes += 1;
    return disk.writes - 1 !== disk.full;
  };
  const { storage } = deps;
  return {
    ...deps,
    storage: {
      ...withAppend(storage, (hold, entry, options) =>
        fits() ? storage.append(hold, entry, options) : err({ kind: "storageFull" }),
      ),
      create: (number, entry) => (fits() ? storage.create(number, entry) : err({ kind: "storageFull" })),
    },
  };
}

/** A person who makes room when told that the disk is full, says yes to everything and types the code. */
async function person(own: Harness, hands: CoreDriver, direction: Direction): Promise<RunSnapshot> {
  let full = 0;
  const asked = async (call: () => ReturnType<CoreDriver["proceed"]>): Promise<RunSnapshot | undefined> => {
    const result = await call();
    if (result.ok) return result.value;
    expect(result.problem).toEqual({ kind: "storageFull" });
    full += 1;
    return undefined;
  };
  let snapshot =
    (await asked(() => hands.start(own.plan(direction)))) ??
    (await asked(() => hands.start(own.plan(direction))));
  for (let turn = 0; turn < 16 && snapshot !== undefined; turn += 1) {
    const now: RunSnapshot = snapshot;
    const next = await asked(() => {
      if (now.phase.kind === "awaiting-confirmation") return hands.confirm(now, now.phase.what);
      if (now.phase.kind === "awaiting-code")
        return own.sandbox.world.lastCode() === undefined ? late(own, hands, now) : hands.enterCode(now);
      return hands.proceed(now);
    });
    snapshot = next ?? hands.status(now);
    expect(full).toBeLessThan(2);
    if (snapshot.phase.kind === "ended") {
      // What is left to do after the end is done by touching the run once more.
      return must(await hands.proceed(snapshot));
    }
  }
  throw new Error(`no rest: ${JSON.stringify(snapshot?.phase)}`);
}

function late(own: Harness, hands: CoreDriver, now: RunSnapshot): ReturnType<CoreDriver["resend"]> {
  own.clock.skip(61_000);
  return hands.resend(now);
}

describe("abandoning", () => {
  test("[I17] ends a run in front of its first step and says where the number is", async () => {
    const own = await startedOn("onprem");
    const hands = await openCoreDriver(own);
    const started = must(await hands.start(own.plan("to-cloud")));
    expect(endingOf(must(await hands.abandon(started)))).toBe("abandoned, on-premises proven");
    expect(
      own.sandbox.world
        .requests()
        .filter(({ method, path }) => method === "POST" && !path.endsWith("/login")),
    ).toEqual([]);
    expect(must(await hands.proceed(started, true)).phase).toEqual({ kind: "ended", reason: "abandoned" });
    expect(endingOf(await hands.migrate(own.plan("to-cloud")))).toBe("complete, cloud proven");
    await hands.close();
  });

  test("[I17] ends a run that waits for a code or a name; the number is where it was", async () => {
    for (const fault of [[], ["vname-differs"]] as const) {
      const own = await startTimedHarness({ startsOn: "cloud" });
      const hands = await openCoreDriver(own);
      const waiting = await hands.migrate(own.plan("to-onprem"), () => own.sandbox.world.setFaults(fault));
      expect(endingOf(must(await hands.abandon(waiting)))).toBe("abandoned, cloud proven");
      expect(problemIn(await hands.enterCode(waiting))).toMatchObject({ kind: "notWaitingForThis" });
      expect(own.sandbox.world.truth().home).toBe("cloud");
      await own.close();
    }
  });

  test("[I9] ends an unknown run with what a last look can prove", async () => {
    const own = await startedOn("onprem");
    const hands = await openCoreDriver(own);
    const lost = await hands.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["lost-register-after", "no-lookups", "onprem-lookup-missing"]),
    );
    own.sandbox.world.clearFaults();
    expect(endingOf(must(await hands.abandon(lost)))).toBe("abandoned, cloud proven");
    expect(countOf(own, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
    await hands.close();
  });

  test("[I17] changes nothing about a run that has ended, and needs no secrets", async () => {
    const own = await startedOn("onprem");
    const hands = await openCoreDriver(own);
    const done = await hands.migrate(own.plan("to-cloud"));
    const rows = hands.rows(done).length;
    own.env.clear();
    expect(endingOf(must(await hands.abandon(done)))).toBe("complete, cloud proven");
    expect(hands.rows(done)).toHaveLength(rows);
    await hands.close();
  });
});

test.each([
  ["markers", ["identity.json", "identity-copy.json"]],
  ["journal", ["journal.db"]],
] as const)(
  "[F27] a folder that lost its %s is damaged, not empty, for every command",
  async (_what, names) => {
    const own = await startTimedHarness();
    rig = own;
    const hands = await openCoreDriver(own);
    await hands.migrate(own.plan("to-cloud"));
    await hands.close();
    for (const name of names) rmSync(join(own.dataDir, name));
    const { client } = await own.core();
    const status = await client.call("migration.status", {});
    const checked = await client.call("checks.run", { plan: own.plan("to-cloud") });
    const started = await client.call("migration.start", { plan: own.plan("to-cloud") });
    const kinds = [problemIn(status).kind, problemIn(checked).kind, problemIn(started).kind];
    for (const kind of kinds) expect(kind).toMatch(/^storage(Damaged|Replaced)$/);
  },
);

test("[I15] a run that another process opened while the checks looked is named, not blamed on the number", async () => {
  const own = await startTimedHarness();
  rig = own;
  const first = await openCoreDriver(own);
  // The disk check says no, and the other run becomes visible only after the checks.
  const racing = await openCoreDriver(own, {
    ports: (ports) => ({ ...ports, files: { ...ports.files, freeBytes: () => 0 } }),
    deps: (deps) => {
      let asked = 0;
      const openRunOf: typeof deps.storage.openRunOf = (number) => {
        asked += 1;
        return asked === 1 ? ok(undefined) : deps.storage.openRunOf(number);
      };
      return { ...deps, storage: { ...deps.storage, openRunOf } };
    },
  });
  const { run } = must(await first.start(own.plan("to-cloud")));
  expect(problemIn(await racing.start(own.plan("to-cloud")))).toEqual({ kind: "runOpen", run, held: false });
  for (const hands of [first, racing]) await hands.close();
});
