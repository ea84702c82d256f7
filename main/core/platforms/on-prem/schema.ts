import { z } from "zod";
import { maskAddress, maskAddressesIn } from "../../../../shared/platform/callback-address.ts";
import type { OnPremSettings } from "../../../../shared/platform/facts.ts";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { firstText, membersOf, wholeNumber } from "../http/api-error.ts";
import { present } from "../../../../shared/present.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { toldSeconds } from "../http/retry-after.ts";
import { plainText } from "../http/safe-text.ts";
import type { AccountAnswer } from "./port.ts";

const strange = { kind: "unknown", cause: "unexpected-shape" } as const;

/** The response with the application settings. */
export const SettingsAnswer = z.looseObject({
  settings: z.looseObject({ application: z.record(z.string(), z.unknown()) }),
});

/** Reads the application settings; the raw settings are cleaned, limited and masked too. */
export function readSettings(json: unknown): ParsedResponse<OnPremSettings> {
  const answer = SettingsAnswer.safeParse(json);
  if (!answer.success) return strange;
  const { application } = answer.data.settings;
  const webhooks = membersOf(application["webhooks"]);
  const persist = application["callback_persist"];
  const url = firstText(webhooks?.["url"]);
  const value = present({
    waId: textOrNumber(application["wa_id"]),
    webhookUrl: url === undefined ? undefined : maskAddress(url),
    maxConcurrentRequests: wholeNumber(webhooks?.["max_concurrent_requests"]),
    callbackPersist: typeof persist === "boolean" ? persist : undefined,
    raw: bounded(application, 0) as Record<string, unknown>,
  });
  return { kind: "confirmed", value };
}

/** Reads a backup; without data it is not one. */
export function readBackup(json: unknown): ParsedResponse<Redacted<string>> {
  const data = firstText(membersOf(membersOf(json)?.["settings"])?.["data"]);
  return data === undefined ? strange : { kind: "confirmed", value: redact(data, "backup data") };
}

/** Reads the response to an account registration: 201 already registered, 202 a code was sent. */
export function readAccount(json: unknown, status: number): ParsedResponse<AccountAnswer> {
  if (status === 201) return { kind: "confirmed", value: { kind: "alreadyRegistered" } };
  const account = membersOf(json)?.["account"];
  const first = membersOf(Array.isArray(account) ? account[0] : account) ?? membersOf(json);
  const name = firstText(first?.["vname"]);
  const answer = present({
    displayName: name === undefined ? undefined : plainText(name, 256),
    smsWaitSeconds: toldSeconds(first?.["sms_wait"]),
    voiceWaitSeconds: toldSeconds(first?.["voice_wait"]),
  });
  return { kind: "confirmed", value: { kind: "codeSent", ...answer } };
}

/** Reads the number of shards. */
export function readShardCount(json: unknown): ParsedResponse<number> {
  const account = membersOf(json)?.["account"];
  const shards = wholeNumber(membersOf(Array.isArray(account) ? account[0] : account)?.["shards"]);
  return shards === undefined ? strange : { kind: "confirmed", value: shards };
}

function textOrNumber(value: unknown): string | undefined {
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : firstText(value);
  return text === undefined ? undefined : plainText(text);
}

function bounded(value: unknown, depth: number): unknown {
  if (typeof value === "string") return plainText(maskAddressesIn(value), 2048);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= 8) return "…";
  if (Array.isArray(value)) return value.slice(0, 200).map((entry) => bounded(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 200)
      .map(([name, entry]) => [plainText(name, 100), bounded(entry, depth + 1)]),
  );
}
