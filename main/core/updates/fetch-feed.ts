import { createPublicKey, verify } from "node:crypto";
import { err, ok, type Result } from "../../../shared/result.ts";
import {
  feedIn,
  feedName,
  MOST_FEED_BYTES,
  signedText,
  type Feed,
  type Place,
} from "../../../shared/updates/feed.ts";
import type { UpdateFailure } from "../../../shared/updates/update-state.ts";
import type { FeedServer } from "./feed-server.ts";

const MOST_SIGNATURE_BYTES = 1024;

/** A feed's text becomes a value only after its signature was checked. */
export type ParseFeed = (text: string) => unknown;

/**
 * Reads the feed for this computer and the signature beside it. What isn't signed by one of the keys isn't even parsed.
 */
export async function fetchFeed(
  server: Pick<FeedServer, "read">,
  {
    place,
    keys,
    parse,
  }: { readonly place: Place; readonly keys: readonly string[]; readonly parse: ParseFeed },
): Promise<Result<Feed, UpdateFailure>> {
  const name = feedName(place);
  const feed = await server.read(name, MOST_FEED_BYTES);
  if (!feed.ok) return feed;
  if (feed.value === "absent") return err("no-feed");
  const signature = await server.read(`${name}.sig`, MOST_SIGNATURE_BYTES);
  if (!signature.ok) return signature.problem === "too-large" ? err("bad-signature") : signature;
  if (signature.value === "absent" || !isSigned(signedText(name, feed.value), signature.value, keys))
    return err("bad-signature");
  const parsed = feedIn(parsedOrNothing(feed.value, parse));
  return parsed === undefined ? err("bad-feed") : ok(parsed);
}

const SIGNATURE = /^[A-Za-z0-9+/]{86}==\s*$/;

function isSigned(text: Uint8Array, signature: Uint8Array, keys: readonly string[]): boolean {
  const written = Buffer.from(signature).toString("latin1");
  if (!SIGNATURE.test(written)) return false;
  const bytes = Buffer.from(written, "base64");
  return keys.some((key) => {
    try {
      return verify(null, text, publicKeyOf(key), bytes);
    } catch {
      // 32 bytes that are no key.
      return false;
    }
  });
}

function publicKeyOf(key: string): ReturnType<typeof createPublicKey> {
  const x = Buffer.from(key, "base64").toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}

function parsedOrNothing(bytes: Uint8Array, parse: ParseFeed): unknown {
  try {
    return parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
