import type { CommonOptions } from "@clack/prompts";
import type { Key } from "node:readline";
import { PassThrough, type Readable, type Writable } from "node:stream";

/** Questions to a person at a terminal. Each resolves with undefined if it is canceled or the input ends. */
export type Prompts = {
  secret(message: string, labels?: PromptLabels): Promise<string | undefined>;
  /** Asks for a text until `problemWith` finds nothing wrong with it. */
  text(message: string, problemWith: (text: string) => string | undefined): Promise<string | undefined>;
  yes(message: string, labels?: PromptLabels): Promise<boolean | undefined>;
};

/** What stands beside every question. */
export type PromptLabels = { readonly yes: string; readonly no: string; readonly nothingTyped: string };

const ENGLISH: PromptLabels = { yes: "Yes", no: "No", nothingTyped: "Type it, or press Esc to cancel." };

/** The same prompts with other labels. */
export function labeledPrompts(prompts: Prompts, labels: PromptLabels): Prompts {
  return {
    secret: (message) => prompts.secret(message, labels),
    text: (message, problemWith) => prompts.text(message, problemWith),
    yes: (message) => prompts.yes(message, labels),
  };
}

/** The input of the prompts; raw mode makes a terminal send each key when it is pressed. */
type Input = Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
type Streams = { readonly input: Input; readonly output: Writable };

/** Prompts on a terminal. `streams` is called for each question, not earlier. */
export function promptsOn(streams: () => Streams): Prompts {
  return {
    secret: (message, { nothingTyped } = ENGLISH) =>
      whileInputLasts<string>(streams(), async (options) => {
        const { password } = await import("@clack/prompts");
        return password({
          ...options,
          message,
          validate: (text) => (text === undefined || text === "" ? nothingTyped : undefined),
        });
      }),
    text: (message, problemWith) =>
      whileInputLasts<string>(streams(), async (options) => {
        const { text } = await import("@clack/prompts");
        return text({ ...options, message, validate: (typed) => problemWith(typed ?? "") });
      }),
    yes: (message, { yes, no } = ENGLISH) =>
      whileInputLasts<boolean>(streams(), async (options) => {
        const { confirm } = await import("@clack/prompts");
        return confirm({ ...options, message, active: yes, inactive: no, initialValue: false });
      }),
  };
}

/** What a terminal without a width of its own is taken for. */
const COLUMNS = 80;

/** The width of a terminal. Some report 0 columns, in which nothing could be written. */
export function widthOf(columns: number | undefined): number {
  return columns !== undefined && columns > 0 ? columns : COLUMNS;
}

/** The same output, with a width that text can be wrapped to. */
function withWidth(output: Writable): Writable {
  if (!("columns" in output)) return output;
  const { columns } = output;
  if (typeof columns === "number" && columns > 0) return output;
  return new Proxy(output, {
    get: (of, name) => (name === "columns" ? COLUMNS : bound(of, Reflect.get(of, name, of))),
  });
}

// A method of a stream needs the stream itself, not its proxy.
function bound(of: Writable, member: unknown): unknown {
  return typeof member === "function" ? member.bind(of) : member;
}

/** Prompts on standard error, so that standard output stays clean. */
export const clackPrompts: Prompts = promptsOn(
  // Accessing process.stderr makes a pipe non-blocking, so it waits until a question is asked.
  () => ({ input: process.stdin, output: process.stderr }),
);

/**
 * Asks until the input ends. The prompt library never resolves after its input ended or Ctrl-D closed its
 * reader, and an error of its input, for example of a closed terminal, would end the program. So it reads
 * from a separate stream.
 */
async function whileInputLasts<T>(
  { input, output }: Streams,
  ask: (options: CommonOptions) => Promise<T | symbol>,
): Promise<T | undefined> {
  const over = new AbortController();
  const end = (): void => over.abort();
  const press = (_text: string | undefined, key: Key | undefined): void => {
    if (key?.ctrl === true && key.name === "d") end();
  };
  const reader = Object.assign(new PassThrough(), {
    isTTY: input.isTTY === true,
    setRawMode: (on: boolean) => void input.setRawMode?.(on),
  });
  reader.on("keypress", press);
  for (const ending of ENDINGS) input.on(ending, end);
  if (input.readableEnded || input.destroyed) end();
  input.pipe(reader, { end: false });
  try {
    const given = await ask({ input: reader, output: withWidth(output), signal: over.signal });
    // A symbol means that the question was canceled.
    return typeof given === "symbol" ? undefined : given;
  } finally {
    for (const ending of ENDINGS) input.off(ending, end);
    input.unpipe(reader);
    // An active read on a terminal would keep the process alive.
    input.pause();
  }
}

const ENDINGS = ["end", "close", "error"] as const;
