import { describe, expect, test } from "vitest";
import { mayConfirm, mayReject } from "../../fuzz/confirmed-rule.ts";
import { mutated } from "../../fuzz/mutate.ts";
import { plainJson } from "../../fuzz/plain-json.ts";
import { fuzz, replayed } from "../../fuzz/run-target.ts";
import { seedsOf, type Target } from "../../fuzz/target.ts";
import { parseStrictJson } from "../../../shared/strict-json.ts";
import { randomFrom } from "../../support/seeded-random.ts";

/** A reader with a bug: it throws where a member named "deep" holds three brackets in a row. */
const buggy = (): Target => ({
  name: "buggy",
  seeds: seedsOf({ deep: [[1]], other: "text that does not matter at all" }),
  words: [],
  take(input) {
    if (input.toString("latin1").includes("[[[")) throw new Error("too deep");
    return undefined;
  },
});

describe("the fuzzer itself", () => {
  const wish = { count: 3_000, guided: 0, seed: 11, judged: false };

  test("finds a seeded bug, shortens its input to what matters, and replays it", async () => {
    const { flaws } = await fuzz(buggy, wish);
    expect(flaws.map(({ what, input }) => [what.slice(0, 21), input.toString()])).toEqual([
      ["threw Error: too deep", "[[["],
    ]);
    expect(await replayed(buggy, Buffer.from("[[["))).toMatch("too deep");
    expect(await replayed(buggy, Buffer.from("[["))).toBeUndefined();
  });

  test("makes the same inputs of the same seed", () => {
    const material = { corpus: seedsOf({ success: true }, "x"), words: ["error"] };
    const inputs = (seed: number): string[] =>
      Array.from({ length: 50 }, (_, at) => mutated(randomFrom(seed + at), material).toString("hex"));
    expect(inputs(5)).toEqual(inputs(5));
    expect(inputs(5)).not.toEqual(inputs(500));
    expect(new Set(inputs(5)).size).toBeGreaterThan(30);
  });

  test("changes names and values, not the signs between them alone", () => {
    const material = { corpus: seedsOf({ success: true }), words: [] };
    const made = Array.from({ length: 3_000 }, (_, at) =>
      mutated(randomFrom(at), material).toString("latin1"),
    );
    const forms = [
      /"success":[^,]+,"success":true/,
      /"success":"true"/,
      /"__proto__":true/,
      /\\u0073/,
      /\[{60}/,
    ];
    for (const form of forms) expect([form, made.some((one) => form.test(one))]).toEqual([form, true]);
  });

  test("keeps what reaches something new, and tells a slow input from a fast one", async () => {
    const { kept, blocks } = await fuzz(await parserTarget(), { ...wish, count: 60, guided: 60 });
    expect(kept).toBeGreaterThan(2);
    expect(blocks).toBeGreaterThan(5);
    const slow = (): Target => ({ ...buggy(), take: () => (spin(150), undefined) });
    expect(await replayed(slow, Buffer.from("x"))).toMatch(/^slow: /);
  });

  test("reads JSON as the program does, without sharing its parser", () => {
    const texts = ['{"a":[1,2.5e3,"x\\u00e9"],"b":null}', "  true ", '"\\ud800"', "[]", '{"":0}'];
    const refused = ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', "\ufeff{}", "01", "[1,]", '"\n"', "{} x", ""];
    for (const text of [...texts, ...refused]) {
      const bytes = Buffer.from(text);
      expect([text, plainJson(bytes) !== undefined]).toEqual([text, parseStrictJson(bytes).ok]);
    }
    for (const bytes of [[0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22], [0xff]])
      expect(plainJson(Uint8Array.from(bytes))).toBeUndefined();
    for (const levels of [64, 65])
      expect(plainJson(Buffer.from("[".repeat(levels) + "]".repeat(levels))) === undefined).toBe(levels > 64);
  });

  test("judges what confirms by the table alone", () => {
    const came = (status: number, body: string, type = "application/json") => ({
      status,
      headers: { "content-type": type },
      body: Buffer.from(body),
    });
    const confirming = [
      ["register", came(200, '{"success":"true"}')],
      ["requestAccount", came(202, "{}")],
      ["verifyCode", came(204, "")],
      ["backup", came(200, '{"settings":{"data":"x"}}')],
    ] as const;
    for (const [call, answer] of confirming) expect([call, mayConfirm(call, answer)]).toEqual([call, true]);
    const others = [
      ["register", came(202, '{"success":true}')],
      ["register", came(200, '{"success":1}')],
      ["register", came(200, '{"success":true,"error":{}}')],
      ["register", came(200, '{"success":true}', "text/html")],
      ["register", came(200, "")],
      ["requestAccount", came(200, "{}")],
      ["verifyCode", came(200, '{"success":false}')],
      ["backup", came(200, '{"settings":{"data":""}}')],
      ["backup", came(201, '{"settings":{"data":"x"}}')],
    ] as const;
    for (const [call, answer] of others) expect([call, mayConfirm(call, answer)]).toEqual([call, false]);
    expect(mayReject("register", came(200, '{"success":"false"}'))).toBe(true);
    expect(mayReject("register", came(500, '{"error":{"code":133000}}'))).toBe(true);
    expect(mayReject("register", came(500, '{"error":{"code":133005}}'))).toBe(false);
    expect(mayReject("register", came(400, "<html>"))).toBe(false);
  });
});

async function parserTarget(): Promise<() => Target> {
  return () => ({
    name: "parser",
    seeds: seedsOf({ a: 1 }),
    words: [],
    take: (input) => (parseStrictJson(input).ok ? undefined : undefined),
  });
}

function spin(ms: number): void {
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < ms * 1_000) continue;
}
