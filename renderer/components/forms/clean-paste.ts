import { ApiAddress } from "../../../shared/migration/plan.ts";

/** Characters that draw nothing: they come along when people copy from web pages and chats. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** A pasted line without the white space and unseen characters that came along anywhere in it. */
export function withoutSpace(text: string): string {
  return text.replace(UNSEEN, "").replace(/\s/gu, "");
}

/** A pasted secret: unseen characters and the space around it are gone; what stands inside is the secret's own. */
export function cleanSecret(text: string): string {
  return text.replace(UNSEEN, "").trim();
}

/** A pasted address, cleaned, and its beginning alone where more came along than an API address needs. */
export function pastedAddress(text: string): { readonly text: string; readonly origin: string | undefined } {
  const cleaned = withoutSpace(text);
  if (!/^https?:\/\//i.test(cleaned) || !URL.canParse(cleaned)) return { text: cleaned, origin: undefined };
  const url = new URL(cleaned);
  const more = url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "";
  return { text: cleaned, origin: more ? url.origin : undefined };
}

/** What is wrong with a text as an API's address; undefined where nothing is, and while its beginning is being typed. */
export type AddressFault =
  | "scheme-missing"
  | "credentials"
  | "more-than-address"
  | "plain-http"
  | "not-an-address";

/** Names what stands in the way of a text being an API's address. The contract decides; this finds the words. */
export function addressFault(text: string): AddressFault | undefined {
  if (isUnbegun(text)) return undefined;
  // Browsers take a space in a name for a part of it.
  if (/\s/u.test(text.trim())) return "not-an-address";
  if (ApiAddress.safeParse(text).success) return undefined;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return "scheme-missing";
  if (!URL.canParse(text)) return "not-an-address";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "credentials";
  if (url.search !== "" || url.hash !== "") return "more-than-address";
  return url.protocol === "http:" ? "plain-http" : "scheme-missing";
}

/** Does the text hold nothing of an address yet but how every address begins? */
export function isUnbegun(text: string): boolean {
  return "https://".startsWith(text.trim().toLowerCase());
}
