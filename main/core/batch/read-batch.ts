import { parse } from "csv-parse/sync";
import { z } from "zod";
import { parseJsonTree, type JsonNode } from "../../../shared/lint/json-tree.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { faultSaid, type BadRow } from "./row-fault.ts";
import { delimiterOf, lineAfter, lineOfRecord, namesToTell } from "../csv/csv-text.ts";
import {
  BATCH_COLUMNS,
  type BatchCells,
  type BatchColumn,
  type RowPlace,
} from "../../../shared/batch/row.ts";

/** A row as the file has it. */
export type ReadRow = RowPlace & {
  readonly cells: BatchCells;
  /** Members of a plan, nested as there. Only in JSON. */
  readonly members?: Readonly<Record<string, unknown>>;
};

/** The rows of a table that are one, and those that aren't. */
export type ReadTable = { readonly rows: readonly ReadRow[]; readonly bad: readonly BadRow[] };

/**
 * Reads a table of numbers: CSV with a header, or a JSON array of objects with the same names, or with the
 * members of a plan. Empty cells count as missing. `bad` has every row that isn't one; the others are read all the same.
 */
export function readBatch(text: string): ReadTable {
  const content = text.replace(/^\uFEFF/, "");
  return /^\s*[[{]/.test(content) ? readJsonRows(content) : readCsvRows(content);
}

/** Names of columns; one without a name is called that, in the language of the sentence only if it is alone. */
function namesOf(columns: readonly string[]): string | MessageDescriptor {
  const noName: MessageDescriptor = { key: "rowFaults.noName", values: {} };
  if (columns.length === 1 && columns[0] === "") return noName;
  return namesToTell(columns)
    .map((name) => (name === "" ? saidText(translateToEnglish, noName) : name))
    .join(", ");
}

/** A day at one number every two seconds. What a row of an odd table takes in memory is many times its text. */
const MOST_ROWS = 50_000;
/** So many values hold ten thousand numbers that give everything three times over. */
const MOST_VALUES = 1_500_000;
const TOO_MANY = faultSaid("tooMany", { count: MOST_ROWS });

/** Whether JSON holds more rows, or more values in all of them, than are read. Counts what divides them, outside of texts. */
function isTooLarge(json: string): boolean {
  let [depth, rows, values, isText] = [0, 1, 1, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isText && character === "\\") at += 1;
    else if (character === '"') isText = !isText;
    else if (isText) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === ",") {
      values += 1;
      if (depth === 1) rows += 1;
    }
  }
  return rows > MOST_ROWS || values > MOST_VALUES;
}

/** The whole of it can't be read. */
const noTable = (fault: BadRow): ReadTable => ({ rows: [], bad: [fault] });

const CsvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

function readCsvRows(text: string): ReadTable {
  let parsed: unknown;
  let readTo = 0;
  try {
    parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      on_record(record: string[], { lines }) {
        readTo = lines;
        return record;
      },
      relax_column_count: true,
      skip_empty_lines: true,
      // The header, and one more than there may be.
      to: MOST_ROWS + 2,
      trim: true,
    });
  } catch {
    return noTable({ line: lineAfter(readTo, text), ...faultSaid("csv") });
  }
  const records = z.array(CsvRecord).parse(parsed);
  if (records.length > MOST_ROWS + 1) return noTable({ line: 1, ...TOO_MANY });
  const [head, ...rest] = records;
  if (head === undefined) return noTable({ line: 1, ...faultSaid("header") });
  const columns = head.record;
  const strange = columns.filter((name, index) => !isColumn(name) || columns.indexOf(name) !== index);
  if (strange.length > 0)
    return noTable({ line: 1, ...faultSaid("strangeColumns", { names: namesOf(strange) }) });
  const rows: ReadRow[] = [];
  const bad: BadRow[] = [];
  for (const { record, info } of rest) {
    const line = lineOfRecord(record, info.lines);
    if (record.length !== columns.length)
      bad.push({ line, ...faultSaid("cells", { count: record.length, header: columns.length }) });
    else rows.push({ line, cells: cellsOf(columns.map((name, index) => [name, record[index] ?? ""])) });
  }
  return { rows, bad };
}

