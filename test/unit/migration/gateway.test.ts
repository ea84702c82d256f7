import { describe, expect, test } from "vitest";
import {
  openRunContext,
  otherRunOpen,
  timingOf,
  type MigrationDeps,
  type RunContext,
} from "../../../main/core/migration/run-context.ts";
import type { Changers, Prepared, Sent } from "../../../main/core/migration/effects/effect.ts";
import { changePassword, sendUnderIntent } from "../../../main/core/migration/gateway.ts";
import { createLateAnswers } from "../../../main/core/migration/late-answers.ts";
import type { RunConnections } from "../../../main/core/migration/run-connections.ts";
import type { Connections } from "../../../main/core/plan/connections.ts";
import type { JournalRow, Storage } from "../../../main/core/storage/port.ts";
import { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import { err, ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { memoryComputer, memoryStorage } from "../../support/memory-storage.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { confirmed, PAIR, rejected, RUN, ToldRun, unknown } from "../../support/told-run.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

type Ready = Extract<Prepared, { readonly kind: "ready" }>;

type Bench = {
  readonly desk: RunContext;
  readonly storage: Storage;
  readonly kinds: () => readonly string[];
  readonly told: readonly string[];
};

function depsOver(storage: Storage, told: string[] = []): MigrationDeps {
  const clock = virtualClock();
  const publisher = {
    entry: (_state: unknown, row: JournalRow) => void told.push(row.entry.kind),
    pause: () => undefined,
    publishLast: () => undefined,
  };
  return {
    ports: { clock, appVersion: "1.2.3", files: {}, dataDir: "/nowhere" },
    storage,
    vault: {},
    sessions: {},
    publisher,
    lateAnswers: createLateAnswers(),
    witness: () => undefined,
    workspace: () => Promise.resolve(ok("default")),
  } as unknown as MigrationDeps;
}

const emptyStorage = (): Storage =>
  memoryStorage({
    computer: memoryComputer(),
    path: "/here",
    clock: virtualClock(),
    random: seededRandom(),
    appVersion: "1.2.3",
  });

/** A run context over the journal that a test wrote. */
function bench(run: ToldRun): Bench {
  const storage = emptyStorage();
  const [opened, ...entries] = run.rows.map(({ entry }) => entry);
  if (opened?.kind !== "opened") throw new Error("a journal begins with its opening");
  const hold = valueOf(storage.create(numberOf(opened.plan), opened));
  for (const entry of entries) valueOf(storage.append(hold, entry));
  hold.release();
  const told: string[] = [];
  const context = valueOf(openRunContext(depsOver(storage, told), RUN));
  return {
    desk: context,
    storage,
    told,
    kinds: () =>
      valueOf(storage.read(RUN))
        .rows.slice(run.rows.length)
        .map(({ entry }) => ("step" in entry ? `${entry.kind} ${entry.step ?? ""}` : entry.kind)),
  };
}

/** Both APIs; `asked` lists the changing requests that were sent. */
function connections(): { readonly both: Connections; readonly asked: string[] } {
  const asked: string[] = [];
  const half = () =>
    new Proxy(
      {},
      {
        get: (_, name) => () => {
          asked.push(String(name));
          return Promise.resolve(confirmed());
        },
      },
    );
  return { both: { cloud: half(), onPrem: half() } as unknown as Connections, asked };
}

const ready = (send: Ready["send"], more: Partial<Ready> = {}): Ready => ({ kind: "ready", send, ...more });
const answers = (sent: Sent): Ready => ready(() => Promise.resolve(sent));
const never = (): Promise<Prepared> => Promise.reject(new Error("nothing follows"));

describe("a request under its intent", () => {
  test("[I21][I9] leaves after its intent is durable, and its outcome is durable before anything follows", async () => {
    const { desk: context, kinds, told } = bench(new ToldRun("to-cloud").inspected());
    const { both, asked } = connections();
    const prepared = ready(
      () => {
        expect(kinds()).toEqual(["intent backup"]);
        expect(context.state.steps.backup).toMatchObject({ kind: "in-flight", attempt: 1 });
        return Promise.resolve({ outcome: confirmed(), yield: { kind: "pair", ref: PAIR } });
      },
      { request: "ab" },
    );
    valueOf(await sendUnderIntent(context, both, { step: "backup", prepared }, never));
    expect(kinds()).toEqual(["intent backup", "outcome backup"]);
    expect(told).toEqual(["intent", "outcome"]);
    expect(context.state).toMatchObject({ pair: PAIR, steps: { backup: { kind: "confirmed", attempt: 1 } } });
    expect(asked).toEqual([]);
  });

  test("[I21] lets one changing request through, and a second one is a mistake of ours", async () => {
    const second = async (change: Changers): Promise<Sent> => {
      await change.cloud.subscribe();
      await change.onPrem.disableTwoStep();
      return { outcome: confirmed() };
    };
    const { desk: context } = bench(new ToldRun("to-cloud").inspected());
    const { both, asked } = connections();
    await expect(
      sendUnderIntent(context, both, { step: "backup", prepared: ready(second) }, never),
    ).rejects.toThrow("one changing request");
    expect(asked).toEqual(["subscribe"]);
  });

  test("[I10] that moved the number is followed at once by the subscription and the last look", async () => {
    const { desk: context, kinds } = bench(new ToldRun("to-cloud").backedUp());
    const prepared: StepName[] = [];
    const follow = (step: StepName): Promise<Prepared> => {
      prepared.push(step);
      return Promise.resolve(
        ready(() => {
          // Written in the same transaction as the outcome before it.
          expect(kinds().at(-1)).toBe(`intent ${step}`);
          return Promise.resolve({ outcome: step === "verify" ? unknown() : confirmed() });
        }),
      );
    };
    const { both } = connections();
    const first = { step: "register", prepared: answers({ outcome: confirmed() }) } as const;
    valueOf(await sendUnderIntent(context, both, first, follow));
    expect(prepared).toEqual(["subscribe", "verify"]);
    expect(kinds()).toEqual([
      "intent register",
      "outcome register",
      "intent subscribe",
      "outcome subscribe",
      "intent verify",
      "outcome verify",
    ]);
    expect(context.state.attempts).toMatchObject({ register: 1, subscribe: 1, verify: 1 });
  });

  test("[I17] is followed by nothing that has to be prepared, or asked about", async () => {
    const inspected = bench(new ToldRun("to-cloud"));
    const { both } = connections();
    const look = answers({ outcome: confirmed() });
    valueOf(await sendUnderIntent(inspected.desk, both, { step: "inspect", prepared: look }, never));
    const refused = bench(new ToldRun("to-cloud").backedUp());
    const register = answers({ outcome: rejected("other") });
    valueOf(await sendUnderIntent(refused.desk, both, { step: "register", prepared: register }, never));
    expect(refused.kinds()).toEqual(["intent register", "outcome register"]);
  });

  test("[I9] whose answer could not be kept has its outcome written, and then stops", async () => {
    const { desk: context, kinds } = bench(new ToldRun("to-cloud").inspected());
    const problem = { kind: "storageFull" } as const;
    const prepared = answers({ outcome: confirmed(), problem });
    const { both } = connections();
    expect(problemIn(await sendUnderIntent(context, both, { step: "backup", prepared }, never))).toEqual(
      problem,
    );
    expect(kinds()).toEqual(["intent backup", "outcome backup"]);
  });

  test("[I5] that is counted and has no attempt left ends the run, and is not sent", async () => {
    const run = new ToldRun("to-cloud").backedUp();
    const { desk: context, kinds } = bench(run);
    const { both } = connections();
    const counted = (send: Ready["send"]): Ready => ready(send, { countsAttempt: true });
    for (let count = 0; count < 3; count += 1) {
      const prepared = counted(() => Promise.resolve({ outcome: rejected("other") }));
      valueOf(await sendUnderIntent(context, both, { step: "register", prepared }, never));
    }
    const spent = counted(() => Promise.reject(new Error("a fourth request was sent")));
    valueOf(await sendUnderIntent(context, both, { step: "register", prepared: spent }, never));
    expect(kinds().at(-1)).toBe("ended register");
    expect(context.state.ended).toMatchObject({ reason: "attempts-spent", step: "register" });
  });

  test("[I15] is not sent where its intent cannot be written", async () => {
    const { desk: context, kinds } = bench(new ToldRun("to-cloud").inspected());
    context.release();
    const { both } = connections();
    const prepared = ready(() => Promise.reject(new Error("it was sent")));
    expect(problemIn(await sendUnderIntent(context, both, { step: "backup", prepared }, never))).toEqual({
      kind: "heldElsewhere",
      run: RUN,
    });
    expect(kinds()).toEqual([]);
  });

  test("[I15] stops where its outcome cannot be written", async () => {
    const { desk: context, kinds } = bench(new ToldRun("to-cloud").backedUp());
    const { both } = connections();
    const prepared = ready(() => {
      context.release();
      return Promise.resolve({ outcome: confirmed() });
    });
    expect(
      problemIn(await sendUnderIntent(context, both, { step: "register", prepared }, never)),
    ).toMatchObject({
      kind: "heldElsewhere",
    });
    expect(kinds()).toEqual(["intent register"]);
  });
});

describe("a change of the client's password", () => {
  test("[I21] goes out under an intent of its own, and its outcome is written", async () => {
    const { desk: context, kinds } = bench(new ToldRun("to-cloud").inspected());
    const { both, asked } = connections();
    valueOf(await changePassword(context, both));
    expect(asked).toEqual(["changePassword"]);
    expect(kinds()).toEqual(["password-change", "password-change"]);
    expect(context.state.passwordChange).toBe("done");
  });

  test("[I15] is not sent where its intent cannot be written", async () => {
    const { desk: context } = bench(new ToldRun("to-cloud").inspected());
    context.release();
    const { both, asked } = connections();
    expect(problemIn(await changePassword(context, both))).toMatchObject({ kind: "heldElsewhere" });
    expect(asked).toEqual([]);
  });
});

describe("the desk of a run", () => {
  const OTHER = RunId.parse("r-20260115-other1");
  const NEWER = { kind: "runOfNewerVersion", run: RUN, found: 9, known: 2 } as const;
  type Fake = { readonly released: number; readonly storage: Storage };

  /** A storage with these results, which counts how often its hold was released. */
  function answering(answers: {
    readonly hold?: unknown;
    readonly read?: unknown;
    readonly append?: unknown;
  }): Fake {
    const fake = { released: 0 };
    const hold = { run: RUN, epoch: "e", release: () => void (fake.released += 1) };
    const storage = {
      hold: () => answers.hold ?? ok(hold),
      read: () => answers.read ?? ok({ rows: new ToldRun("to-cloud").rows, damaged: [] }),
      isHeld: (run: RunId) => run === OTHER,
      append: () => answers.append,
      appendAll: () => answers.append,
    } as unknown as Storage;
    return {
      get released() {
        return fake.released;
      },
      storage,
    };
  }
  const opening = (fake: Fake): unknown => problemIn(openRunContext(depsOver(fake.storage), RUN));

  test.each([
    [{ kind: "noSuchRun" }, { kind: "noSuchRun", run: RUN }],
    [{ kind: "heldElsewhere" }, { kind: "heldElsewhere", run: RUN }],
    [
      { kind: "runOpen", run: OTHER },
      { kind: "runOpen", run: OTHER, held: true },
    ],
    [{ kind: "numberBusy" }, { kind: "numberBusy" }],
    [{ kind: "storageFull" }, { kind: "storageFull" }],
  ])("[I4][I15] that is not given says why: %j", (problem, told) => {
    expect(opening(answering({ hold: err(problem) }))).toEqual(told);
    expect(opening(answering({ hold: err(problem), read: err({ kind: "storageReadOnly" }) }))).toEqual(told);
  });

  test("[F37] of a newer version's run says that, whatever is in its number's way", () => {
    expect(opening(answering({ hold: err({ kind: "numberBusy" }), read: err(NEWER) }))).toEqual(NEWER);
  });

  test("[F26] whose journal has holes or cannot be read is not opened, and its hold is let go", () => {
    const damaged = answering({
      read: ok({
        rows: [],
        damaged: [
          { seq: 2, why: "unreadable" },
          { seq: 3, why: "chain-broken" },
        ],
      }),
    });
    expect(opening(damaged)).toEqual({ kind: "journalDamaged", run: RUN, rows: 2 });
    expect(damaged.released).toBe(1);
    for (const [problem, told] of [
      [{ kind: "noSuchRun" }, { kind: "noSuchRun", run: RUN }],
      [{ kind: "storageReadOnly" }, { kind: "storageReadOnly" }],
      [NEWER, NEWER],
    ]) {
      const unread = answering({ read: err(problem) });
      expect(opening(unread)).toEqual(told);
      expect(unread.released).toBe(1);
    }
  });

  test.each([
    [{ kind: "fenced" }, { kind: "heldElsewhere", run: RUN }],
    [
      { kind: "runOpen", run: OTHER },
      { kind: "runOpen", run: OTHER, held: true },
    ],
    [{ kind: "storageFull" }, { kind: "storageFull" }],
  ])("[I15] that cannot be written at says why, and its state stays: %j", (problem, told) => {
    const { storage } = answering({ append: err(problem) });
    const heard: string[] = [];
    const context = valueOf(openRunContext(depsOver(storage, heard), RUN));
    const entry: JournalEntry = { kind: "attested", home: "cloud" };
    expect(problemIn(context.append(entry))).toEqual(told);
    expect(problemIn(context.appendWithNext(entry, () => entry))).toEqual(told);
    expect(context.state.attested).toBeUndefined();
    expect(heard).toEqual([]);
  });

  test("[I23] stamps what it writes, and measures with the connections of its session", async () => {
    const { desk: context, storage } = bench(new ToldRun("to-cloud"));
    valueOf(context.append({ kind: "attested", home: "cloud" }));
    const row = valueOf(storage.read(RUN)).rows.at(-1);
    expect(row?.entry.stamp).toEqual({ boot: expect.any(String) as string, monotonicMs: 0 });
    const { both } = connections();
    const serverDate = "2026-01-15T12:00:07.000Z";
    const warm = () => Promise.resolve({ kind: "confirmed", evidence: { serverDate } });
    const session = { connections: { ...both, cloud: { warm } } } as unknown as RunConnections;
    const timing = (answer: Awaited<ReturnType<RunContext["session"]>>) =>
      timingOf({ clock: context.clock, session: () => Promise.resolve(answer) });
    expect(await timing(ok(session)).dateOf("cloud")).toBe(serverDate);
    expect(await timing(err({ kind: "storageReadOnly" })).dateOf("cloud")).toBeUndefined();
  });

  test("[I4] names another open run of the number, and whether somebody is at work on it", () => {
    const { storage } = answering({});
    expect(otherRunOpen(storage, OTHER)).toEqual({ kind: "runOpen", run: OTHER, held: true });
    expect(otherRunOpen(storage, RUN)).toEqual({ kind: "runOpen", run: RUN, held: false });
  });
});
