import type { ServerResponse } from "node:http";
import { COMMON_HEADERS } from "../../common/window-files/headers.ts";
import { freshNonce } from "../../common/window-files/policy.ts";

/** A page of a few sentences, without scripts. */
type PlainPage = {
  readonly status: number;
  readonly title: string;
  readonly sentences: readonly string[];
  /** A path of this server to which the page redirects at once. */
  readonly goesOnTo?: string;
};

const HOW_TO_GET_AN_ADDRESS =
  "For a new link, press Enter in the terminal where Switchover runs, or start it again with “switchover serve”. Then open the link it prints.";

/** The page for a link that can't be used. It does not reveal which of the reasons applies. */
export const USED_ADDRESS: PlainPage = {
  status: 403,
  title: "This link can't be used",
  sentences: ["Each Switchover link works once, and only the newest one works.", HOW_TO_GET_AN_ADDRESS],
};

export const TOO_MANY_TRIES: PlainPage = {
  status: 429,
  title: "Too many attempts",
  sentences: ["Too many invalid links were tried. Wait a minute.", HOW_TO_GET_AN_ADDRESS],
};

export const SIGNED_OUT: PlainPage = {
  status: 401,
  title: "This browser isn't signed in to Switchover",
  sentences: [
    "Switchover shows its window only in a browser that opened a link from its terminal. Switchover may also have been restarted since then.",
    HOW_TO_GET_AN_ADDRESS,
  ],
};

/** Redirects to the window. A browser omits the cookie when it follows a link from another page directly. */
export const COME_IN: PlainPage = {
  status: 200,
  title: "Switchover",
  sentences: ["Opening Switchover."],
  goesOnTo: "/",
};

const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.25rem}";

/** Answers with a plain page. */
export function sendPage(response: ServerResponse, { status, title, sentences, goesOnTo }: PlainPage): void {
  const nonce = freshNonce();
  const refresh = goesOnTo === undefined ? "" : `<meta http-equiv="refresh" content="0;url=${goesOnTo}">`;
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join("\n");
  response
    .writeHead(status, {
      ...COMMON_HEADERS,
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "content-type": "text/html; charset=utf-8",
    })
    .end(
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${refresh}<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>\n<body><main><h1>${title}</h1>\n${paragraphs}\n</main></body></html>\n`,
    );
}
