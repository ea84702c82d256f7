import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { COMMON_HEADERS, KEPT_FOR_EVER } from "./headers.ts";
import { type Connects, freshNonce, pagePolicy } from "./policy.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Gives the content type of a window file; undefined for an unknown file type. */
function contentTypeOf(name: string): string | undefined {
  return CONTENT_TYPES[extname(name)];
}

const NONCE_PLACE = "__CSP_NONCE__";
const ASSET_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,200}$/;

/** One response to a request for a window file. */
export type FileAnswer = {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};

/** The built window as static files. */
export type WindowFiles = {
  /** Gives the response for the path of a URL as received, not decoded and without its query. */
  answer(path: string): FileAnswer;
};

const NOT_FOUND: FileAnswer = {
  status: 404,
  headers: { ...COMMON_HEADERS, "content-type": "text/plain; charset=utf-8" },
  body: bytesOf("There is nothing at this URL.\n"),
};

/**
 * Opens the folder that holds index.html and assets/.
 *
 * Only the page and the present assets are served, each by its exact name, so no path can lead elsewhere. The
 * page is read once, so that a later build cannot replace the page of a running program.
 */
export function openWindowFiles(folder: string, connects: Connects): WindowFiles {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const assets = new Map<string, string>(
    readdirSync(join(folder, "assets"), { withFileTypes: true })
      .filter((entry) => entry.isFile() && ASSET_NAME.test(entry.name))
      .map(({ name }) => [`/assets/${name}`, name]),
  );
  return {
    answer(path) {
      if (path === "/" || path === "/index.html") return pageAnswer(page, connects);
      const name = assets.get(path);
      return name === undefined ? NOT_FOUND : assetAnswer(join(folder, "assets"), name);
    },
  };
}

function pageAnswer(page: string, connects: Connects): FileAnswer {
  const nonce = freshNonce();
  return {
    status: 200,
    headers: {
      ...COMMON_HEADERS,
      "content-security-policy": pagePolicy(nonce, connects),
      "content-type": "text/html; charset=utf-8",
    },
    body: bytesOf(page.replaceAll(NONCE_PLACE, nonce)),
  };
}

function assetAnswer(folder: string, name: string): FileAnswer {
  const contentType = contentTypeOf(name);
  if (contentType === undefined) return NOT_FOUND;
  try {
    return {
      status: 200,
      headers: { ...COMMON_HEADERS, "content-type": contentType, "cache-control": KEPT_FOR_EVER },
      body: new Uint8Array(readFileSync(join(folder, name))),
    };
  } catch {
    // A later build has deleted it.
    return NOT_FOUND;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
