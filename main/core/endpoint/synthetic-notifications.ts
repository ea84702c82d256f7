import type { Dialect } from "../../../shared/platform/dialect.ts";
import type { Instant } from "../../../shared/time.ts";
import { MADE_UP_ID } from "../../../shared/webhook/made-up.ts";
import type { Random } from "../runtime/random.ts";

/**
 * Serializes a notification as the platform does: non-ASCII characters become lower-case `\uXXXX`. Parsing
 * and re-serializing such a body gives other bytes, so a signature over the new body fails.
 */
export function wireForm(notification: unknown): string {
  return JSON.stringify(notification).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** One update in a notification's `changes`. */
export type Update = Readonly<Record<string, unknown>>;

/**
 * Creates test notifications that cannot be mistaken for real ones: number id "0", display number 15550100,
 * message ids that begin with wamid.SWITCHOVER_TEST_, and a text that says what it is. Each is returned as
 * the body to send.
 */
export type Synthetic = {
  text(text: string): string;
  /** Like `text`, with non-ASCII characters unescaped. */
  textUnescaped(text: string): string;
  voice(): string;
  unsupported(): string;
  valueErrors(): string;
  unknownField(): string;
  status(status: "delivered" | "read", messageId: string): string;
  /** A new id that no other notification of this round has. */
  messageId(): string;
  /** `count` texts, `perChange` in each change and `changesPerEntry` changes in each entry. */
  batch(shape: {
    readonly count: number;
    readonly perChange: number;
    readonly changesPerEntry: number;
    readonly text?: string;
  }): string;
};

const CONTACT = "15550101";
const METADATA = { display_phone_number: "15550100", phone_number_id: "0" };

type Round = {
  readonly now: Instant;
  readonly random: Random;
  /** The deployment's names of the envelope and the product. */
  readonly dialect: Pick<Dialect, "envelopeObject" | "messagingProduct">;
};

/** Creates the test notifications of one round. */
export function syntheticNotifications({ now, random, dialect }: Round): Synthetic {
  const round = Buffer.from(random.bytes(6)).toString("hex").toUpperCase();
  const timestamp = String(Math.floor(now / 1_000));
  let made = 0;
  const messageId = (): string => {
    made += 1;
    return `wamid.${MADE_UP_ID}_${round}_${made}`;
  };
  const message = (more: Update): Update => ({ from: CONTACT, id: messageId(), timestamp, ...more });
  const texted = (body: string): Update => message({ type: "text", text: { body } });
  const change = (field: string, value: Update): Update => ({
    field,
    value: { messaging_product: dialect.messagingProduct, metadata: METADATA, ...value },
  });
  const envelope = (entries: readonly (readonly Update[])[]): Update => ({
    object: dialect.envelopeObject,
    entry: entries.map((changes) => ({ id: "0", time: Number(timestamp), changes })),
  });
  const incoming = (...messages: readonly Update[]): Update =>
    change("messages", {
      contacts: [{ profile: { name: "Switchover test" }, wa_id: CONTACT }],
      messages,
    });
  const alone = (update: Update): Update => envelope([[update]]);
  return {
    messageId,
    text: (text) => wireForm(alone(incoming(texted(text)))),
    textUnescaped: (text) => JSON.stringify(alone(incoming(texted(text)))),
    voice: () =>
      wireForm(
        alone(
          incoming(
            message({
              type: "audio",
              audio: { id: "0", mime_type: "audio/ogg; codecs=opus", sha256: "0", voice: true },
            }),
          ),
        ),
      ),
    unsupported: () => wireForm(alone(incoming(message({ type: "unsupported", errors: [UNSUPPORTED] })))),
    valueErrors: () => wireForm(alone(change("messages", { errors: [SOMETHING_WRONG] }))),
    unknownField: () => wireForm(alone(change("switchover_test", { note: "Switchover test" }))),
    status: (status, id) =>
      wireForm(
        alone(
          change("messages", {
            statuses: [{ id, status, timestamp, recipient_id: CONTACT }],
          }),
        ),
      ),
    batch: ({ count, perChange, changesPerEntry, text = "Switchover test" }) => {
      const messages = Array.from({ length: count }, () => texted(text));
      const changes = chunks(messages, perChange).map((some) => incoming(...some));
      return wireForm(envelope(chunks(changes, changesPerEntry)));
    },
  };
}

const UNSUPPORTED = {
  code: 131_051,
  title: "Message type unknown",
  message: "Message type unknown",
  error_data: { details: "Switchover test" },
};
const SOMETHING_WRONG = {
  code: 130_429,
  title: "Switchover test",
  message: "Switchover test",
  error_data: { details: "Switchover test" },
};

function chunks<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_unused, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
