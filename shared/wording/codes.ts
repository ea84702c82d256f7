import type { PlatformApi, PlatformError } from "../platform/code-row.ts";
import { codeRowOf } from "../platform/codes.ts";
import type { Translate } from "./translate.ts";

/** What an error means and how to fix it. */
export type CodeWording = { readonly cause: string; readonly advice: string };

/** The text for a platform's error; undefined for an unknown code. */
export function codeWording(t: Translate, api: PlatformApi, error: PlatformError): CodeWording | undefined {
  const row = codeRowOf(api, error);
  return row === undefined
    ? undefined
    : { cause: t(`codes.${row.words}.cause`), advice: t(`codes.${row.words}.advice`) };
}
