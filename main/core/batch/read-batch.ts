import { parse } from "csv-parse/sync";
import { z } from "zod";
import { parseJsonTree } from "../../../shared/lint/json-tree.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { BATCH_COLUMNS, type BatchCells, type BatchColumn } from "../../../shared/batch/row.ts";

/** A row as the file has it. */
export type ReadRow = { readonly line: number; readonly cells: BatchCells };
export type BadRow = { readonly line: number; readonly message: string };

/**
 * Reads a table of numbers: CSV with a header, or a JSON array of objects with the same names, also nested as
 * in a plan. Empty cells count as missing. The problem lists every row that isn't one.
 */
export function readBatch(text: string): Result<readonly ReadRow[], readonly BadRow[]> {
  const content = text.replace(/^\uFEFF/, "");
  return /^\s*[[{]/.test(content) ? readJsonRows(content) : readCsvRows(content);
}

const CsvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

function readCsvRows(text: string): Result<readonly ReadRow[], readonly BadRow[]> {
  let parsed: unknown;
  try {
    parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (cause) {
    return err([{ line: lineOf(cause), message: "isn't CSV: check its quotation marks" }]);
  }
  const records = z.array(CsvRecord).parse(parsed);
  const [head, ...rest] = records;
  if (head === undefined) return err([{ line: 1, message: "the header is missing" }]);
  const columns = head.record;
  const strange = columns.filter((name, index) => !isColumn(name) || columns.indexOf(name) !== index);
  if (strange.length > 0)
    return err([
      { line: 1, message: `the header has columns that aren't known, or twice: ${strange.join(", ")}` },
    ]);
  const rows: ReadRow[] = [];
  const bad: BadRow[] = [];
  for (const { record, info } of rest) {
    // The parser tells the line that a record ends on.
    const line = info.lines - record.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
    if (record.length !== columns.length)
      bad.push({ line, message: `has ${record.length} cells, the header has ${columns.length}` });
    else rows.push({ line, cells: cellsOf(columns.map((name, index) => [name, record[index] ?? ""])) });
  }
  return bad.length > 0 ? err(bad) : ok(rows);
}

/** Where a comma divides decimals, spreadsheets divide cells by a semicolon. No column has either in its name. */
function delimiterOf(text: string): string {
  const [header = ""] = text.trimStart().split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((one) => header.includes(one)) ?? ",";
}

function lineOf(cause: unknown): number {
  return typeof cause === "object" && cause !== null && "lines" in cause && typeof cause.lines === "number"
    ? cause.lines
    : 1;
}

function readJsonRows(text: string): Result<readonly ReadRow[], readonly BadRow[]> {
  const json = parseJson(text);
  const tree = parseJsonTree(text);
  if ("invalidAt" in tree) return err([{ line: lineAt(text, tree.invalidAt), message: "isn't JSON" }]);
  if (!Array.isArray(json)) return err([{ line: 1, message: "isn't an array of numbers" }]);
  const rows: ReadRow[] = [];
  const bad: BadRow[] = [];
  for (const [index, value] of json.entries()) {
    const line = lineAt(text, tree.items?.[index]?.start ?? 0);
    const flat = flatten(value);
    const strange = flat?.filter(([name]) => !isColumn(name)).map(([name]) => name) ?? [];
    if (flat === undefined) bad.push({ line, message: "isn't an object of texts and numbers" });
    else if (strange.length > 0)
      bad.push({ line, message: `has members that aren't known: ${strange.join(", ")}` });
    else rows.push({ line, cells: cellsOf(flat) });
  }
  return bad.length > 0 ? err(bad) : ok(rows);
}

type Cell = readonly [name: string, value: string];
const REFERENCES = ["env", "file", "vault"] as const;

/** The members of nested objects by their paths; a secret as a plan writes it becomes `kind:value`. */
function flatten(value: unknown, above = ""): Cell[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const cells: Cell[] = [];
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    const path = above === "" ? name : `${above}.${name}`;
    if (typeof member === "string" || typeof member === "number") cells.push([path, String(member)]);
    else {
      const secret = referenceIn(member);
      const below = secret === undefined ? flatten(member, path) : [[path, secret] as const];
      if (below === undefined) return undefined;
      cells.push(...below);
    }
  }
  return cells;
}

function referenceIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [only, ...rest] = Object.entries(value) as [string, unknown][];
  const kind = REFERENCES.find((one) => one === only?.[0]);
  return kind === undefined || rest.length > 0 || typeof only?.[1] !== "string"
    ? undefined
    : `${kind}:${only[1]}`;
}

function cellsOf(cells: readonly Cell[]): BatchCells {
  return Object.fromEntries(
    cells.filter(([, value]) => value.trim() !== "").map(([name, value]) => [name, value.trim()]),
  );
}

function isColumn(name: string): name is BatchColumn {
  return BATCH_COLUMNS.some((column) => column === name);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
