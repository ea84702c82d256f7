import { err, ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { atMost } from "../../at-most.ts";
import { background } from "../../background.ts";
import { oneAtATime } from "../../vault/one-at-a-time.ts";
import type { TestsDeps } from "./deps.ts";
import { launch, type Running } from "./launch.ts";
import { prepare } from "./prepare.ts";
import { testRecords } from "./records.ts";
import type { StateKeeper } from "./state.ts";
import { leftoversOf } from "./unrestored.ts";
import { WAITS } from "./waits.ts";

/** The connectivity tests of this process, and the callbacks that any process borrowed and did not give back. */
export type Tests = {
  start(input: ParsedInputOf<"tests.start">): Promise<Result<TestState, ProblemOf<"tests.start">>>;
  all(): readonly TestState[];
  giveToken(
    input: ParsedInputOf<"tests.giveToken">,
  ): Promise<Result<TestState, ProblemOf<"tests.giveToken">>>;
  finish(test: string): Promise<Result<TestState, ProblemOf<"tests.finish">>>;
  unrestored(): Result<OutputOf<"tests.unrestored">, ProblemOf<"tests.unrestored">>;
  restore(test: string): Promise<Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>>;
  /** Tries to give back by itself whatever is left, now that the vault is open. Says nothing; `unrestored` tells what is left then. */
  vaultOpened(): void;
  /** Gives borrowed callbacks back as far as it can within a few seconds, then ends. */
  close(): Promise<void>;
};

const CLOSE_MS = 8_000;
const REMEMBERED = 50;

/** Gives the tests of this process; none runs yet. */
export function createTests(deps: TestsDeps): Tests {
  const { ports } = deps;
  const records = testRecords(ports.dataDir);
  const waits = { ...WAITS, ...deps.waits };
  const running = new Map<string, Running>();
  const past = pastTests();
  let restoring: Promise<unknown> = Promise.resolve();
  // Two that begin at once would not see each other, and the first to end would stop the other's receiver and tunnel.
  const inTurn = oneAtATime();

  const isHere = (phoneNumberId: string): boolean =>
    [...running.values()].some(({ state }) => state.now().phoneNumberId === phoneNumberId);
  const settled = (state: TestState): void => {
    if (past.remember({ now: () => state })) deps.push("tests", state);
  };
  const leftovers = leftoversOf({ deps, records, waits, isHere, settled });

  const begin: Tests["start"] = async (input) => {
    const states = [...running.values()].map(({ state }) => state);
    const prepared = await prepare(deps, input, states);
    if (!prepared.ok) return prepared;
    const { test } = prepared.value;
    const onOver = (): void => over(test);
    const begun = await launch({ deps, records, waits, input, prepared: prepared.value, onOver });
    if (!begun.ok) return begun;
    running.set(test, begun.value);
    background(begun.value.done);
    return ok(begun.value.state.now());
  };

  return {
    start: (input) => inTurn(() => begin(input)),
    all: () => [...[...running.values()].map((one) => one.state), ...past.all()].map((state) => state.now()),
    async giveToken({ test, token }) {
      const one = running.get(test);
      if (one === undefined) return err({ kind: "noSuchTest", test });
      const given = one.tokens.give(token);
      return given.ok ? ok(one.state.now()) : given;
    },
    async finish(test) {
      const one = running.get(test);
      one?.finish();
      return one === undefined ? err({ kind: "noSuchTest", test }) : ok(one.state.now());
    },
    unrestored: () => leftovers.unrestored(),
    restore: (test) => leftovers.restore(test),
    vaultOpened() {
      restoring = restoring.then(() => leftovers.giveBackAll());
      background(restoring);
    },
    async close() {
      const all = [...running.values()];
      for (const one of all) one.hurry();
      await atMost(ports.clock, CLOSE_MS, Promise.allSettled([restoring, ...all.map((one) => one.done)]));
    },
  };

  function over(test: string): void {
    const one = running.get(test);
    running.delete(test);
    if (one !== undefined) past.remember(one.state);
    leftovers.tell();
  }
}

type Past = Pick<StateKeeper, "now">;

/** The tests that are over, the newest first. */
function pastTests(): { all(): readonly Past[]; remember(one: Past): boolean } {
  const past: Past[] = [];
  return {
    all: () => past,
    /** False where the test is known: one that ended here has told more than its record can. */
    remember(one) {
      if (past.some((known) => known.now().test === one.now().test)) return false;
      past.unshift(one);
      past.splice(REMEMBERED);
      return true;
    },
  };
}
