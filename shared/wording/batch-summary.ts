import type { BatchTally } from "../batch/tally.ts";
import { escapeHtml } from "../escape-html.ts";
import { LANGUAGE_FACTS } from "../language.ts";
import { spokenDigits, digitsOf } from "../phone.ts";
import type { BatchRowState } from "../rpc/areas/batch.ts";
import { problemWords } from "./problems.ts";
import { localTime } from "./times.ts";
import type { Key, Translate } from "./translate.ts";

/** What a summary tells of a batch. */
export type SummarizedBatch = {
  readonly name: string;
  readonly checkOnly: boolean;
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly tally: BatchTally;
  readonly rows: readonly BatchRowState[];
};

const OUTCOMES = [
  "go",
  "no-go",
  "complete",
  "rejected",
  "stopped",
  "unknown",
  "awaiting-code",
  "awaiting-confirmation",
] as const;

/** The word for how a number ended; for one that wasn't started, that. */
export function outcomeWord(t: Translate, { end }: Pick<BatchRowState, "end">): string {
  const known = OUTCOMES.find((outcome) => outcome === end?.outcome);
  // A migration that ran to its end may lack the confirmation, not the location.
  if (known === "unknown" && end?.numberIs !== "unknown") return t("batch.outcome.unconfirmed");
  return t(`batch.outcome.${known ?? "none"}`);
}

/** Where the number is, no surer than it is known; empty for one that wasn't started. */
export function placeWord(t: Translate, { end }: Pick<BatchRowState, "end">): string {
  if (end === undefined) return "";
  const { numberIs, proof } = end;
  if (numberIs === "unknown" || proof === "proven") return t(`batch.place.${numberIs}`);
  return t(`batch.${proof === "attested" ? "reported" : "assumed"}.${numberIs}`);
}

/** Why a number ended as it did and what to do about it, where its migration doesn't tell; empty if it does. */
export function rowReason(
  t: Translate,
  { failed, problem }: Pick<BatchRowState, "failed" | "problem">,
): string {
  if (failed !== undefined)
    return t("batch.summary.failed", {
      checks: failed.map((id) => t(`checks.${id}.title` as Key)).join(", "),
    });
  if (problem === undefined) return "";
  const { what, next } = problemWords(t, problem);
  return `${what} ${next}`;
}

/** The rows as CSV for scripts: its header and its outcomes are the same in every language. */
export function summaryCsv({ rows }: Pick<SummarizedBatch, "rows">): string {
  const lines = rows.map(({ line, number, direction, run, end, failed, problem }) => [
    String(line),
    number,
    direction,
    end?.outcome ?? "",
    end?.numberIs ?? "",
    end?.proof ?? "",
    run ?? "",
    failed?.join(" ") ?? problem?.kind ?? "",
  ]);
  const header = ["line", "number", "direction", "outcome", "numberIs", "proof", "run", "reason"];
  return `${[header, ...lines].map((cells) => cells.map(cell).join(",")).join("\n")}\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The batch as one HTML page that loads nothing. */
export function summaryHtml(t: Translate, batch: SummarizedBatch): string {
  const { name, checkOnly, startedAt, endedAt, tally, rows } = batch;
  const title = escapeHtml(t(checkOnly ? "batch.summary.checks" : "batch.summary.title", { name }));
  const from = localTime(t, startedAt);
  const time =
    endedAt === undefined
      ? t("batch.summary.since", { from })
      : t("batch.summary.from", { from, to: localTime(t, endedAt) });
  const columns = ["line", "number", "outcome", "location", "migration", "why"] as const;
  const heads = columns.map((column) => `<th>${escapeHtml(t(`batch.summary.column.${column}`))}</th>`);
  const body = rows.map((row) => {
    const cells = [
      String(row.line),
      spokenDigits(digitsOf(row.number)),
      outcomeWord(t, row),
      placeWord(t, row),
      row.run ?? "",
      rowReason(t, row),
    ];
    return `<tr>${cells.map((text) => `<td><bdi>${escapeHtml(text)}</bdi></td>`).join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="${t.language}" dir="${LANGUAGE_FACTS[t.language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #1b2420; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding-block: .35rem; padding-inline-end: .7rem; border-bottom: 1px solid #cfd8d3; }
td { overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(time)}</p>
<p>${escapeHtml(t("batch.summary.lead", { ...tally }))}</p>
<table>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>
<p>${escapeHtml(t("batch.summary.note"))}</p>
</body>
</html>
`;
}
