import type { ServerResponse } from "node:http";
import { escapeHtml } from "../../../../shared/escape-html.ts";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import type { en } from "../wording/en/index.ts";
import { COMMON_HEADERS } from "../../common/window-files/headers.ts";
import { freshNonce } from "../../common/window-files/policy.ts";

/** The sentences of a page, by their names below `terminal.serve.pages`. */
type PageText = keyof (typeof en)["serve"]["pages"];

/** A page of a few sentences, without scripts. */
type PlainPage = {
  readonly status: number;
  /** The name of the program if there is none. */
  readonly title?: PageText;
  readonly sentences: readonly PageText[];
  /** A path of this server to which the page redirects at once. */
  readonly goesOnTo?: string;
};

/** The page for a link that can't be used. It does not reveal which of the reasons applies. */
export const USED_ADDRESS: PlainPage = { status: 403, title: "used", sentences: ["usedWhy", "howToGet"] };

export const TOO_MANY_TRIES: PlainPage = {
  status: 429,
  title: "tooMany",
  sentences: ["tooManyWhy", "howToGet"],
};

export const SIGNED_OUT: PlainPage = {
  status: 401,
  title: "signedOut",
  sentences: ["signedOutWhy", "howToGet"],
};

/** Redirects to the window. A browser omits the cookie when it follows a link from another page directly. */
export const COME_IN: PlainPage = { status: 200, sentences: ["opening"], goesOnTo: "/" };

const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.25rem}";

/** Answers with a plain page, in the language of the terminal that serves it: the browser has no other one yet. */
export function sendPage(
  response: ServerResponse,
  t: TerminalTranslate,
  { status, title, sentences, goesOnTo }: PlainPage,
): void {
  const worded = (text: PageText): string =>
    escapeHtml(t(`terminal.serve.pages.${text}`, { command: "switchover serve" }));
  const named = title === undefined ? "Switchover" : worded(title);
  const { direction } = LANGUAGE_FACTS[t.language];
  const nonce = freshNonce();
  const refresh = goesOnTo === undefined ? "" : `<meta http-equiv="refresh" content="0;url=${goesOnTo}">`;
  const paragraphs = sentences.map((sentence) => `<p>${worded(sentence)}</p>`).join("\n");
  response
    .writeHead(status, {
      ...COMMON_HEADERS,
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "content-type": "text/html; charset=utf-8",
    })
    .end(
      `<!doctype html>\n<html lang="${t.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${refresh}<title>${named}</title><style nonce="${nonce}">${STYLE}</style></head>\n<body><main><h1>${named}</h1>\n${paragraphs}\n</main></body></html>\n`,
    );
}
