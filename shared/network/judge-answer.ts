import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import type { WayApi, WayCause, WayFacts } from "./way.ts";

/** An answer to a request that carried no token, with the beginning of its body. */
export type SeenAnswer = {
  readonly status: number;
  readonly contentType?: string | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  readonly body: string;
  /** The body was longer than what is here. */
  readonly shortened: boolean;
};

export type JudgedAnswer = { readonly cause?: WayCause; readonly facts: WayFacts };

/** By which a network says that it wants a sign-in first (RFC 6585). */
const SIGN_IN_STATUS = 511;
/** Clocks of servers and computers are seldom further apart. */
const USUAL_MINUTES = 5;

/** The request: its URL, and the API that it is for. */
export type AskedApi = { readonly url: string; readonly api: WayApi };

/**
 * Tells whether an answer is one of the API. It answers a request without a token with an error of its own form, in JSON;
 * which one says nothing about the way. `nowMs` is this computer's clock.
 */
export function judgeAnswer(answer: SeenAnswer, { url: asked, api }: AskedApi, nowMs: number): JudgedAnswer {
  const { status } = answer;
  if (status === SIGN_IN_STATUS) return { cause: "sign-in-page", facts: { status } };
  if (status >= 300 && status < 400) {
    const to = redirectHost(answer.location, asked);
    return { cause: "redirect", facts: { status, ...(to === undefined ? {} : { to }) } };
  }
  if (isOfTheApi(answer, api)) return { facts: { status, ...clockFact(answer.date, nowMs) } };
  return { cause: isPage(answer) ? "web-page" : "not-the-api", facts: { status } };
}

function redirectHost(location: string | undefined, asked: string): string | undefined {
  if (location === undefined || !URL.canParse(location, asked)) return undefined;
  return new URL(location, asked).host.slice(0, 300);
}

const ApiError = z.looseObject({ code: z.int() });
/** What each API answers, and how that begins. An on-premises client that asks for no token tells its health. */
const ANSWERS: Readonly<Record<WayApi, { readonly whole: z.ZodType; readonly begin: RegExp }>> = {
  cloud: { whole: z.looseObject({ error: ApiError }), begin: /^\s*\{\s*"error"\s*:\s*\{/ },
  "on-premises": {
    whole: z.union([
      z.looseObject({ errors: z.array(ApiError).min(1) }),
      z.looseObject({ health: z.record(z.string(), z.unknown()) }),
    ]),
    begin: /^\s*\{\s*"(?:errors|health|meta)"\s*:\s*[[{]/,
  },
};

function isOfTheApi({ body, contentType = "", shortened }: SeenAnswer, api: WayApi): boolean {
  const { whole, begin } = ANSWERS[api];
  // The rest of a long answer isn't read: its kind and beginning decide.
  if (shortened) return /\bjson\b/i.test(contentType) && begin.test(body);
  return whole.safeParse(parseJson(body)).success;
}

function isPage({ body, contentType = "" }: SeenAnswer): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*<(?:!doctype\s+html|html|head|body|meta)\b/i.test(body);
}

function clockFact(date: string | undefined, nowMs: number): Pick<WayFacts, "clockMinutes"> {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return {};
  const minutes = Math.round((nowMs - there) / 60_000);
  return Math.abs(minutes) > USUAL_MINUTES ? { clockMinutes: minutes } : {};
}
