import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { Vault } from "../runtime/ports.ts";
import { sealFor, type TestRecordWriter } from "./test-record-writer.ts";
import type { StateKeeper } from "./state.ts";

type Question = {
  readonly level: CallbackLevel;
  readonly before: string;
  /** The one given last did not fit. */
  readonly refused: boolean;
};

/** Asks a person for the verify token of a callback, and takes it. */
export type OwnerTokens = {
  /** Waits for a token; undefined where none came in time, or the test was stopped. */
  ask(question: Question): Promise<Redacted<string> | undefined>;
  /** Takes a token; without a question that waits, nothing happens. */
  give(token: Redacted<string>): Result<null, VaultProblem | StorageProblem>;
  /** The one that was taken last, from memory. */
  last(): Redacted<string> | undefined;
};

type Deps = {
  readonly state: StateKeeper;
  readonly book: TestRecordWriter;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly waitMs: number;
  readonly stop: AbortSignal;
  /** A workspace's token is kept in its vault; a terminal may do without one. */
  readonly mustSeal: boolean;
  /** One that is known from the beginning, and kept already. */
  readonly first?: Redacted<string> | undefined;
};

/**
 * Gives what asks for the owner's token. What is given is sealed before it is used, so that a process that dies can
 * be made good by the next; without an open vault it lies in memory alone.
 */
export function ownerTokens({ state, book, vault, clock, waitMs, stop, mustSeal, first }: Deps): OwnerTokens {
  let last = first;
  let waiting: ((token: Redacted<string>) => void) | undefined;
  return {
    async ask({ level, before, refused }) {
      if (stop.aborted) return undefined;
      const given = Promise.withResolvers<Redacted<string>>();
      waiting = given.resolve;
      const over = new AbortController();
      state.change({
        phase: "awaiting-token",
        until: isoOf(instant(clock.now() + waitMs)),
        borrowed: { level, before: shownAddress(before) },
        tokenRefused: refused,
      });
      const ended = clock.sleep(waitMs, AbortSignal.any([stop, over.signal])).then(() => undefined);
      const token = await Promise.race([given.promise, ended]);
      over.abort();
      waiting = undefined;
      state.change({ phase: "working" }, ["until", "tokenRefused"]);
      return token;
    },
    give(token) {
      if (waiting === undefined) return ok(null);
      const kept = keep(token);
      if (kept.ok) {
        last = token;
        waiting(token);
      }
      return kept;
    },
    last: () => last,
  };

  function keep(token: Redacted<string>): Result<null, VaultProblem | StorageProblem> {
    if (vault.state() !== "open") return mustSeal ? err({ kind: "vaultLocked" }) : ok(null);
    const { token: earlier } = book.record();
    const sealed = sealFor(vault, book.record(), "callback token", token);
    if (!sealed.ok) return sealed;
    const saved = book.save({ token: sealed.value });
    if (saved.ok && earlier !== undefined) vault.erase(earlier);
    return saved;
  }
}
