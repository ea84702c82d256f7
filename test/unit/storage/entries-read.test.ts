import { expect, test } from "vitest";
import { rememberEntries } from "../../../main/core/storage/entries-read.ts";
import { contentOf, readContent } from "../../../main/core/storage/row-versions.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { ENDED, opened, runNamed } from "../../contract/storage/entries.ts";

const entry = (name: string): JournalEntry => opened(runNamed(name));

test("a row that is read again gives the same entry, which no reader can change", () => {
  const text = contentOf(entry("first1"));
  const first = readContent(text);
  const second = readContent(text);
  expect(second).toEqual({ kind: "entry", entry: entry("first1") });
  if (first.kind !== "entry" || second.kind !== "entry") throw new Error("it can be read");
  expect(second.entry).toBe(first.entry);
  expect(() => Object.assign(first.entry, { kind: "ended" })).toThrow(TypeError);
  const plan = first.entry.kind === "opened" ? first.entry.plan : {};
  expect(() => Object.assign(plan, { direction: "else" })).toThrow(TypeError);
});

test("one changed letter makes another text", () => {
  const text = contentOf(ENDED);
  expect(readContent(text).kind).toBe("entry");
  expect(readContent(text.replace("ended", "endec")).kind).toBe("unreadable");
});

test("a row that somebody else nested deeply is read, so that its mark can refuse it", () => {
  const wayBack = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const text = contentOf(Object.assign({}, entry("deep12"), { wayBack: 0 })).replace(
    '"wayBack":0',
    `"wayBack":${wayBack}`,
  );
  expect(readContent(text).kind).toBe("entry");
});

test("what was used longest ago is forgotten once the texts have too many characters", () => {
  const kept = rememberEntries(30);
  const of = (text: string) => kept.note(text, entry("any123"));
  const [first, second] = [of("a".repeat(10)), of("b".repeat(10))];
  expect(kept.of("a".repeat(10))).toBe(first);
  of("c".repeat(15));
  expect(kept.of("b".repeat(10))).toBeUndefined();
  expect(kept.of("a".repeat(10))).toBe(first);
  expect(second).toBeDefined();
  of("d".repeat(31));
  expect(kept.of("d".repeat(31))).toBeUndefined();
  expect(kept.of("c".repeat(15))).toBeDefined();
});
