import type { Instant } from "../../../../shared/time.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../../shared/rpc/problems.ts";
import type { OutputOf, ParsedInputOf } from "../../../../shared/rpc/api.ts";
import type { Cutover } from "../../../../shared/webhook/cutover.ts";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import type { EventSource, RefusedBecause, SignatureState } from "../../../../shared/webhook/event.ts";
import type { Copy, SeenExchange } from "../outgoing/post.ts";
import type { Arrivals, EventsGrown, ReceiverId } from "../../../../shared/webhook/receiver.ts";

/** A notification as a receiver took it off the wire, before anybody has parsed it. */
export type Incoming = {
  readonly receiver: ReceiverId;
  /** Which address it came to; `either` where one address takes both shapes. */
  readonly source: EventSource | "either";
  readonly receivedAt: Instant;
  readonly body: Buffer;
  readonly signature: SignatureState;
  /** Which of the app secrets fitted. */
  readonly secret?: 1 | 2;
  readonly refused?: RefusedBecause;
  /** It was made up or sent anew by Switchover. */
  readonly madeUp?: true;
  /** JSON of the request's headers as they may be shown. */
  readonly headers?: string;
  /** The number that an on-premises client serves, since its callbacks do not say. */
  readonly number?: { readonly phoneNumberId?: string; readonly number?: string };
};

/** Number of a stored notification. */
export type NotificationId = number;

/**
 * Nothing more may be taken: the disk is full; the cap is reached and all that is left is evidence; or bodies are to be
 * sealed and no key was ever made for them, which needs the open vault once.
 */
export type StoreRefusal = StorageProblem | { readonly kind: "storeFull" } | { readonly kind: "vaultLocked" };

/** What is kept of the notification that an event stands in. */
export type KeptOf = {
  readonly notification: NotificationId;
  readonly source: EventSource;
  readonly signature: SignatureState;
  readonly refused: boolean;
  /** Can its body be read? `locked`: it is sealed, and the vault is not open. */
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

/** A copy that is to be sent until it is taken. `target` names the address without telling it. */
export type NewCopy = {
  readonly notification: NotificationId;
  readonly receiver: ReceiverId;
  readonly target: string;
  readonly copy: Copy;
};

/** A copy whose time has come, held for whoever claimed it. */
export type DueCopy = {
  readonly id: number;
  readonly notification: NotificationId;
  readonly since: Instant;
  /** This one included. */
  readonly tries: number;
  /** `locked`: its body is sealed, and the vault is not open. Undefined where it cannot be opened any more. */
  readonly copy: Copy | "locked" | undefined;
};

/** What waits for one address; `others` wait for another one. */
export type OutboxFacts = {
  readonly waiting: number;
  readonly others: number;
  readonly nextAt?: Instant;
};

/** `full`: as many wait as may. `not-kept`: only facts are kept, so that there is nothing to send again. */
export type Queued = "queued" | "full" | "not-kept";

/**
 * Copies that this machine has taken over from the platform. A copy is durable before anybody is told that it was
 * taken, and goes once its address has taken it; one whose sender was killed goes out again.
 */
export type Outbox = {
  add(copy: NewCopy): Promise<Result<Queued, StorageProblem>>;
  /** Somebody sends to this address, or holds back what is for it: none of it is taken away for its age. */
  use(target: string): void;
  /**
   * Gives copies whose time has come, the oldest first, and keeps them from others until `heldUntil`; what this process
   * has out itself for as long as it is. Nobody plans a try for later than `latest`.
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
  /** It was taken, or is given up. */
  remove(id: number): void;
  /** `counted`: it was tried; otherwise nothing was sent of it. */
  again(id: number, at: Instant, how: { readonly counted: boolean }): void;
  facts(target: string): Result<OutboxFacts, StorageProblem>;
};

/**
 * Notifications and the events in them, durable. Several processes may have it open on one data folder; each event
 * stands in it once, however often it arrives and whoever files it.
 */
export type EventStore = {
  /**
   * Makes one notification durable, together with all that came in the same turn of the event loop. Resolves after the
   * FULL-synced commit. What it holds is filed behind that.
   */
  accept(incoming: Incoming): Promise<Result<NotificationId, StoreRefusal>>;
  /** Hears what was filed, in order, after it was durable; in this process only. */
  onArrivals(listener: (arrivals: Arrivals) => void): () => void;
  /** Hears that the list has grown or changed, at most once in 16 ms; by other processes too. */
  onGrown(listener: (grown: EventsGrown) => void): () => void;
  /** Resolves once everything that is durable has been filed. */
  settled(): Promise<void>;
  page(input: ParsedInputOf<"webhooks.events">): Result<OutputOf<"webhooks.events">, StorageProblem>;
  outline(
    input: ParsedInputOf<"webhooks.outline">,
  ): Promise<Result<OutputOf<"webhooks.outline">, StorageProblem>>;
  detail(id: number): Result<EventDetail | undefined, StorageProblem>;
  /** How and when an event came, oldest first, without its body being read. */
  arrivals(id: number): Result<EventDetail["arrivals"], StorageProblem>;
  /**
   * The JSON text of an event's own part, or its notification's beginning where it has none; undefined where nothing
   * is kept or it is locked. Many of one notification that are asked for in one turn of the loop open it once.
   */
  part(id: number): Result<string | undefined, StorageProblem>;
  /** What is kept of an event's notification, without reading it; undefined where there is no such event. */
  kept(id: number): Result<KeptOf | undefined, StorageProblem>;
  /** The whole stored notification of an event; undefined where no body is kept. */
  body(id: number): Result<Buffer | "locked" | undefined, StorageProblem>;
  cutover(workspace: string, phoneNumberId: string): Result<Cutover | undefined, StorageProblem>;
  facts(): Result<OutputOf<"webhooks.store">, StorageProblem>;
  erase(
    input: ParsedInputOf<"webhooks.erase">,
  ): Promise<Result<OutputOf<"webhooks.erase">, StorageProblem | VaultProblem>>;
  export(
    input: ParsedInputOf<"webhooks.export">,
  ): Promise<Result<OutputOf<"webhooks.export">, StorageProblem | VaultProblem>>;
  /** Lets go of evidence: whoever exported it says that the export is saved. */
  exported(input: ParsedInputOf<"webhooks.exported">): Result<OutputOf<"webhooks.exported">, StorageProblem>;
  /** Notes what the production endpoint answered to the forwarded copy. */
  noteForwarded(notification: NotificationId, forwarded: Forwarded): void;
  /** Copies that are sent until production takes them. */
  readonly outbox: Outbox;
  /** Keeps events from being taken away by size until they were exported: they proved something. */
  pin(events: readonly number[]): Result<null, StorageProblem>;
  /** Takes away what is older than the retention allows, and by size what may go. */
  tidy(): Promise<Result<null, StorageProblem>>;
  close(): Promise<void>;
};
