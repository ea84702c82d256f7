import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import type { PinSide } from "../../../shared/platform/facts.ts";
import type { GivenBy, PinAction, PinChange } from "../../../shared/pin/pin-change.ts";
import { spoken, type E164 } from "../../../shared/phone.ts";
import { recorded, type CallOutcome, type RefusalReason } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { pinWait } from "../../../shared/migration/platform-wait.ts";
import type { PinProblem } from "../../../shared/rpc/areas/pin.ts";
import type { InputProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { LateAnswers } from "../migration/run-context.ts";
import { currentApiOf } from "../migration/observation/current-api.ts";
import { momentOf } from "../migration/timekeeping.ts";
import { waitInTheWay } from "../migration/platform-waits.ts";
import type { NumberHold, OperationEnd } from "../storage/operation-port.ts";
import type { Storage } from "../storage/port.ts";
import { changeOf, changesOf } from "./history.ts";
import { isOtherNumber } from "./served.ts";
import { openTarget, type PinTarget, type PinTools, type PinChangeInput } from "./target.ts";

export type PinDeps = PinTools & {
  readonly storage: Storage;
  /** Told of a change once its intent is durable, and again once its outcome is. */
  readonly told: (change: PinChange) => void;
  readonly lateAnswers: Pick<LateAnswers, "keep" | "listening">;
  /** Opens the side; tests put another one in its place. */
  readonly open?: typeof openTarget;
};

type Problem = PinProblem | InputProblem | StorageProblem;

type Asked = {
  readonly plan: Plan;
  readonly action: PinAction;
  readonly side?: PinSide | undefined;
};

export type PinCheck = {
  readonly side: PinSide;
  readonly spoken: string;
  /** The last change of this number, where nobody knows whether the platform made it. */
  readonly earlier?: PinChange;
};

/**
 * Says where a number's PIN would be changed, before anybody is asked for a word. Changes nothing.
 *
 * Problems: runOpen, placeUnknown (where no `side` is given), pinOffInCloud, pinMissing, secrets, storage.
 */
export async function checkPin(
  tools: PinTools & {
    readonly storage: Storage | undefined;
    /** What other data folders do with the number. */
    readonly elsewhere: ReturnType<Storage["inTheWay"]>;
  },
  { plan, action, side }: Asked,
): Promise<Result<PinCheck, Problem>> {
  const number = numberOf(plan);
  const { storage, elsewhere } = tools;
  const free = storage === undefined ? elsewhere : noOpenRun(storage, plan, elsewhere);
  if (!free.ok) return free;
  if (action === "set" && plan.number.pin === undefined) return err({ kind: "pinMissing" });
  const found = side === undefined ? await currentApiOf(tools, plan) : ok(side);
  if (!found.ok) return found;
  if (found.value === "cloud" && action === "off") return err({ kind: "pinOffInCloud" });
  const earlier = storage === undefined ? ok(undefined) : leftUnknown(storage, number);
  if (!earlier.ok) return earlier;
  return ok({
    side: found.value,
    spoken: spoken(plan.number.cc, plan.number.phoneNumber),
    ...(earlier.value === undefined ? {} : { earlier: earlier.value }),
  });
}

/**
 * Changes a number's PIN: reads from the side first, writes the intent, sends one request, writes the outcome.
 *
 * The request is never sent twice, whatever its answer. A process that dies in between leaves an intent whose outcome
 * is unknown. Problems come before the intent: nothing that changes anything was sent then.
 */
export async function changePin(
  deps: PinDeps,
  wish: PinChangeInput & { readonly by: GivenBy },
): Promise<Result<PinChange, Problem>> {
  const free = noOpenRun(deps.storage, wish.plan, deps.storage.inTheWay(wish.plan));
  if (!free.ok) return free;
  const target = (deps.open ?? openTarget)(deps, wish);
  if (!target.ok) return target;
  const room = deps.ports.files.freeBytes(deps.ports.dataDir);
  const hold = deps.storage.operations.hold(wish.plan);
  try {
    if (room !== undefined && room < FREE_BYTES_NEEDED) return err({ kind: "storageFull" });
    if (!hold.ok) return err(namedRun(deps.storage, hold.problem));
    const ready = await readFirst(target.value, wish);
    if (!ready.ok) return ready;
    const waited = await waitedFor(deps, wish, ready.value);
    return waited.ok ? await send(deps, wish, target.value, hold.value) : waited;
  } finally {
    if (hold.ok) hold.value.release();
    await target.value.close();
  }
}

/** Below this much free disk space the answer might not be recorded. */
const FREE_BYTES_NEEDED = 50 * 1024 * 1024;

/** The last change of a number, where nobody can tell whether the platform made it. */
function leftUnknown({ operations }: Storage, number: E164): Result<PinChange | undefined, StorageProblem> {
  const read = operations.read(number);
  if (!read.ok) return read;
  const last = changesOf(read.value.records, (one) => operations.isHeld(one)).at(-1);
  return ok(last?.state === "unknown" ? last : undefined);
}

// A run of the number in another data folder counts as well.
function noOpenRun(
  storage: Storage,
  plan: Plan,
  elsewhere: ReturnType<Storage["inTheWay"]>,
): Result<null, Problem> {
  const open = storage.openRunOf(numberOf(plan));
  if (!open.ok) return open;
  return open.value === undefined
    ? elsewhere
    : err({ kind: "runOpen", run: open.value, held: storage.isHeld(open.value) });
}

/** Refusals of a reading request after which the same sign-in would be refused for a change as well. */
const SHUT_OUT: ReadonlySet<RefusalReason> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
  "account-locked",
]);

