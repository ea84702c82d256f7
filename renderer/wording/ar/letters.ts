import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "رسائل…",
  title: "رسائل بشأن {{spoken}}",
  lead: "نصوص تنسخها وتعدّلها وترسلها بنفسك. لا يرسل Switchover شيئًا، ولا أسرار فيها.",
  kind: "الرسالة",
  kinds: {
    before: "إلى العميل التجاري، قبل الترحيل",
    after: "إلى العميل التجاري، مع النتيجة",
    "two-step": "إلى المالك: يُرجى إيقاف التحقق بخطوتين",
    code: "إلى من لديه الهاتف: اقرأ لي الرمز",
  },
  language: "اللغة",
  at: "الموعد المخطط (اختياري)",
  writing: "جارٍ كتابة الرسالة…",
  copy: "نسخ النص",
  saveText: "حفظ نصًا",
  saveMarkdown: "حفظ بتنسيق Markdown",
} as const satisfies TranslationOf<"ar", typeof english>;
