import { setPin } from "./world/pin.ts";
import type { SandboxClock } from "./world/clock.ts";
import type { FaultInjector } from "./faults/fault-injector.ts";
import type { FaultChoice, FaultName } from "./faults/table.ts";
import { expireCloudTokens, expireOnPremTokens } from "./faults/cloud-faults.ts";
import type { RequestEntry } from "./http/request-log.ts";
import type { ChangeCounter } from "./memory/change-counter.ts";
import type { Posted } from "./webhook-sender/attempt.ts";
import type { Deliveries, Sender } from "./webhook-sender/sender.ts";
import { WRITER } from "./webhook-sender/facts.ts";
import type { InboundMessage } from "./webhook-sender/update.ts";
import { leaveCloud, moveToCloud, moveToOnPrem } from "./world/move-number.ts";
import type { WorldKeeper } from "./world/keeper.ts";
import { heardFrom } from "./world/outgoing.ts";
import { type SeedData, openAgain } from "./world/seed-data.ts";
import {
  type AccountEntry,
  type AccountOfNumber,
  type Gateway,
  type Messaging,
  type NumberState,
  type OutgoingMessage,
  type Template,
  type Traffic,
  type WorldState,
  withCloud,
  withNumber,
  withOnPrem,
} from "./world/state.ts";
import { type Truth, truthOf } from "./world/truth.ts";

export type InboundFate = "cloud" | "onprem" | "dropped" | "unheard";

/**
 * Gives where a message that an end user sends to the number now goes.
 *
 * During the gap after a move, and while nothing holds a working connection, it is silently lost.
 */
function receiveInbound(
  state: WorldState,
  nowMs: number,
): { readonly state: WorldState; readonly fate: InboundFate } {
  const fate = fateOf(state, nowMs);
  const key: keyof Traffic = fate === "onprem" ? "onPrem" : fate;
  return { state: { ...state, traffic: { ...state.traffic, [key]: state.traffic[key] + 1 } }, fate };
}

function fateOf(state: WorldState, nowMs: number): InboundFate {
  if (nowMs < state.gapUntilMs || state.home === "none") return "dropped";
  if (state.home === "onprem") return state.onPrem.gateway === "connected" ? "onprem" : "dropped";
  return state.cloud.subscriptions.length > 0 ? "cloud" : "unheard";
}

/**
 * Gives the state after that much time, while the computer's clock is unchanged.
 *
 * Codes, waits, blocks and the gap age. Tokens do not: advancing seven days to observe notifications must not
 * expire them. Neither does the history of locations, which is in real time.
 */
export function aged(state: WorldState, ms: number): WorldState {
  const { codes, number, lastCodeAtMs, messaging } = state;
  const older = withNumber(state, {
    lastPinFailureMs: earlier(number.lastPinFailureMs, ms),
    pinLockedUntilMs: number.pinLockedUntilMs - ms,
    deletedAtMs: earlier(number.deletedAtMs, ms),
  });
  return {
    ...older,
    gapUntilMs: state.gapUntilMs - ms,
    registerCalls: state.registerCalls.map((atMs) => atMs - ms),
    registerBlockedUntilMs: state.registerBlockedUntilMs - ms,
    codes: Object.fromEntries(
      Object.entries(codes).map(([asker, code]) => [asker, { ...code, sentAtMs: code.sentAtMs - ms }]),
    ),
    codeWaits: { sms: state.codeWaits.sms - ms, voice: state.codeWaits.voice - ms },
    lastCodeAtMs: earlier(lastCodeAtMs, ms),
    ...(messaging === undefined ? {} : { messaging: agedMessaging(messaging, ms) }),
  };
}

function agedMessaging({ heardAtMs, sent }: Messaging, ms: number): Messaging {
  const heard = Object.entries(heardAtMs).map(([user, atMs]) => [user, atMs - ms] as const);
  return { heardAtMs: Object.fromEntries(heard), sent };
}

function earlier(atMs: number | undefined, ms: number): number | undefined {
  return atMs === undefined ? undefined : atMs - ms;
}

/** Facts that can be changed from outside, as the platform's staff or the passing of time would. */
export type NumberPatch = Partial<NumberState> & {
  readonly home?: AccountOfNumber;
  readonly gateway?: Gateway;
  readonly shards?: number;
};

