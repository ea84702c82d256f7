import { connectivity as english } from "./catalogue/en/webhook-checks.ts";
import { connectivity as spanish } from "./catalogue/es/webhook-checks.ts";
import type { Language } from "../language.ts";

/**
 * The only text that a webhook test may send, by language. It has no placeholders: the text shown beforehand
 * is exactly the text that is sent.
 */
export const REPLY_TEXTS: Readonly<Record<Language, string>> = {
  en: english.reply.text,
  es: spanish.reply.text,
};
