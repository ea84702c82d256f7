/**
 * Texts that are dangerous wherever they are interpreted as more than plain text. Code that runs sets
 * `struck`.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  `<script>window.struck=1</script><style>@import "https://evil.example/struck.css"</style>`,
  `<img src="https://evil.example/p.png" onerror="window.struck=2">`,
  `<svg/onload=window.struck=3><use href="https://evil.example/#x"/></svg>`,
  `<iframe srcdoc="<script>parent.struck=4</script>"></iframe><base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
  `"><a href="javascript:window.struck=5" onclick="window.struck=5">press me</a>`,
  "javascript:window.struck=6//https://evil.example/ www.evil.example mailto:a@evil.example",
  `data:text/html,<script>window.struck=7</script>`,
  "[press me](https://evil.example) ![look](https://evil.example/p.png) <https://evil.example>",
  "{{constructor.constructor('window.struck=8')()}} ${window.struck=8} $t(window.events.title) {{count}}",
  "\u202egnp.exe \u2066apart\u2067 \u061c\u200e\u200f",
  "zero\u200bwidth \u2060\ufeff\u00ad \u{e0041}\u{e0001} \u2028next \u2029part",
  "\u001b[2J\u001b[31mred \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007 \u009b31m \u0000 nul \u0007",
  `=HYPERLINK("https://evil.example";"press me")`,
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\u0645\u0631\u062d\u0628\u0627 123 abc \u05e9\u05dc\u05d5\u05dd!",
  `z${"\u0300\u0301\u0489\u20dd".repeat(400)}algo`,
  "#/settings #/practice/about",
];

/** A notification with hostile content, and its description. */
type HostileNotification = { readonly what: string; readonly body: string | Uint8Array<ArrayBuffer> };

/** Length of a word without any position to break it. */
const LONG_WORD = 1_000_000;
const DEPTH = 5_000;

/**
 * Notifications in the cloud's format for this number: each hostile text in every member that may hold a
 * text, and bodies that are hostile as a whole.
 */
export function hostileNotifications(phoneNumberId: string): readonly HostileNotification[] {
  const around = (value: string): string =>
    `{"object":"business_account","entry":[{"id":"1","changes":[{"field":"messages","value":{` +
    `"metadata":{"phone_number_id":"${phoneNumberId}","display_phone_number":"12025550123"},${value}}}]}]}`;
  const message = (members: string): string => around(`"messages":[{${members}}]`);
  const deep = `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`;
  return [
    { what: "each text", body: around(everywhere(HOSTILE_TEXTS)) },
    {
      what: "all texts at once",
      body: message(
        `"id":"all","from":"1","type":"text","text":{"body":"all"},"texts":${JSON.stringify(HOSTILE_TEXTS)},` +
          `"names":${JSON.stringify(Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, { [text]: text }])))}`,
      ),
    },
    {
      what: "states and errors",
      body: around(
        `"statuses":${JSON.stringify(
          HOSTILE_TEXTS.slice(0, 4).map((text) => ({
            id: text,
            status: text,
            recipient_id: text,
            errors: [{ code: text, title: text, message: text, error_data: { details: text } }],
          })),
        )}`,
      ),
    },
    {
      what: "a field that is no field",
      body: around("").replace(",}}]}]}", "}}]}]}").replace('"messages"', JSON.stringify(HOSTILE_TEXTS[1])),
    },
    {
      what: "names of properties",
      body: message(
        `"id":"names","from":"1","type":"text","text":{"body":"names"},"__proto__":{"struck":9},` +
          `"constructor":{"prototype":{"struck":10}},"toString":null,"hasOwnProperty":1,"":"",` +
          `${JSON.stringify(HOSTILE_TEXTS[1])}:1,"line\\nbreak\\r\\n\\u2028name":{"\\u202eturned":1}`,
      ).replace("{", `{"__proto__":{"struck":11},`),
    },
    {
      what: "numbers",
      body: message(
        `"id":"numbers","from":12345678901234567890123456789,"timestamp":1e400,"type":"text",` +
          `"text":{"body":"numbers"},"n":${"9".repeat(5_000)},"e":1e-400,"z":-0,"d":0.1234567890123456789012345678901`,
      ),
    },
    {
      what: "lone surrogates",
      body: message(
        String.raw`"id":"\udc00alone","from":"\ud800","type":"text","text":{"body":"alone \ud800 and \udc00"}`,
      ),
    },
    {
      what: "one long word",
      body: message(`"id":"long","type":"text","text":{"body":"${"W".repeat(LONG_WORD)}"}`),
    },
    {
      what: "depth",
      body: message(`"id":"deep","from":"1","type":"text","text":{"body":"deep"},"deep":${deep}`),
    },
    { what: "nothing but depth", body: deep },
    { what: "no JSON", body: `<script>window.struck=12</script>${HOSTILE_TEXTS[12] ?? ""}` },
    {
      what: "bytes that are no text",
      body: Uint8Array.from(
        Buffer.from(
          message(`"id":"bytes","type":"text","text":{"body":"a\xff\xc3(\xed\xa0\x80\xf4\x90\x80\x80"}`),
          "latin1",
        ),
      ),
    },
  ];
}

/** Each text as the name, id, number, type and content of a separate message. */
function everywhere(texts: readonly string[]): string {
  const contacts = texts.map((text) => ({ wa_id: text, profile: { name: text } }));
  const messages = texts.map((text, index) => ({
    id: `${index} ${text}`,
    from: text,
    type: index % 2 === 0 ? text : "text",
    text: { body: text },
    context: { id: text, [text]: text },
  }));
  return `"contacts":${JSON.stringify(contacts)},"messages":${JSON.stringify(messages)}`;
}

/** Hostile texts in the format of the on-premises client. */
export function hostileOnPremises(): HostileNotification {
  const texts = HOSTILE_TEXTS.slice(0, 3);
  return {
    what: "on-premises",
    body: JSON.stringify({
      contacts: texts.map((text) => ({ wa_id: text, profile: { name: text } })),
      messages: texts.map((text) => ({ id: text, from: text, type: text, text: { body: text } })),
    }),
  };
}
