import type { Redacted } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { ReceiverId, ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { Incoming } from "../store/port.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import type { ForwardTo, TemporaryTarget } from "../forwarding/target.ts";
import type { OpenMark } from "../outgoing/marks.ts";

/** Where a receiver listens. The paths are secrets of a kind: whoever knows one can post to it. */
export type ReceiverAddress = {
  readonly port: number;
  /** `/` and 128 random bits, for the cloud's notifications and handshakes. */
  readonly cloudPath: string;
  readonly onPremPath: string;
  /** Where it listens with TLS on an interface of the machine, in place of loopback; the authority as it is when asked. */
  readonly lan?: { readonly host: string; readonly caPem: string };
};

/**
 * What a receiver that is to listen is told; without `bind` it listens on loopback, in the clear. `number`: whose
 * callback leads to the on-premises path, which the client does not say. `neededUntil`: so long its authority has to hold.
 */
export type ListenInput = ParsedInputOf<"webhooks.listen"> & {
  readonly number?: Incoming["number"];
  readonly neededUntil?: Instant | undefined;
};

/** A request that came to a probe's path, with its bytes as they arrived. */
export type ProbeArrival = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly monotonicMs: number;
};

/** A path of its own, for a short while, whose requests are answered with 200 and stored nowhere. */
export type ProbePath = {
  readonly path: string;
  onArrival(listener: (arrival: ProbeArrival) => void): void;
  close(): void;
};

/** A receiver in the hands of somebody who gives it back: it is then as its person wants it, and stops where none does. */
export type ReceiverLease = { release(): Promise<void> };

/** The receivers of this process: at most one for each workspace, and one for a terminal. */
export type Receivers = {
  all(): readonly ReceiverState[];
  state(receiver: ReceiverId): ReceiverState | undefined;
  /** `keptFor` keeps a terminal's paths under this name, so that the next process listens at the same address. */
  listen(input: ListenInput, keptFor?: string): Promise<Result<ReceiverState, ProblemOf<"webhooks.listen">>>;
  /**
   * Lets it listen for as long as somebody needs it, as it is where it listens already: with its own end, secrets and
   * copies, yet standing for the number that is told and not stopping by itself meanwhile.
   */
  acquire(input: ListenInput, keptFor?: string): Promise<Result<ReceiverLease, ProblemOf<"webhooks.listen">>>;
  /** Changes what is wanted of a receiver; it counts at once. */
  declare(
    input: ParsedInputOf<"webhooks.declare">,
  ): Promise<Result<ReceiverState, ProblemOf<"webhooks.declare">>>;
  /** Secrets in the vault may have changed: receivers that listen for a workspace go by the new ones at once. */
  secretsChanged(): void;
  /** The verify token that a receiver answers to of its own; undefined where it does not listen or has none. */
  verifyToken(receiver: ReceiverId): Redacted<string> | undefined;
  stop(receiver: ReceiverId): Promise<Result<ReceiverState, ProblemOf<"webhooks.stop">>>;
  /** Undefined where it does not listen. */
  address(receiver: ReceiverId): ReceiverAddress | undefined;
  /** Lets requests for this host name in, besides localhost, until the returned function is called. */
  allowHost(receiver: ReceiverId, host: string): () => void;
  openMark(receiver: ReceiverId): OpenMark;
  openProbe(receiver: ReceiverId): ProbePath | undefined;
  /** Accepts this verify token beside the receiver's own; `onSeen` hears each handshake that brought it. */
  expectVerification(receiver: ReceiverId, token: Redacted<string>, onSeen: () => void): () => void;
  /** Lends a place for unchanged copies of one API, before the one that was declared; undefined ends that. */
  forward(receiver: ReceiverId, to: TemporaryTarget | undefined): void;
  /** Where a person has declared that copies of what this API sends go. */
  forwardsTo(receiver: ReceiverId, source: EventSource): ForwardTo | undefined;
  close(): Promise<void>;
};
