import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { secrets as english } from "../en/secrets.ts";

/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "مخزَّن",
  replace: "استبدال",
  replaceNamed: "استبدال: {{name}}",
  forget: "حذف",
  forgetNamed: "حذف: {{name}}",
  keep: "الاحتفاظ بالمخزَّن",
  openVault: "فتح الخزنة",
  show: "إظهار أو إخفاء",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "الحفظ يحل محل السر المخزَّن.",
    "not-stored": "غير مخزَّن بعد.",
    "not-known": "الخزنة مقفلة، فلا يُعرف هل يوجد سر مخزَّن.",
  },
  forgetTitle: "حذف: {{name}}",
  forgetWhat:
    "يُحذف من الخزنة ولا يمكن استرداده. لا يتغير موقع الرقم؛ وكل ما يحتاج إلى هذا السر سيطلبه مرة أخرى.",
} as const satisfies TranslationOf<"ar", typeof english>;
