import { noteFault } from "../log/run-aside.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import { refusedByClosed } from "../storage/closed-part.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { serialQueue } from "../vault/vault-errors.ts";
import type { TestsDeps } from "./deps.ts";
import { keepSettling } from "./keep-settling.ts";
import { launch, type Running } from "./launch.ts";
import { needsNoVault } from "./leftovers.ts";
import { prepare, releasePrepared } from "./prepare.ts";
import { testRecords } from "./records.ts";
import { pastStates } from "./past.ts";
import type { StateKeeper } from "./state.ts";
import type { Work } from "./point/deps.ts";
import { createPoints, type Points } from "./point/points.ts";
import { leftoversOf } from "./unrestored.ts";
import { WAITS } from "./waits.ts";

/**
 * The connectivity tests of this process, and the callback URLs that any process replaced and did not
 * restore.
 */
export type Tests = {
  /** Standing callbacks: they share the queue of tests, and a number has at most one of the two. */
  readonly points: Points;
  start(input: ParsedInputOf<"tests.start">): Promise<Result<TestState, ProblemOf<"tests.start">>>;
  all(): readonly TestState[];
  giveToken(
    input: ParsedInputOf<"tests.giveToken">,
  ): Promise<Result<TestState, ProblemOf<"tests.giveToken">>>;
  reply(input: ParsedInputOf<"tests.reply">): Promise<Result<TestState, ProblemOf<"tests.reply">>>;
  finish(test: string): Promise<Result<TestState, ProblemOf<"tests.finish">>>;
  unrestored(): Result<OutputOf<"tests.unrestored">, ProblemOf<"tests.unrestored">>;
  restore(test: string): Promise<Result<OutputOf<"tests.restore">, ProblemOf<"tests.restore">>>;
  /**
   * Resumes what is to be resumed and restores everything else, now that the vault is unlocked; retries until
   * nothing is left. Reports nothing; `unrestored` returns what is left.
   */
  vaultOpened(): void;
  /** Like `vaultOpened`, called when a window's host starts: handles the records that need no vault. */
  begin(): void;
  /** Restores replaced callback URLs as far as possible within 8 s, then ends. What is still being prepared doesn't begin. */
  close(): Promise<void>;
};

const CLOSE_MS = 8_000;

/** Creates the tests of this process; none runs yet. */
export function createTests(deps: TestsDeps): Tests {
  const { ports } = deps;
  const records = testRecords(ports.dataDir, ports.stateDir);
  const waits = { ...WAITS, ...deps.waits };
  const running = new Map<string, Running>();
  const past = pastStates();
  // Two tests that start at once would not see each other, and the first to end would close the other's
  // receiver and tunnel.
  const inTurn = serialQueue();

  const isHere = (phoneNumberId: string): boolean =>
    [...running.values()].some(({ state }) => state.now().phoneNumberId === phoneNumberId);
  const settled = (state: TestState): void => {
    if (past.remember({ now: () => state })) deps.push("tests", state);
  };
  const closing = new AbortController();
  const leftovers = leftoversOf({ deps, records, waits, hurry: closing.signal, isHere, settled });

  const states = (): readonly StateKeeper[] => [...running.values()].map(({ state }) => state);
  const begin = async (work: Work): ReturnType<typeof launch> => {
    // What was prepared while the process began to close would be ended by nobody.
    if (closing.signal.aborted) {
      work.unstarted?.();
      await releasePrepared(deps, work.prepared);
      return refusedByClosed();
    }
    const started = await launch({ deps, records, waits, ...work, onOver: removeEnded });
    if (!started.ok) return started;
    running.set(started.value.state.now().test, started.value);
    // What it resumes no longer counts as left.
    leftovers.tell();
    runDetached(started.value.done);
    return started;
  };
  const start: Tests["start"] = async (input) => {
    const prepared = await prepare(deps, input, states());
    if (!prepared.ok) return prepared;
    const started = await begin({ input, prepared: prepared.value });
    return started.ok ? ok(started.value.state.now()) : started;
  };
  const points = createPoints({
    deps,
    records,
    waits,
    running,
    leftovers,
    inTurn,
    states,
    begin,
    closing: closing.signal,
  });
  const settling = keepSettling({
    clock: ports.clock,
    gapsMs: waits.takeUpMs,
    left: () => leftovers.records(),
    settle: (record, atStart) => points.settle(record, atStart),
    note: (fault) => noteFault(ports, fault),
  });
  const ofTests = (): readonly Running[] => [...running.values()].filter(({ isPoint }) => !isPoint);

  return {
    points,
    start: (input) => inTurn(() => start(input)),
    all: () => [...ofTests().map((one) => one.state), ...past.all()].map((state) => state.now()),
    ...requestsFor(running),
    unrestored: () => leftovers.unrestored(),
    restore: (test) => leftovers.restore(test, { by: "person" }),
    vaultOpened() {
      leftovers.tell();
      leftovers.sweep();
      settling.begin(() => true);
    },
    begin() {
      leftovers.sweep();
      settling.begin(needsNoVault);
    },
    async close() {
      const settled = settling.close();
      closing.abort();
      const all = [...running.values()];
      for (const one of all) one.hurry();
      await withTimeout(ports.clock, CLOSE_MS, Promise.allSettled([settled, ...all.map((one) => one.done)]));
    },
  };

  function removeEnded(test: string): void {
    const one = running.get(test);
    running.delete(test);
    if (one?.isPoint === false) past.remember(one.state);
    else if (one !== undefined) points.remember(one.state);
    leftovers.tell();
    settling.soon();
  }
}

/** The requests that a user can send to a running test. */
function requestsFor(running: ReadonlyMap<string, Running>): Pick<Tests, "giveToken" | "reply" | "finish"> {
  return {
    async giveToken({ test, token }) {
      const one = running.get(test);
      if (one === undefined) return err({ kind: "noSuchTest", test });
      const accepted = one.tokens.give(token);
      return accepted.ok ? ok(one.state.now()) : accepted;
    },
    async reply({ test, send }) {
      const one = running.get(test);
      one?.offer.answer(send);
      return one === undefined ? err({ kind: "noSuchTest", test }) : ok(one.state.now());
    },
    async finish(test) {
      const one = running.get(test);
      one?.finish();
      return one === undefined ? err({ kind: "noSuchTest", test }) : ok(one.state.now());
    },
  };
}
