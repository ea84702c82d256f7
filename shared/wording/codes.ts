import type { PlatformApi, PlatformError } from "../platform/code-row.ts";
import { codeRowOf } from "../platform/codes.ts";
import type { Translate } from "./translate.ts";

/** What an error means and what can be done about it. */
export type CodeWording = { readonly cause: string; readonly advice: string };

/** The words for an error that a platform gave; undefined for a code that is not known. */
export function codeWording(t: Translate, api: PlatformApi, error: PlatformError): CodeWording | undefined {
  const row = codeRowOf(api, error);
  return row === undefined
    ? undefined
    : { cause: t(`codes.${row.words}.cause`), advice: t(`codes.${row.words}.advice`) };
}
