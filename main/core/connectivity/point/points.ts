import { err, ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import { instant } from "../../../../shared/time.ts";
import type { TestId } from "../../../../shared/ids.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";
import { distinct, isGone, openedFor, ownersTokens } from "../record-secrets.ts";
import { notMoved } from "../../storage/moved-folder.ts";
import { exactReplaced } from "../test-record-writer.ts";
import type { TestsDeps } from "../deps.ts";
import { pastStates } from "../past.ts";
import { releasePrepared, prepare } from "../prepare.ts";
import { leftOf, restorable, type TestRecord } from "../records.ts";
import type { StateKeeper } from "../state.ts";
import { isMarked, markEnded } from "./restore-request.ts";
import type { PointsDeps, Work } from "./deps.ts";
import { checkAgain, checkAhead } from "./check-ahead.ts";
import { restoreNumber } from "./restore-number.ts";
import { canResume, isRestored } from "./resume-callback.ts";
import { pointOf, testInputOf, type PointRequest } from "./callback-request.ts";

type Input = ParsedInputOf<"points.start">;
type Problem = ProblemOf<"points.start">;
type Started = Result<PointState, Problem>;

/** How long a callback URL without an end date may use one certificate authority of the local network. */
const LONG_MS = 10 * 365 * 86_400_000;

/** The standing callbacks of this process. */
export type Points = {
  start(input: Input): Promise<Started>;
  all(): readonly PointState[];
  giveToken(
    input: ParsedInputOf<"points.giveToken">,
  ): Promise<Result<PointState, ProblemOf<"points.giveToken">>>;
  restore(
    input: ParsedInputOf<"points.restore">,
  ): Promise<Result<OutputOf<"points.restore">, ProblemOf<"points.restore">>>;
  /**
   * Resumes what an earlier process left, if its request allows that and `atStart` says that it existed when
   * this process started; restores everything else. Leaves alone what another process may still resume.
   */
  settle(record: TestRecord, atStart: boolean): Promise<void>;
  remember(one: Pick<StateKeeper, "now">): void;
};

export function createPoints(pointsDeps: PointsDeps): Points {
  const { deps, running, leftovers, inTurn, closing } = pointsDeps;
  const past = pastStates();
  /** Ended in this process: what remains of them is restored, not resumed. */
  const endedHere = new Set<string>();
  return {
    start: (input) => inTurn(() => start(pointsDeps, input)),
    all: () =>
      [
        ...[...running.values()].filter(({ isPoint }) => isPoint).map(({ state }) => state),
        ...past.all(),
      ].map((state) => pointOf(state.now())),
    async giveToken({ point, token }) {
      const one = running.get(point);
      if (one === undefined || !one.isPoint) return err({ kind: "noSuchTest", test: point });
      const taken = one.tokens.give(token);
      return taken.ok ? ok(pointOf(one.state.now())) : taken;
    },
    restore: ({ target }) => restoreNumber(pointsDeps, target),
    async settle(record, atStart) {
      // A copy, and the original once it was moved, begin nothing by themselves.
      if (restorable(record, "program") === undefined || !notMoved(deps.ports.dataDir).ok) return;
      const input = endedHere.has(record.test) ? undefined : inputOf(deps, record);
      if (input !== undefined && !atStart) return;
      const resumed = input === undefined ? undefined : await inTurn(() => start(pointsDeps, input, record));
      // The next process goes on with what this one hadn't gone on with yet.
      if (resumed?.ok === false && closing.aborted) return;
      if (resumed?.ok !== true) await leftovers.restore(record.test, { by: "program" });
    },
    remember(one) {
      // One that was resumed but never set, because the network was down, may still be resumed.
      const { test, standing: resumable } = one.now();
      if (resumable?.pointedAt !== undefined || resumable?.resumed !== true) endedHere.add(test);
      past.remember(one);
    },
  };
}

/** Starts one; with `only`, it only resumes the callback URL of that record. */
async function start(pointsDeps: PointsDeps, input: Input, only?: TestRecord): Promise<Started> {
  const { deps } = pointsDeps;
  const until = input.until === undefined ? undefined : instant(Date.parse(input.until));
  if (until !== undefined && until <= deps.ports.clock.now()) return err({ kind: "untilPast" });
  const asTest = testInputOf(input);
  // Without an end date it may last for years.
  const neededUntil = until ?? instant(deps.ports.clock.now() + LONG_MS);
  const prepared = await prepare(deps, asTest, pointsDeps.states(), { keepsPaths: true, neededUntil });
  if (!prepared.ok) return prepared;
  const { target } = prepared.value;
  const cleared: TestId[] = [];
  // What an earlier holder had begun to restore is still to be restored, not resumed: that is on disk before another
  // process can take the number.
  const unstarted = (): void => {
    for (const test of cleared) if (isOnRecord(pointsDeps, test)) markEnded(deps.ports.dataDir, test);
  };
  const giveUp = async (): Promise<void> => {
    unstarted();
    await releasePrepared(deps, prepared.value);
  };
  const ready = await clearedAndReady(pointsDeps, { input, until, target, cleared }, only).catch(
    async (fault: unknown) => {
      await giveUp();
      throw fault;
    },
  );
  if (!ready.ok) {
    await giveUp();
    return ready;
  }
  const work = { input: asTest, prepared: prepared.value, point: ready.value, unstarted };
  const started = await pointsDeps.begin(work);
  return started.ok ? ok(pointOf(started.value.state.now())) : started;
}

async function clearedAndReady(
  pointsDeps: PointsDeps,
  { cleared, ...start }: StartInput & { readonly cleared: TestId[] },
  only: TestRecord | undefined,
): ReturnType<typeof readyToBegin> {
  const mayBegin = takeRestoreRequests(pointsDeps, start.target.phoneNumberId, { only, cleared });
  return mayBegin.ok ? readyToBegin(pointsDeps, start, only) : mayBegin;
}

/** False if its record is gone, because everything was restored; one that can't be read may be there. */
function isOnRecord({ records }: PointsDeps, test: TestId): boolean {
  const now = records.one(test);
  return !now.ok || now.value !== undefined;
}

/**
 * Clears the requests to restore that were meant for an earlier holder, before this one sends anything: every
 * later request is meant for this one and ends it. Without a person, what shall be restored is not resumed.
 * Adds each test whose request it cleared to `cleared`.
 */
function takeRestoreRequests(
  { deps, records }: PointsDeps,
  phoneNumberId: string,
  { only, cleared }: { readonly only: TestRecord | undefined; readonly cleared: TestId[] },
): Result<null, Problem> {
  if (only !== undefined && isMarked(deps.ports.dataDir, only.test))
    return err({ kind: "noSuchTest", test: only.test });
  const all = records.all();
  if (!all.ok) return all;
  for (const { test } of all.value.filter((one) => one.phoneNumberId === phoneNumberId)) {
    const wasMarked = isMarked(deps.ports.dataDir, test);
    const unasked = records.unask(test);
    if (!unasked.ok) return unasked;
    if (wasMarked) cleared.push(test);
  }
  return ok(null);
}

type StartInput = {
  readonly input: Input;
  readonly until: PointRequest["until"];
  readonly target: Parameters<typeof checkAhead>[1];
};

/**
 * Collects everything that is known before the first step, or returns why it cannot start. Restores
 * conflicting leftovers first.
 */
export async function readyToBegin(
  { deps, records, leftovers }: PointsDeps,
  { input, until, target }: StartInput,
  only: TestRecord | undefined,
): Promise<Result<NonNullable<Work["point"]>, Problem>> {
  const all = records.all();
  if (!all.ok) return all;
  const left = all.value.filter(
    (one) => one.phoneNumberId === target.phoneNumberId && leftOf(one) !== undefined,
  );
  const resumable = left.find((one) => canResume(deps, target, input, restorable(one, "program")));
  const exact = resumable === undefined ? ok(undefined) : exactReplaced(deps.vault, records, resumable);
  // A process may have been killed after its call restored the callback URL and before it recorded that.
  const isBack = exact.ok && exact.value !== undefined && (await isRestored(target, exact.value));
  // Without the previous URL it could not be given back later, so it is not resumed.
  const isLost = !exact.ok && isGone(exact.problem);
  const record = isBack || isLost ? undefined : resumable;
  if (only !== undefined && record?.test !== only.test) return err({ kind: "noSuchTest", test: only.test });
  const pointRequest = requestOf(deps, { input, until }, record);
  if (record !== undefined) {
    if (!exact.ok) return exact;
    // If no user is present to confirm, the check takes place when it is resumed.
    const { value: replaced } = exact;
    const confirmed =
      only === undefined && replaced !== undefined
        ? await checkAgain(deps, target, pointRequest, replaced)
        : ok(null);
    if (!confirmed.ok) return confirmed;
    return ok({
      wish: pointRequest,
      leftover: replaced === undefined ? record : { ...record, borrowed: replaced },
    });
  }
  // A leftover that needs the verify token is handled later, when a user can be asked.
  for (const { test } of left) {
    const restored = await leftovers.restore(test, { by: "program", heldHere: true });
    if (!restored.ok || restored.value.check.status === "fail") return ok({ wish: pointRequest });
  }
  const ahead = await checkAhead(deps, target, pointRequest);
  return ahead.ok ? ok({ wish: pointRequest }) : ahead;
}

function requestOf(
  deps: TestsDeps,
  { input, until }: Pick<StartInput, "input" | "until">,
  leftover: TestRecord | undefined,
): PointRequest {
  const { atQuit } = input;
  return {
    until,
    atQuit,
    confirmed: input.confirmed,
    resumed: leftover !== undefined,
    ...tokensFor(deps, input, leftover),
    kept: {
      atQuit,
      confirmed: input.confirmed,
      ...(input.until === undefined ? {} : { until: input.until }),
      ...tokenFilesOf(input, leftover),
      request: requestedOf(input),
    },
  };
}

/**
 * The verify tokens as far as they are known. At a start, a token that could not be recovered after a crash
 * counts as missing, so that it is asked for. When something is resumed, its own token comes first: it has
 * been proven, and a new one has not.
 */
function tokensFor(
  deps: TestsDeps,
  { callbackToken, callbackTokenFile }: Input,
  leftover: TestRecord | undefined,
): Pick<PointRequest, "tokens" | "given"> {
  const read = callbackTokenFile === undefined ? undefined : deps.ports.secrets.file(callbackTokenFile);
  const given = callbackToken ?? (read?.ok === true ? read.value : undefined);
  const fresh = given === undefined ? [] : [given];
  if (leftover === undefined) {
    const isKept = callbackTokenFile !== undefined || deps.vault.state() === "open";
    return isKept ? { tokens: fresh, given } : { tokens: [], given: undefined };
  }
  const known = ownersTokens(deps, leftover);
  return { tokens: distinct([...(known.ok ? known.value : []), ...fresh]), given };
}

/** The files that hold the verify token: one that was named later replaces none that was named before. */
function tokenFilesOf(
  { callbackTokenFile: file }: Input,
  leftover: TestRecord | undefined,
): Pick<PointRequest["kept"], "tokenFile" | "otherTokenFiles"> {
  const { tokenFile, otherTokenFiles: others = [] } = leftover?.point ?? {};
  if (tokenFile === undefined) return file === undefined ? {} : { tokenFile: file };
  const isKnown = file === undefined || file === tokenFile || others.includes(file);
  const all = isKnown ? others : [...others, file];
  return { tokenFile, ...(all.length === 0 ? {} : { otherTokenFiles: all }) };
}

function requestedOf({
  tunnel,
  forward,
  allowPrivate,
  level,
  caFile,
  port,
}: Input): PointRequest["kept"]["request"] {
  return {
    tunnel,
    forward,
    allowPrivate,
    ...(level === undefined ? {} : { level }),
    ...(caFile === undefined ? {} : { caFile }),
    ...(port === undefined ? {} : { port }),
  };
}

/**
 * The request of an earlier process; undefined if its end date has passed, its end was requested, or it had
 * no end date.
 */
function inputOf(deps: TestsDeps, record: TestRecord): Input | undefined {
  const { point, target, side, borrowed: replaced, test } = record;
  if (replaced === undefined || point?.until === undefined) return undefined;
  if (Date.parse(point.until) <= deps.ports.clock.now()) return undefined;
  if (isMarked(deps.ports.dataDir, test)) return undefined;
  const secrets = openedFor(deps.vault, record, "app secret");
  const [secret] = secrets.ok ? secrets.value : [];
  const appSecret = secret === undefined ? {} : { appSecret: secret };
  const { tokenFile, request, until, atQuit } = point;
  return {
    target: target.kind === "plan" ? { ...target, ...appSecret } : target,
    side,
    until,
    atQuit,
    // A record of an earlier version was started with a confirmation or needed none.
    confirmed: point.confirmed ?? true,
    ...request,
    ...(tokenFile === undefined ? {} : { callbackTokenFile: tokenFile }),
  };
}
