import type { IncomingMessage } from "node:http";

/** A request as the guard sees it. */
export type Asked = Pick<IncomingMessage, "method" | "headersDistinct"> & {
  /** The path as it arrived, without its query. */
  readonly path: string;
};

/** The response to a rejected request. Its text repeats nothing from the request. */
export type TurnedAway = {
  readonly status: number;
  readonly words: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const CALL_PATH = "/rpc";
/** Paths that a typed URL, or a link in a terminal or another page, may open. */
const FRONT_DOORS: ReadonlySet<string> = new Set(["/", "/start"]);

/** Why a request is rejected; undefined if it is allowed. Called first, for every path. */
export function turnedAway(asked: Asked, port: number): TurnedAway | undefined {
  const host = only(asked, "host");
  if (host === undefined || !ownHosts(port).includes(host))
    return {
      status: 421,
      words: `Switchover answers only at 127.0.0.1 and localhost on port ${port}. Through a tunnel, use the same port on both ends.`,
    };
  return (
    wrongMethod(asked) ?? foreignPage(asked) ?? (asked.method === "POST" ? unfitCall(asked, host) : undefined)
  );
}

function ownHosts(port: number): readonly string[] {
  const names = ["127.0.0.1", "localhost"];
  const hosts = names.map((name) => `${name}:${port}`);
  // Browsers leave the usual port out.
  return port === 80 ? [...hosts, ...names] : hosts;
}

function wrongMethod({ method, path }: Asked): TurnedAway | undefined {
  const allowed = path === CALL_PATH ? "POST" : "GET";
  if (method === allowed) return undefined;
  return { status: 405, words: "This method isn't supported here.", headers: { allow: allowed } };
}

/**
 * Rejects requests from other pages. Programs without the header are allowed: they have no browser's cookie.
 */
function foreignPage(asked: Asked): TurnedAway | undefined {
  const site = asked.headersDistinct["sec-fetch-site"];
  if (site === undefined || (site.length === 1 && site[0] === "same-origin")) return undefined;
  const enters = FRONT_DOORS.has(asked.path) && only(asked, "sec-fetch-mode") === "navigate";
  if (enters && only(asked, "sec-fetch-dest") === "document") return undefined;
  return { status: 403, words: "Only Switchover's own window can request this." };
}

function unfitCall(asked: Asked, host: string): TurnedAway | undefined {
  if (only(asked, "origin") !== `http://${host}`)
    return { status: 403, words: "Only Switchover's own window can make this call." };
  const type = only(asked, "content-type")?.toLowerCase().replaceAll(" ", "");
  if (type !== "application/json" && type !== "application/json;charset=utf-8")
    return { status: 415, words: "Calls must be JSON." };
  if (asked.headersDistinct["content-encoding"] !== undefined)
    return { status: 415, words: "Calls can't be compressed." };
  return undefined;
}

/** A header's value; undefined if it is missing or repeated. */
function only({ headersDistinct }: Asked, name: string): string | undefined {
  const values = headersDistinct[name];
  return values?.length === 1 ? values[0] : undefined;
}
