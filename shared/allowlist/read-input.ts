import { asSeen, inPlainDigits, PORTS, wholeNumber } from "../typed-value.ts";
import { AsNumber, MOST_AS_NUMBERS, type Registry } from "./allowlist.ts";

const WHOIS_PORT = 43;

/**
 * Reads AS numbers as a person writes them, separated by commas or spaces, in the digits and commas of any
 * language; undefined if one isn't a number.
 */
export function readAsNumbers(text: string): number[] | undefined {
  const parts = inPlainDigits(asSeen(text)).split(/\s*[,\u060C]\s*|\s+/);
  const asns = parts.map((part) => AsNumber.safeParse(digitsOf(part)).data);
  return asns.length > MOST_AS_NUMBERS || asns.includes(undefined)
    ? undefined
    : asns.filter((one) => one !== undefined);
}

function digitsOf(part: string): number {
  return Number(/^(?:AS)?(\d{1,10})$/i.exec(part)?.[1] ?? Number.NaN);
}

/** Reads `HOST`, `HOST:PORT` or `[IPv6]:PORT`; undefined if the text is none. */
export function readRegistry(text: string): Registry | undefined {
  const [, bracketed, plain, digits = String(WHOIS_PORT)] =
    /^(?:\[([0-9A-Fa-f:]+)\]|([A-Za-z0-9._-]{1,255}))(?::(\d{1,5}))?$/.exec(inPlainDigits(asSeen(text))) ??
    [];
  const host = bracketed ?? plain;
  const port = wholeNumber(digits, PORTS);
  return host === undefined || port === undefined ? undefined : { host, port };
}

/** A registry as `readRegistry` takes it. */
export function registryText({ host, port }: Registry): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** AS numbers as `readAsNumbers` takes them. */
export function asNumbersText(asns: readonly number[]): string {
  return asns.map((asn) => `AS${asn}`).join(", ");
}
