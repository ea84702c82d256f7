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
    if (!hasHead) write(`--- ${file}\n+++ ${file}\n`);
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
      here.lines.push(...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`));
      here.size = [here.size[0] + gone.length, here.size[1] + come.length];
      before += gone.length;
      after += come.length;
      trailing = 0;
    },
    end: close,
  };
}

function range(from: number, size: number): string {
  return size === 1 ? String(from) : `${size === 0 ? from - 1 : from},${size}`;
}
