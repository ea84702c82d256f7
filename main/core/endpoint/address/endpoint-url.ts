import { isIP } from "node:net";
import { err, ok, type Result } from "../../../../shared/result.ts";

/** Why an address is not one that Switchover sends anything to. Stable words, as in the catalogue of checks. */
export type UrlCause = "unreadable" | "not-https" | "user-info" | "ip-literal" | "port-unusual";

const LONGEST = 2048;
// The parser drops tabs and line ends silently, and what a person read is then not what is asked. What stands behind
// a "#" is never sent.
const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029#]/u;

/**
 * Reads a pasted address: https, without user name and fragment, and, unless private ones are allowed, a name at
 * port 443. Any spelling of an IP address (decimal, octal, hexadecimal, mapped) counts as one.
 * The name comes out in its ASCII form, without a dot at its end, so that certificate and server see one spelling.
 */
export function readEndpointUrl(
  text: string,
  { allowPrivate }: { readonly allowPrivate: boolean },
): Result<URL, { readonly cause: UrlCause }> {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || UNFIT.test(trimmed) || !URL.canParse(trimmed))
    return err({ cause: "unreadable" });
  const url = new URL(trimmed);
  if (url.protocol !== "https:") return err({ cause: "not-https" });
  if (url.username !== "" || url.password !== "") return err({ cause: "user-info" });
  url.hostname = url.hostname.replace(/\.$/, "");
  if (!allowPrivate && isIP(hostOf(url)) !== 0) return err({ cause: "ip-literal" });
  if (!allowPrivate && url.port !== "") return err({ cause: "port-unusual" });
  return ok(url);
}

/** The name or IP address of an address, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}
