import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { Vault } from "../runtime/ports.ts";
import { distinct, keptBeside, sealFor } from "./record-secrets.ts";
import type { TestRecordWriter } from "./test-record-writer.ts";
import type { StateKeeper } from "./state.ts";

type Question = {
  readonly level: CallbackLevel;
  readonly before: string;
  /** Whether the platform refused the token given last. */
  readonly refused: boolean;
};

/** Asks the user for the verify token of a callback URL and accepts it. */
export type OwnerTokens = {
  /** Waits for a token; undefined if none came in time or the test was stopped. */
  ask(question: Question): Promise<Redacted<string> | undefined>;
  /** Accepts a token; has no effect unless `ask` is waiting. */
  give(token: Redacted<string>): Result<null, VaultProblem | StorageProblem>;
  /**
   * The known tokens in the order in which they are tried, from memory: the token of what is replaced comes
   * before any that was given later.
   */
  known(): readonly Redacted<string>[];
};

type Deps = {
  readonly state: StateKeeper;
  readonly book: TestRecordWriter;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly waitMs: number;
  readonly stop: AbortSignal;
  /** A workspace's token is stored in its vault; a terminal may do without a vault. */
  readonly mustSeal: boolean;
  /** Tokens that are known from the start and already stored. */
  readonly first: readonly Redacted<string>[];
};

/**
 * Creates the token prompt of one test. An accepted token is encrypted and saved before it is used, so that
 * the next process can restore the callback URL after a crash; without an unlocked vault it is kept in memory
 * only.
 */
export function ownerTokens({ state, book, vault, clock, waitMs, stop, mustSeal, first }: Deps): OwnerTokens {
  let known = first;
  let waiting: ((token: Redacted<string>) => void) | undefined;
  return {
    async ask({ level, before, refused }) {
      if (stop.aborted) return undefined;
      const received = Promise.withResolvers<Redacted<string>>();
      waiting = received.resolve;
      const waitEnded = new AbortController();
      state.change({
        phase: "awaiting-token",
        until: isoOf(instant(clock.now() + waitMs)),
        borrowed: { level, before: shownAddress(before) },
        tokenRefused: refused,
      });
      const ended = clock.sleep(waitMs, AbortSignal.any([stop, waitEnded.signal])).then(() => undefined);
      const token = await Promise.race([received.promise, ended]);
      waitEnded.abort();
      waiting = undefined;
      state.change({ phase: "working" }, ["until", "tokenRefused"]);
      return token;
    },
    give(token) {
      if (waiting === undefined) return ok(null);
      const stored = store(token);
      if (stored.ok) {
        known = isProven() ? distinct([...known, token]) : [token];
        waiting(token);
      }
      return stored;
    },
    known: () => known,
  };

  /** Once ours may be set, its token has been proven: a later one may belong to another callback URL. */
  function isProven(): boolean {
    const { borrowed } = book.record();
    return borrowed !== undefined && borrowed.set !== "rejected";
  }

  function store(token: Redacted<string>): Result<null, VaultProblem | StorageProblem> {
    if (vault.state() !== "open") return mustSeal ? err({ kind: "vaultLocked" }) : ok(null);
    if (isProven()) {
      const kept = keptBeside(vault, book.record(), "callback token", token);
      return kept.ok ? book.save(kept.value) : kept;
    }
    const { token: earlier } = book.record();
    const sealed = sealFor(vault, book.record(), "callback token", token);
    if (!sealed.ok) return sealed;
    const saved = book.save({ token: sealed.value });
    if (saved.ok && earlier !== undefined) vault.erase(earlier);
    return saved;
  }
}
