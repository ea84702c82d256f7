import { isDeepStrictEqual } from "node:util";
import { isoOf, type Instant } from "../../../../shared/time.ts";
import type { ReceiverId, ReceiverState, ReceiverTrouble } from "../../../../shared/webhook/receiver.ts";
import type { Push } from "../../runtime/topics.ts";

type Counts = { -readonly [K in keyof ReceiverState["counts"]]: number };
type Address = Pick<
  ReceiverState,
  "localUrl" | "onPremUrl" | "authority" | "since" | "stopsAt" | "checksSignatures" | "hasVerifyToken"
>;

/** Collects and reports the state of a receiver. */
export type ReceiverReport = {
  state(): ReceiverState;
  listening(address: Address): void;
  stopped(): void;
  /** `signed`: it had a valid signature. */
  accepted(at: Instant, signed: boolean): void;
  refused(): void;
  /** A request was answered with 503; `trouble` if the store could not accept it. */
  busy(trouble?: ReceiverTrouble): void;
  /** A connection above the limit was closed unread. */
  dropped(): void;
  handshake(ok: boolean, at: Instant): void;
  /** A forwarded copy came back here; forwarding has stopped. */
  copiesCameBack(): void;
  hasVerifyToken(has: boolean): void;
  /** Whether signatures are checked from now on. */
  checksSignatures(checks: boolean): void;
  /** A URL that may be shown. */
  forwardsTo(url: string | undefined): void;
  /** The waiting copies; undefined if each copy is sent once. */
  copies(copies: ReceiverState["copies"]): void;
  answering(answering: ReceiverState["answering"]): void;
  /** The authority of its certificate changed. */
  authority(authority: NonNullable<ReceiverState["authority"]>): void;
  /** When it now stops automatically; undefined means never. */
  stopsAt(at: Instant | undefined): void;
  /** Stops all reports. */
  end(): void;
};

/** Counters change with every notification; they are pushed at most this often. */
const COUNTS_EVERY_MS = 100;

/** Creates the report of one receiver: pushes its state on "receivers", each time with a higher revision. */
export function receiverReport(receiver: ReceiverId, push: Push): ReceiverReport {
  const data = initialData();
  const state = (): ReceiverState => stateOf(receiver, data);
  const reports = createReports(() => {
    data.revision += 1;
    push("receivers", state());
  });
  const { counts } = data;
  const { now: reportNow, soon } = reports;
  return {
    state,
    listening(address) {
      Object.assign(data, { listening: true, address, trouble: undefined });
      reportNow();
    },
    stopped() {
      const { checksSignatures, hasVerifyToken } = data.address;
      // A URL is not reported while nothing listens on it.
      Object.assign(data, { listening: false, address: { checksSignatures, hasVerifyToken } });
      reportNow();
    },
    accepted(at, signed) {
      countAccepted(data, at, signed);
      if (data.trouble === undefined || data.trouble === "copies-circle") return soon();
      data.trouble = undefined;
      reportNow();
    },
    refused() {
      counts.refused += 1;
      soon();
    },
    busy(of) {
      counts.busy += 1;
      if (of === undefined || of === data.trouble) return soon();
      data.trouble = of;
      reportNow();
    },
    dropped() {
      counts.dropped += 1;
      soon();
    },
    handshake(ok, at) {
      counts[ok ? "handshakes" : "failedHandshakes"] += 1;
      push("handshakes", { receiver, ok, at: isoOf(at) });
      return ok ? reportNow() : soon();
    },
    copiesCameBack() {
      data.trouble = "copies-circle";
      reportNow();
    },
    ...settingsOf(data, reportNow),
    end: () => reports.stop(),
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

/** The setters for settings; each pushes only a change. */
function settingsOf(data: Data, reportNow: () => void): Pick<ReceiverReport, Settings> {
  return {
    hasVerifyToken(has) {
      if (data.address.hasVerifyToken === has) return;
      data.address = { ...data.address, hasVerifyToken: has };
      reportNow();
    },
    forwardsTo(url) {
      if (data.forwards === url) return;
      data.forwards = url;
      if (url !== undefined && data.trouble === "copies-circle") data.trouble = undefined;
      reportNow();
    },
    copies(copies) {
      if (isDeepStrictEqual(data.copies, copies)) return;
      data.copies = copies;
      reportNow();
    },
    answering(answering) {
      data.answering = answering;
      reportNow();
    },
    authority(authority) {
      if (isDeepStrictEqual(data.address.authority, authority)) return;
      data.address = { ...data.address, authority };
      reportNow();
    },
    checksSignatures(checks) {
      if (data.address.checksSignatures === checks) return;
      data.address = { ...data.address, checksSignatures: checks };
      reportNow();
    },
    stopsAt(at) {
      const { stopsAt, ...address } = data.address;
      const next = at === undefined ? undefined : isoOf(at);
      if (stopsAt === next) return;
      data.address = { ...address, ...(next === undefined ? {} : { stopsAt: next }) };
      reportNow();
    },
  };
}

type Data = {
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

function initialData(): Data {
  return {
    counts: { accepted: 0, signed: 0, refused: 0, busy: 0, dropped: 0, handshakes: 0, failedHandshakes: 0 },
    revision: 0,
    listening: false,
    address: { checksSignatures: false, hasVerifyToken: false },
  };
}

function countAccepted(data: Data, at: Instant, signed: boolean): void {
  data.counts.accepted += 1;
  data.lastAt = at;
  if (!signed) return;
  data.counts.signed += 1;
  data.lastSignedAt = at;
}

function stateOf(receiver: ReceiverId, data: Data): ReceiverState {
  const { revision, listening, address, forwards, counts, lastAt, lastSignedAt, trouble } = data;
  const { copies, answering } = data;
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

/** Runs a report now, or soon and once for everything until then. */
type Reports = Readonly<Record<"now" | "soon" | "stop", () => void>>;

function createReports(send: () => void): Reports {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    stop();
    send();
  };
  return {
    now,
    soon() {
      timer ??= setTimeout(now, COUNTS_EVERY_MS).unref();
    },
    stop,
  };
}
