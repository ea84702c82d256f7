import type { Instant } from "../../../../shared/time.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { OutputOf, ParsedInputOf } from "../../../../shared/rpc/api.ts";
import type { Cutover } from "../../../../shared/webhook/cutover.ts";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import type { Quarters } from "../../../../shared/traffic/seen.ts";
import type { TrafficFilter } from "../../../../shared/traffic/traffic.ts";
import type { TotalRow } from "../../../../shared/totals/figures.ts";
import type { TotalsFilter } from "../../../../shared/totals/totals.ts";
import type {
  EventSource,
  RefusedBecause,
  SenderState,
  SignatureState,
} from "../../../../shared/webhook/event.ts";
import type { Copy, SeenExchange } from "../outgoing/post.ts";
import type { Arrivals, EventsGrown, ReceiverId } from "../../../../shared/webhook/receiver.ts";

/** Messages by quarter of an hour, and since when nothing was deleted; undefined if nothing is stored. */
export type StoredTraffic = { readonly quarters: Quarters; readonly since: Instant | undefined };

/**
 * Totals of a range, one row for each start and kind. `since` and `hoursSince`: when the oldest that match begin, of
 * all and of those by the hour; undefined if there are none. `counting`: older events are still being added.
 */
export type StoredTotals = {
  readonly hours: readonly TotalRow[];
  readonly days: readonly TotalRow[];
  readonly since: Instant | undefined;
  readonly hoursSince: Instant | undefined;
  readonly counting: boolean;
};

/**
 * A body of more bytes is used only until `accept` has resolved, so that its caller can free it; it is read back
 * from the disk to be indexed. Smaller ones stay in memory until then.
 */
export const KEPT_BODY_BYTES = 256 * 1024;

/** A notification as a receiver accepted it, not yet parsed. */
export type Incoming = {
  readonly receiver: ReceiverId;
  /** The API whose URL it came to; `either` if one URL takes both formats. */
  readonly source: EventSource | "either";
  readonly receivedAt: Instant;
  readonly body: Buffer;
  readonly signature: SignatureState;
  /** Which of the app secrets matched. */
  readonly secret?: 1 | 2;
  readonly refused?: RefusedBecause;
  /** Whether the address that posted it is on the list of senders, where that can be told. */
  readonly sender?: SenderState;
  /** Switchover made it up or resent it. */
  readonly madeUp?: true;
  /** JSON of the request's headers in a form that may be shown. */
  readonly headers?: string;
  /** The number that an on-premises client serves, because its notifications do not name it. */
  readonly number?: { readonly phoneNumberId?: string; readonly number?: string };
};

/** The id of a stored notification. */
export type NotificationId = number;

/**
 * Why nothing more can be accepted: the disk is full; the cap is reached and only protected events are left;
 * or bodies are to be encrypted and no key exists, which needs the unlocked vault once.
 */
export type StoreRefusal = StorageProblem | { readonly kind: "storeFull" } | { readonly kind: "vaultLocked" };

/** What is stored of an event's notification. */
export type KeptOf = {
  readonly notification: NotificationId;
  readonly source: EventSource;
  readonly signature: SignatureState;
  readonly refused: boolean;
  /** Whether its body can be read. `locked`: it is encrypted and the vault is locked. */
  readonly body: "here" | "locked" | "none";
};

/** How a forwarded copy was answered. */
export type Forwarded = {
  readonly at: Instant;
  readonly status?: number;
  readonly ms: number;
  readonly failed?: string;
  readonly seen?: SeenExchange;
};

/** A copy to send until it is accepted. `target` identifies the URL without revealing it. */
export type NewCopy = {
  readonly notification: NotificationId;
  readonly receiver: ReceiverId;
  readonly target: string;
  readonly copy: Copy;
};

/** A due copy, reserved for the caller that claimed it. */
export type DueCopy = {
  readonly id: number;
  readonly notification: NotificationId;
  readonly since: Instant;
  /** The number of attempts including this one. */
  readonly tries: number;
  /**
   * `locked`: its body is encrypted and the vault is locked. Undefined if it cannot be decrypted any more.
   */
  readonly copy: Copy | "locked" | undefined;
};

/** The number of copies waiting for one URL; `others` wait for other URLs. */
export type OutboxFacts = {
  readonly waiting: number;
  readonly others: number;
  readonly nextAt?: Instant;
};

/**
 * `full`: the limit of waiting copies is reached. `not-kept`: only metadata is stored, so there is nothing to
 * resend.
 */
export type Queued = "queued" | "full" | "not-kept";

