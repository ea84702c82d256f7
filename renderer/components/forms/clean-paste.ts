import { ApiAddress } from "../../../shared/migration/plan.ts";
import { LONGEST_ENDPOINT } from "../../../shared/platform/callback-address.ts";
import { asSeen } from "../../../shared/typed-value.ts";

/** Line ends and control characters, which no URL, ID or secret of one line has. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Pasted text without any white space or invisible characters. */
export function withoutSpace(text: string): string {
  return asSeen(text.replace(CONTROL, "")).replace(/\s/gu, "");
}

/** A pasted secret without invisible characters and outer white space; inner white space stays. */
export function cleanSecret(text: string): string {
  return asSeen(text.replace(CONTROL, ""));
}

/** A pasted URL, cleaned. `origin` is set if the URL has more than an API address needs. */
export function pastedAddress(text: string): { readonly text: string; readonly origin: string | undefined } {
  const cleaned = withoutSpace(text);
  if (!/^https?:\/\//i.test(cleaned) || !URL.canParse(cleaned)) return { text: cleaned, origin: undefined };
  const url = new URL(cleaned);
  const more = url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "";
  return { text: cleaned, origin: more ? url.origin : undefined };
}

/** What is wrong with a text as an API's URL. */
export type AddressFault =
  | "scheme-missing"
  | "credentials"
  | "more-than-address"
  | "plain-http"
  | "too-long"
  | "not-an-address";

/**
 * Why a text is not a valid API URL; undefined if it is valid or only the scheme has been typed.
 *
 * The contract's schema decides; this names the fault.
 */
export function addressFault(text: string): AddressFault | undefined {
  if (isUnbegun(text)) return undefined;
  if (text.trim().length > LONGEST_ENDPOINT) return "too-long";
  // Browsers accept a space in a host name as a character.
  if (/\s/u.test(text.trim())) return "not-an-address";
  if (ApiAddress.safeParse(text).success) return undefined;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return "scheme-missing";
  if (!URL.canParse(text)) return "not-an-address";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "credentials";
  if (url.search !== "" || url.hash !== "") return "more-than-address";
  return url.protocol === "http:" ? "plain-http" : "scheme-missing";
}

/** True if the text is empty or a prefix of `https://`. */
export function isUnbegun(text: string): boolean {
  return "https://".startsWith(text.trim().toLowerCase());
}
