import { unreachable } from "../../../shared/invariant.ts";
import { type Result, ok } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
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

/** Stops receivers when their time is over. */
export type StopTimers = {
  after(receiver: ReceiverId, ms: number): void;
  /** It was stopped by somebody. */
  forget(receiver: ReceiverId): void;
  forgetAll(): void;
};

/** Gives the timers; none runs yet. */
export function stopTimers(clock: Clock, stop: (receiver: ReceiverId) => Promise<void>): StopTimers {
  const timers = new Map<ReceiverId, AbortController>();
  const wait = async (receiver: ReceiverId, ms: number, timer: AbortController): Promise<void> => {
    await clock.sleep(ms, timer.signal);
    if (!timer.signal.aborted) await stop(receiver);
  };
  return {
    after(receiver, ms) {
      timers.get(receiver)?.abort();
      const timer = new AbortController();
      timers.set(receiver, timer);
      runDetached(wait(receiver, ms, timer));
    },
    forget: (receiver) => timers.get(receiver)?.abort(),
    forgetAll() {
      for (const timer of timers.values()) timer.abort();
    },
  };
}

/** One thing to do so that a receiver is as it was declared. */
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
 * What has to be done, in this order, so that a receiver which is as `actual` says becomes as `declared` says. Copies
 * have their place before the first notification can come; what stops takes nothing more before anything else changes.
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
  // What begins to listen takes the secrets with it.
  if (!actual.listening) changes.push({ kind: "listen" });
  else if (declared.secrets !== actual.secrets) changes.push({ kind: "use", secrets: declared.secrets });
  if (!actual.listening || endOf(declared) !== endOf(actual))
    changes.push({ kind: "end-at", at: endOf(declared) });
  return changes;
}

type Problem = ProblemOf<"webhooks.listen">;
type AtOnce = Exclude<Change, { kind: "stop" | "listen" }>;

/** What is declared of each receiver of this process, and what makes it so. */
export type StandingReceivers = {
  readonly known: ReadonlyMap<ReceiverId, StandingReceiver>;
  /** Made at the first time that somebody speaks of it. */
  readonly of: (id: ReceiverId) => StandingReceiver;
  /** Changes what is declared and makes all of it so. Only listening and stopping take time, and only listening can fail. */
  readonly settle: (id: ReceiverId, change: Declaration) => Promise<Result<null, Problem>>;
  /** Changes what is declared, and makes so at once what can be. */
  readonly now: (id: ReceiverId, change: Declaration) => void;
  /** Lets one listen as it was asked to. */
  readonly begin: (request: Request) => Promise<Result<null, Problem>>;
  /** Goes by what lies in the vault now, where it listens for a workspace. */
  readonly takeSecrets: (input: ParsedInputOf<"webhooks.listen">) => void;
  /** Nothing stops by itself any more. */
  readonly forgetEnds: () => void;
};

/** Gives the receivers of this process; none is known yet. */
export function standingReceivers(deps: ReceiversDeps): StandingReceivers {
  const known = new Map<ReceiverId, StandingReceiver>();
  const unkept: UnkeptTokens = new Map();
  const stops = stopTimers(deps.ports.clock, async (id) => {
    await settle(id, { listening: false });
  });
  const of = (id: ReceiverId): StandingReceiver => {
    const one = known.get(id) ?? newStanding(deps, id, () => endCircle(of(id), (change) => now(id, change)));
    known.set(id, one);
    return one;
  };
  const settle: StandingReceivers["settle"] = async (id, change) => {
    const one = of(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual)) {
      if (todo.kind === "listen") {
        const listening = await listenAs(deps, one, unkept);
        if (!listening.ok) {
          one.declared = declaredAfter(one.declared, { listening: false });
          return listening;
        }
      } else if (todo.kind === "stop") {
        stops.forget(id);
        await one.receiver.stop();
      } else apply(deps, stops, one, todo);
    }
    one.actual = { ...one.declared, listening: one.receiver.address() !== undefined };
    one.asked &&= one.actual.listening;
    return ok(null);
  };
  const now: StandingReceivers["now"] = (id, change) => {
    const one = of(id);
    one.declared = declaredAfter(one.declared, change);
    for (const todo of changesTo(one.declared, one.actual))
      if (todo.kind !== "listen" && todo.kind !== "stop") apply(deps, stops, one, todo);
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
      // One that was put into the vault while it began to listen counts too.
      if (settled.ok) takeSecrets(request.input);
      return settled;
    },
    forgetEnds: () => stops.forgetAll(),
  };
}

/** What a workspace's receiver has to check with now; undefined where nothing tells: then what is in use stays. */
function secretsNow(
  deps: ReceiversDeps,
  { receiver, verifyToken, appSecrets }: ParsedInputOf<"webhooks.listen">,
  unkept: UnkeptTokens,
): ReceiverSecrets | undefined {
  const stored = receiver === "terminal" ? undefined : workspaceSecrets(deps, receiver, unkept);
  if (stored?.ok !== true) return undefined;
  // What was given for this time goes before the vault's.
  return {
    verifyToken: verifyToken ?? stored.value.verifyToken,
    appSecrets: appSecrets ?? stored.value.appSecrets,
  };
}

/** Whoever lent the place says what becomes of the callback; until then nobody is told that something was taken. */
function endCircle(
  { declared: { lentTo } }: Pick<StandingReceiver, "declared">,
  now: (change: Declaration) => void,
): void {
  const lent = lentTo?.onBack === undefined ? undefined : { ...lentTo, cameBack: true };
  now({ lentTo: lent, forwardTo: undefined, paused: undefined });
  if (lentTo?.cameBack !== true) lentTo?.onBack?.();
}

function newStanding(
  { ports, push, limits = RECEIVER_LIMITS }: ReceiversDeps,
  id: ReceiverId,
  onCircle: () => void,
): StandingReceiver {
  return {
    receiver: createReceiver({ receiver: id, ports, push, limits, onCircle }),
    declared: NOT_WANTED,
    actual: NOT_WANTED,
    asked: false,
    request: { input: { receiver: id } },
  };
}

function apply(
  { ports }: ReceiversDeps,
  stops: StopTimers,
  { receiver, request }: StandingReceiver,
  change: AtOnce,
): void {
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
      return stops.after(id, Math.max(0, change.at - ports.clock.now()));
    default:
      return unreachable(change);
  }
}
