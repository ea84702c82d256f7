import { isDeepStrictEqual } from "node:util";
import { isoOf, type Instant } from "../../../../shared/time.ts";
import type { ReceiverId, ReceiverState, ReceiverTrouble } from "../../../../shared/webhook/receiver.ts";
import type { Push } from "../../runtime/topics.ts";

type Counts = { -readonly [K in keyof ReceiverState["counts"]]: number };
type Address = Pick<
  ReceiverState,
  "localUrl" | "onPremUrl" | "authority" | "since" | "stopsAt" | "checksSignatures" | "hasVerifyToken"
>;

/** What a receiver says about itself. */
export type ReceiverReport = {
  state(): ReceiverState;
  listening(address: Address): void;
  stopped(): void;
  /** `signed`: it came with a valid signature. */
  accepted(at: Instant, signed: boolean): void;
  refused(): void;
  /** A request was put off; `trouble` where the store could not take it. */
  busy(trouble?: ReceiverTrouble): void;
  /** A connection beyond the limit was closed unread. */
  dropped(): void;
  handshake(ok: boolean, at: Instant): void;
  /** What was passed on came back here; it is passed on no longer. */
  copiesCameBack(): void;
  hasVerifyToken(has: boolean): void;
  /** Signatures are checked from now on, or no longer. */
  checksSignatures(checks: boolean): void;
  /** An address fit to be shown. */
  forwardsTo(url: string | undefined): void;
  /** What waits to be sent; undefined where each copy is sent once. */
  copies(copies: ReceiverState["copies"]): void;
  answering(answering: ReceiverState["answering"]): void;
  /** The authority behind its certificate changed. */
  authority(authority: NonNullable<ReceiverState["authority"]>): void;
  /** When it stops by itself from now on; undefined for never. */
  stopsAt(at: Instant | undefined): void;
  /** Says nothing any more. */
  end(): void;
};

/** Counters run with every notification; whoever shows them is told a few times a second. */
const COUNTS_EVERY_MS = 100;

/** Keeps the state of one receiver and pushes it on "receivers", each time with a higher revision. */
export function receiverReport(receiver: ReceiverId, push: Push): ReceiverReport {
  const kept = nothingYet();
  const state = (): ReceiverState => stateOf(receiver, kept);
  const telling = tellingBy(() => {
    kept.revision += 1;
    push("receivers", state());
  });
  const { counts } = kept;
  const { now: tell, soon } = telling;
  return {
    state,
    listening(address) {
      Object.assign(kept, { listening: true, address, trouble: undefined });
      tell();
    },
    stopped() {
      const { checksSignatures, hasVerifyToken } = kept.address;
      // An address that nobody listens on is no address.
      Object.assign(kept, { listening: false, address: { checksSignatures, hasVerifyToken } });
      tell();
    },
    accepted(at, signed) {
      countAccepted(kept, at, signed);
      if (kept.trouble === undefined || kept.trouble === "copies-circle") return soon();
      kept.trouble = undefined;
      tell();
    },
    refused() {
      counts.refused += 1;
      soon();
    },
    busy(of) {
      counts.busy += 1;
      if (of === undefined || of === kept.trouble) return soon();
      kept.trouble = of;
      tell();
    },
    dropped() {
      counts.dropped += 1;
      soon();
    },
    handshake(ok, at) {
      counts[ok ? "handshakes" : "failedHandshakes"] += 1;
      push("handshakes", { receiver, ok, at: isoOf(at) });
      return ok ? tell() : soon();
    },
    copiesCameBack() {
      kept.trouble = "copies-circle";
      tell();
    },
    ...settingsOf(kept, tell),
    end: () => telling.stop(),
  };
}

type Settings =
  | "authority"
  | "hasVerifyToken"
  | "checksSignatures"
  | "stopsAt"
  | "forwardsTo"
  | "copies"
  | "answering";

/** What is said of how a receiver was set, once for each change. */
function settingsOf(kept: Kept, tell: () => void): Pick<ReceiverReport, Settings> {
  return {
    hasVerifyToken(has) {
      if (kept.address.hasVerifyToken === has) return;
      kept.address = { ...kept.address, hasVerifyToken: has };
      tell();
    },
    forwardsTo(url) {
      if (kept.forwards === url) return;
      kept.forwards = url;
      if (url !== undefined && kept.trouble === "copies-circle") kept.trouble = undefined;
      tell();
    },
    copies(copies) {
      if (isDeepStrictEqual(kept.copies, copies)) return;
      kept.copies = copies;
      tell();
    },
    answering(answering) {
      kept.answering = answering;
      tell();
    },
    authority(authority) {
      if (isDeepStrictEqual(kept.address.authority, authority)) return;
      kept.address = { ...kept.address, authority };
      tell();
    },
    checksSignatures(checks) {
      if (kept.address.checksSignatures === checks) return;
      kept.address = { ...kept.address, checksSignatures: checks };
      tell();
    },
    stopsAt(at) {
      const { stopsAt, ...address } = kept.address;
      const next = at === undefined ? undefined : isoOf(at);
      if (stopsAt === next) return;
      kept.address = { ...address, ...(next === undefined ? {} : { stopsAt: next }) };
      tell();
    },
  };
}

type Kept = {
  readonly counts: Counts;
  revision: number;
  listening: boolean;
  address: Address;
  forwards?: string | undefined;
  copies?: ReceiverState["copies"];
  answering?: ReceiverState["answering"];
  trouble?: ReceiverTrouble | undefined;
  lastAt?: Instant;
  lastSignedAt?: Instant;
};

function nothingYet(): Kept {
  return {
    counts: { accepted: 0, signed: 0, refused: 0, busy: 0, dropped: 0, handshakes: 0, failedHandshakes: 0 },
    revision: 0,
    listening: false,
    address: { checksSignatures: false, hasVerifyToken: false },
  };
}

function countAccepted(kept: Kept, at: Instant, signed: boolean): void {
  kept.counts.accepted += 1;
  kept.lastAt = at;
  if (!signed) return;
  kept.counts.signed += 1;
  kept.lastSignedAt = at;
}

function stateOf(receiver: ReceiverId, kept: Kept): ReceiverState {
  const { revision, listening, address, forwards, counts, lastAt, lastSignedAt, trouble } = kept;
  const { copies, answering } = kept;
  return {
    receiver,
    revision,
    listening,
    ...address,
    ...(forwards === undefined ? {} : { forwardsTo: forwards }),
    counts: { ...counts },
    ...(copies === undefined ? {} : { copies }),
    ...(answering === undefined ? {} : { answering }),
    ...(lastAt === undefined ? {} : { lastAt: isoOf(lastAt) }),
    ...(lastSignedAt === undefined ? {} : { lastSignedAt: isoOf(lastSignedAt) }),
    ...(trouble === undefined ? {} : { trouble }),
  };
}

/** Says something now, or soon and once for everything that came until then. */
type Telling = Readonly<Record<"now" | "soon" | "stop", () => void>>;

function tellingBy(say: () => void): Telling {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    stop();
    say();
  };
  return {
    now,
    soon() {
      timer ??= setTimeout(now, COUNTS_EVERY_MS).unref();
    },
    stop,
  };
}
