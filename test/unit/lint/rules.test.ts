import { describe, expect, test } from "vitest";
import type { LintSettings } from "../../../shared/lint/finding.ts";
import { applyEdits, editsFor } from "../../../shared/lint/fix-text.ts";
import { parseJsonTree, pointerOf } from "../../../shared/lint/json-tree.ts";
import { lintPayload, locate } from "../../../shared/lint/lint-payload.ts";
import { lintText, lintTextInSlices, type TextLint } from "../../../shared/lint/lint-text.ts";

const SETTINGS: LintSettings = { brand: "chat", blockedHosts: ["blocked.example"] };
const GOOD = { messaging_product: "chat", to: "12025550123", type: "text", text: { body: "hi" } };

const found = (payload: unknown) =>
  lintPayload(payload, SETTINGS).map(({ rule, path, fix }) => [rule, pointerOf(path), fix !== undefined]);
const withThe = (change: object) => found({ ...GOOD, ...change });

/** The text after every fix, and after every fix once more. */
function fixed(text: string): string {
  const root = parseJsonTree(text);
  if ("invalidAt" in root) throw new Error(`no JSON at ${root.invalidAt}`);
  const fixes = lintPayload(JSON.parse(text.replace(/^\uFEFF/, "")), SETTINGS);
  const edits = editsFor(
    text,
    root,
    fixes.flatMap(({ fix }) => (fix === undefined ? [] : [fix])),
  );
  return applyEdits(text, edits);
}

test("[L1] a payload that the cloud takes has no finding", () => {
  expect(found(GOOD)).toEqual([]);
});

test("[L1] what is no object is told at its root", () => {
  for (const payload of [[], "x", 1, null]) expect(found(payload)).toEqual([["json-syntax", "", false]]);
});

describe("recipients", () => {
  test.each([
    ["+1 202 555-0123", true],
    ["(1) 202.555.0123", true],
    ["0012025550123", false],
    ["00 1 202 555 0123", false],
    ["+44 (0)20 7946 0958", false],
    ["", false],
    ["+", false],
    ["1202555x0123", false],
    ["123456789012345678", false],
  ])("[L2] %j is no recipient; fixable: %s", (to, fixable) => {
    expect(withThe({ to })).toEqual([["recipient-format", "/to", fixable]]);
  });

  test("[L2] a missing one is told at its holder, a number at its place", () => {
    const { to: _left, ...without } = GOOD;
    expect(found(without)).toEqual([["recipient-format", "", false]]);
    expect(withThe({ to: 12025550123 })).toEqual([["recipient-format", "/to", false]]);
    expect(withThe({ to: "+12025550123" })).toEqual([]);
  });
});

test("[L3] properties of the on-premises API are errors, and removed only where nothing shown depends on them", () => {
  expect(withThe({ ttl: 3600 })).toEqual([["unsupported-property", "/ttl", true]]);
  expect(withThe({ preview_url: true })).toEqual([["unsupported-property", "/preview_url", false]]);
  expect(withThe({ preview_url: false })).toEqual([["unsupported-property", "/preview_url", true]]);
  expect(withThe({ text: { body: "x", preview_url: true } })).toEqual([]);
  const location = { latitude: 1, longitude: 2 };
  const place = { messaging_product: "chat", to: "12025550123", type: "location", location };
  expect(found({ ...place, preview_url: true })).toEqual([["unsupported-property", "/preview_url", true]]);
  expect(withThe({ render_mentions: true })).toEqual([["unsupported-property", "/render_mentions", false]]);
  const hsm = found({ messaging_product: "chat", to: "12025550123", type: "hsm", hsm: { namespace: "n" } });
  expect(hsm).toEqual([
    ["unsupported-property", "/hsm", false],
    ["unsupported-property", "/type", false],
  ]);
});

const template = (components: readonly object[]) =>
  found({
    messaging_product: "chat",
    to: "12025550123",
    type: "template",
    template: { name: "n", language: { code: "en" }, components },
  });
