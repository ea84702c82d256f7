import { randomFrom } from "./seeded-random.ts";

/** Draws lines of outgoing messages: most as a business sends them, the others with any fault. */
export type ImaginedLines = { readonly next: () => Buffer };

type Draw = ReturnType<typeof drawing>;

function drawing(seed: number) {
  const random = randomFrom(seed);
  const below = (limit: number): number => random.between(0, limit - 1);
  return {
    below,
    oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** True once in so many times. */
    onceIn: (times: number): boolean => below(times) === 0,
  };
}

const WORDS = [
  "Hello",
  "Your order is ready",
  "Sí, mañana",
  "Café",
  "ok 👍",
  'a "b"',
  "C:\\x",
  "1",
  "to: you",
  '"to":',
];
const HOSTS = ["media.example", "cdn.example.com", "a-b.example"];
const TEXTS = [
  ...WORDS,
  "",
  " ",
  " a",
  "a ",
  "a\n",
  "\u00a0a",
  "a\u3000",
  "\ufeffa",
  "4711",
  "0",
  "1",
  "12025550123",
  "+12025550123",
  "+1 202 555 0123",
  "0012025550123",
  "+1 (0) 202 5550123",
  "1234567890123456",
  "https://media.example/x.jpg",
  "http://media.example/x.jpg",
  "https://user:secret@media.example/x.jpg",
  "https://blocked.example/x.jpg",
  "https://sub.blocked.example./x.jpg",
  "https://xn--mnchen-3ya.example/x.jpg",
  "https://m\u00fcnchen.example/x.jpg",
  "nope",
  "chat",
  "other",
  "text",
  "image",
  "template",
  "hsm",
  "stickerpack",
  "button",
  "BUTTON",
  "payload",
  "deterministic",
  "fallback",
  "\ud800",
  "\u0000",
  "\u2028",
];
const VALUES = [
  ...TEXTS,
  ...TEXTS,
  0,
  1,
  -1.5,
  1e21,
  true,
  false,
  null,
  {},
  [],
  ["a"],
  { type: "button" },
  { link: "x" },
];
const KEYS = [
  "ttl",
  "preview_url",
  "render_mentions",
  "hsm",
  "provider",
  "namespace",
  "policy",
  "index",
  "link",
  "id",
  "text",
  "type",
  "to",
  "image",
  "sticker",
  "stickerpack",
  "ios_app_store_link",
  "components",
  "cards",
  "parameters",
  "action",
  "button",
  "title",
  "__proto__",
  "constructor",
  "a/b~c",
  "\u00e9",
];

type Holder = Record<string, unknown> | unknown[];

const link = ({ oneOf, below }: Draw): string => `https://${oneOf(HOSTS)}/${below(1_000)}/a.jpg`;
const media = (draw: Draw): object =>
  draw.onceIn(2)
    ? { link: link(draw) }
    : { id: String(1_000 + draw.below(1_000)), caption: draw.oneOf(WORDS) };
const button = (draw: Draw, index: number): object => ({
  type: "button",
  sub_type: "quick_reply",
  index: String(index),
  parameters: [{ type: "payload", payload: draw.oneOf(WORDS) }],
});
/** A type says what a component is, wherever it stands. */
const inAnyOrder = (
  draw: Draw,
  { type, ...rest }: { readonly type: string; readonly [key: string]: unknown },
): object => (draw.onceIn(3) ? { ...rest, type } : { type, ...rest });
const components = (draw: Draw): object[] => [
  { type: "header", parameters: [{ type: "image", image: media(draw) }] },
  inAnyOrder(draw, {
    type: draw.oneOf(["body", "button"]),
    index: "0",
    parameters: [{ type: "payload", payload: draw.oneOf(WORDS) }],
  }),
  { type: "body", parameters: [{ type: "text", text: draw.oneOf(WORDS) }] },
  ...Array.from({ length: draw.below(3) }, (_, index) => button(draw, index)),
];

