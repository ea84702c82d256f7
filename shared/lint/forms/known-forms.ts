import type { LintSettings } from "../finding.ts";
import { endOfNumber, endOfText } from "./values.ts";
import { formOf, type FormPart, type OpenValue } from "./form.ts";

/**
 * Forms of lines in which nothing is found. A business sends few kinds of messages millions of times: a line of a
 * known form is recognized by its bytes, many times faster than it is parsed and checked.
 */
export type KnownForms = {
  /**
   * Where the line that begins at `start` ends, behind its line end; -1 if its form is unknown. The bytes have to
   * be UTF-8.
   */
  readonly endOf: (bytes: Uint8Array, start: number) => number;
  /** Remembers the form of a line in which nothing was found, unless there are too many already. */
  readonly learn: (text: string) => void;
};

/** Gives the text of bytes that are UTF-8. */
export type TextIn = (bytes: Uint8Array, start: number, end: number) => string;

const MOST_FORMS = 1_000;
/**
 * So many forms are learned at once, and then one for so many lines: a form costs as much time as twenty lines, which is
 * lost if no other line has it.
 */
const FIRST_FORMS = 256;
const LINES_PER_FORM = 20;

/** What begins alike, up to where forms part. */
type Step = {
  /** Bytes that all of them have here. */
  literal: Uint8Array;
  /** Then this value, if there is one, */
  open: OpenValue | undefined;
  behind: Step | undefined;
  /** or one of these, by their first byte; */
  branches: readonly Step[];
  /** or the line has ended. */
  isEnd: boolean;
};

/** Begins without a form. */
export function knownForms(settings: LintSettings, textIn: TextIn): KnownForms {
  const root = stepOf(NO_BYTES);
  let tried = 0;
  let learned = 0;
  return {
    endOf(bytes, start) {
      tried += 1;
      return endOfLine(root, bytes, start, textIn);
    },
    learn(text) {
      if (learned >= Math.min(MOST_FORMS, FIRST_FORMS + tried / LINES_PER_FORM) || !text.endsWith("\n"))
        return;
      learned += 1;
      const form = formOf(text, settings);
      if (form !== undefined) insert(root, form);
    },
  };
}

function endOfLine(root: Step, bytes: Uint8Array, start: number, textIn: TextIn): number {
  let at = start;
  for (let step = root; ;) {
    const { literal, open, behind } = step;
    for (let index = 0; index < literal.length; index += 1, at += 1)
      if (bytes[at] !== literal[index]) return -1;
    const branch = step.branches.length === 0 ? undefined : branchAt(step.branches, bytes[at]);
    if (branch !== undefined) step = branch;
    else if (open === undefined || behind === undefined) return step.isEnd ? at : -1;
    else {
      at = endOfValue(open, bytes, at, textIn);
      if (at < 0) return -1;
      step = behind;
    }
  }
}

function branchAt(branches: readonly Step[], byte: number | undefined): Step | undefined {
  for (const branch of branches) if (branch.literal[0] === byte) return branch;
  return undefined;
}

function endOfValue(open: OpenValue, bytes: Uint8Array, start: number, textIn: TextIn): number {
  if (open === "number") return endOfNumber(bytes, start);
  if (open === "text") return endOfText(bytes, start, true);
  const end = endOfText(bytes, start, false);
  return end >= 0 && open.test(textIn(bytes, start, end)) ? end : -1;
}

const NO_BYTES = new Uint8Array();
const ENCODER = new TextEncoder();

function stepOf(literal: Uint8Array): Step {
  return { literal, open: undefined, behind: undefined, branches: [], isEnd: false };
}

/** Adds a form. Where another one has a value of another kind in the same place, it is left out. */
function insert(root: Step, form: readonly FormPart[]): void {
  let step = root;
  for (const part of form) {
    if (typeof part === "string") step = follow(step, ENCODER.encode(part));
    else {
      step.open ??= part.open;
      if (step.open !== part.open) return;
      step = step.behind ??= stepOf(NO_BYTES);
    }
  }
  step.isEnd = true;
}

/** The step that ends where these bytes end, in the place of a step that has just begun. */
function follow(from: Step, bytes: Uint8Array): Step {
  let step = from;
  let at = 0;
  for (;;) {
    const same = sameBytes(step.literal, bytes, at);
    if (same < step.literal.length) split(step, same);
    at += same;
    if (at === bytes.length) return step;
    const branch = branchAt(step.branches, bytes[at]);
    if (branch === undefined) {
      const rest = stepOf(bytes.slice(at));
      step.branches = [...step.branches, rest];
      return rest;
    }
    step = branch;
  }
}

function sameBytes(literal: Uint8Array, bytes: Uint8Array, start: number): number {
  let same = 0;
  while (same < literal.length && start + same < bytes.length && literal[same] === bytes[start + same])
    same += 1;
  return same;
}

/** Parts a step in two behind so many bytes. */
function split(step: Step, at: number): void {
  const rest = { ...step, literal: step.literal.slice(at) };
  step.literal = step.literal.slice(0, at);
  step.open = undefined;
  step.behind = undefined;
  step.branches = [rest];
  step.isEnd = false;
}