/** The actual state of the sandbox, and the means to change it. For tests and for the window. */
export type World = {
  readonly truth: () => Truth;
  /** Every location that the number has had, oldest first. */
  readonly homes: () => readonly AccountEntry[];
  readonly requests: () => readonly RequestEntry[];
  /** Number of requests to the URL that the redirect faults name. */
  readonly elsewhereRequests: () => number;
  /** The code that was sent last, as the phone shows it: `123-456`. */
  readonly lastCode: () => string | undefined;
  /** When that was, in milliseconds since 1970. */
  readonly lastCodeAtMs: () => number | undefined;
  /**
   * Sends one message of an end user to the number, and gives where it went. A message with content is also
   * sent as a notification; one without is only counted.
   */
  readonly inbound: (message?: InboundMessage) => InboundFate;
  /** What the business has sent through either API, oldest first. */
  readonly outgoing: () => readonly OutgoingMessage[];
  /**
   * Reports an error of the platform on the API where the number is, as an error at the level of the value.
   */
  readonly platformError: (error: {
    readonly code: number;
    readonly title: string;
    readonly details: string;
  }) => void;
  /** Counts and state of the deliveries. */
  readonly deliveries: () => Deliveries;
  readonly onPosted: (listener: (posted: Posted) => void) => () => void;
  /** The clock of waiting notifications, in milliseconds since 1970. */
  readonly nowMs: () => number;
  /**
   * Sends the notifications that are due; resolves when none is in flight. With a stepped clock, this is the
   * only way to send.
   */
  readonly tick: () => Promise<void>;
  /** Advances time for notifications and for everything else that ages except tokens. */
  readonly advance: (ms: number) => Promise<void>;
  readonly traffic: () => Traffic;
  readonly dropped: () => number;
  readonly setFaults: (choices: readonly FaultChoice[]) => void;
  readonly addFault: (choice: FaultChoice) => void;
  /** Takes the faults away; what they changed in the world when they were set stays. */
  readonly clearFaults: () => void;
  /** Lets exactly these faults be set, without arming again what is armed; what those left out changed is put right. */
  readonly switchFaults: (names: readonly FaultName[]) => void;
  /** The faults that still apply. */
  readonly faults: () => readonly FaultName[];
  /** Expires every token of both APIs now. */
  readonly expireTokens: () => void;
  readonly setNumber: (patch: NumberPatch) => void;
  /** Replaces the account's message templates. */
  readonly setTemplates: (templates: readonly Template[]) => void;
  /**
   * Resets to the initial state with the number at this location: same secrets, no faults, nothing in flight.
   */
  readonly beginAgain: (startsOn: "onprem" | "cloud", pin?: string) => void;
  /** Calls the listener after each change; the returned function stops this. */
  readonly onChange: (listener: (truth: Truth) => void) => () => void;
  /** Grows with every change of the state or its faults, from the sandbox's creation on. */
  readonly revision: () => number;
  /** Calls the listener after each change of the revision. */
  readonly onRevision: (listener: () => void) => () => void;
};

type Parts = {
  readonly keeper: WorldKeeper;
  readonly bench: FaultInjector;
  readonly clock: SandboxClock;
  readonly pulse: ChangeCounter;
  readonly opening: SeedData;
  readonly sender: Sender;
  readonly requests: () => readonly RequestEntry[];
  readonly elsewhereRequests: () => number;
};

/** Creates the `World` that `startSandbox` returns. */
export function openWorld(parts: Parts): World {
  const { keeper, bench, clock, pulse, opening, sender, requests, elsewhereRequests } = parts;
  return {
    truth: () => truthOf(keeper.state()),
    homes: () => keeper.state().homes,
    requests,
    elsewhereRequests,
    lastCode: () => keeper.state().lastCode,
    lastCodeAtMs: () => keeper.state().lastCodeAtMs,
    inbound: (message) => {
      const { state, fate } = receiveInbound(keeper.state(), clock.nowMs());
      const isHeard = message !== undefined && (fate === "cloud" || fate === "onprem");
      keeper.change(() => (isHeard ? heardFrom(state, message.from ?? WRITER.from, clock.nowMs()) : state));
      if (isHeard) sender.take(fate, message);
      return fate;
    },
    outgoing: () => keeper.state().messaging?.sent ?? [],
    platformError: (error) =>
      sender.tell(keeper.state().home === "onprem" ? "onprem" : "cloud", {
        kind: "error",
        ...error,
        atMs: clock.nowMs(),
      }),
    deliveries: sender.deliveries,
    onPosted: sender.onPosted,
    nowMs: sender.nowMs,
    tick: sender.tick,
    advance: async (ms) => {
      keeper.change((state) => aged(state, ms));
      await sender.advance(ms);
    },
    traffic: () => keeper.state().traffic,
    dropped: () => keeper.state().traffic.dropped,
    setFaults: bench.set,
    addFault: bench.add,
    clearFaults: () => bench.set([]),
    switchFaults: bench.switchTo,
    faults: bench.names,
    expireTokens: () => keeper.change((state, nowMs) => expireOnPremTokens(expireCloudTokens(state, nowMs))),
    setTemplates: (templates) => keeper.change((state) => withCloud(state, { templates })),
    setNumber: (patch) => keeper.change((state, nowMs) => patched(state, patch, nowMs)),
    beginAgain: (startsOn, pin) => {
      bench.clear();
      sender.beginAgain();
      const first = openAgain(opening, startsOn, clock.nowMs());
      keeper.beginAgain(pin === undefined ? first : setPin(first, pin));
    },
    revision: pulse.count,
    onRevision: pulse.listen,
    onChange: (listener) => keeper.onChange(() => listener(truthOf(keeper.state()))),
  };
}

function patched(state: WorldState, patch: NumberPatch, nowMs: number): WorldState {
  const { home, gateway, shards, ...number } = patch;
  const moved = home === undefined ? state : movedTo(state, home, nowMs);
  const client = withOnPrem(moved, {
    ...(gateway === undefined ? {} : { gateway }),
    ...(shards === undefined ? {} : { shards }),
  });
  return withNumber(client, number);
}

function movedTo(state: WorldState, home: AccountOfNumber, nowMs: number): WorldState {
  switch (home) {
    case "cloud":
      return moveToCloud(state, nowMs, false);
    case "onprem":
      return state.home === "onprem" ? state : moveToOnPrem(state, nowMs);
    case "none":
      return withOnPrem(leaveCloud(state, nowMs), { gateway: "unregistered" });
  }
}