const value = { parameters: [{ type: "payload", payload: "yes" }] };

test("[L4] a button needs its index, also alone; the order tells it unless another index contradicts", () => {
  expect(template([{ type: "button", sub_type: "quick_reply", ...value }])).toEqual([
    ["button-index", "/template/components/0", true],
  ]);
  const two = [
    { type: "body", parameters: [] },
    { type: "button", index: "1", ...value },
    { type: "button", ...value },
  ];
  expect(template(two)).toEqual([["button-index", "/template/components/2", false]]);
});

test("[L4] a button needs a value", () => {
  const button = { type: "button", sub_type: "url", index: "0" };
  const at = (path: string) => [["button-value", `/template/components/0${path}`, false]];
  expect(template([button])).toEqual(at(""));
  expect(template([{ ...button, parameters: [] }])).toEqual(at("/parameters"));
  expect(template([{ ...button, parameters: [{ type: "text" }] }])).toEqual(at("/parameters/0"));
  expect(template([{ ...button, parameters: [{ type: "text", text: "" }] }])).toEqual(
    at("/parameters/0/text"),
  );
});

test("[L5] texts of an action are trimmed, but not away; U+200B is no white space", () => {
  const action = {
    button: " Menu",
    sections: [{ title: "S\u00a0", rows: [{ id: " a ", title: "  ", description: "\u200bx" }] }],
    buttons: [{ type: "reply", reply: { id: "1", title: "Yes\n" } }],
  };
  const interactive = { type: "list", body: { text: " stays " }, action };
  expect(found({ messaging_product: "chat", to: "12025550123", type: "interactive", interactive })).toEqual([
    ["surrounding-spaces", "/interactive/action/button", true],
    ["surrounding-spaces", "/interactive/action/buttons/0/reply/title", true],
    ["surrounding-spaces", "/interactive/action/sections/0/title", true],
    ["surrounding-spaces", "/interactive/action/sections/0/rows/0/title", false],
  ]);
});

const image = (object: object) =>
  found({ messaging_product: "chat", to: "12025550123", type: "image", image: object });

test("[L6] media hosts are compared as names, with their sub-domains and without look-alikes", () => {
  for (const host of [
    "blocked.example",
    "CDN.Blocked.Example",
    "a.b.blocked.example.",
    "blocked.example:8443",
  ])
    expect(image({ link: `https://${host}/x.png` }), host).toEqual([["media-host", "/image/link", false]]);
  for (const host of ["notblocked.example", "blocked.example.evil.example", "blocked-example.example"])
    expect(image({ link: `https://${host}/x.png` }), host).toEqual([]);
  expect(image({ link: "https://ok.example/?u=https://blocked.example" })).toEqual([]);
});

test("[L6] media ids are digits and links https without credentials, wherever media stands", () => {
  expect(image({ id: "1234" })).toEqual([]);
  for (const id of ["0b7a9f0e-1c2d-4e3f-8a9b-0c1d2e3f4a5b", "12a", "", 12])
    expect(image({ id })).toEqual([["media-id", "/image/id", false]]);
  for (const link of ["http://a.example/x", "https://u:p@a.example/x", "ftp://a.example", "x", 5])
    expect(image({ link })).toEqual([["media-link", "/image/link", false]]);
  const header = { type: "header", parameters: [{ type: "video", video: { id: "uuid-x" } }] };
  expect(template([header])).toEqual([["media-id", "/template/components/0/parameters/0/video/id", false]]);
});

test("[L6] what only some programs read as an https address is none", () => {
  for (const link of [
    "https:a.example/x",
    "https:/a.example/x",
    "https:///a.example/x",
    "https:\\\\a.example\\x",
    "https://a.example\\@b.example/x",
    " https://a.example/x",
    "https://a.example/x\n",
    "ht\ttps://a.example/x",
    "https://a.exa\nmple/x",
    "https:// a.example/x",
  ])
    expect(image({ link }), JSON.stringify(link)).toEqual([["media-link", "/image/link", false]]);
  for (const link of [
    "HTTPS://A.example",
    "https://a.example?x=\\",
    "https://münchen.example/ä b.png",
    "https://[2001:db8::1]:8443/x",
    "https://a.example:8443#x",
  ])
    expect(image({ link }), JSON.stringify(link)).toEqual([]);
});

