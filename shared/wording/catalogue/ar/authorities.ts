import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../words.ts";

/** هيئات الإصدار التي تثق بها الاتصالات. */
export const authorities = {
  public: "الهيئات العامة سارية لكل اتصال.",
  system: "هيئات الإصدار على هذا الكمبيوتر سارية أيضًا.",
  notSystem: "هيئات الإصدار على هذا الكمبيوتر غير سارية.",
  added: "أُضيفت: {{subject}}، صالحة حتى {{validTo}}، بصمة SHA-256: {{fingerprint}}",
  none: "لم تُضف أي هيئة من ملف.",
  unknown: "ثبّت المسؤول هذا بما لا يُفهم، لذلك تسري الهيئات العامة وحدها.",
} as const satisfies TranslationOf<"ar", typeof english>;