/** Messages without a fault, by kind. */
const KINDS: readonly ((draw: Draw) => object)[] = [
  (draw) => ({ type: "text", text: { body: draw.oneOf(WORDS), preview_url: draw.onceIn(2) } }),
  (draw) => ({ text: { body: draw.oneOf(WORDS) } }),
  (draw) => ({ type: "image", image: media(draw) }),
  (draw) => ({ type: "sticker", sticker: { id: String(draw.below(1_000)) } }),
  (draw) => ({
    type: "location",
    location: { latitude: draw.below(90) / 7, longitude: -draw.below(180), name: draw.oneOf(WORDS) },
  }),
  (draw) => ({
    type: "template",
    template: {
      name: draw.oneOf(WORDS),
      language: { policy: "deterministic", code: "en" },
      components: components(draw),
    },
  }),
  (draw) => ({
    type: "template",
    template: {
      name: "c",
      language: { code: "en" },
      components: [{ type: "carousel", cards: [{ card_index: 0, components: components(draw) }] }],
    },
  }),
  (draw) => ({
    type: "interactive",
    interactive: {
      type: "button",
      header: { type: "image", image: media(draw) },
      body: { text: draw.oneOf(WORDS) },
      action: { buttons: [{ type: "reply", reply: { id: draw.oneOf(WORDS), title: draw.oneOf(WORDS) } }] },
    },
  }),
  (draw) => ({
    type: "interactive",
    interactive: {
      type: "list",
      action: {
        button: draw.oneOf(WORDS),
        sections: [
          {
            title: draw.oneOf(WORDS),
            rows: [{ id: "1", title: draw.oneOf(WORDS), description: draw.oneOf(WORDS) }],
          },
        ],
      },
    },
  }),
];

/** All objects and arrays of a message. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

/** Puts another text in the place of one. */
function replaceText(draw: Draw, message: object): void {
  const places = holdersIn(message).flatMap((holder) =>
    Object.entries(holder).flatMap(([key, value]) => (typeof value === "string" ? [{ holder, key }] : [])),
  );
  const { holder, key } = draw.oneOf(places);
  Object.assign(holder, { [key]: draw.oneOf(TEXTS) });
}

/** Changes one value, or takes one away, or adds one. */
function damage(draw: Draw, message: object): void {
  const holder = draw.oneOf(holdersIn(message));
  const keys = Object.keys(holder);
  const key = keys.length === 0 || draw.onceIn(4) ? draw.oneOf(KEYS) : draw.oneOf(keys);
  if (Array.isArray(holder)) holder[draw.below(holder.length + 1)] = draw.oneOf(VALUES);
  else if (draw.onceIn(6)) delete holder[key];
  else
    Object.defineProperty(holder, key, {
      value: draw.oneOf(VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** How a line is written: most in one way, some with white space, escapes, other line ends, repeated keys. */
function written(draw: Draw, value: unknown): string {
  const gap = draw.onceIn(20) ? draw.oneOf([" ", "\t", "  "]) : "";
  const isOdd = draw.onceIn(20);
  const text = (one: string): string => {
    const plain = JSON.stringify(one);
    if (!isOdd || one === "" || !draw.onceIn(4)) return plain;
    return `"\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}${JSON.stringify(one.slice(1)).slice(1)}`;
  };
  const write = (one: unknown): string => {
    if (typeof one === "string") return text(one);
    if (typeof one !== "object" || one === null) return JSON.stringify(one);
    if (Array.isArray(one)) return `[${one.map(write).join(`,${gap}`)}]`;
    const members = Object.entries(one).map(([key, inner]) => `${text(key)}:${gap}${write(inner)}`);
    if (isOdd && members.length > 0 && draw.onceIn(4)) {
      const key = text(draw.oneOf(Object.keys(one)));
      members.splice(draw.below(members.length), 0, `${key}:${JSON.stringify(draw.oneOf(VALUES))}`);
    }
    return `{${members.join(`,${gap}`)}}`;
  };
  return write(value);
}

/** Begins to draw; the same seed gives the same lines. */
export function imaginedLines(seed: number): ImaginedLines {
  const draw = drawing(seed);
  return {
    next() {
      if (draw.onceIn(40))
        return Buffer.from(draw.oneOf(["\n", " \t\r\n", "[]\n", "7\n", "nope\n", "{\n", '{"a":1}}\n']));
      const to = `${draw.onceIn(2) ? "+" : ""}1202555${1_000 + draw.below(9_000)}`;
      const message = { messaging_product: "chat", to, ...draw.oneOf(KINDS)(drawing(draw.below(4))) };
      for (let times = draw.below(3); times > 0; times -= 1) replaceText(draw, message);
      if (draw.onceIn(5)) damage(draw, message);
      const mark = draw.onceIn(60) ? "\uFEFF" : "";
      const line = Buffer.from(`${mark}${written(draw, message)}${draw.onceIn(20) ? "\r\n" : "\n"}`);
      // Any byte in any place: cuts a character, breaks the JSON, or changes a value.
      if (draw.onceIn(12))
        line[draw.below(line.length - 1)] = draw.oneOf([0xff, 0xc3, 0x00, 0x1f, 0x22, 0x5c, 0x7f, 0x61]);
      return line;
    },
  };
}
