import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { nothing as english } from "../en/nothing.ts";

/** What was left undone where a command stops before its result. */
export const nothing = {
  done: "لم يُنفَّذ شيء.",
  sentByCommand: "لا يرسل هذا الأمر شيئًا إلى أي من واجهتي API، فلا يتأثر رقمك.",
  written: "لم يُكتب شيء.",
  read: "لم يُقرأ شيء.",
  sent: "لم يُرسَل شيء.",
  startedOrSent: "لم يبدأ شيء ولم يُرسَل شيء.",
  changedOrSent: "لم يُغيَّر شيء ولم يُرسَل شيء.",
  checkedOrChanged: "لم يُفحص شيء ولم يُغيَّر شيء.",
  askedOrChanged: "لم يُستعلم عن شيء ولم يُغيَّر شيء.",
  translated: "لم يُترجَم شيء.",
  tried: "لم يُجرَّب شيء.",
  copied: "لم تُنشأ نسخة ولم يُستعد شيء.",
  restoredWhole: "لم تُستعد النسخة كاملة. ولم يتغير ملفها.",
  letter: "لم يُكتب خطاب. لم يُرسَل شيء.",
  report: "لم يُحفظ تقرير. لم يتغير الترحيل.",
  list: "القائمة الجديدة محفوظة في مجلد البيانات؛ والملف كما كان.",
  listOutput: "القائمة الجديدة محفوظة في مجلد البيانات؛ والإخراج غير كامل.",
  output: "الإخراج غير كامل. لم يتغير شيء.",
  summary: "انتهت الدفعة كما ذُكر أعلاه؛ ولا ينقص إلا ملخصها.",
} as const satisfies TranslationOf<"ar", typeof english>;
