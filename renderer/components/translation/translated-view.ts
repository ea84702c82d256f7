import { nodeAt, parseJsonTree, type JsonNode } from "../../../shared/lint/json-tree.ts";
import { placesIn } from "../../../shared/lint/report-findings.ts";
import type { Difference, Translation } from "../../../shared/translate/difference.ts";
import { toCloud, toOnPremises, type CloudParties } from "../../../shared/translate/notification.ts";
import type { ReadNotification } from "../../../shared/translate/read-notifications.ts";

/** One difference with the lines that it is about, counted from 0, in the text of either side. */
export type ShownDifference = Difference & { readonly fromRow?: number; readonly toRow?: number };

/** A notification and its translation as they are shown beside each other. */
export type TranslatedView = {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly differences: readonly ShownDifference[];
  /** The translations as the terminal prints them: one a line. */
  readonly lines: string;
};

/** Translates a notification into the other API's shape. `parties` are needed towards the cloud only. */
export function translateTo(
  { notification, shape }: ReadNotification,
  parties: CloudParties | undefined,
): Translation | undefined {
  if (shape === "cloud") return toOnPremises(notification);
  return parties === undefined ? undefined : toCloud(notification, parties);
}

/** The translations as the terminal prints them: one a line. */
export function linesOf({ translated }: Translation): string {
  return translated.map(({ payload }) => `${JSON.stringify(payload)}\n`).join("");
}

/** Prepares a notification and its translation to be shown beside each other. */
export function viewOf({ notification }: ReadNotification, translation: Translation): TranslatedView {
  const { translated, left } = translation;
  const from = pretty(notification);
  const fromRows = rowsIn(from);
  const parts = translated.map(({ payload }) => pretty(payload));
  const differences: ShownDifference[] = [];
  let before = 0;
  for (const [index, { differences: own }] of translated.entries()) {
    const toRows = rowsIn(parts[index] ?? "");
    for (const one of own) {
      const [fromRow, toRow] = [fromRows(one.from), toRows(one.to)];
      differences.push({
        ...one,
        ...(fromRow === undefined ? {} : { fromRow }),
        ...(toRow === undefined ? {} : { toRow: before + toRow }),
      });
    }
    // An empty line between two notifications.
    before += (parts[index] ?? "").split("\n").length + 1;
  }
  for (const one of left) {
    const fromRow = fromRows(one.from);
    differences.push({ ...one, ...(fromRow === undefined ? {} : { fromRow }) });
  }
  return {
    from: from.split("\n"),
    to: parts.length === 0 ? [] : parts.join("\n\n").split("\n"),
    differences,
    lines: linesOf(translation),
  };
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns a function that gives the row of a JSON pointer in a text. */
function rowsIn(text: string): (pointer: string | undefined) => number | undefined {
  const root = parseJsonTree(text);
  const placeOf = placesIn(text);
  const known = new Map<string, number>();
  return (pointer) => {
    if (pointer === undefined || "invalidAt" in root) return undefined;
    const node = nodeOf(root, pointer);
    if (node === undefined) return undefined;
    const row = known.get(pointer) ?? placeOf(node.start).line - 1;
    known.set(pointer, row);
    return row;
  };
}

function nodeOf(root: JsonNode, pointer: string): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    node = node === undefined ? undefined : nodeAt(node, [node.items === undefined ? name : Number(name)]);
  }
  return node;
}