test("[L3] credentials that the client keeps for media are told wherever media stands", () => {
  const media = { link: "https://a.example/x", provider: { name: "p" } };
  expect(image(media)).toEqual([["unsupported-property", "/image/provider", false]]);
  expect(template([{ type: "header", parameters: [{ type: "image", image: media }] }])).toEqual([
    ["unsupported-property", "/template/components/0/parameters/0/image/provider", false],
  ]);
  const interactive = { header: { type: "document", document: media }, action: {} };
  expect(found({ ...GOOD, type: "interactive", interactive })).toEqual([
    ["unsupported-property", "/interactive/header/document/provider", false],
  ]);
});

test("[L7] namespace, policy, product and stickerpacks", () => {
  const given = { name: "n", namespace: "x", language: { code: "en", policy: "fallback" } };
  expect(found({ to: "12025550123", type: "template", template: given })).toEqual([
    ["messaging-product", "", true],
    ["template-namespace", "/template/namespace", true],
    ["template-policy", "/template/language/policy", true],
  ]);
  expect(withThe({ messaging_product: "other" })).toEqual([
    ["messaging-product", "/messaging_product", true],
  ]);
  expect(withThe({ stickerpack: { id: "1" } })).toEqual([["stickerpack", "/stickerpack", false]]);
});

describe("fixes", () => {
  test.each([
    [
      '{"to":"+1 202 555 0123","n":1.0e5,"type":"text"}\n',
      '{"messaging_product":"chat","to":"+12025550123","n":1.0e5,"type":"text"}\n',
    ],
    [
      '\uFEFF{\n  "to" : "12025550123",\n  "ttl": 1\n}',
      '\uFEFF{\n  "messaging_product" : "chat",\n  "to" : "12025550123"\n}',
    ],
    [
      '{"ttl":1, "messaging_product":"chat", "to":"12025550123"}',
      '{"messaging_product":"chat", "to":"12025550123"}',
    ],
    [
      '{"messaging_product": "chat", "ttl": 1, "preview_url": false, "to": "12025550123"}',
      '{"messaging_product": "chat", "to": "12025550123"}',
    ],
    [
      '{"messaging_product":"chat","to":"12025550123","ttl":1,"preview_url":false}',
      '{"messaging_product":"chat","to":"12025550123"}',
    ],
    ['{ "ttl": 1, "ttl": 2 }', '{"messaging_product": "chat"}'],
    ["{}", '{"messaging_product": "chat"}'],
    [
      '{"messaging_product":"chat","to":"\\u002b1 202\\u002d5550123","interactive":{"action":{"button":"\\u0020caf\\u00e9 \\/ \\ud83d\\ude00\\\\ "}}}',
      '{"messaging_product":"chat","to":"\\u002b12025550123","interactive":{"action":{"button":"caf\\u00e9 \\/ \\ud83d\\ude00\\\\"}}}',
    ],
  ])("[L8] %j changes nothing else, and a second time nothing at all", (before, after) => {
    expect(fixed(before)).toBe(after);
    expect(fixed(after)).toBe(after);
  });
});

test("[L4] [L6] buttons and media of carousel cards are judged too, each card for itself", () => {
  const button = { type: "button", sub_type: "quick_reply", ...value };
  const header = { type: "header", parameters: [{ type: "image", image: { link: "http://a.example/x" } }] };
  const card = (index: number) => ({ card_index: index, components: [header, button, button] });
  const path = "/template/components/0/cards";
  expect(template([{ type: "carousel", cards: [card(0), card(1)] }])).toEqual([
    ...[0, 1].flatMap((index) => [
      ["button-index", `${path}/${index}/components/1`, true],
      ["button-index", `${path}/${index}/components/2`, true],
    ]),
    ...[0, 1].map((index) => ["media-link", `${path}/${index}/components/0/parameters/0/image/link`, false]),
  ]);
});

