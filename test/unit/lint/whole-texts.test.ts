import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBlockedHosts } from "../../../shared/lint/blocked-hosts.ts";
import { applyEdits } from "../../../shared/lint/fix-text.ts";
import { lintHar } from "../../../shared/lint/lint-har.ts";
import { fileKindOf, type FileFinding } from "../../../shared/lint/lint-job.ts";
import { lintText, lintTextInSlices } from "../../../shared/lint/lint-text.ts";
import { placesIn } from "../../../shared/lint/report-findings.ts";
import { diffOfEdits } from "../../../shared/lint/unified-diff.ts";

const SETTINGS = { brand: "chat", blockedHosts: ["blocked.example"] };

function inSlices(text: string) {
  const reading = lintTextInSlices(text, SETTINGS);
  const offsets: number[] = [];
  for (;;) {
    const next = reading.next();
    if (next.done === true) return { lint: next.value, offsets };
    offsets.push(next.value);
  }
}

describe("a text in slices", () => {
  const BAD = '{"messaging_product":"x","to":"+1 202-555 0123","ttl":60,"type":"text","text":{"body":"hi"}}';
  const TEXTS = [
    "",
    " ",
    "\uFEFF",
    BAD,
    `\uFEFF [ ${BAD} ,\r\n\t{"a":1,"a":2} , 7 , [] ] \n`,
    "[]",
    "[ ]",
    "[1,]",
    "[,1]",
    "[1 2]",
    "[1",
    "[1]]",
    "[1] x",
    "[",
    "nope",
    `${BAD}\n${BAD}`,
    `${BAD},`,
    '{"a":"\\ud800\\u0000"}',
    '[{"__proto__":1,"__proto__":2}]',
    '[{"a/b~c":{"x":1,"x":2}}]',
    '"text"',
    "[1e400,-0,1.0]",
    '["\u0001"]',
  ];

  test.each(TEXTS)("[L9] finds in %j what the whole text has", (text) => {
    expect(inSlices(text).lint).toEqual(lintText(text, SETTINGS, true));
  });

  test("[L9] finds what the whole text has, wherever a text is cut or changed", () => {
    const whole = `[${BAD},{"to":"1","image":{"link":"http://a","link":"b"}}, {"type":"hsm","hsm":{}}]`;
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(20),
        fc.constantFrom("", ",", "]", "}", '"', " ", "{", "1", "\\"),
        (at, taken, put) => {
          const text = whole.slice(0, at) + put + whole.slice(at + taken);
          expect(inSlices(text).lint).toEqual(lintText(text, SETTINGS, true));
        },
      ),
      { numRuns: 2_000, seed: 14 },
    );
  });

  test("pauses often enough in one large payload and in many small ones", () => {
    for (const text of [`[${Array(50_000).fill("1").join()}]`, `{"a":[${Array(50_000).fill("1").join()}]}`]) {
      const { offsets } = inSlices(text);
      const steps = offsets.map((offset, index) => offset - (offsets[index - 1] ?? 0));
      expect(Math.max(...steps)).toBeLessThan(10_000);
      expect(offsets.length).toBeGreaterThan(10);
    }
  });
});

test("[L10] 200,000 findings in one long line are placed as quickly as on as many lines", () => {
  const payload =
    '{"messaging_product":"chat","to":"12025550123","type":"text","text":{"body":"hi"},"ttl":1}';
  const text = `[${Array<string>(200_000).fill(payload).join(",")}]`;
  const placeOf = placesIn(text);
  const startedAt = performance.now();
  for (let at = text.indexOf('"ttl"'); at >= 0; at = text.indexOf('"ttl"', at + 1))
    if (placeOf(at).column !== at) throw new Error(`${at} is not in its line`);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(placesIn("a\n\nb")(3)).toEqual({ line: 3, column: 0 });
  const backAndForth = placesIn("a\nb\nc\n");
  expect([4, 0, 2, 6].map((offset) => backAndForth(offset).line)).toEqual([3, 1, 2, 4]);
});

