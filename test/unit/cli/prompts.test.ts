import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { promptsOn, widthOf, type Prompts } from "../../../main/hosts/headless/terminal/prompts.ts";

const CTRL_D = "\u0004";
const ESC = "\u001b";

/** A terminal with typed input whose output is discarded. */
function terminal(): { readonly prompts: Prompts; readonly input: PassThrough } {
  const input = new PassThrough();
  const output = new PassThrough();
  output.resume();
  return { prompts: promptsOn(() => ({ input, output })), input };
}

const QUESTIONS: Readonly<Record<string, (prompts: Prompts) => Promise<unknown>>> = {
  "a text": (prompts) => prompts.text("Registration code", () => "never right"),
  "a secret": (prompts) => prompts.secret("Passphrase"),
  "a yes": (prompts) => prompts.yes("Go on?"),
};

describe.each(Object.keys(QUESTIONS))("a question for %s", (what) => {
  const asked = (prompts: Prompts): Promise<unknown> => QUESTIONS[what]?.(prompts) ?? Promise.reject();

  const breaks: readonly (readonly [string, (input: PassThrough) => void])[] = [
    ["Esc", (input) => void input.write(ESC)],
    ["Ctrl-D", (input) => void input.write(CTRL_D)],
    ["the end of the input", (input) => void input.end()],
    ["a terminal that goes away", (input) => void input.destroy(new Error("EIO"))],
  ];
  test.each(breaks)(
    "[I17] is broken off by %s",
    async (_how, breakOff) => {
      const { prompts, input } = terminal();
      const answer = asked(prompts);
      await new Promise((done) => setTimeout(done, 20));
      breakOff(input);
      expect(await answer).toBeUndefined();
    },
    5000,
  );

  test("[I17] is not waited for where the input has ended before", async () => {
    const { prompts, input } = terminal();
    input.resume();
    input.end();
    await new Promise((done) => input.once("end", done));
    expect(await asked(prompts)).toBeUndefined();
  }, 5000);
});

test("an answer that fits is given, and leaves nothing listening", async () => {
  const { prompts, input } = terminal();
  const listeners = (): number =>
    ["end", "close", "error", "data"].reduce((sum, name) => sum + input.listenerCount(name), 0);
  const before = listeners();
  const answer = prompts.text("Registration code", (text) => (text === "123456" ? undefined : "No."));
  await new Promise((done) => setTimeout(done, 20));
  input.write("123456\r");
  expect(await answer).toBe("123456");
  const again = prompts.text("Registration code", () => undefined);
  await new Promise((done) => setTimeout(done, 20));
  input.write("7\r");
  expect(await again).toBe("7");
  expect(listeners()).toBe(before);
});

test("[ZG25] a terminal that reports 0 columns, or none, gets its questions in lines of the usual width", async () => {
  const question = "Type the number to continue, which takes most of a line";
  for (const columns of [0, undefined, -1, Number.NaN]) {
    const input = new PassThrough();
    const output = Object.assign(new PassThrough(), { columns, rows: 0 });
    let written = "";
    output.on("data", (part: Buffer) => (written += part.toString("utf8")));
    const answer = promptsOn(() => ({ input, output })).text(question, () => undefined);
    await new Promise((done) => setTimeout(done, 20));
    input.write(ESC);
    expect(await answer).toBeUndefined();
    expect(stripVTControlCharacters(written), String(columns)).toContain(question);
  }
  expect([0, undefined, -1, Number.NaN, 40].map(widthOf)).toEqual([80, 80, 80, 80, 40]);
});
