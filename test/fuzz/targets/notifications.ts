import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { signatureCheck } from "../../../main/core/endpoint/notification-signature.ts";
import { intake } from "../../../main/core/webhooks/receiver/intake.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { parseStrictJson } from "../../../shared/strict-json.ts";
import { instant } from "../../../shared/time.ts";
import { toCloud, toOnPremises } from "../../../shared/translate/notification.ts";
import { readNotifications } from "../../../shared/translate/read-notifications.ts";
import { cutParts } from "../../../shared/webhook/cut-parts.ts";
import { MOST_PARTS, parseNotification, partAt } from "../../../shared/webhook/envelope.ts";
import type { Target } from "../target.ts";
import { NOTIFICATION_WORDS, NOTIFICATIONS } from "./notification-seeds.ts";

export const APP_SECRET = "an app secret of 32 characters !";
const PARTIES = {
  brand: "chat",
  businessAccountId: "104996122399160",
  phoneNumberId: "106540352242922",
  displayPhoneNumber: "12025550123",
};

/** The signature of these bytes, computed apart from the program. */
export function signatureFor(body: Uint8Array): string {
  return createHmac("sha256", APP_SECRET).update(body).digest("hex");
}

/** Headers beside a body: the right one, and others of which none may count. `undefined`: none was sent. */
export function headersFor(body: Uint8Array): readonly [right: string, ...wrong: (string | undefined)[]] {
  const hex = signatureFor(body);
  const other = (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
  return [
    `sha256=${hex}`,
    undefined,
    "",
    `sha256=${other}`,
    `sha256=${hex.slice(0, -1)}`,
    `sha256=${hex}0`,
    `sha256=${hex} `,
    `sha1=${hex}`,
    hex,
    `sha256=${hex}, sha256=${other}`,
    `sha256=${signatureFor(Buffer.concat([body, Buffer.from(" ")]))}`,
    `sha256=${createHmac("sha256", "").update(body).digest("hex")}`,
    `sha256=${"é".repeat(64)}`,
  ];
}

/** Mutated bodies through what judges, takes, reads, shortens and translates notifications. */
export function notifications(): Target {
  const gate = openGate();
  return {
    name: "notifications",
    seeds: NOTIFICATIONS,
    words: NOTIFICATION_WORDS,
    async take(input) {
      return (await gate(input)) ?? read(input) ?? translated(input);
    },
  };
}

/** The intake of the receiver over a store that only remembers what it was given. */
function openGate(): (body: Buffer) => Promise<string | undefined> {
  let kept: Incoming | undefined;
  let counted = 0;
  let clock = 0;
  let turn = 0;
  const take = intake({
    // The quota of rejected ones is per minute: each comes in a minute of its own.
    ports: {
      clock: {
        now: () => instant(1_764_158_400_000),
        monotonicMs: () => (clock += 61_000),
        sleep: () => Promise.resolve(),
      },
    },
    store: { accept: async (incoming) => ((kept = incoming), ok(1)) },
    common: () => ({ receiver: "terminal", source: "cloud" }),
    check: signatureCheck([
      redact("another secret, the one before", "app secret"),
      redact(APP_SECRET, "app secret"),
    ]),
    isMadeUp: () => false,
    accepted: () => void (counted += 1),
    refused: () => undefined,
    busy: () => undefined,
    answering: () => undefined,
  });
  const give = async (body: Buffer, header: string | undefined): Promise<number> => {
    let status = 0;
    kept = undefined;
    counted = 0;
    const response = { writeHead: (given: number) => (status = given), end: () => undefined };
    await new Promise<void>((release) => {
      take({
        lane: "cloud",
        request: {
          headers: header === undefined ? {} : { "x-hub-signature-256": header },
        } as unknown as IncomingMessage,
        // It may be freed once it is accepted.
        body: Buffer.from(body),
        response: response as unknown as ServerResponse,
        release,
      });
    });
    return status;
  };
  return async (body) => {
    const [right, ...wrong] = headersFor(body);
    turn += 1;
    const header = wrong[turn % wrong.length];
    const refusedWith = await give(body, header);
    if (refusedWith !== 401 || counted > 0 || !isRefused(kept))
      return `a signature that is none counts: "${header}", status ${refusedWith}`;
    const status = await give(body, right);
    return status === 200 && counted === 1 && isTaken(kept)
      ? undefined
      : `the right signature does not count: status ${status}`;
  };
}

const isRefused = (kept: Incoming | undefined): boolean =>
  kept?.refused !== undefined && kept.signature !== "valid";
const isTaken = (kept: Incoming | undefined): boolean =>
  kept?.signature === "valid" && kept.refused === undefined;

function read(input: Buffer): string | undefined {
  const text = input.toString("utf8");
  const { parts, value } = parseNotification(text);
  if (parts.length === 0 || parts.length > MOST_PARTS + 1) return `${parts.length} parts`;
  for (const { path } of parts.slice(0, 50)) partAt(value, path);
  if (!Object.isFrozen(Object.prototype) && Object.keys(Object.prototype).length > 0)
    return "the prototype of objects has a member";
  const cut = cutParts(text, (_part, place) => place % 2 === 0);
  if (cut === undefined) return undefined;
  const left = parseNotification(cut.text).parts.length;
  return left === cut.kept.length ? undefined : `${cut.kept.length} parts were kept, and ${left} are there`;
}

function translated(input: Buffer): string | undefined {
  const found = readNotifications(input);
  if (!found.ok) return undefined;
  for (const { notification, shape } of found.value) {
    const { translated: payloads } =
      shape === "cloud" ? toOnPremises(notification) : toCloud(notification, PARTIES);
    for (const { payload, differences } of payloads) {
      const again = parseStrictJson(Buffer.from(JSON.stringify(payload)));
      if (!again.ok) return `what was translated is ${again.problem.kind}`;
      JSON.stringify(differences);
    }
  }
  return undefined;
}