function readJsonRows(text: string): ReadTable {
  if (isTooLarge(text)) return noTable({ line: 1, ...TOO_MANY });
  const json = parseJson(text);
  const tree = parseJsonTree(text);
  if ("invalidAt" in tree) return noTable({ line: lineAt(text, tree.invalidAt), ...faultSaid("json") });
  if (!Array.isArray(json)) return noTable({ line: 1, ...faultSaid("array") });
  const rows: ReadRow[] = [];
  const bad: BadRow[] = [];
  const places = placesOf(text, tree.items ?? []);
  for (const [index, value] of json.entries()) {
    const node = tree.items?.[index];
    const place = places[index] ?? { line: 1 };
    const twice = node === undefined ? undefined : keyTwice(node);
    const row = !isObject(value)
      ? { ...place, ...faultSaid("object") }
      : twice === undefined
        ? rowOf(place, value)
        : { ...place, ...faultSaid("twice", { key: namesToTell([twice]).join("") }) };
    if ("message" in row) bad.push(row);
    else rows.push(row);
  }
  return { rows, bad };
}

/** A row's line tells it from the others, unless several begin on one: then its order does. */
function placesOf(text: string, items: readonly JsonNode[]): readonly RowPlace[] {
  const lines: number[] = [];
  // Rows come in the order of the text, so each one's line is counted from the row before.
  let [line, at] = [1, 0];
  for (const { start } of items) {
    line += lineAt(text.slice(at, start), start - at) - 1;
    at = start;
    lines.push(line);
  }
  return new Set(lines).size === lines.length
    ? lines.map((one) => ({ line: one }))
    : lines.map((_one, index) => ({ line: index + 1, byOrder: true }));
}

/** A key that an object in this value has twice: which of the two counts isn't said. */
function keyTwice(value: JsonNode): string | undefined {
  const open = [value];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<string>();
    for (const { key, value: below } of node.members ?? []) {
      if (seen.has(key)) return key;
      seen.add(key);
      open.push(below);
    }
    for (const item of node.items ?? []) open.push(item);
  }
  return undefined;
}

/** Columns by their names, and everything else as members of a plan, which its own schema judges. */
function rowOf(place: RowPlace, value: Readonly<Record<string, unknown>>): ReadRow | BadRow {
  const all = Object.entries(value);
  const named = all.filter(([name]) => name === "plan" || name === "window" || name.includes("."));
  const strange = named.filter(([name, cell]) => !isColumn(name) || textOf(cell) === undefined);
  if (strange.length > 0)
    return {
      ...place,
      ...faultSaid("strangeMembers", { names: namesToTell(strange.map(([name]) => name)).join(", ") }),
    };
  const members = Object.fromEntries(all.filter((one) => !named.includes(one)));
  const cells = cellsOf(named.map(([name, cell]) => [name, textOf(cell) ?? ""]));
  return Object.keys(members).length === 0 ? { ...place, cells } : { ...place, cells, members };
}

/** A cell of JSON: a secret as a plan writes it is `kind:value`. */
function textOf(cell: unknown): string | undefined {
  if (typeof cell === "string" || typeof cell === "number") return String(cell);
  const [only, ...rest] = isObject(cell) ? Object.entries(cell) : [];
  return only !== undefined && rest.length === 0 && typeof only[1] === "string"
    ? `${only[0]}:${only[1]}`
    : undefined;
}

function cellsOf(cells: readonly (readonly [name: string, value: string])[]): BatchCells {
  const trimmed = cells.map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isColumn(name: string): name is BatchColumn {
  return BATCH_COLUMNS.some((column) => column === name);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
