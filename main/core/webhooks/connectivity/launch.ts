import { isoOf } from "../../../../shared/time.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { ParsedInputOf } from "../../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { openBook, sealFor, type Book } from "./book.ts";
import type { TestsDeps } from "./deps.ts";
import { ownerTokens, type OwnerTokens } from "./owner-token.ts";
import { letGo, secretOf, targetOf, type Prepared } from "./prepare.ts";
import type { TestRecord, TestRecords } from "./records.ts";
import { runTest } from "./run-test.ts";
import { keepState, type StateKeeper } from "./state.ts";
import type { Waits } from "./waits.ts";

type Input = ParsedInputOf<"tests.start">;

/** A test at work, as its owner holds it. */
export type Running = {
  readonly state: StateKeeper;
  readonly tokens: OwnerTokens;
  /** Ends the waiting; what was borrowed is given back. */
  finish(): void;
  /** The same without pauses, since the process closes. */
  hurry(): void;
  readonly done: Promise<void>;
};

type Launch = {
  readonly deps: TestsDeps;
  readonly records: TestRecords;
  readonly waits: Waits;
  readonly input: Input;
  readonly prepared: Prepared;
  /** Called when everything is given back and let go, just before the verdict is told. */
  readonly onOver: () => void;
};

/** Begins a prepared test. Its record is durable before its first step. */
export async function launch(work: Launch): Promise<Result<Running, StorageProblem>> {
  const { deps, records, waits, input, prepared, onOver } = work;
  const { ports, vault, push } = deps;
  const { test, target, store } = prepared;
  const { receiver, phoneNumberId, number } = target;
  const first: TestRecord = {
    format: 1,
    seq: 0,
    test,
    receiver,
    side: target.source,
    phoneNumberId,
    number,
    startedAt: isoOf(ports.clock.now()),
    target: targetOf(input),
  };
  const book = openBook(records, vault, first);
  const written = book.save(sealedSecret(deps, book, input));
  if (!written.ok) {
    await letGo(deps, prepared);
    return written;
  }
  const [stop, hurry] = [new AbortController(), new AbortController()];
  const names = { test, receiver, side: target.source, phoneNumberId, number, startedAt: first.startedAt };
  const state = keepState(names, ports.clock, (snapshot) => push("tests", snapshot));
  const tokens = ownerTokens({
    state,
    book,
    vault,
    clock: ports.clock,
    waitMs: waits.tokenMs,
    stop: stop.signal,
    mustSeal: input.target.kind === "workspace",
  });
  const ends = { stop: stop.signal, hurry: hurry.signal };
  const job = { input, deps, target, store, state, book, tokens, waits, ...ends };
  const done = runTest(job, records, async () => {
    await letGo(deps, prepared);
    onOver();
  });
  return ok({
    state,
    tokens,
    finish: () => stop.abort(),
    hurry: () => {
      hurry.abort();
      stop.abort();
    },
    done,
  });
}

/** A terminal's app secret is sealed where the vault is open, for a process that has to give the app's callback back. */
function sealedSecret(
  { vault }: TestsDeps,
  book: Book,
  input: Input,
): Pick<Partial<TestRecord>, "appSecret"> {
  const secret = secretOf(input);
  if (secret === undefined || vault.state() !== "open") return {};
  const sealed = sealFor(vault, book.record(), "app secret", secret);
  return sealed.ok ? { appSecret: sealed.value } : {};
}
