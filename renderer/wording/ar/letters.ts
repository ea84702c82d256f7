import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "خطابات…",
  title: "خطابات بشأن {{spoken}}",
  lead: "نصوص تنسخها وتعدّلها وترسلها بنفسك. لا يرسل Switchover شيئًا، ولا أسرار فيها.",
  kind: "الخطاب",
  kinds: {
    before: "إلى الزبون، قبل الترحيل",
    after: "إلى الزبون، مع النتيجة",
    "two-step": "إلى المالك: يُرجى إيقاف التحقق بخطوتين",
    code: "إلى من لديه الهاتف: اقرأ لي الرمز",
  },
  language: "اللغة",
  at: "الموعد المخطط (اختياري)",
  writing: "جارٍ كتابة الخطاب…",
  copy: "نسخ النص",
  saveText: "حفظ نصًا",
  saveMarkdown: "حفظ بتنسيق Markdown",
} as const satisfies TranslationOf<"ar", typeof english>;
