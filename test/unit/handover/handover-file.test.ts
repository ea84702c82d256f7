import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { closeHandover, openHandover } from "../../../main/core/handover/handover-file.ts";
import { redact } from "../../../shared/redacted.ts";

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const COST = { N: 2, r: 1, p: 1 };
const TEXT = JSON.stringify({ canary: "c4n4ry-ñ-秘" });
const passphrase = redact("correct horse battery", "file passphrase");

function close(): Promise<string> {
  return closeHandover(redact(TEXT, "content"), passphrase, { random, cost: COST });
}

async function opened(file: string, given = "correct horse battery"): Promise<unknown> {
  const found = await openHandover(file, redact(given, "file passphrase"));
  return found.ok ? found.value.reveal() : found.problem.kind === "handoverRefused" && found.problem.why;
}

describe("the file of a handed-over workspace", () => {
  test("[HO1] opens with its passphrase alone, in either spelling of a letter, and shows nothing", async () => {
    const file = await close();
    expect(await opened(file)).toBe(TEXT);
    expect(file).not.toContain("c4n4ry");
    expect(await close()).not.toBe(file);
    const accent = await closeHandover(redact(TEXT, "content"), redact("caf\u00e9 caf\u00e9", "p"), {
      random,
      cost: COST,
    });
    expect(await opened(accent, "cafe\u0301 cafe\u0301")).toBe(TEXT);
  });

  test.each(["Correct horse battery", "correct horse battery ", "x", "\u0000", "correct horse"])(
    "[HO1] with %j it is a wrong passphrase, not a damaged file",
    async (given) => {
      expect(await opened(await close(), given)).toBe("wrong-passphrase");
    },
  );

  test("[HO1] a byte that was changed, cut off or added makes it a damaged file, wherever it is", async () => {
    const file = await close();
    for (let at = 60; at < file.length - 2; at += 7) {
      const other = file[at] === "A" ? "B" : "A";
      const bent = `${file.slice(0, at)}${other}${file.slice(at + 1)}`;
      expect([at, await opened(bent)]).toEqual([at, "damaged"]);
    }
    for (const end of [60, 200, file.length - 3]) expect(await opened(file.slice(0, end))).toBe("damaged");
    const json = JSON.parse(file) as Record<string, string>;
    for (const cut of [
      { ...json, sealed: json["sealed"]?.slice(4) },
      { ...json, more: 1 },
    ])
      expect(await opened(JSON.stringify(cut))).toBe("damaged");
  });

  test.each([
    ["", "other-file"],
    ["{}", "other-file"],
    ["[]", "other-file"],
    ["not json", "other-file"],
    ['{"format":"switchover-workspace","version":2}', "newer"],
    ['{"format":"switchover-workspace","version":1}', "damaged"],
    ['{"format":"switchover-workspace","version":"1"}', "damaged"],
    ["x".repeat(48 * 1024 * 1024 + 1), "too-large"],
  ])("[HO1] what is no such file is named as that", async (file, why) => {
    expect(await opened(file)).toBe(why);
  });

  test("[HO1] a header that asks for more memory than any file needs is not followed", async () => {
    const json = JSON.parse(await close()) as { kdf: Record<string, unknown> };
    for (const kdf of [
      { ...json.kdf, N: 2 ** 30 },
      { ...json.kdf, N: 3 },
      { ...json.kdf, r: 1_000 },
      { ...json.kdf, p: 0 },
      { ...json.kdf, name: "pbkdf2" },
    ])
      expect(await opened(JSON.stringify({ ...json, kdf }))).toBe("damaged");
  });
});
