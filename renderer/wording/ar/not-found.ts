import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { notFound as english } from "../en/not-found.ts";

/** Texts for an address that leads to no screen. */
export const notFound = {
  title: "الصفحة غير موجودة",
  text: "ليس في Switchover شاشة عند هذا العنوان.",
  do: "فتح النظرة العامة",
} as const satisfies TranslationOf<"ar", typeof english>;
