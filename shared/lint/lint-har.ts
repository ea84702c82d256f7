import { z } from "zod";
import { nodeAt, parseJsonTreeInSlices } from "./json-tree.ts";
import { lintText } from "./lint-text.ts";
import { parseJson } from "../parse-json.ts";
import { inSlices, noCounts, type LintCounts, type LintJob } from "./lint-job.ts";
import { placesIn, reportFindings, textOf, unreadable } from "./report-findings.ts";

const Har = z.looseObject({ log: z.looseObject({ entries: z.array(z.unknown()) }) });
const Sent = z.looseObject({
  request: z.looseObject({
    method: z.string(),
    url: z.string(),
    postData: z.looseObject({ text: z.string(), encoding: z.string().optional() }),
  }),
});

/**
 * Checks the bodies of recorded POST requests whose path ends in `/messages`. The line of a finding is that of
 * the body's text in the file; pointers lead into the body.
 */
export async function lintHar(path: string, bytes: Uint8Array, job: LintJob): Promise<LintCounts> {
  const counts = noCounts();
  const text = textOf(bytes);
  const root = text === undefined ? undefined : await inSlices(parseJsonTreeInSlices(text), text.length, job);
  if (text === undefined || root === undefined || "invalidAt" in root) {
    const invalid = root !== undefined && "invalidAt" in root ? root : undefined;
    const isTooDeep = invalid?.isTooDeep === true;
    const finding = unreadable(text === undefined ? "notUtf8" : isTooDeep ? "tooDeep" : "syntax");
    const offset = invalid?.invalidAt ?? 0;
    reportFindings(job, counts, path, [{ ...finding, offset }], placesIn(text ?? ""));
    return counts;
  }
  const har = Har.safeParse(parseJson(text.replace(/^\uFEFF/, "")));
  if (!har.success) {
    reportFindings(job, counts, path, [unreadable("noHar")], placesIn(""));
    return counts;
  }
  const placeOf = placesIn(text);
  for (const [index, entry] of har.data.log.entries.entries()) {
    const body = bodyOf(entry);
    if (body === undefined) continue;
    counts.payloads += 1;
    const node = nodeAt(root, ["log", "entries", index, "request", "postData", "text"]);
    const place = placeOf(node?.start ?? 0);
    const decoded = body.encoding === "base64" ? textOf(fromBase64(body.text)) : body.text;
    const findings =
      decoded === undefined ? [unreadable("notUtf8")] : lintText(decoded, job.settings).findings;
    reportFindings(job, counts, path, findings, () => place);
    await job.pause?.(1);
  }
  return { ...counts, fixable: 0 };
}

function bodyOf(
  entry: unknown,
): { readonly text: string; readonly encoding?: string | undefined } | undefined {
  const sent = Sent.safeParse(entry);
  if (!sent.success) return undefined;
  const { method, url, postData } = sent.data.request;
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/, "");
  return method.toUpperCase() === "POST" && path.replace(/\/$/, "").endsWith("/messages")
    ? postData
    : undefined;
}

/** The bytes that base64 stands for. Recorders break lines, use both alphabets and leave out the padding. */
function fromBase64(text: string): Uint8Array {
  const end = text.indexOf("=");
  const digits = (end < 0 ? text : text.slice(0, end))
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/[^A-Za-z0-9+/]/g, "");
  // A single digit at the end is not enough for a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}
