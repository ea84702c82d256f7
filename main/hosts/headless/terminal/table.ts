import { withoutOurMarks } from "../../../../shared/wording/isolates.ts";

/**
 * A table for people, with text from outside made safe by the caller; borders only where they help reading. Without marks of
 * direction, which would be counted in the width of a column.
 */
export async function table(head: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
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
  return made
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}
