/** One error of a chain of causes, without its message: only what a program text can say. */
export type ErrorFacts = {
  readonly error: string;
  /** The system's or the runtime's code, such as ENOSPC or ERR_SQLITE_ERROR. */
  readonly code?: string;
  readonly frames: readonly string[];
};

const MOST_CAUSES = 4;
const MOST_FRAMES = 30;

/**
 * The facts of whatever was thrown and of its causes, the outermost first. Messages and folders are left out: both may
 * quote what a person entered. A value that isn't an error gives one row without frames.
 */
export function errorFacts(thrown: unknown): readonly ErrorFacts[] {
  return errorsOf(thrown).map(factsOf);
}

/** What was thrown and its causes, the outermost first; no more than four, since a cause may lead back to itself. */
export function errorsOf(thrown: unknown): readonly unknown[] {
  const errors: unknown[] = [thrown];
  for (let at = thrown; errors.length < MOST_CAUSES; errors.push(at)) {
    if (!(at instanceof Error) || at.cause === undefined) break;
    at = at.cause;
  }
  return errors;
}

/** The name of an error, unless it could be anything else. */
export function nameOf({ name }: Error): string {
  return ERROR_NAME.test(name) ? name : "Error";
}

function factsOf(thrown: unknown): ErrorFacts {
  if (!(thrown instanceof Error)) return { error: NO_ERROR, frames: [] };
  const { code } = thrown as { readonly code?: unknown };
  return {
    error: nameOf(thrown),
    ...(typeof code === "string" && ERROR_CODE.test(code) ? { code } : {}),
    frames: linesOfFrames(thrown).flatMap((line) => frameIn(line) ?? []),
  };
}

/** The name that stands for a thrown value that isn't an error. */
const NO_ERROR = "not-an-error";
/** What the name of an error may be. */
export const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,40}|not-an-error)$/;
/** The codes of the system and of the runtime. */
export const ERROR_CODE = /^(?:E[A-Z][A-Z0-9]{1,18}|(?:ERR|UND_ERR)(?:_[A-Z0-9]{1,20}){1,6})$/;
/** A place in the program: a function if it has a plain name, the file's name, line and column. */
export const FRAME = /^(?:[A-Za-z_$][A-Za-z_$.0-9]{0,79} )?[A-Za-z_$][\w.$-]{0,79}:\d{1,6}:\d{1,6}$/;

/**
 * The lines of an error's stack that name places, as they are. The message stands before them and may hold any line,
 * so a stack that doesn't show where its message ends has none.
 */
export function linesOfFrames({ stack, message }: Error): readonly string[] {
  if (stack === undefined) return [];
  const from = message === "" ? 0 : stack.indexOf(message);
  if (from < 0) return [];
  const lines = stack.slice(from + message.length).split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, MOST_FRAMES);
}

const PLACE =
  /^\s+at (?:(?:async |new )*(\S+) (?:\[as [^\]]*\] )?\()?(?:.*[\\/:])?([\w.$-]+):(\d{1,6}):(\d{1,6})\)?$/;
/** As many digits in a row belong to no name that we gave. */
const DIGITS = /\d{4}/;

function frameIn(line: string): string | undefined {
  const [, name = "", file = "", row, column] = PLACE.exec(line) ?? [];
  if (file === "" || DIGITS.test(file)) return undefined;
  const place = `${file}:${row}:${column}`;
  const named = DIGITS.test(name) ? place : `${name} ${place}`;
  return [named, place].find((frame) => FRAME.test(frame));
}
