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

/** What a provider is given to open one tunnel. */
export type TunnelRequest<K extends TunnelChoice["kind"] = TunnelChoice["kind"]> = {
  readonly choice: Extract<TunnelChoice, { kind: K }>;
  /** The port that the traffic goes to, on loopback or on the receiver's own interface. */
  readonly port: number;
  /** Where the receiver listens on an interface of its own. */
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
  /** Where silence gave it away: when it was heard last, on the monotonic clock. */
  readonly sinceMs?: number;
};

/** What a session says of its connection while it goes on: lost, and back under the same address. */
export type ConnectionNews =
  | { readonly kind: "lost"; readonly why: TunnelTrouble }
  | { readonly kind: "back" };

/** A tunnel that is open. It is over once `ended` resolves; who wants it back opens another. */
export type OpenTunnel = {
  readonly publicUrl: string;
  readonly hostKey?: string;
  /** Authority that stands in for the public roots, in the practice realm. */
  readonly caPem?: string;
  /** Round trip of one sign of life in milliseconds; rejects where none comes back. Left out where there is no far end to ask. */
  readonly ping?: () => Promise<number>;
  /** What a person should know of it, told again whenever that changes. */
  readonly onNotices?: (listener: (notices: readonly MessageDescriptor[]) => void) => void;
  /** Hears of its connection, where the session itself knows; only one that heals itself does. */
  readonly onConnection?: (listener: (news: ConnectionNews) => void) => void;
  readonly ended: Promise<TunnelTrouble>;
  close(): Promise<void>;
};

/** One way to a public address. A new one is a file in `providers/` and a line in its registry. */
export type TunnelProvider<K extends TunnelChoice["kind"] = TunnelChoice["kind"]> = {
  readonly kind: K;
  /** Does a session whose connection is lost make it anew by itself, under its address? Then it gets the time to. */
  readonly selfHealing: boolean;
  /** Does every session of this choice stand under one and the same address? Else a new session is a new address. */
  stableUrl(choice: TunnelRequest<K>["choice"]): boolean;
  /** Is it to be had on this machine? */
  available(): Promise<{
    readonly available: boolean;
    readonly detail?: string;
    /** What a person should know before it is started. */
    readonly notices?: readonly MessageDescriptor[];
    /** Addresses of this machine to choose from. */
    readonly addresses?: readonly InterfaceAddress[];
  }>;
  /** Opens one tunnel; gives up after about 30 s. Never rejects. */
  open(request: TunnelRequest<K>, signal: AbortSignal): Promise<Result<OpenTunnel, TunnelTrouble>>;
};

/** A moment on both clocks: the monotonic one says how long, the wall clock what to show. */
export type Moment = { readonly ms: number; readonly at: Instant };

/** A stretch of time in which a receiver's tunnel was one and the same. It has no `to` while it lasts. */
export type TunnelPeriod = {
  /** "down": wanted and not there. "closed": nobody wanted it. */
  readonly kind: "up" | "down" | "closed";
  /** The address that it stood under. */
  readonly publicUrl?: string;
  /** Why it was down, as it was told last. */
  readonly cause?: TunnelCause;
  readonly from: Moment;
  readonly to?: Moment;
};

/** What happened to a receiver's tunnel since a moment, for a verdict that must not blame anybody else for it. */
export type TunnelHistory = {
  /** Oldest first; the first one is cut to begin at the moment that was asked for. */
  readonly periods: readonly TunnelPeriod[];
  /** Was it up for all of the time, as far as anybody knows? False where the beginning is not remembered any more. */
  readonly wasUpThroughout: boolean;
  /** The addresses that it stood under since then, in the order of their first use. */
  readonly addresses: readonly string[];
  /** For how long it was known not to be up, in milliseconds. */
  readonly downMs: number;
  /** When this machine woke from a sleep since then, as far as it was noticed; it may be told twice for one sleep. */
  readonly woke: readonly Moment[];
};

/** A person's own tunnel is open there, and leads another way than is asked for. */
export type OtherTunnel = { readonly kind: "otherTunnel"; readonly tunnel: TunnelState };

/** The tunnels of this process, one for each receiver at most, kept alive until they are closed. */
export type Tunnels = {
  providers(): Promise<OutputOf<"tunnels.providers">>;
  all(): readonly TunnelState[];
  open(input: ParsedInputOf<"tunnels.open">): Promise<Result<TunnelState, ProblemOf<"tunnels.open">>>;
  /** Opens one for a while; a person's own that leads another way stays, and is the answer. */
  borrow(
    input: ParsedInputOf<"tunnels.open">,
  ): Promise<Result<TunnelState, ProblemOf<"tunnels.open"> | OtherTunnel>>;
  /** Closes what was borrowed, unless a person has asked for it as well. */
  giveBack(receiver: ReceiverId): Promise<void>;
  close(receiver: ReceiverId): Promise<TunnelState>;
  /** Looks now whether a receiver's tunnel stands; resolves once what was found has been told. */
  look(receiver: ReceiverId): Promise<void>;
  /** What happened to a receiver's tunnel since a moment of the monotonic clock. */
  history(receiver: ReceiverId, sinceMs: number): TunnelHistory;
  /** The whole public address, secret path included, at which one API finds a receiver while its tunnel is open. */
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
