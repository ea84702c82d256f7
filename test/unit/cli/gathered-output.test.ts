import { expect, test } from "vitest";
import type { Host } from "../../../main/hosts/headless/host.ts";
import { gatherOutput } from "../../../main/hosts/headless/terminal/gathered-output.ts";

function gathering() {
  const written: [1 | 2, string][] = [];
  const host = { write: (stream: 1 | 2, text: string) => void written.push([stream, text]) } as Partial<Host>;
  return { written, ...gatherOutput(host as Host) };
}

test("[L10] gathered output is whole and in order over both streams", () => {
  const { host, flush, written } = gathering();
  host.write(1, "a");
  host.write(1, "b");
  host.write(2, "c");
  host.write(1, "d");
  flush();
  flush();
  expect(written).toEqual([
    [1, "ab"],
    [2, "c"],
    [1, "d"],
  ]);
});

test("[L10] gathered output is out before the program waits for anything", async () => {
  const { host, written } = gathering();
  for (const text of ["a", "b"]) {
    host.write(1, text);
    await Promise.resolve();
    expect(written.at(-1)).toEqual([1, text]);
  }
});

test("[L12] gathered output never piles up", () => {
  const { host, written } = gathering();
  for (let line = 0; line < 10_000; line += 1) host.write(1, `${"x".repeat(99)}\n`);
  expect(written.length).toBeGreaterThan(10);
  expect(written.map(([, text]) => text.length).every((length) => length < 66_000)).toBe(true);
});
