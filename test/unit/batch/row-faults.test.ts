import { describe, expect, test } from "vitest";
import { loadBatch } from "../../../main/core/batch/load-batch.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import { err, ok } from "../../../shared/result.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { planFaultSaid, rowFaultText } from "../../../shared/wording/row-faults.ts";
import { createTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";

const spanish = createTranslate("es", { en, es });
const MEMBERS = {
  version: 1,
  direction: "to-cloud",
  cloud: { baseUrl: "https://c.example", businessAccountId: "1", appId: "2", accessToken: { env: "TOKEN" } },
  onPrem: { baseUrl: "https://o.example", auth: { token: { env: "AUTH" } } },
  number: { phoneNumberId: "3", cc: "1", phoneNumber: "2025550123", pin: { env: "PIN" } },
};
const FILES: Readonly<Record<string, string>> = {
  "/t/cut.json": '{"version": 1,',
  "/t/comma.json": '{"version" 1}',
  "/t/twice.json": '{"version": 1, "version": 1}',
  "/t/list.json": "[]",
};

const noFile = (path: string) => err({ kind: "fileUnreadable" as const, path, code: "ENOENT" });

function badRowsOf(text: string, where: "known" | "none" = "known") {
  const loaded = loadBatch(text, {
    folder: where === "known" ? "/t" : undefined,
    files: { read: (path) => (FILES[path] === undefined ? noFile(path) : ok(FILES[path])) },
    secrets: { env: () => undefined, file: () => err({ code: "ENOENT" }) } as never,
  });
  return loaded.ok ? [] : loaded.problem;
}

describe("[ZW7] why a row can't be used", () => {
  test.each([
    ["a quotation mark", 'plan\n"a'],
    ["no header", ""],
    ["a strange column", "plan,pin\na,b"],
    ["a column without a name", "plan,\na,b"],
    ["a cell too many", "plan\na,b"],
    ["no JSON", "[{]"],
    ["no array", "{}"],
    ["no object", "[1]"],
    ["a member twice", '[{"plan":"a","plan":"b"}]'],
    ["a strange member", '[{"number.x":"1"}]'],
    ["a plan that isn't there", "plan\nnone.json"],
    ["a plan that is cut off", "plan\ncut.json"],
    ["a plan without a comma", "plan\ncomma.json"],
    ["a plan with a member twice", "plan\ntwice.json"],
    ["a plan that is none", "plan\nlist.json"],
    ["a secret that is no reference", "number.pin\n123456"],
    ["a window", JSON.stringify([{ ...MEMBERS, window: "9-5" }])],
    ["secrets that aren't there", JSON.stringify([MEMBERS])],
    ["an incomplete plan", JSON.stringify([{ ...MEMBERS, cloud: {}, strange: 1, direction: "up" }])],
  ])("is said in each language: %s", (_what, text) => {
    const bad = badRowsOf(text);
    expect(bad.length).toBeGreaterThan(0);
    for (const row of bad) {
      expect(row.said).toBeDefined();
      expect(rowFaultText(translateToEnglish, row)).toBe(row.message);
      const told = rowFaultText(spanish, row);
      expect(told).not.toBe(row.message);
      expect(told).not.toMatch(/\b(?:the|is|isn't|has|and|must|enter)\b|\{\{/i);
    }
  });

  test("falls back to English where a newer core says more, or an older one nothing", () => {
    const newer = { message: "is new", said: [{ key: "rowFaults.newer", values: {} }] };
    expect(rowFaultText(spanish, newer)).toBe("is new");
    expect(rowFaultText(spanish, { message: "is old" })).toBe("is old");
  });

  test("is said without the table's folder", () => {
    const [row] = badRowsOf("plan\na.json", "none");
    expect(row?.message).toMatch(/^names a file by a relative path/);
    expect(rowFaultText(spanish, row ?? { message: "" })).toMatch(/^nombra un archivo/);
  });

  test("has a sentence for whatever a plan's schema rejects", () => {
    const values = [
      undefined,
      null,
      5,
      "",
      "x y",
      {},
      [],
      true,
      "x".repeat(300),
      "ftp://x",
      "https://a:b@c",
      "https://a?b",
      "http://a.example",
      { env: "1x" },
      { file: "" },
      { vault: "A B" },
      { username: "", password: { env: "x" } },
      { caFile: "", sha256: "x" },
      { sha256: "zz" },
      { url: "socks://x" },
      { url: "https://a:b@c" },
      { brand: "X" },
      { url: "http://a/b" },
      { url: "http://a", username: "a:b" },
      { url: "none", username: "a" },
      { client: {} },
      { url: "http://a", password: { env: "x" } },
      { client: { pfx: "" } },
      { apiVersion: "1" },
    ];
    const paths = [
      "cloud",
      "cloud.baseUrl",
      "cloud.appId",
      "cloud.accessToken",
      "cloud.tls",
      "onPrem.tls",
      "onPrem.auth",
      "number.cc",
      "number.phoneNumber",
      "number.shards",
      "number.method",
      "number.displayName",
      "proxy",
      "tls",
      "direction",
      "dialect",
      "version",
      "strange",
      "number.pin",
    ];
    const silent = paths.flatMap((path) =>
      values.flatMap((value) => {
        const json = JSON.parse(JSON.stringify(MEMBERS)) as Record<string, unknown>;
        const [top = "", below] = path.split(".");
        if (below === undefined) json[top] = value;
        else (json[top] as Record<string, unknown>)[below] = value;
        const parsed = parsePlan(json);
        return parsed.ok ? [] : parsed.problem.faults.filter((fault) => planFaultSaid(fault) === undefined);
      }),
    );
    expect([...new Set(silent.map(({ message }) => message))]).toEqual([]);
  });
});
