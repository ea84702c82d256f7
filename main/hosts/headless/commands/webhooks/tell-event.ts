import type { WebhookEvent } from "../../../../../shared/webhook/event.ts";
import { translateToEnglish } from "../../../../../shared/wording/translate.ts";
import { localTime } from "../../../../../shared/wording/times.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";

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
  if (!report.json) report.show(lineOf(event, duplicateOf, report.paint.show));
}

const SIGNATURES: Readonly<Record<WebhookEvent["signature"], string>> = {
  valid: "signature valid",
  invalid: "signature invalid",
  missing: "no signature",
  unchecked: "signature not checked",
};
const BRIEF_ID = 40;

/** `21 Nov 2026, 14:20:05 CET  #7  cloud  message text  12025550199 → 12025550123  wamid.…  signature valid` */
function lineOf(
  event: WebhookEvent,
  duplicateOf: number | undefined,
  paint: CliSession["report"]["paint"]["show"],
): string {
  const { kind, type, status, refused, madeUp, messageId, signature, repeats, receivedAt, source, sender } =
    event;
  const about = [kind === "other" ? undefined : kind, status ?? type].filter((word) => word !== undefined);
  const repeat =
    duplicateOf === undefined
      ? repeats === 0
        ? undefined
        : `received ${repeats + 1} times`
      : `duplicate of #${duplicateOf}`;
  const parts = [
    localTime(translateToEnglish, receivedAt),
    `#${event.id}`,
    source,
    visible(about.length === 0 ? kind : about.join(" ")),
    parties(event),
    messageId === undefined ? undefined : brief(messageId),
    paint(signature === "valid" ? "green" : "yellow", SIGNATURES[signature]),
    refused === undefined ? undefined : paint("red", "rejected"),
    sender === "unlisted" ? paint("yellow", "address not on the list") : undefined,
    madeUp === undefined ? undefined : paint("yellow", "test notification"),
    repeat,
  ];
  return parts.flatMap((part) => (part === undefined ? [] : [part])).join("  ");
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
