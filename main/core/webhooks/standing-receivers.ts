import { senderCheck } from "../allowlist/sender-check.ts";
import { unreachable } from "../../../shared/invariant.ts";
import { err, type Result, ok } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { type ReceiversDeps, type Request, type StandingReceiver, listenAs, wantedBy } from "./listen-as.ts";
import {
  type Declaration,
  type DeclaredReceiver,
  NOT_WANTED,
  declaredAfter,
  endOf,
} from "./receiver/declared.ts";
import { RECEIVER_LIMITS } from "./receiver/limits.ts";
import { createReceiver } from "./receiver/receiver.ts";
import { type ReceiverSecrets, type UnkeptTokens, workspaceSecrets } from "./receiver/secrets.ts";
import { isDeepStrictEqual } from "node:util";
import type { Clock, Instant } from "../../../shared/time.ts";
import type { ForwardTo, TemporaryTarget } from "./forwarding/target.ts";
import type { Answering } from "./receiver/answers.ts";
import type { Incoming } from "./store/port.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { notMoved } from "../storage/moved-folder.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";

/** Never wait longer than this at once: the clock may be set, and the machine may sleep. */
const LONGEST_WAIT_MS = 60_000;

/** Stops receivers at their end. */
export type StopTimers = {
  at(receiver: ReceiverId, end: Instant): void;
  /** The receiver was already stopped otherwise. */
  forget(receiver: ReceiverId): void;
  forgetAll(): void;
};

/** Creates the timers; none runs yet. */
export function stopTimers(clock: Clock, stop: (receiver: ReceiverId) => Promise<void>): StopTimers {
  const timers = new Map<ReceiverId, AbortController>();
  const wait = async (receiver: ReceiverId, end: Instant, timer: AbortController): Promise<void> => {
    for (let leftMs = end - clock.now(); leftMs > 0 && !timer.signal.aborted; leftMs = end - clock.now())
      await clock.sleep(Math.min(leftMs, LONGEST_WAIT_MS), timer.signal);
    if (!timer.signal.aborted) await stop(receiver);
  };
  return {
    at(receiver, end) {
      timers.get(receiver)?.abort();
      const timer = new AbortController();
      timers.set(receiver, timer);
      runDetached(wait(receiver, end, timer));
    },
    forget: (receiver) => timers.get(receiver)?.abort(),
    forgetAll() {
      for (const timer of timers.values()) timer.abort();
    },
  };
}

/** One step that makes a receiver match its declaration. */
export type Change =
  | { readonly kind: "stop" }
  | { readonly kind: "forward"; readonly to: ForwardTo | undefined }
  | { readonly kind: "lend"; readonly to: TemporaryTarget | undefined }
  | { readonly kind: "pause"; readonly paused: boolean }
  | { readonly kind: "answer-with"; readonly answering: Answering | undefined }
  | { readonly kind: "stand-for"; readonly number: Incoming["number"] }
  | { readonly kind: "use"; readonly secrets: ReceiverSecrets }
  | { readonly kind: "listen" }
  | { readonly kind: "end-at"; readonly at: Instant | undefined };

/**
 * Returns the steps, in order, that bring a receiver from `actual` to `declared`. Forwarding targets are set
 * before the first notification can arrive; a receiver that stops accepts nothing more before other changes.
 */
export function changesTo(declared: DeclaredReceiver, actual: DeclaredReceiver): readonly Change[] {
  const changes: Change[] = [];
  const { forwardTo, lentTo } = declared;
  if (actual.listening && !declared.listening) changes.push({ kind: "stop" });
  if (declared.paused !== actual.paused) changes.push({ kind: "pause", paused: declared.paused === true });
  if (!isDeepStrictEqual(forwardTo, actual.forwardTo)) changes.push({ kind: "forward", to: forwardTo });
  if (!isDeepStrictEqual(lentTo, actual.lentTo)) changes.push({ kind: "lend", to: lentTo });
  if (declared.answering !== actual.answering)
    changes.push({ kind: "answer-with", answering: declared.answering });
  if (declared.lent?.number !== actual.lent?.number)
    changes.push({ kind: "stand-for", number: declared.lent?.number });
  if (!declared.listening) return changes;
  // A receiver that starts to listen gets its secrets with that step.
  if (!actual.listening) changes.push({ kind: "listen" });
  else if (declared.secrets !== actual.secrets) changes.push({ kind: "use", secrets: declared.secrets });
  if (!actual.listening || endOf(declared) !== endOf(actual))
    changes.push({ kind: "end-at", at: endOf(declared) });
  return changes;
}

