import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import type { CliSession } from "../../cli-session.ts";
import { onOneLine, visible } from "../../terminal/visible.ts";

/** Prints one event as a JSON line or as text. `duplicateOf` is the stored event that it duplicates. */
export function tellEvent({ report }: CliSession, event: WebhookEvent, duplicateOf?: number): void {
  const {
    id,
    receivedAt,
    source,
    kind,
    phoneNumberId,
    messageId,
    status,
    signature,
    refused,
    sender,
    madeUp,
    repeats,
  } = event;
  report.line("event", {
    // A duplicate's stored time is that of its first arrival, so it is left out.
    ...(duplicateOf === undefined ? { at: receivedAt } : {}),
    id,
    source,
    kind,
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(status === undefined ? {} : { status }),
    signature,
    ...(refused === undefined ? {} : { refused }),
    ...(sender === undefined ? {} : { sender }),
    ...(madeUp === undefined ? {} : { madeUp }),
    ...(duplicateOf === undefined ? {} : { duplicateOf }),
    ...(repeats === 0 || duplicateOf !== undefined ? {} : { repeats }),
  });
  if (!report.json) report.show(lineOf(report, event, duplicateOf));
}

const BRIEF_ID = 40;

/** `21 Nov 2026, 14:20:05 CET  #7  cloud  message text  12025550199 → 12025550123  wamid.…  signature valid` */
function lineOf(
  { t, paint: { show: paint } }: CliSession["report"],
  event: WebhookEvent,
  duplicateOf: number | undefined,
): string {
  const { kind, type, status, refused, madeUp, messageId, signature, repeats, receivedAt, source, sender } =
    event;
  const about = [kind === "other" ? undefined : kind, status ?? type].filter((word) => word !== undefined);
  const repeat =
    duplicateOf === undefined
      ? repeats === 0
        ? undefined
        : t("terminal.received.times", { count: repeats + 1 })
      : t("terminal.received.duplicateOf", { event: `#${duplicateOf}` });
  const parts = [
    localTime(t, receivedAt),
    `#${event.id}`,
    source,
    visible(about.length === 0 ? kind : about.join(" ")),
    parties(event),
    messageId === undefined ? undefined : brief(messageId),
    paint(signature === "valid" ? "green" : "yellow", t(`terminal.received.signatures.${signature}`)),
    refused === undefined ? undefined : paint("red", t("terminal.received.rejected")),
    sender === "unlisted" ? paint("yellow", t("terminal.received.unlisted")) : undefined,
    madeUp === undefined ? undefined : paint("yellow", t("terminal.received.testNotification")),
    repeat,
  ];
  return onOneLine(
    t,
    parts.flatMap((part) => (part === undefined ? [] : [part])),
  );
}

function parties({ direction, user, number, phoneNumberId }: WebhookEvent): string | undefined {
  const ours = number ?? phoneNumberId;
  const both = direction === "out" ? [ours, user] : [user, ours];
  const known = both.flatMap((one) => (one === undefined ? [] : [brief(one)]));
  return known.length === 0 ? undefined : known.join(" → ");
}

/** Gives external text on one line with limited length. */
function brief(text: string): string {
  return visible(text.length > BRIEF_ID ? `${text.slice(0, BRIEF_ID)}…` : text);
}
