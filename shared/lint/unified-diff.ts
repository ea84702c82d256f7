import { applyEdits, type Edit } from "./fix-text.ts";

const CONTEXT = 3;

/** Writes a unified diff line by line, for files of any size. Lines come with their line ends. */
export type DiffWriter = {
  same(line: string): void;
  /** A line that cannot be shown: no hunk reaches over it. */
  skip(): void;
  change(before: readonly string[], after: readonly string[]): void;
  end(): void;
};

/** Creates the writer for one file; without a change it writes nothing. */
export function unifiedDiff(file: string, write: (text: string) => void): DiffWriter {
  const name = nameInDiff(file);
  let hasHead = false;
  let [before, after] = [1, 1];
  let context: string[] = [];
  let hunk: { readonly from: readonly [number, number]; lines: string[]; size: [number, number] } | undefined;
  let trailing = 0;
  const close = (): void => {
    if (hunk === undefined) return;
    // Lines behind the last context belong to the next hunk.
    const extra = Math.max(0, trailing - CONTEXT);
    const lines = hunk.lines.slice(0, hunk.lines.length - extra);
    context = hunk.lines.slice(hunk.lines.length - Math.min(CONTEXT, trailing)).map((line) => line.slice(1));
    const [one, other] = hunk.size.map((size) => size - extra);
    if (!hasHead) write(`--- ${name}\n+++ ${name}\n`);
    hasHead = true;
    write(`@@ -${range(hunk.from[0], one ?? 0)} +${range(hunk.from[1], other ?? 0)} @@\n`);
    for (const line of lines) write(line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`);
    hunk = undefined;
    trailing = 0;
  };
  const open = (): NonNullable<typeof hunk> =>
    (hunk ??= {
      from: [before - context.length, after - context.length],
      lines: context.map((line) => ` ${line}`),
      size: [context.length, context.length],
    });
  return {
    same(line) {
      if (hunk === undefined) context = [...context, line].slice(-CONTEXT);
      else {
        hunk.lines.push(` ${line}`);
        hunk.size = [hunk.size[0] + 1, hunk.size[1] + 1];
        trailing += 1;
      }
      before += 1;
      after += 1;
      if (trailing > 2 * CONTEXT) close();
    },
    skip() {
      close();
      context = [];
      before += 1;
      after += 1;
    },
    change(gone, come) {
      const here = open();
      // One by one: as arguments of one call, a hundred thousand lines would fill the stack.
      for (const line of gone) here.lines.push(`-${line}`);
      for (const line of come) here.lines.push(`+${line}`);
      here.size = [here.size[0] + gone.length, here.size[1] + come.length];
      before += gone.length;
      after += come.length;
      trailing = 0;
    },
    end: close,
  };
}

/** A name as git writes it: quoted if it holds what would end it, and with a tab behind if it holds spaces. */
function nameInDiff(file: string): string {
  // eslint-disable-next-line no-control-regex -- a name may hold any of them
  const quoted = file.replace(/["\\\u0000-\u001f\u007f]/g, escaped);
  if (quoted !== file) return `"${quoted}"`;
  return file.includes(" ") ? `${file}\t` : file;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

function escaped(character: string): string {
  return ESCAPES[character] ?? `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
}

function range(from: number, size: number): string {
  return size === 1 ? String(from) : `${size === 0 ? from - 1 : from},${size}`;
}

/** Writes the lines that edits touch; edits of the same or of neighboring lines are shown together. */
export function diffOfEdits(
  file: string,
  text: string,
  edits: readonly Edit[],
  write: (text: string) => void,
): void {
  const lines = text.split(/(?<=\n)/);
  const diff = unifiedDiff(file, write);
  let start = 0;
  let done = 0;
  for (let index = 0; index < lines.length;) {
    const first = index;
    let end = start + (lines[index]?.length ?? 0);
    const here: Edit[] = [];
    for (let next = edits[done]; next !== undefined && next.start < end; next = edits[done]) {
      here.push({ ...next, start: next.start - start, end: next.end - start });
      done += 1;
      // What takes a line's end away joins the line with the next one.
      while (next.end >= end && index + 1 < lines.length) end += lines[(index += 1)]?.length ?? 0;
    }
    index += 1;
    const before = lines.slice(first, index);
    if (here.length === 0) diff.same(before[0] ?? "");
    else showChange(diff, before, applyEdits(before.join(""), here).split(/(?<=\n)/));
    start = end;
  }
  diff.end();
}

/** Leaves out what both begin or end with. */
function showChange(diff: DiffWriter, before: readonly string[], after: readonly string[]): void {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  for (const line of before.slice(0, head)) diff.same(line);
  diff.change(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  for (const line of before.slice(before.length - tail)) diff.same(line);
}
