import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { terminalEnglish } from "../../../../main/hosts/headless/terminal/translate.ts";
import { qrCode } from "../../../../main/hosts/headless/commands/webhooks/qr-code.ts";
import type { Host } from "../../../../main/hosts/headless/host.ts";
import { openCliSession, type CliSession } from "../../../../main/hosts/headless/cli-session.ts";
import { virtualClock } from "../../../support/virtual-clock.ts";

const TEXT = "+12025550123 SW-7K4Q";

function session(
  columns: number | undefined,
  { json = false, env = {} }: { readonly json?: boolean; readonly env?: Host["env"] } = {},
): CliSession {
  const host = {
    env,
    folder: "/",
    terminal: { input: true, output: columns !== undefined, error: true },
    columns: () => columns,
    clock: virtualClock(),
  } as Partial<Host> as Host;
  return openCliSession(host, { json, dataDir: "data" }, terminalEnglish);
}

/** The dark modules of a code in half blocks: each character is an upper module and a lower one. */
function modulesOf(code: string): readonly (readonly boolean[])[] {
  const dark: Readonly<Record<string, readonly [boolean, boolean]>> = {
    "█": [false, false],
    "▀": [false, true],
    "▄": [true, false],
    " ": [true, true],
  };
  return code.split("\n").flatMap((line) => {
    const pairs = line.split("").map((character) => dark[character] ?? [false, false]);
    return [pairs.map(([upper]) => upper), pairs.map(([, lower]) => lower)];
  });
}

describe("the square code of the message on a terminal", () => {
  test("[C19] holds the text, with the light frame that readers need", () => {
    const { data, size } = encode(TEXT, { ecc: "M", border: 4 });
    const code = qrCode(session(80, { env: { NO_COLOR: "1" } }), TEXT) ?? "";
    expect(modulesOf(code).slice(0, size)).toEqual(data);
  });

  test("[C19] brings its own colours, so that a light terminal does not invert it, unless none are wanted", () => {
    const escape = "\u001b[";
    const coloured = qrCode(session(80), TEXT) ?? "";
    expect(coloured.split("\n").every((line) => line.startsWith(escape))).toBe(true);
    expect(qrCode(session(80, { env: { NO_COLOR: "1" } }), TEXT)).not.toContain(escape);
  });

  test("[C19] is drawn only where a whole line of it fits", () => {
    const { size } = encode(TEXT, { ecc: "M", border: 4 });
    expect(qrCode(session(size), TEXT)).toBeDefined();
    expect(qrCode(session(size - 1), TEXT)).toBeUndefined();
  });

  test("[C19] is never drawn into a pipe, between JSON lines, or on a terminal that draws nothing", () => {
    expect(qrCode(session(undefined), TEXT)).toBeUndefined();
    expect(qrCode(session(80, { json: true }), TEXT)).toBeUndefined();
    expect(qrCode(session(80, { env: { TERM: "dumb" } }), TEXT)).toBeUndefined();
  });
});
