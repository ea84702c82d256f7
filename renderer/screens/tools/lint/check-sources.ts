import type { LintSettings } from "../../../../shared/lint/finding.ts";
import {
  noCounts,
  type FileFinding,
  type FixedFile,
  type LintCounts,
  type LintJob,
} from "../../../../shared/lint/lint-job.ts";
import { lintHar } from "../../../../shared/lint/lint-har.ts";
import { lintJson } from "../../../../shared/lint/lint-json.ts";
import { lintLines } from "../../../../shared/lint/lint-lines.ts";
import type { Source } from "./source.ts";

/** What is checked as a whole is held as a text and as positions; lines are read one by one. */
export const MOST_BYTES = { whole: 64 * 2 ** 20, lines: 256 * 2 ** 20 } as const;
/** More findings are counted and not listed. */
export const MOST_FINDINGS = 10_000;

/** A finding with the position of its file in the list of sources. */
export type SourceFinding = FileFinding & { readonly source: number };

/** One file after the check, or why it wasn't checked. */
export type CheckedSource = {
  readonly source: Source;
  readonly counts: LintCounts;
  readonly problem?: "tooLarge" | "unreadable";
};

/** The result of a check. */
export type Checked = {
  readonly files: readonly CheckedSource[];
  readonly findings: readonly SourceFinding[];
  /** All files together, also what isn't listed. */
  readonly counts: LintCounts;
};

/** How the window goes on while something long is done, and how it ends early: `pause` throws then. */
export type Pausing = { readonly pause: (part: number) => Promise<void> };

/** Checks every source; one that can't be checked is named, and the others are still done. */
export async function checkSources(
  sources: readonly Source[],
  settings: LintSettings,
  pausing: Pausing,
): Promise<Checked> {
  const findings: SourceFinding[] = [];
  const files: CheckedSource[] = [];
  const counts = noCounts();
  const size = sources.reduce((sum, { content }) => sum + content.size, 0);
  let before = 0;
  for (const [index, source] of sources.entries()) {
    const { content } = source;
    const start = before;
    const job: LintJob = {
      settings,
      mode: "no",
      onFinding: (finding) => {
        if (findings.length < MOST_FINDINGS) findings.push({ ...finding, source: index });
      },
      onDiff: () => undefined,
      pause: (part) => pausing.pause(size === 0 ? 1 : (start + part * content.size) / size),
    };
    const checked = await checkOne(source, job);
    files.push(checked);
    for (const name of ["payloads", "errors", "warnings", "fixable"] as const)
      counts[name] += checked.counts[name];
    before += content.size;
    await pausing.pause(size === 0 ? 1 : before / size);
  }
  return { files, findings, counts };
}

async function checkOne(source: Source, job: LintJob): Promise<CheckedSource> {
  if (isTooLarge(source)) return { source, counts: noCounts(), problem: "tooLarge" };
  try {
    return { source, counts: await lintSource(source, job) };
  } catch (cause) {
    // A file that was changed, moved or deleted since it was given.
    if (cause instanceof DOMException && cause.name !== "AbortError")
      return { source, counts: noCounts(), problem: "unreadable" };
    throw cause;
  }
}

function isTooLarge({ kind, content }: Source): boolean {
  return content.size > (kind === "lines" ? MOST_BYTES.lines : MOST_BYTES.whole);
}

/** The source as it is after the fixes: the bytes that `lint --fix` would write. The same one if nothing is fixed. */
export async function fixSource(source: Source, settings: LintSettings, { pause }: Pausing): Promise<Source> {
  if (source.kind === "har") return source;
  const collected = collector();
  const nothing = (): void => undefined;
  const job: LintJob = { settings, mode: "write", onFinding: nothing, onDiff: nothing, pause };
  const counts = await lintSource(source, job, collected);
  return counts.fixed === 0 ? source : { ...source, content: collected.content() };
}

/** Collects the parts of a file; few large ones, because a million small ones take too much memory. */
function collector(): FixedFile & { readonly content: () => Blob } {
  const done: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  return {
    write(bytes) {
      // What is written is only lent.
      parts.push(new Uint8Array(bytes));
      size += bytes.length;
      if (size < BLOCK) return;
      done.push(new Blob(parts));
      parts = [];
      size = 0;
    },
    content: () => new Blob([...done, ...parts]),
  };
}

/** What the fixes would change, as the diff of `lint --fix --diff`; empty if nothing. */
export async function diffOf(source: Source, settings: LintSettings, { pause }: Pausing): Promise<string> {
  if (source.kind === "har") return "";
  const parts: string[] = [];
  const onDiff = (text: string): void => void parts.push(text);
  await lintSource(source, { settings, mode: "diff", onFinding: () => undefined, onDiff, pause });
  return parts.join("");
}

async function lintSource(
  { name, kind, content }: Source,
  job: LintJob,
  fixed?: FixedFile,
): Promise<LintCounts> {
  if (kind === "lines") return lintLines({ path: name, pieces: piecesOf(content, job) }, job, fixed);
  const bytes = new Uint8Array(await content.arrayBuffer());
  const counts = await (kind === "har"
    ? lintHar(name, bytes, job)
    : lintJson({ path: name, bytes }, job, fixed));
  return counts;
}

const BLOCK = 2 ** 20;
/** Between two of these the window goes on. */
const PIECE = 2 ** 15;

/** The bytes of a file in small pieces, with pauses. */
async function* piecesOf(content: Blob, { pause }: LintJob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.size; at += BLOCK) {
    const block = new Uint8Array(await content.slice(at, at + BLOCK).arrayBuffer());
    for (let from = 0; from < block.length; from += PIECE) {
      yield block.subarray(from, from + PIECE);
      await pause?.((at + from) / content.size);
    }
  }
}
