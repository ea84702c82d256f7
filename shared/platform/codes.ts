import { CLOUD_CODES } from "./codes-cloud.ts";
import { ON_PREM_CODES } from "./codes-on-prem.ts";
import type { CodeRow, PlatformApi, PlatformError } from "./code-row.ts";
import type { RefusalReason } from "./outcome.ts";

/** Where the words of a known error stand: its API and the row's own name. */
export type CodeName = (typeof CLOUD_CODES)[number]["words"] | (typeof ON_PREM_CODES)[number]["words"];

/** A row of the tables, whose words are known. */
export type KnownCode = CodeRow & { readonly words: CodeName };

const TABLES: Readonly<Record<PlatformApi, readonly KnownCode[]>> = {
  cloud: CLOUD_CODES,
  onPrem: ON_PREM_CODES,
};

// HTTP's own meaning, for codes that the tables do not know.
const BY_STATUS: Readonly<Record<number, RefusalReason>> = {
  401: "token-invalid",
  404: "not-found",
  429: "rate-limited",
};

/**
 * Finds what is known about an error: the first row of the API's table that fits its code, subcode, call, status
 * and details. Undefined for a code that no row names.
 */
export function codeRowOf(api: PlatformApi, error: PlatformError): KnownCode | undefined {
  return TABLES[api].find((row) => fits(row, error));
}

/** Says in our own vocabulary why a platform refused; "other" where neither code nor HTTP status tells. */
export function reasonOf(api: PlatformApi, error: PlatformError): RefusalReason {
  return codeRowOf(api, error)?.reason ?? BY_STATUS[error.httpStatus ?? 0] ?? "other";
}

function fits(row: CodeRow, error: PlatformError): boolean {
  return (
    row.codes.some((code) =>
      typeof code === "number" ? code === error.code : error.code >= code[0] && error.code <= code[1],
    ) &&
    (row.subcode === undefined || row.subcode === error.subcode) &&
    (row.statuses === undefined || row.statuses.includes(error.httpStatus ?? 0)) &&
    (row.calls === undefined || (error.call !== undefined && row.calls.includes(error.call))) &&
    (row.details === undefined || row.details.test(error.details ?? error.title ?? ""))
  );
}
