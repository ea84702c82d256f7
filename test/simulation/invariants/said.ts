import type { WireAnswer } from "../network/wire.ts";
import type { Kind, Said } from "./facts.ts";

/** Codes of the specification's texts with which the cloud refuses a registration before it does anything. */
const CLOUD_REFUSES: ReadonlySet<number> = new Set([
  10, 33, 100, 190, 368, 803, 131005, 131008, 131009, 131031, 131045, 133005, 133006, 133008, 133009, 133010,
  133015, 133016,
]);
const CLOUD_RATE: ReadonlySet<number> = new Set([4, 80007, 130429, 133016]);
const CLIENT_REFUSES: ReadonlySet<number> = new Set([1005, 1008, 1009, 1011, 1015, 1024, 1025, 1031]);
const WRONG_PIN: ReadonlySet<number> = new Set([133005]);

const decoder = new TextDecoder();

/** What a good answer to each kind of request is; for the others, any JSON with 200. */
const GOOD: Readonly<Partial<Record<Kind, (status: number, success: unknown) => Said>>> = {
  register: bySuccess,
  subscribe: bySuccess,
  "set-pin": bySuccess,
  account: (status) => (status === 201 || status === 202 ? "yes" : "unclear"),
  code: (status) => (isSuccess(status) ? "yes" : "unclear"),
  shards: (status) => (isSuccess(status) ? "yes" : "unclear"),
};

function bySuccess(status: number, success: unknown): Said {
  if (status !== 200) return "unclear";
  if (success === true || success === "true") return "yes";
  return success === false || success === "false" ? "no" : "unclear";
}

/** Reads an answer by the specification's rows alone; nothing that they do not name proves anything. */
export function saidBy(kind: Kind, answer: WireAnswer | undefined): Said {
  if (answer === undefined || answer.cut) return "unclear";
  const { status, headers, bytes } = answer;
  if (bytes.length === 0)
    return (kind === "code" || kind === "shards") && isSuccess(status) ? "yes" : "unclear";
  if (!(headers["content-type"] ?? "").startsWith("application/json")) return "unclear";
  const body = parsed(bytes);
  if (typeof body !== "object" || body === null) return "unclear";
  const members = body as Readonly<Record<string, unknown>>;
  const error = errorIn(members);
  if (error !== undefined) return refusal(kind, status, error);
  const good = GOOD[kind];
  return good === undefined ? (status === 200 ? "yes" : "unclear") : good(status, members["success"]);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function refusal(kind: Kind, status: number, { code, details, ofCloud }: ApiError): Said {
  if (status < 400 || status > 499)
    return status === 500 && code === 133000 && kind === "register" ? "no" : "unclear";
  if (!ofCloud) {
    if (!CLIENT_REFUSES.has(code) && status !== 429) return "unclear";
    return /PIN does not match/.test(details) ? "wrong-pin" : "no";
  }
  if (WRONG_PIN.has(code)) return "wrong-pin";
  if (CLOUD_REFUSES.has(code) || (code >= 200 && code <= 299)) return "no";
  return status === 429 && CLOUD_RATE.has(code) ? "no" : "unclear";
}

type ApiError = { readonly code: number; readonly details: string; readonly ofCloud: boolean };

function errorIn({ error, errors }: Readonly<Record<string, unknown>>): ApiError | undefined {
  const first: unknown = Array.isArray(errors) ? errors[0] : error;
  if (typeof first !== "object" || first === null) return undefined;
  const { code, details, error_data: data } = first as Readonly<Record<string, unknown>>;
  const more = typeof data === "object" && data !== null ? (data as { details?: unknown }).details : details;
  return {
    code: typeof code === "number" ? code : 0,
    details: typeof more === "string" ? more : "",
    ofCloud: error !== undefined,
  };
}

/** The seconds that an answer asks to wait; undefined if it asks for none. */
export function askedToWait({ status, headers, bytes }: WireAnswer): number | undefined {
  if (status !== 429) return undefined;
  const told = headers["retry-after"] ?? /retry_after: (\d+)/.exec(decoder.decode(bytes))?.[1];
  return told === undefined ? undefined : Number(told);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
