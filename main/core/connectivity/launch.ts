import { isoOf } from "../../../shared/time.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import { keptBeside, type Kept } from "./record-secrets.ts";
import { openTestRecordWriter } from "./test-record-writer.ts";
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
  /** Called if it can't start, before another process can take the number. */
  readonly unstarted?: (() => void) | undefined;
  /** Called after everything is restored and released, right before the verdict is reported. */
  readonly onOver: (test: string) => void;
};

/** Starts a prepared test. Its record is on disk before its first step. */
export async function launch(work: Launch): Promise<Result<Running, StorageProblem | VaultProblem>> {
  const { deps, records, waits, input, prepared, onOver } = work;
  const { ports, vault, push } = deps;
  const { target, store } = prepared;
  const request = work.point?.wish;
  const first = firstRecord(work);
  const { receiver, phoneNumberId, number } = first;
  const { test } = first;
  const book = openTestRecordWriter(records, vault, first);
  const given = givenSecrets(deps, first, work);
  const written = given.ok ? book.save(given.value) : given;
  if (!written.ok) {
    work.unstarted?.();
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
    first: request?.tokens ?? [],
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
 * The secrets that came with the request, encrypted if the vault is unlocked, so that another process can
 * restore the callback URL; otherwise the token's file is read again. What an earlier process stored stays:
 * it is known to fit. Problem: at a start, one could not be stored, so that it would be lost after a crash.
 */
function givenSecrets(
  { vault }: TestsDeps,
  first: TestRecord,
  { input, point }: Pick<Launch, "input" | "point">,
): Result<Kept, VaultProblem> {
  if (vault.state() !== "open") return ok({});
  const mayMiss = point?.leftover !== undefined;
  const keep = (
    record: TestRecord,
    what: "app secret" | "callback token",
    value: Redacted<string> | undefined,
  ): Result<Kept, VaultProblem> => {
    const kept = value === undefined ? ok({}) : keptBeside(vault, record, what, value);
    return mayMiss && !kept.ok ? ok({}) : kept;
  };
  const secret = keep(first, "app secret", secretOf(input));
  if (!secret.ok) return secret;
  const token = keep({ ...first, ...secret.value }, "callback token", point?.wish.given);
  return token.ok ? ok({ ...secret.value, ...token.value }) : token;
}
