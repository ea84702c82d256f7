import type { Redacted } from "../../../../shared/redacted.ts";
import type { Result } from "../../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../../shared/rpc/api.ts";
import type { Instant } from "../../../../shared/time.ts";
import type { ReceiverId, ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { Incoming } from "../store/port.ts";
import type { EventSource } from "../../../../shared/webhook/event.ts";
import type { ForwardTo, TemporaryTarget } from "../forwarding/target.ts";
import type { OpenMark } from "../outgoing/marks.ts";

/** Where a receiver listens. The paths are partly secret: anyone who knows one can post to it. */
export type ReceiverAddress = {
  readonly port: number;
  /** `/` and 128 random bits, for the cloud's notifications and verification requests. */
  readonly cloudPath: string;
  readonly onPremPath: string;
  /** Set if it listens with TLS on an interface instead of loopback; `caPem` is the current authority. */
  readonly lan?: { readonly host: string; readonly caPem: string };
};

/**
 * The options for listening; without `bind`, on loopback without TLS. `number`: the number that the
 * on-premises path serves, because the client does not name it. `neededUntil`: how long the authority must be
 * valid.
 */
export type ListenInput = ParsedInputOf<"webhooks.listen"> & {
  readonly number?: Incoming["number"];
  readonly neededUntil?: Instant | undefined;
};

/** A request to a probe path, with the bytes as received. */
export type ProbeArrival = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly monotonicMs: number;
};

/** A temporary path whose requests get 200 and are not stored. */
export type ProbePath = {
  readonly path: string;
  onArrival(listener: (arrival: ProbeArrival) => void): void;
  close(): void;
};

/**
 * Temporary use of a receiver; after `release` it returns to the user's own settings, and stops if the user
 * did not start it.
 */
export type ReceiverLease = { release(): Promise<void> };

/** The receivers of this process: at most one per workspace, and one for a terminal. */
export type Receivers = {
  all(): readonly ReceiverState[];
  state(receiver: ReceiverId): ReceiverState | undefined;
  /**
   * `keptFor` stores a terminal's paths under this name, so that the next process listens at the same URL.
   */
  listen(input: ListenInput, keptFor?: string): Promise<Result<ReceiverState, ProblemOf<"webhooks.listen">>>;
  /**
   * Makes it listen until released. If it already listens, its own end, secrets and copies stay in effect,
   * except that it serves the given number and does not stop automatically meanwhile.
   */
  acquire(input: ListenInput, keptFor?: string): Promise<Result<ReceiverLease, ProblemOf<"webhooks.listen">>>;
  /** Changes the desired state of a receiver, effective at once. */
  declare(
    input: ParsedInputOf<"webhooks.declare">,
  ): Promise<Result<ReceiverState, ProblemOf<"webhooks.declare">>>;
  /** Applies changed secrets of the vault at once to receivers that listen for a workspace. */
  secretsChanged(): void;
  /** The receiver's own verify token; undefined if it does not listen or has none. */
  verifyToken(receiver: ReceiverId): Redacted<string> | undefined;
  stop(receiver: ReceiverId): Promise<Result<ReceiverState, ProblemOf<"webhooks.stop">>>;
  /** Undefined if it does not listen. */
  address(receiver: ReceiverId): ReceiverAddress | undefined;
  /** Accepts requests for this host name in addition to localhost, until the returned function is called. */
  allowHost(receiver: ReceiverId, host: string): () => void;
  openMark(receiver: ReceiverId): OpenMark;
  openProbe(receiver: ReceiverId): ProbePath | undefined;
  /**
   * Accepts this verify token in addition to the receiver's own; `onSeen` runs for each verification request
   * that carries it.
   */
  expectVerification(receiver: ReceiverId, token: Redacted<string>, onSeen: () => void): () => void;
  /**
   * Sets a temporary target for unchanged copies of one API, before the user's own target; undefined removes
   * it.
   */
  forward(receiver: ReceiverId, to: TemporaryTarget | undefined): void;
  /** The user's own target for copies of this API's notifications. */
  forwardsTo(receiver: ReceiverId, source: EventSource): ForwardTo | undefined;
  /** Stops all of them; none listens any more. */
  close(): Promise<void>;
};