test("[L14] a diff of 100,000 changes on as many lines is shown in one go", () => {
  const line = '{"to":"1 2025550123"}';
  const text = `[\n${Array<string>(100_000).fill(line).join(",\n")}\n]`;
  const { edits } = lintText(text, SETTINGS, true);
  let written = "";
  const startedAt = performance.now();
  diffOfEdits("a.json", text, edits, (part) => {
    written += part;
  });
  expect(written.split("\n").filter((one) => one.startsWith("+{"))).toHaveLength(100_000);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

test("[L14] a diff shows the end of a value of 200,000 lines", () => {
  const message = { messaging_product: "chat", to: "12025550123", ttl: Array<number>(200_000).fill(1) };
  const text = JSON.stringify(message, null, 1);
  const { edits } = lintText(text, SETTINGS);
  let written = "";
  diffOfEdits("a.json", text, edits, (part) => {
    written += part;
  });
  expect(patched(text, written)).toBe(applyEdits(text, edits));
});

/** The text that a diff makes of the one it is of; a diff that patch programs reject throws. */
function patched(text: string, diff: string): string {
  const lines = text.split(/(?<=\n)/).filter((line) => line !== "");
  const done: string[] = [];
  let at = 0;
  for (const hunk of diff.split(/^(?=@@ )/m).slice(1)) {
    const [head = "", ...body] = hunk.split(/(?<=\n)(?!\\ No newline)/);
    const [, from = "", taken = "1", given = "1"] =
      /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@\n$/.exec(head) ?? [];
    const start = Number(from) - (taken === "0" ? 0 : 1);
    done.push(...lines.slice(at, start));
    at = start;
    const sizes = { taken: 0, given: 0 };
    for (const written of body.filter((one) => one !== "")) {
      const line = written.slice(1).replace("\n\\ No newline at end of file\n", "");
      if (written[0] !== "+") {
        if (line !== lines[at]) throw new Error(`line ${at + 1} isn't ${line}`);
        at += 1;
        sizes.taken += 1;
      }
      if (written[0] !== "-") {
        done.push(line);
        sizes.given += 1;
      }
    }
    expect(sizes).toEqual({ taken: Number(taken), given: Number(given) });
  }
  const whole = [...done, ...lines.slice(at)];
  // Only a file's last line may end without a line end.
  for (const line of whole.slice(0, -1)) expect(line).toMatch(/\n$/);
  return whole.join("");
}

test("[L14] a diff of a formatted text is one that patch programs take, whatever is removed or added", () => {
  const members: readonly (readonly [string, unknown])[] = [
    ["ttl", { seconds: 60 }],
    ["to", "1 202 555 0123"],
    ["text", { ttl: 1, render_mentions: false }],
    ["type", "text"],
    ["template", { namespace: "n" }],
    ["messaging_product", "chat"],
    ["preview_url", false],
  ];
  const payload = fc.subarray([...members]).map((some) => Object.fromEntries(some) as object);
  const text = fc
    .tuple(fc.array(payload, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "\t", "  "))
    .chain(([payloads, indent]) =>
      fc.constantFrom(
        JSON.stringify(payloads, null, indent),
        `${JSON.stringify(payloads, null, indent)}\n`,
        JSON.stringify(payloads, null, indent).replaceAll("{}", "{\n}"),
        `${JSON.stringify(payloads[0], null, indent).replaceAll("\n", "\r\n")}\r\n`,
      ),
    );
  fc.assert(
    fc.property(text, (whole) => {
      const { edits } = lintText(whole, SETTINGS, true);
      let diff = "";
      diffOfEdits("a.json", whole, edits, (part) => {
        diff += part;
      });
      expect(patched(whole, diff)).toBe(applyEdits(whole, edits));
    }),
    { numRuns: 1_000, seed: 14 },
  );
});

test.each([
  ["a.json", "a.json"],
  ["dir/ñ 日.json", "dir/ñ 日.json\t"],
  ["a\tb.json", '"a\\tb.json"'],
  ["n\n+++ l.json", '"n\\n+++ l.json"'],
  ['"q" \\.json', '"\\"q\\" \\\\.json"'],
  ["\u0001\u007f\r.json", '"\\001\\177\\r.json"'],
])("[L14] the name %j stands in a diff as patch programs read it", (file, name) => {
  const { edits } = lintText('{"ttl":1}', SETTINGS);
  let diff = "";
  diffOfEdits(file, '{"ttl":1}', edits, (part) => {
    diff += part;
  });
  expect(diff.startsWith(`--- ${name}\n+++ ${name}\n@@ `)).toBe(true);
});

test.each([
  ["padded", (bytes: Buffer) => bytes.toString("base64")],
  ["without padding", (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")],
  ["in the alphabet for URLs", (bytes: Buffer) => bytes.toString("base64url")],
  ["on several lines", (bytes: Buffer) => bytes.toString("base64").replace(/.{20}/g, "$&\r\n")],
])("[L11] base64 of a recording is read %s as Node reads it", async (_, encode) => {
  for (const body of ['{"to":"1?>ü~"}', '{"to":"1?>ü~ "}', '{"to":"1?>ü~  "}']) {
    const encoded = encode(Buffer.from(body));
    expect(Buffer.from(encoded, "base64").toString()).toBe(body);
    const request = {
      method: "POST",
      url: "/v1/messages/",
      postData: { text: encoded, encoding: "base64" },
    };
    const found: FileFinding[] = [];
    const bytes = Buffer.from(JSON.stringify({ log: { entries: [{ request }] } }));
    await lintHar("a.har", bytes, {
      settings: SETTINGS,
      mode: "no",
      onFinding: (one) => found.push(one),
      onDiff: () => undefined,
    });
    expect(found.map(({ sentence }) => sentence)).toEqual(["productMissing", "recipientFormat"]);
  }
});

test("[L11] a kind is told by the end of a file's name", () => {
  const names = ["a.json", "b.NDJSON", "c/d.jsonl", "e.har", "f.txt", ".json", "g/.json", "json", "h.json/"];
  expect(names.map(fileKindOf)).toEqual([
    "json",
    "lines",
    "lines",
    "har",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("[L15] blocked hosts are read as links name them, and a line that is none is named", () => {
  expect(parseBlockedHosts("\uFEFF# ours\r\n\r\nBAD.example. # cdn\nmünchen.example")).toEqual({
    ok: true,
    value: ["bad.example", "xn--mnchen-3ya.example"],
  });
  expect(parseBlockedHosts("*.wild.example\n.dot.example\n2001:DB8::1\n[2001:db8:0::2]\n192.0.2.1")).toEqual({
    ok: true,
    value: ["wild.example", "dot.example", "[2001:db8::1]", "[2001:db8::2]", "192.0.2.1"],
  });
  for (const line of [
    "https://b.example/",
    "b.example:443",
    "*",
    ".",
    "a..b",
    "b.*.example",
    "b example",
    "192.0.2.0/24",
  ])
    expect(parseBlockedHosts(`a.example\n${line}`), line).toEqual({ ok: false, problem: { line: 2 } });
});
