import { createHmac, timingSafeEqual } from "node:crypto";
import type { Redacted } from "../../../shared/redacted.ts";
import { parseNotification } from "../../../shared/webhook/envelope.ts";
import { isMadeUpId, MADE_UP_ID } from "../../../shared/webhook/made-up.ts";

/** The header on everything that is made up or sent anew from here, so that no receiver takes it for the platform's. */
export const MADE_UP_HEADER = "switchover-made-up";

/** Of a request, by names in lower case. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const PURPOSE = "switchover made up 1\n";
const BY_ADDRESS = "a";
const BY_SECRET = "s";
const MARK = /^([as])=([0-9a-f]{64})$/;

/** Where it goes, what it says, and what signs it. */
export type MadeUp = {
  readonly to: URL;
  readonly body: Uint8Array;
  readonly appSecret?: Redacted<string> | undefined;
};

/**
 * The mark for one notification: over its bytes, under the app secret and under the secret path that it is posted to.
 *
 * Whoever knows neither can mark nothing, and a mark fits no other notification: real ones cannot be hidden by it.
 */
export function madeUpMark({ to, body, appSecret }: MadeUp): string {
  const key = lastOf(to.pathname);
  return [
    ...(key === "" ? [] : [`${BY_ADDRESS}=${digestOf(key, body).toString("hex")}`]),
    ...(appSecret === undefined
      ? []
      : [`${BY_SECRET}=${digestOf(appSecret.reveal(), body).toString("hex")}`]),
  ].join(",");
}

/** The mark of a copy of what came marked: under the path that it goes on to, and under the app secret as it came. */
export function markOfCopy(headers: Headers, to: URL, body: Uint8Array): string {
  const signed = marksIn(headers).filter(({ by }) => by === BY_SECRET);
  return [madeUpMark({ to, body }), ...signed.map(({ by, hex }) => `${by}=${hex}`)]
    .filter((mark) => mark !== "")
    .join(",");
}

/** What a receiver knows that a mark may have been made with. `signed`: the notification has a valid signature. */
export type Known = {
  readonly path: string;
  readonly appSecrets: readonly Redacted<string>[];
  readonly signed: boolean;
};

/** Was it made up or sent anew from here? Its mark says so, or the ids of all that it holds where the mark was lost. */
export function isMadeUp(headers: Headers, body: Buffer, known: Known): boolean {
  return bearsMark(headers, body, known) || holdsMadeUpAlone(body);
}

/**
 * What is signed bears only a mark under the app secret: the path is known to every tunnel and front on the way, and none
 * of those may deny what the platform has signed.
 */
function bearsMark(headers: Headers, body: Uint8Array, { path, appSecrets, signed }: Known): boolean {
  const keys = signed ? appSecrets.map((secret) => secret.reveal()) : [lastOf(path)];
  const wanted = signed ? BY_SECRET : BY_ADDRESS;
  return marksIn(headers).some(
    ({ by, hex }) =>
      by === wanted &&
      keys.some((key) => key !== "" && timingSafeEqual(digestOf(key, body), Buffer.from(hex, "hex"))),
  );
}

/** An end user may write the word as well, or answer to such a message: what is real of a batch stays real. */
function holdsMadeUpAlone(body: Buffer): boolean {
  if (!body.includes(MADE_UP_ID)) return false;
  const { parts } = parseNotification(body.toString("utf8"));
  return parts.every(({ messageId }) => isMadeUpId(messageId));
}

type Mark = { readonly by: string; readonly hex: string };
const MOST_MARKS = 4;

function marksIn(headers: Headers): readonly Mark[] {
  const value = headers[MADE_UP_HEADER];
  if (value === undefined) return [];
  const marks = [value].flat().join(",").split(",", MOST_MARKS);
  return marks.flatMap((mark) => {
    const [, by, hex] = MARK.exec(mark.trim()) ?? [];
    return by === undefined || hex === undefined ? [] : [{ by, hex }];
  });
}

/** A front may put something before a receiver's path; the secret is its end. */
function lastOf(path: string): string {
  return path.split("/").findLast((part) => part !== "") ?? "";
}

function digestOf(key: string, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(PURPOSE).update(body).digest();
}
