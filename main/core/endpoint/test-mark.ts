import { createHmac, timingSafeEqual } from "node:crypto";
import type { Redacted } from "../../../shared/redacted.ts";
import { parseNotification } from "../../../shared/webhook/envelope.ts";
import { isMadeUpId, MADE_UP_ID } from "../../../shared/webhook/made-up.ts";

/**
 * The header on everything that Switchover makes up or resends, so that no receiver counts it as the
 * platform's.
 */
export const MADE_UP_HEADER = "switchover-made-up";

/** Request headers, by lower-case name. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const PURPOSE = "switchover made up 1\n";
const MADE_UP_BYTES = Buffer.from(MADE_UP_ID);
const BY_ADDRESS = "a";
const BY_SECRET = "s";
const MARK = /^([as])=([0-9a-f]{64})$/;

/** The target, body and signing secret of a notification. */
export type MadeUp = {
  readonly to: URL;
  readonly body: Uint8Array;
  readonly appSecret?: Redacted<string> | undefined;
};

/**
 * Returns the mark for one notification: a digest of its bytes, keyed by the app secret and by the secret
 * path that it is posted to.
 *
 * Without those secrets no mark can be made, and a mark matches no other notification, so a mark cannot hide
 * real ones.
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

/**
 * Returns the mark of a forwarded copy: keyed by its new path, plus the marks under the app secret as
 * received.
 */
export function markOfCopy(headers: Headers, to: URL, body: Uint8Array): string {
  const signed = marksIn(headers).filter(({ by }) => by === BY_SECRET);
  return [madeUpMark({ to, body }), ...signed.map(({ by, hex }) => `${by}=${hex}`)]
    .filter((mark) => mark !== "")
    .join(",");
}

/** The keys that a receiver checks marks with. `signed`: the notification has a valid signature. */
export type Known = {
  readonly path: string;
  readonly appSecrets: readonly Redacted<string>[];
  readonly signed: boolean;
};

/**
 * Whether Switchover made up or resent the notification: by its mark, or, if the mark was lost, by the ids of
 * everything in it.
 */
export function isMadeUp(headers: Headers, body: Buffer, known: Known): boolean {
  return bearsMark(headers, body, known) || holdsMadeUpAlone(body);
}

/**
 * A signed notification counts as marked only under the app secret: tunnels and proxies know the path and
 * must not be able to disclaim what the platform signed.
 */
function bearsMark(headers: Headers, body: Uint8Array, { path, appSecrets, signed }: Known): boolean {
  if (headers[MADE_UP_HEADER] === undefined) return false;
  const keys = signed ? appSecrets.map((secret) => secret.reveal()) : [lastOf(path)];
  const wanted = signed ? BY_SECRET : BY_ADDRESS;
  return marksIn(headers).some(
    ({ by, hex }) =>
      by === wanted &&
      keys.some((key) => key !== "" && timingSafeEqual(digestOf(key, body), Buffer.from(hex, "hex"))),
  );
}

/** An end user may write the marker text or answer such a message: real parts of a batch stay real. */
function holdsMadeUpAlone(body: Buffer): boolean {
  if (!body.includes(MADE_UP_BYTES)) return false;
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

/** A proxy may add a prefix to a receiver's path; the secret is its last segment. */
function lastOf(path: string): string {
  return path.split("/").findLast((part) => part !== "") ?? "";
}

function digestOf(key: string, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(PURPOSE).update(body).digest();
}
