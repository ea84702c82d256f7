import { applyEdits } from "../../../shared/lint/fix-text.ts";
import type { FileFinding, LintJob } from "../../../shared/lint/lint-job.ts";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import { lintJson } from "../../../shared/lint/lint-json.ts";
import { lintLines } from "../../../shared/lint/lint-lines.ts";
import { lintText } from "../../../shared/lint/lint-text.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { imaginedLines } from "../../support/imagined-lines.ts";
import { seedsOf, type Target } from "../target.ts";

const SETTINGS = { brand: "chat", blockedHosts: ["blocked.example"] };
const WORDS = [
  "messaging_product",
  "to",
  "type",
  "text",
  "image",
  "link",
  "template",
  "components",
  "parameters",
  "recipient_type",
  "preview_url",
  "https://blocked.example/a.png",
  "http://cdn.example.com/a.png",
  "+12025550123",
  "log",
  "entries",
  "request",
  "postData",
  "base64",
];

function payloads(): readonly Uint8Array[] {
  const lines = imaginedLines(7);
  return Array.from({ length: 60 }, () => lines.next());
}

/** Payloads: what is found, and that a fix leaves JSON that it doesn't find again. */
export function payload(): Target {
  return {
    name: "payloads",
    seeds: payloads(),
    words: WORDS,
    async take(input) {
      const text = input.toString("utf8");
      const { findings, edits } = lintText(text, SETTINGS, true);
      const strange = findings.find(({ offset }) => !(offset >= 0 && offset <= text.length));
      if (strange !== undefined) return `a finding at ${strange.offset} of ${text.length}`;
      await lintJson({ path: "a.json", bytes: input }, job([]));
      if (edits.length === 0) return undefined;
      const fixed = applyEdits(text, edits);
      if (parseJson(fixed.replace(/^\uFEFF/, "")) === undefined) return "what was fixed is no JSON any more";
      return lintText(fixed, SETTINGS, true).edits.length === 0
        ? undefined
        : "what was fixed is to be fixed again";
    },
  };
}

/** Recordings of requests, and files with one payload a line. */
export function recordings(): Target {
  const bodies = payloads().slice(0, 12);
  const entry = (body: Uint8Array, at: number) => ({
    request: {
      method: "POST",
      url: "https://api.example/v23.0/1065/messages",
      postData:
        at % 2 === 0
          ? { text: Buffer.from(body).toString("utf8") }
          : { text: Buffer.from(body).toString("base64"), encoding: "base64" },
    },
  });
  return {
    name: "recordings",
    seeds: seedsOf(
      { log: { version: "1.2", entries: bodies.map(entry) } },
      ...bodies.map((body, at) => ({ log: { entries: [entry(body, at)] } })),
      Buffer.concat([...bodies]),
    ),
    words: WORDS,
    async take(input) {
      const found: FileFinding[] = [];
      await lintHar("a.har", input, job(found));
      await lintLines({ path: "a.ndjson", pieces: inPieces(input) }, job(found));
      const strange = found.find(({ line, column }) => line < 1 || column < 0);
      return strange === undefined
        ? undefined
        : `a finding at line ${strange.line}, column ${strange.column}`;
    },
  };
}

function job(found: FileFinding[]): LintJob {
  return {
    settings: SETTINGS,
    mode: "diff",
    onFinding: (one) => void found.push(one),
    onDiff: () => undefined,
  };
}

/** Two pieces, cut somewhere, as files are read. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, Math.floor(bytes.length / 3));
  yield bytes.subarray(Math.floor(bytes.length / 3));
}
