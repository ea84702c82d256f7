import { withoutOurMarks } from "../../../../shared/wording/isolates.ts";

/**
 * A table for people, with text from outside made safe by the caller; borders only where they help reading. Without marks of
 * direction, which would be counted in the width of a column. Where a row has no room in `width` characters, each value is on a
 * line of its own behind the name of its column, for the terminal to break.
 */
export async function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): Promise<string> {
  const { default: Table } = await import("cli-table3");
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
  return (lines.some((line) => line.length > width) ? listed(head, rows) : lines).join("\n");
}

/** The rows one below the other, with an empty line between two. */
function listed(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return rows.flatMap((row, at) => [
    ...(at === 0 ? [] : [""]),
    ...row.flatMap((cell, column) =>
      cell === "" ? [] : [withoutOurMarks(`${head[column] ?? ""}: ${cell}`)],
    ),
  ]);
}
