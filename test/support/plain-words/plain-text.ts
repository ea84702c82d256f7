import type { Language } from "../../../shared/language.ts";
import { EndReason } from "../../../shared/migration/end-reason.ts";
import { NotSentCause, RefusalReason, UnknownCause } from "../../../shared/platform/outcome.ts";

/** Names that scripts read and that no sentence has; some are words as well. */
const WORDS: ReadonlySet<string> = new Set(["self-signed"]);
const RAW = [
  ...EndReason.options,
  ...NotSentCause.options,
  ...RefusalReason.options,
  ...UnknownCause.options,
].filter((name) => name.includes("-") && !WORDS.has(name));
const RAW_NAME = new RegExp(`\\b(?:${RAW.join("|")})\\b`);

/** Words that no Spanish sentence has. */
const ENGLISH = /\b(?:the|and|is|was|were|of|for|with|then|your|wait|it|not|this|that|from|before)\b/i;

/** What no text has, whether or not it is a sentence. */
export function foreignIn(text: string, language: Language): readonly string[] {
  const faults = [
    ...(/\{\{|\}\}|\bundefined\b|\[object/.test(text) ? ["a placeholder"] : []),
    ...(RAW_NAME.test(text) ? ["a name for scripts"] : []),
    ...(language === "es" && ENGLISH.test(text) ? ["English words"] : []),
  ];
  return faults.map((fault) => `${fault}: ${text}`);
}

/** What keeps a text from being whole sentences of its language. */
export function faultsOf(text: string, language: Language): readonly string[] {
  const faults = [
    ...(text.trim() === "" ? ["empty"] : []),
    ...(/\{|\}/.test(text) ? ["a brace"] : []),
    ...(/^[\p{Lu}\d+“«¿]/u.test(text) ? [] : ["no beginning of a sentence"]),
    ...(/[.”»]$/.test(text) ? [] : ["no end of a sentence"]),
    ...(/ {2}|\s\.|\.\./.test(text) ? ["spaces or points too many"] : []),
  ];
  return [...foreignIn(text, language), ...faults.map((fault) => `${fault}: ${text}`)];
}