type Problem = ProblemOf<"webhooks.listen">;
type AtOnce = Exclude<Change, { kind: "stop" | "listen" }>;

/** The declarations of this process's receivers, and the functions that apply them. */
export type StandingReceivers = {
  readonly known: ReadonlyMap<ReceiverId, StandingReceiver>;
  /** Returns one receiver and creates it on first use. */
  readonly of: (id: ReceiverId) => StandingReceiver;
  /**
   * Changes the declaration and applies all of it. Only listening and stopping take time, and only listening
   * can fail.
   */
  readonly settle: (id: ReceiverId, change: Declaration) => Promise<Result<null, Problem>>;
  /** Changes the declaration and applies at once whatever needs no waiting. */
  readonly now: (id: ReceiverId, change: Declaration) => void;
  /** Makes a receiver listen as requested. */
  readonly begin: (request: Request) => Promise<Result<null, Problem>>;
  /** Uses the secrets now in the vault, if it listens for a workspace. */
  readonly takeSecrets: (input: ParsedInputOf<"webhooks.listen">) => void;
  /** Called once all of them are closed. */
  readonly closed: () => void;
  /** Cancels all automatic stops. */
  readonly forgetEnds: () => void;
};

/** At most so many processes listen for one data folder. */
const MOST_PROCESSES = 64;

/**
 * A lock by which other processes know that this one listens: while one does, the folder isn't marked as moved. It is
 * taken before the mark is looked for, so that of two that begin in the same moment one finds the other.
 */
function listeningSign(dataDir: string, isListening: () => boolean) {
  let held: RunLock | undefined;
  let starting = 0;
  const update = (): void => {
    if (starting > 0 || isListening()) return;
    held?.release();
    held = undefined;
  };
  const take = (): Result<null, StorageProblem> =>
    catchStorageErrors(() => {
      for (let place = 1; held === undefined && place <= MOST_PROCESSES; place += 1)
        held = lockNamed(dataDir, `listening-${place}`, 0);
      return held === undefined ? err({ kind: "storageFailed", code: "EBUSY" }) : notMoved(dataDir);
    });
  return {
    update,
    async during(listen: () => Promise<Result<null, Problem>>): Promise<Result<null, Problem>> {
      starting += 1;
      try {
        const taken = take();
        return taken.ok ? await listen() : taken;
      } finally {
        starting -= 1;
        update();
      }
    },
  };
}

