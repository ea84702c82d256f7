import { expect, test } from "vitest";
import { described } from "../../../main/hosts/headless/wording/en/described.ts";
import { help } from "../../../main/hosts/headless/wording/en/help.ts";
import { sentencesInCode } from "./written-texts.ts";

/** What stands in the help is written in the code, and translated as it is shown. */
const HELP: ReadonlySet<string> = new Set<string>([
  ...Object.values(described),
  ...Object.values(help.summaries),
]);

const COMMAND = new RegExp(`^(?:switchover )?(?:${Object.keys(help.summaries).join("|")})\\b(?! [A-Z])`);

/** Files whose texts are for programs, or are said where the sentences can't be loaded. */
const ELSEWHERE = [
  // Before anything is loaded, and where loading itself failed.
  "cli.ts",
  "main.ts",
  // For the system's list of what keeps the computer awake.
  "power.ts",
  // Of the parser, and what a prompt says until it is given its labels.
  "usage-command.ts",
  "terminal/prompts.ts",
  "terminal/stdio.ts",
  // Answers to programs, the addresses of browsers, and markup.
  "practice/health-server.ts",
  "serve/browsers.ts",
  "serve/calls.ts",
  "serve/guard.ts",
  "serve/open-browser.ts",
  "serve/plain-pages.ts",
  "serve/streams.ts",
  "serve/window-server.ts",
];

/** Texts that aren't said to a person in a language. */
const NOT_SAID: ReadonlySet<string> = new Set([
  // Typed by a person, sent in every language, or read by a program.
  "STAY HERE",
  "Switchover test",
  "The plan for the reverse migration was printed.",
  // Names of what was told, and of an invariant.
  "reply to",
  "reply ended",
  "the first process opened a migration",
  "this program was started from a file",
  // Commands and options that a sentence names.
  "npm run build",
  "npm start",
  "{{x}}: for the script's comments",
]);

/** Is each line of a text of the help among those that are translated? A line may begin with a name. */
function isHelp(text: string): boolean {
  if (HELP.has(text)) return true;
  const said = (line: string): string => line.replace(/^\s*(?:\S.*?\s{2,})?/, "");
  return text
    .split("\n")
    .map(said)
    .every((line) => line === "" || /^(?:\{\{x\}\})+$/.test(line) || HELP.has(line));
}

test("[ZH2] no sentence that the terminal says to a person is written in its code", () => {
  const inCode = sentencesInCode(["main/hosts/headless"], [], ["test-mark.ts"]).filter(
    ({ where }) =>
      !where.includes("headless/wording/") &&
      !ELSEWHERE.some((file) => where.startsWith(`main/hosts/headless/${file}:`)),
  );
  const strays = inCode.filter(
    ({ text }) => !isHelp(text) && !COMMAND.test(text) && !/^ ?--[a-z]/.test(text) && !NOT_SAID.has(text),
  );
  expect(inCode.length).toBeGreaterThan(250);
  expect(strays.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

test("[ZH2] a sentence in the code would be found", () => {
  for (const text of ["Nothing was written.", "Sandbox time: {{x}}. Waiting.", "{{x}} of {{x}} accepted."])
    expect([isHelp(text), COMMAND.test(text), NOT_SAID.has(text)]).toEqual([false, false, false]);
});