/**
 * Copies that this machine has taken over from the platform. A copy is on disk before its acceptance is
 * answered and is deleted once its URL accepts it; one whose sender was killed is sent again.
 */
export type Outbox = {
  add(copy: NewCopy): Promise<Result<Queued, StorageProblem>>;
  /** Marks this URL as in use or paused: its copies are not deleted for their age. */
  use(target: string): void;
  /**
   * Returns due copies, oldest first, and reserves them until `heldUntil`; those in flight in this process
   * stay reserved. No attempt is planned later than `latest`.
   */
  claim(
    target: string,
    about: {
      readonly now: Instant;
      readonly heldUntil: Instant;
      readonly latest?: Instant;
      readonly most: number;
    },
  ): Result<readonly DueCopy[], StorageProblem>;
  /** Deletes a copy that was accepted or given up. */
  remove(id: number): void;
  /** Plans another attempt. `counted`: this attempt counts; false if nothing was sent. */
  again(id: number, at: Instant, how: { readonly counted: boolean }): void;
  facts(target: string): Result<OutboxFacts, StorageProblem>;
};

/**
 * Notifications and their events, stored on disk. Several processes may open it on one data folder; each
 * event is stored once, however often it arrives and whichever process indexes it.
 */
export type EventStore = {
  /**
   * Stores one notification, together with all others of the same event-loop turn. Resolves after the
   * FULL-synced commit. Its events are indexed afterwards.
   */
  accept(incoming: Incoming): Promise<Result<NotificationId, StoreRefusal>>;
  /** Reports indexed events, in order, after they are on disk; only those accepted by this process. */
  onArrivals(listener: (arrivals: Arrivals) => void): () => void;
  /** Reports that the list has grown or changed, at most every 16 ms, also for other processes. */
  onGrown(listener: (grown: EventsGrown) => void): () => void;
  /** Resolves once everything stored is indexed. */
  settled(): Promise<void>;
  page(input: ParsedInputOf<"webhooks.events">): Result<OutputOf<"webhooks.events">, StorageProblem>;
  outline(
    input: ParsedInputOf<"webhooks.outline">,
  ): Promise<Result<OutputOf<"webhooks.outline">, StorageProblem>>;
  detail(id: number): Result<EventDetail | undefined, StorageProblem>;
  /** When and how an event arrived, oldest first, without reading its body. */
  arrivals(id: number): Result<EventDetail["arrivals"], StorageProblem>;
  /**
   * The JSON text of an event's own part, or the start of its notification if it has none; undefined if
   * nothing is stored or it is locked. Several parts of one notification requested in one event-loop turn
   * open it once.
   */
  part(id: number): Result<string | undefined, StorageProblem>;
  /**
   * What is stored of an event's notification, without reading the body; undefined if there is no such event.
   */
  kept(id: number): Result<KeptOf | undefined, StorageProblem>;
  /** The whole stored notification of an event; undefined if no body is stored. */
  body(id: number): Result<Buffer | "locked" | undefined, StorageProblem>;
  cutover(workspace: string, phoneNumberId: string): Result<Cutover | undefined, StorageProblem>;
  facts(): Result<OutputOf<"webhooks.store">, StorageProblem>;
  /** How many messages of end users were sent in each quarter of an hour of the last year. */
  traffic(filter: TrafficFilter): Promise<Result<StoredTraffic, StorageProblem>>;
  /** Totals of what arrived, which are kept longer than the events. Days are days in UTC. */
  totals(range: {
    readonly filter: TotalsFilter;
    readonly from: Instant;
    readonly until: Instant;
  }): Promise<Result<StoredTotals, StorageProblem>>;
  erase(
    input: ParsedInputOf<"webhooks.erase">,
  ): Promise<Result<OutputOf<"webhooks.erase">, StorageProblem | VaultProblem>>;
  export(
    input: ParsedInputOf<"webhooks.export">,
  ): Promise<Result<OutputOf<"webhooks.export">, StorageProblem | VaultProblem>>;
  /** Ends the protection of events after the caller confirms that their export is saved. */
  exported(input: ParsedInputOf<"webhooks.exported">): Result<OutputOf<"webhooks.exported">, StorageProblem>;
  /** Records production's answer to the forwarded copy. */
  noteForwarded(notification: NotificationId, forwarded: Forwarded): void;
  /** Copies that are sent until production accepts them. */
  readonly outbox: Outbox;
  /** Protects events from deletion by size until they are exported, because they are evidence. */
  pin(events: readonly number[]): Result<null, StorageProblem>;
  /** Deletes what is older than the retention allows, and by size what is not protected. */
  tidy(): Promise<Result<null, StorageProblem>>;
  close(): Promise<void>;
};
