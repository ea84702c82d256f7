import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckedBlock } from "../../../main/core/lint/check-block.ts";
import { checkedBlocks } from "../../../main/core/lint/checked-blocks.ts";
import { blocksOf, visitLines } from "../../../main/core/lint/lines.ts";
import { linesOf as windowLinesOf } from "../../../shared/lint/lines.ts";
import type { LintSettings } from "../../../shared/lint/finding.ts";

const SETTINGS: LintSettings = { brand: "chat", blockedHosts: [] };
const GOOD = `${JSON.stringify({ messaging_product: "chat", to: "12025550123", type: "text", text: { body: "Hello" } })}\n`;
const LIMIT = 3 * 1024 * 1024;

describe("lines of a stream", () => {
  test("[L12] are the same however the stream is cut, and lose no byte", async () => {
    const bytes = fc.array(fc.constantFrom(0x0a, 0x0d, 0x20, 0x61, 0xc3, 0xa9, 0xef, 0xbb, 0xbf, 0xff), {
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat({ max: 60 }), { maxLength: 6 }), async (content, cuts) => {
        const whole = Buffer.from(content);
        const at = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
        const pieces = at.slice(1).map((end, index) => whole.subarray(at[index], end));
        const lines = await linesOf(pieces);
        expect(Buffer.concat(lines)).toEqual(whole);
        for (const line of lines.slice(0, -1)) expect(line.indexOf(0x0a)).toBe(line.length - 1);
      }),
    );
  });

  test("[L12] a line of 3 MB is read, and one byte more is too long, in one piece as in many", async () => {
    for (const size of [4 * LIMIT, 65_536])
      for (const [bytes, isLong, end] of [
        [LIMIT, false, "\n"],
        [LIMIT + 1, true, "\n"],
        [LIMIT, false, "\r\n"],
        [LIMIT + 1, true, "\r\n"],
      ] as const) {
        const line = Buffer.alloc(bytes, 0x61);
        const whole = Buffer.concat([Buffer.from(GOOD), line, Buffer.from(`${end}${GOOD}`)]);
        const pieces: Buffer[] = [];
        for (let at = 0; at < whole.length; at += size) pieces.push(whole.subarray(at, at + size));
        let long = 0;
        const lines: number[] = [];
        for await (const block of blocksOf(streamOf(pieces)))
          if (block.kind === "part") long += block.isLast ? 1 : 0;
          else
            visitLines(block.bytes, {
              line: (text) => lines.push(text.length),
              foreign: () => undefined,
              long: () => (long += 1),
            });
        expect([long, lines.length]).toEqual(isLong ? [1, 2] : [0, 3]);
        const inWindow: string[] = [];
        for await (const read of windowLinesOf(streamOf(pieces)))
          if (read.kind === "line" || read.isLast) inWindow.push(read.kind);
        expect(inWindow).toEqual(["line", isLong ? "part" : "line", "line"]);
      }
  });
});

test("[L10][L12] a large stream is checked block by block: findings keep their order and their lines", async () => {
  // Lines whose form isn't learned, so that they have to be parsed.
  const long = `${JSON.stringify({ messaging_product: "chat", to: "12025550123", type: "text", text: { body: "a".repeat(9_000) } })}\n`;
  const chunk = Buffer.from(long.repeat(30));
  const bad = (text: string): Buffer => Buffer.from(`${text}\n`);
  const pieces: Buffer[] = [Buffer.from(`\uFEFF${GOOD}`)];
  const wanted: [number, string][] = [];
  let line = 2;
  const add = (bytes: Buffer, sentence?: string): void => {
    pieces.push(bytes);
    if (sentence !== undefined) wanted.push([line, sentence]);
    line += bytes.filter((byte) => byte === 0x0a).length;
  };
  for (let round = 0; round < 60; round += 1) {
    add(chunk);
    add(bad("{}"), "productMissing");
    if (round % 20 === 7) add(bad(" "));
    if (round % 20 === 9) add(Buffer.from([0x22, 0xff, 0x22, 0x0a]), "notUtf8");
    if (round % 20 === 11) add(bad(`\uFEFF{}`), "syntax");
    if (round === 30) add(bad("x".repeat(LIMIT + 1)), "tooLong");
    if (round === 31) add(bad('{"messaging_product":"chat","to":"1202555012\u00e9"}'), "recipientFormat");
  }
  add(Buffer.from("{"), "syntax");
  const found: [number, string][] = [];
  let before = 0;
  let payloads = 0;
  for await (const checked of checkedBlocks(streamOf(pieces), SETTINGS)) {
    found.push(...firstOfEachLine(checked, before));
    before += checked.lines;
    payloads += checked.payloads;
  }
  expect(found).toEqual(wanted);
  expect(before).toBe(line);
  expect(payloads).toBe(line - 3);
});

function firstOfEachLine({ findings }: CheckedBlock, before: number): [number, string][] {
  return findings
    .filter((one, index) => findings[index - 1]?.line !== one.line)
    .map(({ line, sentence }) => [before + line, sentence]);
}

async function linesOf(pieces: readonly Buffer[]): Promise<readonly Buffer[]> {
  const lines: Buffer[] = [];
  for await (const { bytes } of blocksOf(streamOf(pieces)))
    visitLines(bytes, {
      line: (text) => lines.push(Buffer.from(text, "utf8")),
      foreign: (line) => lines.push(Buffer.from(line)),
      long: (line) => lines.push(Buffer.from(line)),
    });
  return lines;
}

/** Gives pieces as a stream does that uses their memory again. */
async function* streamOf(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  const memory = Buffer.alloc(Math.max(1, ...pieces.map(({ length }) => length)));
  for (const piece of pieces) {
    piece.copy(memory);
    yield memory.subarray(0, piece.length);
  }
}
