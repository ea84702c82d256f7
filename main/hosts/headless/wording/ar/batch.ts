import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { batch as english } from "../en/batch.ts";

/** What a batch says besides what its summary says too. */
export const batch = {
  held: {
    what: "تعمل عملية أخرى على هذه الدفعة.",
    works: "لم يبدأ شيء من هنا.",
    next: "انتظر حتى تنتهي، أو أوقفها هناك بالضغط على Ctrl-C.",
  },
  line: "السطر {{line}}",
  row: "الصف {{line}}",
  more: "صفوف أخرى لا يمكن استخدامها أيضًا: {{number}}. مع --json يكون لكل منها سطر.",
  correct: "صحّح الجدول، ثم شغّل الأمر مرة أخرى. يعرض «batch template» الأعمدة.",
  waits: "خارج النطاق الزمني: يبدأ الرقم التالي بعد {{span}}.",
  stopping: "يجري الإيقاف: لا تُبدأ أرقام أخرى؛ والأرقام قيد التنفيذ تبلغ نهايتها.",
  leave: "اضغط Ctrl-C مرة أخرى للخروج فورًا: تبقى نتيجتها عندئذ غير معروفة إلى أن تستمر الدفعة.",
  left: "خرج فورًا. الأمر نفسه يكتشف ما آلت إليه الأرقام قيد التنفيذ، ويتابع.",
  each: "لكل ترحيل مذكور أعلاه: switchover status ID",
} as const satisfies TranslationOf<"ar", typeof english>;