/** Creates the receivers of this process; none exists yet. */
export function standingReceivers(deps: ReceiversDeps): StandingReceivers {
  const known = new Map<ReceiverId, StandingReceiver>();
  const unkept: UnkeptTokens = new Map();
  const stops = stopTimers(deps.ports.clock, async (id) => {
    await settle(id, { listening: false });
  });
  const of = (id: ReceiverId): StandingReceiver => {
    const one =
      known.get(id) ?? newStanding(deps, id, () => endForwardingLoop(of(id), (change) => now(id, change)));
    known.set(id, one);
    return one;
  };
  const sign = listeningSign(deps.ports.dataDir, () =>
    [...known.values()].some(({ receiver }) => receiver.address() !== undefined),
  );
  const settle: StandingReceivers["settle"] = async (id, change) => {
    const one = of(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual)) {
      if (todo.kind === "listen") {
        const listening = await sign.during(() => listenAs(deps, one, unkept));
        if (!listening.ok) {
          one.declared = declaredAfter(one.declared, { listening: false });
          return listening;
        }
      } else if (todo.kind === "stop") {
        stops.forget(id);
        await one.receiver.stop();
        sign.update();
      } else apply(stops, one, todo);
    }
    one.actual = { ...one.declared, listening: one.receiver.address() !== undefined };
    one.asked &&= one.actual.listening;
    return ok(null);
  };
  const now: StandingReceivers["now"] = (id, change) => {
    const one = of(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual))
      if (todo.kind !== "listen" && todo.kind !== "stop") apply(stops, one, todo);
    one.actual = { ...one.declared, listening: one.actual.listening };
  };
  const takeSecrets: StandingReceivers["takeSecrets"] = (input) => {
    if (known.get(input.receiver)?.actual.listening !== true) return;
    const secrets = secretsNow(deps, input, unkept);
    if (secrets !== undefined) now(input.receiver, { secrets });
  };
  return {
    known,
    of,
    settle,
    now,
    takeSecrets,
    async begin(request) {
      const wanted = await wantedBy(deps, request, unkept);
      if (!wanted.ok) return wanted;
      of(request.input.receiver).request = request;
      const settled = await settle(request.input.receiver, wanted.value);
      // A secret stored in the vault while the receiver was starting counts too.
      if (settled.ok) takeSecrets(request.input);
      return settled;
    },
    forgetEnds: () => stops.forgetAll(),
    closed: () => sign.update(),
  };
}

/**
 * The current secrets of a workspace's receiver; undefined if they cannot be read: then those in use stay.
 */
function secretsNow(
  deps: ReceiversDeps,
  { receiver, verifyToken, appSecrets }: ParsedInputOf<"webhooks.listen">,
  unkept: UnkeptTokens,
): ReceiverSecrets | undefined {
  const stored = receiver === "terminal" ? undefined : workspaceSecrets(deps, receiver, unkept);
  if (stored?.ok !== true) return undefined;
  // Secrets given for this start precede those of the vault.
  return {
    verifyToken: verifyToken ?? stored.value.verifyToken,
    appSecrets: appSecrets ?? stored.value.appSecrets,
  };
}

/**
 * Stops forwarding after a copy came back. The test that set the temporary target decides about the callback
 * URL; until then senders are asked to retry.
 */
function endForwardingLoop(
  { declared: { lentTo } }: Pick<StandingReceiver, "declared">,
  now: (change: Declaration) => void,
): void {
  const temporary = lentTo?.onBack === undefined ? undefined : { ...lentTo, cameBack: true };
  now({ lentTo: temporary, forwardTo: undefined, paused: undefined });
  if (lentTo?.cameBack !== true) lentTo?.onBack?.();
}

function newStanding(
  { ports, push, limits = RECEIVER_LIMITS, checkSender = senderCheck(ports) }: ReceiversDeps,
  id: ReceiverId,
  onCircle: () => void,
): StandingReceiver {
  return {
    receiver: createReceiver({ receiver: id, ports, push, limits, onCircle, checkSender }),
    declared: NOT_WANTED,
    actual: NOT_WANTED,
    asked: false,
    request: { input: { receiver: id } },
  };
}

function apply(stops: StopTimers, { receiver, request }: StandingReceiver, change: AtOnce): void {
  const { receiver: id } = request.input;
  switch (change.kind) {
    case "forward":
      return receiver.forward(change.to);
    case "lend":
      return receiver.lend(change.to);
    case "pause":
      return receiver.pause(change.paused);
    case "answer-with":
      return receiver.answerWith(change.answering);
    case "stand-for":
      return receiver.standFor(change.number);
    case "use":
      return receiver.use(change.secrets);
    case "end-at":
      receiver.report.stopsAt(change.at);
      if (change.at === undefined) return stops.forget(id);
      return stops.at(id, change.at);
    default:
      return unreachable(change);
  }
}
