import type { Redacted } from "../../../shared/redacted.ts";
import type { Result } from "../../../shared/result.ts";
import type { CheckResult, MessageDescriptor } from "../../../shared/checks/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { TunnelCause, TunnelChoice, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { Instant } from "../../../shared/time.ts";
import type { EventSource } from "../../../shared/webhook/event.ts";
import type { InterfaceAddress } from "../webhooks/receiver/lan-choice.ts";
import type { ReceiverAddress } from "../webhooks/receiver/port.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";

/** What a provider needs to open one tunnel. */
export type TunnelRequest<K extends TunnelChoice["kind"] = TunnelChoice["kind"]> = {
  readonly choice: Extract<TunnelChoice, { kind: K }>;
  /** The port that receives the traffic, on loopback or on the receiver's own interface. */
  readonly port: number;
  /** Set if the receiver listens on an interface of its own. */
  readonly lan?: ReceiverAddress["lan"];
  readonly secrets: {
    readonly authtoken?: Redacted<string>;
    readonly passphrase?: Redacted<string>;
  };
};

export type TunnelTrouble = {
  readonly cause: TunnelCause;
  readonly detail?: string;
  readonly hostKey?: string;
  /** If missing responses revealed the problem: the time of the last response, on the monotonic clock. */
  readonly sinceMs?: number;
};

/** Changes of a session's connection: lost, and back under the same URL. */
export type ConnectionNews =
  | { readonly kind: "lost"; readonly why: TunnelTrouble }
  | { readonly kind: "back" };

/** An open tunnel. It is over once `ended` resolves; a new one has to be opened then. */
export type OpenTunnel = {
  readonly publicUrl: string;
  readonly hostKey?: string;
  /** The authority that replaces the public roots, in the sandbox and on the local network. */
  readonly caPem?: string;
  /**
   * Round trip of one keepalive in ms; rejects if no response comes. Missing if there is no remote end to
   * ask.
   */
  readonly ping?: () => Promise<number>;
  /** Notices for the user, passed again whenever they change. */
  readonly onNotices?: (listener: (notices: readonly MessageDescriptor[]) => void) => void;
  /** Passes connection changes, if the session itself detects them; only self-healing sessions do. */
  readonly onConnection?: (listener: (news: ConnectionNews) => void) => void;
  readonly ended: Promise<TunnelTrouble>;
  close(): Promise<void>;
};

/** One way to get a public URL. Add a new one as a file in `providers/` and a line in its registry. */
export type TunnelProvider<K extends TunnelChoice["kind"] = TunnelChoice["kind"]> = {
  readonly kind: K;
  /** Whether a session restores a lost connection by itself, under the same URL; it is then given time to. */
  readonly selfHealing: boolean;
  /** Whether every session of this choice has the same URL; otherwise a new session has a new URL. */
  stableUrl(choice: TunnelRequest<K>["choice"]): boolean;
  /** Whether it can be used on this machine. */
  available(): Promise<{
    readonly available: boolean;
    /** True if the administrator of this computer doesn't allow it. */
    readonly notAllowed?: true;
    readonly detail?: string;
    /** Notices for the user before it is started. */
    readonly notices?: readonly MessageDescriptor[];
    /** Addresses of this machine to choose from. */
    readonly addresses?: readonly InterfaceAddress[];
  }>;
  /** Opens one tunnel; times out after about 30 s. Never rejects. */
  open(request: TunnelRequest<K>, signal: AbortSignal): Promise<Result<OpenTunnel, TunnelTrouble>>;
};

/** A time on both clocks: the monotonic one to measure, the wall clock to show. */
export type Moment = { readonly ms: number; readonly at: Instant };

/** A period in which a receiver's tunnel did not change. Without `to` while it lasts. */
export type TunnelPeriod = {
  /** "down": wanted but not open. "closed": not wanted. */
  readonly kind: "up" | "down" | "closed";
  /** Its URL in this period. */
  readonly publicUrl?: string;
  /** The last reported cause while it was down. */
  readonly cause?: TunnelCause;
  readonly from: Moment;
  readonly to?: Moment;
};

/**
 * What happened to a receiver's tunnel since a given time, so that a verdict does not blame other parties for
 * it.
 */
export type TunnelHistory = {
  /** Oldest first; the first one is cut to start at the requested time. */
  readonly periods: readonly TunnelPeriod[];
  /** Whether it was up the whole time. False if the start is no longer recorded. */
  readonly wasUpThroughout: boolean;
  /** Its URLs since then, in order of first use. */
  readonly addresses: readonly string[];
  /** How long it was known not to be up, in ms. */
  readonly downMs: number;
  /** When this machine was seen to wake from sleep since then; one sleep may be reported twice. */
  readonly woke: readonly Moment[];
};

/** The user's own tunnel is open and differs from the requested one. */
export type OtherTunnel = { readonly kind: "otherTunnel"; readonly tunnel: TunnelState };

/** The tunnels of this process, at most one per receiver, kept open until they are closed. */
export type Tunnels = {
  providers(): Promise<OutputOf<"tunnels.providers">>;
  all(): readonly TunnelState[];
  open(input: ParsedInputOf<"tunnels.open">): Promise<Result<TunnelState, ProblemOf<"tunnels.open">>>;
  /** Opens a tunnel temporarily; a different tunnel of the user stays and is returned as the problem. */
  borrow(
    input: ParsedInputOf<"tunnels.open">,
  ): Promise<Result<TunnelState, ProblemOf<"tunnels.open"> | OtherTunnel>>;
  /** Closes what `borrow` opened, unless the user has requested it too. */
  giveBack(receiver: ReceiverId): Promise<void>;
  close(receiver: ReceiverId): Promise<TunnelState>;
  /** Checks a receiver's tunnel now; resolves once the result has been reported. */
  checkNow(receiver: ReceiverId): Promise<void>;
  /** What happened to a receiver's tunnel since a time of the monotonic clock. */
  history(receiver: ReceiverId, sinceMs: number): TunnelHistory;
  /**
   * The full public URL, including the secret path, at which one API reaches a receiver while its tunnel is
   * open.
   */
  publicAddress(
    receiver: ReceiverId,
    source: EventSource,
  ): { readonly url: string; readonly caPem?: string } | undefined;
  probe(
    input: ParsedInputOf<"tunnels.probe">,
  ): Promise<Result<{ readonly checks: readonly CheckResult[] }, ProblemOf<"tunnels.probe">>>;
  hostKey(
    input: ParsedInputOf<"tunnels.hostKey">,
  ): Promise<Result<OutputOf<"tunnels.hostKey">, ProblemOf<"tunnels.hostKey">>>;
  onChange(listener: (state: TunnelState) => void): () => void;
  closeAll(): Promise<void>;
};
