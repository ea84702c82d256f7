import { CLOUD_CODES } from "./codes-cloud.ts";
import { ON_PREM_CODES } from "./codes-on-prem.ts";
import type { CodeRow, PlatformApi, PlatformError } from "./code-row.ts";
import type { RefusalReason } from "./outcome.ts";

/** The wording key of a known error. */
export type CodeName = (typeof CLOUD_CODES)[number]["words"] | (typeof ON_PREM_CODES)[number]["words"];

/** A row of the tables with its wording key. */
export type KnownCode = CodeRow & { readonly words: CodeName };

const TABLES: Readonly<Record<PlatformApi, readonly KnownCode[]>> = {
  cloud: CLOUD_CODES,
  onPrem: ON_PREM_CODES,
};

// Meaning by HTTP status, for codes that the tables do not list.
const BY_STATUS: Readonly<Record<number, RefusalReason>> = {
  401: "token-invalid",
  404: "not-found",
  429: "rate-limited",
};

/**
 * Gives the first row of the API's table that matches the error's code, subcode, call, status and details;
 * undefined for a code that no row lists.
 */
export function codeRowOf(api: PlatformApi, error: PlatformError): KnownCode | undefined {
  return TABLES[api].find((row) => fits(row, error));
}

/** Gives the reason of a platform's rejection; "other" where neither code nor HTTP status determines it. */
export function reasonOf(api: PlatformApi, error: PlatformError): RefusalReason {
  return codeRowOf(api, error)?.reason ?? BY_STATUS[error.httpStatus ?? 0] ?? "other";
}

/** True for a code that some row of the API's table lists, whatever else that row asks for. */
export function isListedCode(api: PlatformApi, code: number): boolean {
  return TABLES[api].some((row) => namesCode(row, code));
}

function namesCode({ codes }: CodeRow, code: number): boolean {
  return codes.some((one) => (typeof one === "number" ? one === code : code >= one[0] && code <= one[1]));
}

function fits(row: CodeRow, error: PlatformError): boolean {
  return (
    namesCode(row, error.code) &&
    (row.subcode === undefined || row.subcode === error.subcode) &&
    (row.statuses === undefined || row.statuses.includes(error.httpStatus ?? 0)) &&
    (row.calls === undefined || (error.call !== undefined && row.calls.includes(error.call))) &&
    (row.details === undefined || row.details.test(error.details ?? error.title ?? ""))
  );
}
