/** The two APIs that send notifications. */
export type Side = "cloud" | "onprem";

/**
 * A message of an end user to the number. A "voice" message carries no text; "unsupported" is a type that the
 * API cannot represent.
 */
export type InboundMessage = {
  readonly text: string;
  readonly type: "text" | "voice" | "unsupported";
  /** The sender's number, in international digits. */
  readonly from?: string;
  /** The name in the sender's profile. */
  readonly name?: string;
};

export const STATUSES = ["sent", "delivered", "read"] as const;
export type Status = (typeof STATUSES)[number];

/** Why a message failed. */
export type StatusError = { readonly code: number; readonly title: string; readonly details: string };

/** One event to report, independent of the API. Times are milliseconds since 1970. */
export type Fact =
  | {
      readonly kind: "message";
      readonly id: string;
      readonly from: string;
      readonly name: string;
      readonly type: InboundMessage["type"];
      readonly text: string;
      readonly mediaId: string;
      readonly atMs: number;
    }
  | {
      readonly kind: "status";
      /** Id of the business's own message. */
      readonly id: string;
      readonly to: string;
      readonly status: Status | "failed";
      readonly error?: StatusError;
      readonly conversation: string;
      readonly atMs: number;
    }
  | {
      readonly kind: "error";
      readonly code: number;
      readonly title: string;
      readonly details: string;
      readonly atMs: number;
    };

/**
 * A fact to be sent to the customer; fit for JSON. Times are on the sender's clock, except those inside the
 * fact.
 */
export type Update = {
  /** Sequence number of the update within one sandbox. */
  readonly seq: number;
  readonly side: Side;
  readonly fact: Fact;
  readonly madeAtMs: number;
  readonly nextAtMs: number;
  readonly failures: number;
  /** Apps that answered 200 at least once. */
  readonly acceptedBy: readonly string[];
};
