import type { LintSettings } from "../finding.ts";
import { endOfNumber, endOfText, lengthOf } from "./values.ts";
import type { LocatedFinding } from "../lint-payload.ts";
import { formOf, type LineForm, type OpenValue } from "./form.ts";

/**
 * Forms of lines that were checked. A business sends few kinds of messages millions of times: a line of a
 * known form is recognized by its bytes, many times faster than it is parsed and checked.
 */
export type KnownForms = {
  /**
   * Where the line that begins at `start` ends, behind its line end; -1 if its form is unknown. The bytes have to
   * be UTF-8.
   */
  readonly endOf: (bytes: Uint8Array, start: number) => number;
  /** What is found in the line whose end was asked for last, if its form is known. */
  readonly foundIn: (bytes: Uint8Array, start: number) => readonly LocatedFinding[];
  /** Remembers the form of a line in which this was found, unless there are too many already. */
  readonly learn: (text: string, found: readonly LocatedFinding[]) => void;
};

/** Gives the text of bytes that are UTF-8. */
export type TextIn = (bytes: Uint8Array, start: number, end: number) => string;

const MOST_FORMS = 1_000;
/**
 * So many forms are learned at once, and then one for so many lines of known forms or for so many others: a form costs
 * as much time as some twenty lines, which is lost if no other line has it.
 */
const FIRST_FORMS = 256;
const KNOWN_PER_FORM = 20;
const UNKNOWN_PER_FORM = 200;

/** Bytes that lines have in common from here on, up to where their forms part. */
type Step = {
  literal: Uint8Array;
  /** How forms go on: with other bytes, or with a value that may differ. Ways with other bytes come first. */
  ways: readonly Way[];
  /** The form whose lines end here. */
  form: HeldForm | undefined;
};
type Way = { readonly open: OpenValue | undefined; readonly to: Step };

/** A form, and how many lines had it since forms were let go of last. */
type HeldForm = LineForm & { uses: number };

/** Begins without a form. */
export function knownForms(settings: LintSettings, textIn: TextIn): KnownForms {
  let root = stepOf(NO_BYTES);
  let held: HeldForm[] = [];
  let [known, unknown, learned] = [0, 0, 0];
  const reader = lineReader(textIn);
  const mayLearn = (): boolean =>
    held.length < MOST_FORMS && learned < FIRST_FORMS + known / KNOWN_PER_FORM + unknown / UNKNOWN_PER_FORM;
  /** Keeps the forms that were of use. */
  const letGo = (): void => {
    held = held.filter(({ uses }) => uses > 0);
    root = stepOf(NO_BYTES);
    for (const form of held) {
      form.uses = 0;
      insert(root, form);
    }
  };
  return {
    endOf(bytes, start) {
      const end = reader.endOf(root, bytes, start);
      if (end < 0) unknown += 1;
      else known += 1;
      return end;
    },
    foundIn: reader.foundIn,
    learn(text, found) {
      if (!mayLearn() || !text.endsWith("\n")) return;
      learned += 1;
      // A copy: as part of a larger text, a form would keep all of that in memory.
      const form = formOf(DECODER.decode(ENCODER.encode(text)), found, settings);
      if (form === undefined) return;
      const added = { ...form, uses: 0 };
      if (insert(root, added)) held.push(added);
      if (held.length === MOST_FORMS) letGo();
    },
  };
}

/** Where several ways are open, the first that fits may be the wrong one: so often another one is tried in a line. */
const MOST_TURNS = 16;
const NONE: readonly LocatedFinding[] = [];

/** A way that is tried if the one before it leads nowhere: its step, its place there, and what was read up to there. */
type Turn = { readonly step: Step; readonly way: number; readonly at: number; readonly values: number };

/** Reads one line after the other, and remembers of the last one what its findings need. */
function lineReader(textIn: TextIn) {
  let form: HeldForm | undefined;
  /** Where each open value of the line ended. */
  const ends: number[] = [];
  // Without recursion: a line may have thousands of values.
  const endFrom = (root: Step, bytes: Uint8Array, start: number): number => {
    let turns: Turn[] | undefined;
    let turned = 0;
    let step = root;
    let at = endOfLiteral(step, bytes, start);
    let values = 0;
    let way = 0;
    for (;;) {
      if (at >= 0 && step.form !== undefined) {
        ({ form } = step);
        return at;
      }
      const next = at < 0 ? undefined : step.ways[way];
      if (next === undefined) {
        const turn = turns?.pop();
        turned += 1;
        if (turn === undefined || turned > MOST_TURNS) return -1;
        ({ step, way, at, values } = turn);
        continue;
      }
      const { open, to } = next;
      way += 1;
      if (open === undefined && bytes[at] !== to.literal[0]) continue;
      const end = open === undefined ? at : endOfValue(open, bytes, at, textIn);
      if (end < 0) continue;
      if (way < step.ways.length) (turns ??= []).push({ step, way, at, values });
      if (open !== undefined) {
        ends[values] = end;
        values += 1;
      }
      step = to;
      at = endOfLiteral(step, bytes, end);
      way = 0;
    }
  };
  return {
    endOf: (root: Step, within: Uint8Array, start: number): number => {
      const end = endFrom(root, within, start);
      if (end >= 0 && form !== undefined) form.uses += 1;
      return end;
    },
    foundIn: (within: Uint8Array, start: number): readonly LocatedFinding[] => {
      if (form === undefined || form.findings.length === 0) return NONE;
      return form.findings.map(({ finding, values, characters }) => {
        const end = values === 0 ? start : (ends[values - 1] ?? start);
        return { ...finding, offset: lengthOf(within, start, end) + characters };
      });
    },
  };
}

/** The offset behind the bytes that lines have in common here, or -1 if these are others. */
function endOfLiteral({ literal }: Step, bytes: Uint8Array, start: number): number {
  for (let index = 0; index < literal.length; index += 1)
    if (bytes[start + index] !== literal[index]) return -1;
  return start + literal.length;
}

function endOfValue(open: OpenValue, bytes: Uint8Array, start: number, textIn: TextIn): number {
  if (open === "number") return endOfNumber(bytes, start);
  if (open === "text") return endOfText(bytes, start, true);
  const end = endOfText(bytes, start, false);
  return end >= 0 && open.test(textIn(bytes, start, end)) ? end : -1;
}

const NO_BYTES = new Uint8Array();
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

function stepOf(literal: Uint8Array): Step {
  return { literal, ways: [], form: undefined };
}

/** Adds a form; false if it is there already. */
function insert(root: Step, form: HeldForm): boolean {
  let step = root;
  for (const part of form.parts)
    step = typeof part === "string" ? follow(step, ENCODER.encode(part)) : openWay(step, part.open);
  step.form ??= form;
  return step.form === form;
}

function openWay(step: Step, open: OpenValue): Step {
  const there = step.ways.find((way) => way.open === open);
  if (there !== undefined) return there.to;
  const to = stepOf(NO_BYTES);
  step.ways = [...step.ways, { open, to }];
  return to;
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
    const there = step.ways.find(({ open, to }) => open === undefined && to.literal[0] === bytes[at]);
    if (there === undefined) {
      // A step without bytes was just made, and may have any.
      const isNew = step.literal.length === 0 && step.ways.length === 0 && step.form === undefined;
      if (isNew) step.literal = bytes.slice(at);
      const rest = isNew ? step : stepOf(bytes.slice(at));
      if (!isNew) step.ways = [{ open: undefined, to: rest }, ...step.ways];
      return rest;
    }
    step = there.to;
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
  step.ways = [{ open: undefined, to: rest }];
  step.form = undefined;
}
