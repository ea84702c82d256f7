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

/** A test at work, as its owner holds it. */
export type Running = {
  readonly isPoint: boolean;
  readonly state: StateKeeper;
  readonly tokens: OwnerTokens;
  readonly offer: ReplyOffer;
  /** Ends the waiting; what was borrowed is given back. */
  finish(): void;
  /** The same without pauses, since the process closes. */
  hurry(): void;
  readonly done: Promise<void>;
};

export type Launch = {
  readonly deps: TestsDeps;
  readonly records: TestRecords;
  readonly waits: Waits;
  readonly input: Input;
  readonly prepared: Prepared;
  /** A standing callback in place of a test; `leftover` is what it goes on with, with its whole address. */
  readonly point?: { readonly wish: PointRequest; readonly leftover?: TestRecord | undefined };
  /** Called when everything is given back and let go, just before the verdict is told. */
  readonly onOver: (test: string) => void;
};

/** Begins a prepared test. Its record is durable before its first step. */
export async function launch(work: Launch): Promise<Result<Running, StorageProblem>> {
  const { deps, records, waits, input, prepared, onOver } = work;
  const { ports, vault, push } = deps;
  const { target, store } = prepared;
  const wish = work.point?.wish;
  const first = firstRecord(work);
  const { receiver, phoneNumberId, number } = first;
  const { test } = first;
  const book = openTestRecordWriter(records, vault, first);
  records.unask(test);
  const written = book.save({ ...sealedSecret(deps, book, input), ...sealedToken(deps, book, wish) });
  if (!written.ok) {
    await releasePrepared(deps, prepared);
    return written;
  }
  const [stop, hurry] = [new AbortController(), new AbortController()];
  const names = { test, receiver, side: target.source, phoneNumberId, number, startedAt: first.startedAt };
  const standing = wish === undefined ? {} : { standing: standingOf(wish) };
  const state = keepState({ ...names, ...standing }, ports.clock, (snapshot) =>
    wish === undefined ? push("tests", snapshot) : push("points", pointOf(snapshot)),
  );
  const tokens = ownerTokens({
    state,
    book,
    vault,
    clock: ports.clock,
    waitMs: waits.tokenMs,
    stop: stop.signal,
    mustSeal: input.target.kind === "workspace" || wish !== undefined,
    first: wish?.token,
  });
  const offer = replyOffer({ state, clock: ports.clock, waitMs: waits.replyMs, stop: stop.signal });
  const ends = { stop: stop.signal, hurry: hurry.signal };
  const point = wish === undefined ? {} : { point: wish };
  const notes =
    wish === undefined ? deps.proofs?.beginTest({ ...names, startedAt: first.startedAt }) : undefined;
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
  // From its first step on: it may wait for a person for long before it stands.
  const endHearing =
    wish === undefined ? undefined : onRestoreRequested(ports.dataDir, test, () => stop.abort());
  const end = async (): Promise<void> => {
    endHearing?.(() => restoredOf(state));
    await releasePrepared(deps, prepared);
    onOver(test);
  };
  const done = wish === undefined ? runTest(job, records, end) : runPoint(job, wish, records, end);
  return ok({
    isPoint: wish !== undefined,
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

/** The record as it is written before the first step; a standing callback that is gone on with has one already. */
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

function standingOf({ until, atQuit, resumed }: PointRequest): StandingFacts {
  return { atQuit, resumed, ...(until === undefined ? {} : { until: isoOf(until) }) };
}

/** An owner's token that is known from the beginning is sealed where the vault is open; else its file is read anew. */
function sealedToken(
  { vault }: TestsDeps,
  book: TestRecordWriter,
  wish: PointRequest | undefined,
): Pick<Partial<TestRecord>, "token"> {
  if (wish?.token === undefined || vault.state() !== "open") return {};
  const { token: earlier } = book.record();
  const sealed = sealFor(vault, book.record(), "callback token", wish.token);
  if (!sealed.ok) return {};
  if (earlier !== undefined) vault.erase(earlier);
  return { token: sealed.value };
}

/** A terminal's app secret is sealed where the vault is open, for a process that has to give the app's callback back. */
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
