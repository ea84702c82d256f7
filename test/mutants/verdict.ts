/** One change that was made to the code, and what became of it. Lines and columns begin at 1. */
export type Tried = {
  readonly fileName: string;
  readonly status: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: Position; readonly end: Position };
  /** How many tests ran against it. */
  readonly testsCompleted?: number | undefined;
};
type Position = { readonly line: number; readonly column: number };

/** Where a change was made and what it was, in words that stay the same when other lines move. */
export type Place = {
  /** From the root, with forward slashes. */
  readonly file: string;
  /** The line in which the change begins, without its indentation. */
  readonly line: string;
  /** The text that was replaced, and its replacement, as `shortened` gives them. */
  readonly from: string;
  readonly to: string;
};

/** A change that alters nothing that the program does, with the reason. */
export type Equivalent = Place & { readonly because: string };

/** Entries of one file: the line, what it says, what the mutant says, and why that is the same. */
export function inFile(
  file: string,
  entries: readonly (readonly [line: string, from: string, to: string, because: string])[],
): readonly Equivalent[] {
  return entries.map(([line, from, to, because]) => ({ file, line, from, to, because }));
}

/** A change that no test noticed. `tests`: how many ran against it. */
export type Survivor = Place & { readonly lineNumber: number; readonly tests: number };

export type Verdict = {
  readonly mutants: number;
  readonly killed: number;
  /** Equivalent mutants that survived. */
  readonly equivalent: number;
  readonly survivors: readonly Survivor[];
  /** Changes that could not be tried. */
  readonly failed: readonly Survivor[];
  /** Entries of the list that no surviving mutant fits: the mutant was killed, or its code is gone. */
  readonly outdated: readonly Equivalent[];
  /** Percent of the mutants that aren't equivalent, rounded down to a tenth. */
  readonly score: number;
};

const LONGEST = 72;

/** A text of the code in one line, cut if it is long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

/** Judges what became of all changes of a part. `sources` holds the text of each file by its name. */
export function judge(
  tried: readonly Tried[],
  sources: Readonly<Record<string, string>>,
  equivalents: readonly Equivalent[],
): Verdict {
  const mutants = tried.filter(({ status }) => status !== "Ignored");
  const killed = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  const placesOf = (...statuses: readonly string[]) =>
    mutants
      .filter(({ status }) => statuses.includes(status))
      .map((mutant) => survivorOf(mutant, sources[mutant.fileName] ?? ""));
  const unnoticed = placesOf("Survived", "NoCoverage");
  const isListed = (place: Place) => equivalents.some((entry) => isSame(entry, place));
  const equivalent = unnoticed.filter(isListed).length;
  const counted = mutants.length - equivalent;
  return {
    mutants: mutants.length,
    killed,
    equivalent,
    survivors: unnoticed.filter((place) => !isListed(place)),
    failed: placesOf("RuntimeError", "CompileError", "Pending"),
    outdated: equivalents.filter((entry) => !unnoticed.some((place) => isSame(entry, place))),
    score: counted === 0 ? 100 : Math.floor((killed / counted) * 1000) / 10,
  };
}

function isSame(one: Place, other: Place): boolean {
  return one.file === other.file && one.line === other.line && one.from === other.from && one.to === other.to;
}

function survivorOf(mutant: Tried, source: string): Survivor {
  const lines = source.split("\n");
  const { start, end } = mutant.location;
  const replaced = lines.slice(start.line - 1, end.line);
  const last = replaced.length - 1;
  const from = replaced.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  );
  return {
    file: mutant.fileName,
    line: (lines[start.line - 1] ?? "").trim(),
    from: shortened(from.join("\n")),
    to: shortened(mutant.replacement ?? ""),
    lineNumber: start.line,
    tests: mutant.testsCompleted ?? 0,
  };
}
