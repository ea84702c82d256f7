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
  /** Called with the change after its intent is on disk, and again after its outcome is. */
  readonly onChange: (change: PinChange) => void;
  readonly lateAnswers: Pick<LateAnswers, "keep" | "listening">;
  /** Opens the API; replaced in tests. */
  readonly open?: typeof openTarget;
};

type Problem = PinProblem | InputProblem | StorageProblem;

type PinRequest = {
  readonly plan: Plan;
  readonly action: PinAction;
  readonly side?: PinSide | undefined;
};

export type PinCheck = {
  readonly side: PinSide;
  readonly spoken: string;
  /** The last change of this number, if its outcome is unknown. */
  readonly earlier?: PinChange;
};

/**
 * Returns where a number's PIN would be changed, before the user is asked to confirm. Read-only.
 *
 * Problems: runOpen, placeUnknown (without `side`), pinOffInCloud, pinMissing, secrets, storage.
 */
export async function checkPin(
  tools: PinTools & {
    readonly storage: Storage | undefined;
    /** What other data folders are doing with the number. */
    readonly elsewhere: ReturnType<Storage["inTheWay"]>;
  },
  { plan, action, side }: PinRequest,
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
 * Changes a number's PIN: reads from the API first, writes the intent, sends one request, writes the outcome.
 *
 * The request is never sent twice, whatever its response. If the process dies in between, the intent stays
 * with an unknown outcome. Problems occur before the intent: no change was sent then.
 */
export async function changePin(
  deps: PinDeps,
  input: PinChangeInput & { readonly by: GivenBy },
): Promise<Result<PinChange, Problem>> {
  const free = noOpenRun(deps.storage, input.plan, deps.storage.inTheWay(input.plan));
  if (!free.ok) return free;
  const target = (deps.open ?? openTarget)(deps, input);
  if (!target.ok) return target;
  const room = deps.ports.files.freeBytes(deps.ports.dataDir);
  const hold = deps.storage.operations.hold(input.plan);
  try {
    if (room !== undefined && room < FREE_BYTES_NEEDED) return err({ kind: "storageFull" });
    if (!hold.ok) return err(namedRun(deps.storage, hold.problem));
    const ready = await readFirst(target.value, input);
    if (!ready.ok) return ready;
    const waited = await waitedFor(deps, input, ready.value);
    return waited.ok ? await send(deps, input, target.value, hold.value) : waited;
  } finally {
    if (hold.ok) hold.value.release();
    await target.value.close();
  }
}

/** Below this much free disk space, the response might not be recorded. */
const FREE_BYTES_NEEDED = 50 * 1024 * 1024;

/** The last change of a number, if its outcome is unknown. */
function leftUnknown({ operations }: Storage, number: E164): Result<PinChange | undefined, StorageProblem> {
  const read = operations.read(number);
  if (!read.ok) return read;
  const last = changesOf(read.value.records, (one) => operations.isHeld(one)).at(-1);
  return ok(last?.state === "unknown" ? last : undefined);
}

// A run of the number in another data folder counts too.
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

/** Rejections of a read-only request with which the same credentials would be rejected for a change too. */
const SHUT_OUT: ReadonlySet<RefusalReason> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "password-change-required",
  "account-locked",
]);

// Signs in, opens the connection, and queries which number the API serves. If the API rejects only the query,
// the change may proceed; if it does not respond or rejects the credentials, it may not. Returns the API's
// own time.
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

// A wait from an earlier change, of any data folder, that is not over yet.
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
  const { storage, onChange, ports } = deps;
  const { operations } = storage;
  const { phoneNumberId } = plan.number;
  const intent = { kind: "intent", what: "pin", action, side, phoneNumberId, ...target.request, by } as const;
  const begun = operations.begin(hold, intent);
  if (!begun.ok) return err(namedRun(storage, begun.problem));
  const open = changeOf(operations, hold.number, begun.value);
  if (!open.ok) return open;
  onChange(open.value);
  const endOf = (answer: CallOutcome<null>): OperationEnd => {
    const { boot, monotonicMs } = momentOf(ports.clock);
    return { what: "pin", side, outcome: recorded(answer), stamp: { boot, monotonicMs } };
  };
  const counts = deps.lateAnswers.listening();
  const sent = await target.send((answer) => {
    if (counts()) keepLate(deps, { hold, open: open.value, end: endOf(answer) });
  });
  const ended = operations.end(hold, begun.value, endOf(sent));
  const recordedChange = ended.ok ? changeOf(operations, hold.number, begun.value) : ended;
  // A response that could not be recorded cannot be found later.
  const done: PinChange = recordedChange.ok ? recordedChange.value : { ...open.value, state: "unknown" };
  onChange(done);
  return ok(done);
}

/** Records a late response to a change; until it is recorded, only listeners of this process know it. */
function keepLate(
  { storage: { operations }, onChange, lateAnswers }: PinDeps,
  { hold, open, end }: { readonly hold: NumberHold; readonly open: PinChange; readonly end: OperationEnd },
): void {
  const { operation } = open;
  lateAnswers.keep(
    () => operations.late(hold, operation, end),
    (isKept) => {
      const recordedChange = changeOf(operations, hold.number, operation);
      if (!isKept)
        onChange({
          ...(recordedChange.ok ? recordedChange.value : open),
          late: end.outcome,
          unwritten: true,
        });
      else if (recordedChange.ok) onChange(recordedChange.value);
    },
  );
}