test("[L9] neither a long text nor cards within cards end the check", () => {
  const long = `{"a":"${"\\u00e9x".repeat(400_000)}"}`;
  expect("invalidAt" in parseJsonTree(long)).toBe(false);
  let components: object[] = [];
  for (let depth = 0; depth < 20_000; depth += 1)
    components = [{ type: "carousel", cards: [{ components }] }];
  expect(() => template(components)).not.toThrow();
});

test("[L9] a key that is said twice is a warning at its second place", () => {
  const text = '{"a":{"b/c":1,\n"b/c":2},"x":[{"y":1,"y":1}]}';
  const root = parseJsonTree(text);
  expect("invalidAt" in root ? [] : locate([], root)).toMatchObject([
    { rule: "duplicate-key", severity: "warning", pointer: "/a/b~1c", offset: text.indexOf('"b/c":2') },
    { rule: "duplicate-key", severity: "warning", pointer: "/x/0/y" },
  ]);
});

test("[L9] what JSON.parse takes is taken, what it refuses is refused, at its place", () => {
  for (const text of [
    "1",
    "-0.5e+3",
    '"\\u00e9\\n"',
    "[]",
    "{}",
    ' [1 , {"a" : null}] ',
    `${"[".repeat(512)}${"]".repeat(512)}`,
  ])
    expect("invalidAt" in parseJsonTree(text), text.slice(0, 20)).toBe(false);
  for (const text of [
    "",
    "01",
    "[1,]",
    '{"a":1,}',
    "{a:1}",
    '"\n"',
    '"\\x"',
    "nul",
    "[1 2]",
    '{"a" 1}',
    "1 2",
    "[",
    '{"a":',
    "'a'",
    "+1",
    ".5",
    "1.",
    "NaN",
  ]) {
    expect(() => void JSON.parse(text), text).toThrow(SyntaxError);
    expect("invalidAt" in parseJsonTree(text), text).toBe(true);
  }
  expect(parseJsonTree('{"a":1,\n "b" 2}')).toEqual({ invalidAt: 13 });
});

test("[L4] a template of 200,000 buttons has a finding for each of them", () => {
  const components = Array.from({ length: 200_000 }, () => ({ type: "button" }));
  const without = withThe({ type: "template", template: { name: "t", components } });
  expect(without.filter(([rule]) => rule === "button-index")).toHaveLength(200_000);
});

test("[L9] a value is judged down to 512 levels, and not read where it is nested more deeply", () => {
  const nested = (levels: number): string => `${'{"a":['.repeat(levels / 2)}${"]}".repeat(levels / 2)}`;
  expect(lintText(nested(512), SETTINGS).findings.map(({ rule }) => rule)).toEqual([
    "messaging-product",
    "recipient-format",
  ]);
  // Every level would be a node, and millions of them gigabytes. Brackets and escaped quotes in a text are no levels.
  const said = { rule: "json-syntax", severity: "error", sentence: "tooDeep" };
  for (const [text, offset] of [
    [nested(514), 256 * 6],
    ["[".repeat(3_000_000), 512],
    [`["\\\\", "\\"${"[".repeat(600)}", ${"[".repeat(600)}`, 7 + 4 + 602 + 511],
  ] as const) {
    const [found, ...others] = lintText(text, SETTINGS, true).findings;
    expect(found).toMatchObject(said);
    expect(others).toEqual([]);
    expect(offset).toBe(found?.offset);
    expect(wholeInSlices(text)).toEqual(lintText(text, SETTINGS, true));
  }
  expect(lintText(`{"to":"12025550123","a":"${"[{".repeat(600)}"}`, SETTINGS).findings).toHaveLength(1);
});

function wholeInSlices(text: string): TextLint {
  const reading = lintTextInSlices(text, SETTINGS);
  for (;;) {
    const next = reading.next();
    if (next.done === true) return next.value;
  }
}
