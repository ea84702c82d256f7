import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** كلمات اختبار الطريق إلى واجهة API. */
export const way = {
  title: "اختبار الاتصال",
  text: "يجرّب الطريق إلى واجهة API خطوة خطوة: الاسم والاتصال والوكيل وTLS والرد. لا يرسل رمز وصول ولا يغيّر شيئًا.",
  target: "اختبار الطريق إلى",
  cloud: "واجهة API السحابية لـ {{name}}",
  onPrem: "العميل المحلي لـ {{name}}",
  otherCloud: "عنوان URL آخر لواجهة API السحابية",
  otherOnPrem: "عنوان URL آخر لعميل محلي",
  url: "عنوان URL لواجهة API",
  urlHint: "يُوصَل إليه بإعدادات هذا الكمبيوتر، من دون وكيل مساحة عمل.",
  noUrl: "أدخل https:// ومضيفًا، بلا اسم مستخدم ولا ? ولا #.",
  go: "اختبار الاتصال",
  busy: "تُجرَّب كل خطوة. تستغرق الخطوة 10 ث على الأكثر.",
  steps: "خطوات الاختبار",
} as const satisfies TranslationOf<"ar", typeof english>;