// Signs in, opens the connection, and asks which number the side serves. A deployment that refuses the look-up itself
// is believed; a side that gives no answer, or lets nobody in, gets no change. Gives the side's own time.
async function readFirst(
  target: PinTarget,
  { plan, side }: PinChangeInput,
): Promise<Result<string | undefined, Problem>> {
  const outcome = await target.read();
  const { serverDate } = outcome.evidence;
  if (outcome.kind === "confirmed")
    return isOtherNumber(plan, outcome.value)
      ? err({ kind: "otherNumber", side, serves: outcome.value })
      : ok(serverDate);
  const refusesLookUp = outcome.kind === "rejected" && !SHUT_OUT.has(outcome.reason);
  return refusesLookUp ? ok(serverDate) : err({ kind: "sideSilent", side, outcome: recorded(outcome) });
}

// A wait that an earlier change was told, from whatever data folder, and that is not over.
async function waitedFor(
  { storage, ports }: PinDeps,
  { plan, side }: PinChangeInput,
  serverNow: string | undefined,
): Promise<Result<null, Problem>> {
  const timing = { clock: ports.clock, dateOf: async () => serverNow };
  const wait = await waitInTheWay(timing, storage, { plan, holds: [pinWait(side)] });
  if (!wait.ok || wait.value === undefined) return wait.ok ? ok(null) : wait;
  const { at, onlyHere } = wait.value.until;
  return err({ kind: "pinTooSoon", until: isoOf(at), ...(onlyHere ? { onlyHere } : {}) });
}

type HoldProblem = Extract<ReturnType<Storage["operations"]["hold"]>, { readonly ok: false }>["problem"];

function namedRun(storage: Storage, problem: HoldProblem): Problem {
  return problem.kind === "runOpen" ? { ...problem, held: storage.isHeld(problem.run) } : problem;
}

async function send(
  deps: PinDeps,
  { plan, action, side, by }: PinChangeInput & { readonly by: GivenBy },
  target: PinTarget,
  hold: NumberHold,
): Promise<Result<PinChange, Problem>> {
  const { storage, told, ports } = deps;
  const { operations } = storage;
  const { phoneNumberId } = plan.number;
  const intent = { kind: "intent", what: "pin", action, side, phoneNumberId, ...target.request, by } as const;
  const begun = operations.begin(hold, intent);
  if (!begun.ok) return err(namedRun(storage, begun.problem));
  const open = changeOf(operations, hold.number, begun.value);
  if (!open.ok) return open;
  told(open.value);
  const endOf = (answer: CallOutcome<null>): OperationEnd => {
    const { boot, monotonicMs } = momentOf(ports.clock);
    return { what: "pin", side, outcome: recorded(answer), stamp: { boot, monotonicMs } };
  };
  const counts = deps.lateAnswers.listening();
  const sent = await target.send((answer) => {
    if (counts()) keepLate(deps, { hold, open: open.value, end: endOf(answer) });
  });
  const ended = operations.end(hold, begun.value, endOf(sent));
  const standing = ended.ok ? changeOf(operations, hold.number, begun.value) : ended;
  // An answer that could not be recorded is one that nobody will find again.
  const done: PinChange = standing.ok ? standing.value : { ...open.value, state: "unknown" };
  told(done);
  return ok(done);
}

/** Writes down what was answered after a change had been given up; until that stands, only listeners here know of it. */
function keepLate(
  { storage: { operations }, told, lateAnswers }: PinDeps,
  { hold, open, end }: { readonly hold: NumberHold; readonly open: PinChange; readonly end: OperationEnd },
): void {
  const { operation } = open;
  lateAnswers.keep(
    () => operations.late(hold, operation, end),
    (isKept) => {
      const standing = changeOf(operations, hold.number, operation);
      if (!isKept) told({ ...(standing.ok ? standing.value : open), late: end.outcome, unwritten: true });
      else if (standing.ok) told(standing.value);
    },
  );
}
