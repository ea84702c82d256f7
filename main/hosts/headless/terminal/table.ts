import { isolated, withoutOurMarks } from "../../../../shared/wording/isolates.ts";

/**
 * A table for people, with text from outside made safe by the caller; borders only where they help reading. Without marks of
 * direction, which would be counted in the width of a column. Where a row has no room in `width` columns, each value is on a
 * line of its own behind the name of its column, for the terminal to break.
 */
export async function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): Promise<string> {
  const [{ default: Table }, { default: columnsOf }] = await Promise.all([
    import("cli-table3"),
    import("string-width"),
  ]);
  const made = new Table({
    head: head.map(withoutOurMarks),
    style: { head: [], border: [], compact: true },
    chars: {
      top: "",
      "top-mid": "",
      "top-left": "",
      "top-right": "",
      bottom: "",
      "bottom-mid": "",
      "bottom-left": "",
      "bottom-right": "",
      left: "",
      "left-mid": "",
      right: "",
      "right-mid": "",
      mid: "",
      "mid-mid": "",
      middle: "  ",
    },
  });
  made.push(...rows.map((row) => row.map(withoutOurMarks)));
  const lines = made
    .toString()
    .split("\n")
    .map((line) => line.trimEnd());
  const hasRoom = rows.length === 0 || lines.every((line) => columnsOf(line) <= width);
  return (hasRoom ? lines : listed(head, rows)).join("\n");
}

/** The rows one below the other, with an empty line between two. Their marks of direction stay: no width is counted. */
function listed(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.flatMap((row, at) => [
    ...(at === 0 ? [] : [""]),
    ...row.flatMap((cell, column) => (cell === "" ? [] : [named(head[column] ?? "", cell)])),
  ]);
}

const FROM_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A value behind its name: behind one that is written from right to left, "+1 202" would be shown as "202 1+". */
function named(name: string, value: string): string {
  return `${name}: ${FROM_RIGHT_TO_LEFT.test(name) ? isolated(value) : value}`;
}
