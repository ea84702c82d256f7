import { describe, expect, test } from "vitest";
import { countTimestamps } from "../../../main/core/traffic/count-timestamps.ts";
import { invariant } from "../../../shared/invariant.ts";
import { instant } from "../../../shared/time.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import { valueOf } from "../../support/expect-result.ts";

const NOW = instant(Date.UTC(2026, 10, 25, 12));
const clock = zoneClock("Europe/Madrid");
invariant(clock !== undefined, "Madrid has a clock");

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const count = (text: string | Buffer, column?: string, size = 7) =>
  countTimestamps(inPieces(Buffer.from(text), size), { column, clock, now: NOW });

const AT = ["2026-11-02 10:00:00", "2026-11-02 10:14:59", "2026-11-02 10:15:00"];

describe("a CSV of timestamps", () => {
  test.each([
    ["one column without a header", `${AT.join("\n")}\n`, "1"],
    ["a header", `sent_at\n${AT.join("\n")}`, "sent_at"],
    ["semicolons", `id;when\n${AT.map((at, id) => `${id};${at}`).join("\r\n")}`, "when"],
    [
      "tabs and a byte order mark",
      `\uFEFFwhen\tid\n${AT.map((at, id) => `${at}\t${id}`).join("\n")}`,
      "when",
    ],
    ["quoted text with line breaks", `text,when\n${AT.map((at) => `"a\nb, c",${at}`).join("\n")}`, "when"],
  ])("[Q2] with %s is counted by quarters of an hour", async (_, text, column) => {
    const { quarters, read } = valueOf(await count(text));
    expect([...quarters.values()]).toEqual([2, 1]);
    expect(read).toEqual({ column, timestamps: 3, local: 3, unread: 0, older: 0 });
  });

  test("[Q2] in UTF-16, as spreadsheets save it, is read", async () => {
    const bytes = Buffer.from(`\uFEFFnúmero\twhen\n1\t${AT[0]}\n`, "utf16le");
    expect(valueOf(await count(bytes, undefined, 3)).read).toMatchObject({ column: "when", timestamps: 1 });
  });

  test("[Q2] names rows without a readable timestamp by count and first line, and goes on", async () => {
    const text = `text,when\n"a\nb",${AT[0]}\nx,soon\ny,\nz,${AT[1]}\n`;
    expect(valueOf(await count(text)).read).toMatchObject({ timestamps: 2, unread: 2, firstUnread: 4 });
  });

  test("[Q2] takes the column that is named, by name or position, and no other", async () => {
    const text = `Created,sent\n${AT.map((at) => `${at},2026-11-03 00:00`).join("\n")}\n`;
    expect(valueOf(await count(text, "created")).quarters.size).toBe(2);
    expect(valueOf(await count(text, "sent")).quarters.size).toBe(1);
    expect(valueOf(await count(`${AT[0]},${AT[1]}\n`, "2")).read.column).toBe("2");
    expect(valueOf(await count(text, "2")).read.column).toBe("sent");
    expect(valueOf(await count(`2,at\n${AT[0]},7\n`, "2")).read).toMatchObject({
      column: "2",
      timestamps: 1,
    });
    expect(valueOf(await count(`at,at\n,${AT[0]}\n`, "2")).read).toMatchObject({
      column: "at",
      timestamps: 1,
    });
    for (const none of ["3", "0", "-1", "1e0", " "])
      expect(await count(text, none)).toMatchObject({
        problem: { why: "no-such-column", columns: ["Created", "sent"] },
      });
  });

  test("[Q2] names its columns as a sentence has room for them", async () => {
    const text = `${"x".repeat(500_000)},${Array.from({ length: 400 }, (_, at) => `c${at}`).join(",")}\na\n`;
    const first = Array.from({ length: 19 }, (_, at) => `c${at}`);
    const columns = [`${"x".repeat(60)}…`, ...first, "…"];
    expect(await count(text, undefined, 65_536)).toMatchObject({
      problem: { why: "no-timestamps", columns },
    });
    expect(await count(text, "none", 65_536)).toMatchObject({ problem: { why: "no-such-column", columns } });
  });

  test("[Q2] with several columns of timestamps asks which one", async () => {
    const text = `a,b,c\n${AT[0]},1,${AT[1]}\n`;
    expect(await count(text)).toMatchObject({ problem: { why: "column-needed", columns: ["a", "c"] } });
  });

  test("[Q2] takes ten digits for a time only where no column has dates", async () => {
    expect(valueOf(await count(`id,when\n1700000000,${AT[0]}\n`)).read.column).toBe("when");
    expect(valueOf(await count("id,at\n7,1700000000\n")).read).toMatchObject({ column: "at", local: 0 });
  });

  test.each([
    ["", "empty"],
    [" \n\n", "empty"],
    ["when\n", "no-timestamps"],
    ["a,b\n1,2\n", "no-timestamps"],
    ['when\n"2026-11-02 10:00', "not-csv"],
    [`when\n${"x".repeat(1_100_000)}\n`, "not-csv"],
    ["x".repeat(3_000_000), "not-csv"],
    [`${" ".repeat(3_000_000)}\n`, "empty"],
  ])("[Q2] that can't be used is named: %#", async (text, why) => {
    expect(await count(text, undefined, 65_536)).toMatchObject({
      ok: false,
      problem: { kind: "csvUnusable", why },
    });
  });

  test("[Q2] of any length is read with bounded memory", async () => {
    async function* long(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("when,text\n");
      const line = `2026-11-02T10:00:00Z,${"x".repeat(180)}\n`;
      const piece = Buffer.from(line.repeat(300));
      for (let at = 0; at < 200; at += 1) yield piece;
    }
    const before = process.memoryUsage().arrayBuffers;
    const { read } = valueOf(await countTimestamps(long(), { clock, now: NOW }));
    expect(read.timestamps).toBe(60_000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  test("[Q2] that breaks off in the middle of reading fails as its source does", async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`when\n${AT.join("\n")}\n`);
      throw Object.assign(new Error("gone"), { code: "EIO" });
    }
    await expect(countTimestamps(broken(), { clock, now: NOW })).rejects.toThrow("gone");
  });
});
