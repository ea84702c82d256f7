import { isoOf } from "../../../shared/time.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { openTestRecordWriter, sealFor, type TestRecordWriter } from "./test-record-writer.ts";
import type { TestsDeps } from "./deps.ts";
import { nothingReplaced } from "./findings.ts";
import { ownerTokens, type OwnerTokens } from "./owner-token.ts";
import { onRestoreRequested } from "./point/restore-request.ts";
import { runPoint } from "./point/run-point.ts";
import { pointOf, type PointRequest } from "./point/callback-request.ts";
import { replyOffer, type ReplyOffer } from "./reply-offer.ts";
import { releasePrepared, secretOf, targetOf, type Prepared } from "./prepare.ts";
import type { TestRecord, TestRecords } from "./records.ts";
import { runTest } from "./run-test.ts";
import { keepState, type StandingFacts, type StateKeeper } from "./state.ts";
import type { Waits } from "./waits.ts";

type Input = ParsedInputOf<"tests.start">;

/** A running test, as its owner controls it. */
export type Running = {
  readonly isPoint: boolean;
  readonly state: StateKeeper;
  readonly tokens: OwnerTokens;
  readonly offer: ReplyOffer;
  /** Ends the wait; what was replaced is then restored. */
  finish(): void;
  /** Ends the wait and skips all pauses, because the process closes. */
  hurry(): void;
  readonly done: Promise<void>;
};

export type Launch = {
  readonly deps: TestsDeps;
  readonly records: TestRecords;
  readonly waits: Waits;
  readonly input: Input;
  readonly prepared: Prepared;
  /**
   * Set for a standing callback instead of a test; `leftover` is the record it resumes, with its full
   * URL.
   */
  readonly point?: { readonly wish: PointRequest; readonly leftover?: TestRecord | undefined };
  /** Called after everything is restored and released, right before the verdict is reported. */
  readonly onOver: (test: string) => void;
};

/** Starts a prepared test. Its record is on disk before its first step. */
export async function launch(work: Launch): Promise<Result<Running, StorageProblem>> {
  const { deps, records, waits, input, prepared, onOver } = work;
  const { ports, vault, push } = deps;
  const { target, store } = prepared;
  const request = work.point?.wish;
  const first = firstRecord(work);
  const { receiver, phoneNumberId, number } = first;
  const { test } = first;
  const book = openTestRecordWriter(records, vault, first);
  records.unask(test);
  const written = book.save({ ...sealedSecret(deps, book, input), ...sealedToken(deps, book, request) });
  if (!written.ok) {
    await releasePrepared(deps, prepared);
    return written;
  }
  const [stop, hurry] = [new AbortController(), new AbortController()];
  const names = { test, receiver, side: target.source, phoneNumberId, number, startedAt: first.startedAt };
  const standingMember = request === undefined ? {} : { standing: standingFactsOf(request) };
  const state = keepState({ ...names, ...standingMember }, ports.clock, (snapshot) =>
    request === undefined ? push("tests", snapshot) : push("points", pointOf(snapshot)),
  );
  const tokens = ownerTokens({
    state,
    book,
    vault,
    clock: ports.clock,
    waitMs: waits.tokenMs,
    stop: stop.signal,
    mustSeal: input.target.kind === "workspace" || request !== undefined,
    first: request?.token,
  });
  const offer = replyOffer({ state, clock: ports.clock, waitMs: waits.replyMs, stop: stop.signal });
  const ends = { stop: stop.signal, hurry: hurry.signal };
  const point = request === undefined ? {} : { point: request };
  const notes =
    request === undefined ? deps.proofs?.beginTest({ ...names, startedAt: first.startedAt }) : undefined;
  const job = {
    notes,
    records,
    input,
    deps,
    target,
    store,
    state,
    book,
    tokens,
    offer,
    waits,
    ...ends,
    ...point,
  };
  // Listens from the first step: it may wait long for a person before the callback URL is set.
  const endListening =
    request === undefined ? undefined : onRestoreRequested(ports.dataDir, test, () => stop.abort());
  const end = async (): Promise<void> => {
    endListening?.(() => restoredOf(state));
    await releasePrepared(deps, prepared);
    onOver(test);
  };
  const done = request === undefined ? runTest(job, records, end) : runPoint(job, request, records, end);
  return ok({
    isPoint: request !== undefined,
    state,
    tokens,
    offer,
    finish: () => stop.abort(),
    hurry: () => {
      hurry.abort();
      stop.abort();
    },
    done,
  });
}

function restoredOf(state: StateKeeper): Omit<OutputOf<"points.restore">, "found"> {
  const { steps, restored } = state.now();
  const check = steps.find(({ id }) => id === "webhooks.restored")?.check;
  return { restored: restored === true, check: check ?? nothingReplaced() };
}

/** The record as written before the first step; a resumed standing callback already has one. */
function firstRecord({ deps, input, prepared, point }: Launch): TestRecord {
  const { test, target } = prepared;
  const { receiver, phoneNumberId, number } = target;
  return {
    format: 1,
    seq: 0,
    test,
    receiver,
    side: target.source,
    phoneNumberId,
    number,
    startedAt: isoOf(deps.ports.clock.now()),
    ...point?.leftover,
    target: targetOf(input),
    api: target.api,
    ...(point === undefined ? {} : { point: point.wish.kept }),
  };
}

function standingFactsOf({ until, atQuit, resumed }: PointRequest): StandingFacts {
  return { atQuit, resumed, ...(until === undefined ? {} : { until: isoOf(until) }) };
}

/**
 * A verify token that is known from the start is encrypted if the vault is unlocked; otherwise its file is
 * read again.
 */
function sealedToken(
  { vault }: TestsDeps,
  book: TestRecordWriter,
  request: PointRequest | undefined,
): Pick<Partial<TestRecord>, "token"> {
  if (request?.token === undefined || vault.state() !== "open") return {};
  const { token: earlier } = book.record();
  const sealed = sealFor(vault, book.record(), "callback token", request.token);
  if (!sealed.ok) return {};
  if (earlier !== undefined) vault.erase(earlier);
  return { token: sealed.value };
}

/**
 * A terminal's app secret is encrypted if the vault is unlocked, so that another process can restore the
 * app's callback URL.
 */
function sealedSecret(
  { vault }: TestsDeps,
  book: TestRecordWriter,
  input: Input,
): Pick<Partial<TestRecord>, "appSecret"> {
  const secret = secretOf(input);
  if (secret === undefined || vault.state() !== "open") return {};
  const { appSecret: earlier } = book.record();
  const sealed = sealFor(vault, book.record(), "app secret", secret);
  if (sealed.ok && earlier !== undefined) vault.erase(earlier);
  return sealed.ok ? { appSecret: sealed.value } : {};
}
