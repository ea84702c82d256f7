import type { Language } from "../language.ts";
import { loadTranslate } from "./translate.ts";

/**
 * The only text that a webhook test may send, in a language. It has no placeholders: the text shown beforehand
 * is exactly the text that is sent.
 */
export async function replyTextIn(language: Language = "en"): Promise<string> {
  return (await loadTranslate(language, undefined, { isolates: false }))("connectivity.reply.text");
}
