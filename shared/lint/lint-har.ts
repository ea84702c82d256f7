import { z } from "zod";
import { nodeAt, parseJsonTree } from "../../../shared/lint/json-tree.ts";
import { lintText } from "../../../shared/lint/lint-text.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { noCounts, type LintCounts, type LintJob } from "./lint-job.ts";
import { textOf } from "./lines.ts";
import { linesIn, reportFindings, unreadable } from "./report-findings.ts";

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
export function lintHar(path: string, bytes: Buffer, job: LintJob): LintCounts {
  const counts = noCounts();
  const text = textOf(bytes);
  const root = text === undefined ? undefined : parseJsonTree(text);
  if (text === undefined || root === undefined || "invalidAt" in root) {
    const finding = unreadable(text === undefined ? "notUtf8" : "syntax");
    const offset = root !== undefined && "invalidAt" in root ? root.invalidAt : 0;
    reportFindings(job, counts, path, [{ ...finding, offset }], linesIn(text ?? ""));
    return counts;
  }
  const har = Har.safeParse(parseJson(text.replace(/^\uFEFF/, "")));
  if (!har.success) {
    reportFindings(job, counts, path, [unreadable("noHar")], () => 1);
    return counts;
  }
  const lineOf = linesIn(text);
  for (const [index, entry] of har.data.log.entries.entries()) {
    const body = bodyOf(entry);
    if (body === undefined) continue;
    counts.payloads += 1;
    const node = nodeAt(root, ["log", "entries", index, "request", "postData", "text"]);
    const line = lineOf(node?.start ?? 0);
    const decoded = body.encoding === "base64" ? textOf(Buffer.from(body.text, "base64")) : body.text;
    const findings =
      decoded === undefined ? [unreadable("notUtf8")] : lintText(decoded, job.settings).findings;
    reportFindings(job, counts, path, findings, () => line);
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
