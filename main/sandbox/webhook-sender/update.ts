/** The two ways by which a customer hears of something. */
export type Side = "cloud" | "onprem";

/** What an end user writes to the number. A "voice" message carries no text; "unsupported" is one that the API has no word for. */
export type InboundMessage = {
  readonly text: string;
  readonly type: "text" | "voice" | "unsupported";
  /** Who writes, in international digits. */
  readonly from?: string;
  /** The name in the writer's profile. */
  readonly name?: string;
};

export const STATUSES = ["sent", "delivered", "read"] as const;
export type Status = (typeof STATUSES)[number];

/** Why a message failed. */
export type StatusError = { readonly code: number; readonly title: string; readonly details: string };

/** One thing that happened, whatever API tells of it. Times are milliseconds since 1970. */
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
      /** The business's own message that it is about. */
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

/** A fact on its way to the customer; fit for JSON. Times are on the sender's clock, except those inside the fact. */
export type Update = {
  /** Counts the updates of one practice platform. */
  readonly seq: number;
  readonly side: Side;
  readonly fact: Fact;
  readonly madeAtMs: number;
  readonly nextAtMs: number;
  readonly failures: number;
  /** Apps that answered 200 to it at least once. */
  readonly acceptedBy: readonly string[];
};
