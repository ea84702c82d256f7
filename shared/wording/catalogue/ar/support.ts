import type { support as english } from "../en/support.ts";
import type { TranslationOf } from "../words.ts";

/** Support bundles: what is in one, and what isn't. */
export const support = {
  title: "حزمة دعم Switchover، أُعدت في",
  contains: "تحتوي على:",
  leftOut: {
    heading: "لا تتضمن:",
    secrets: "الرموز المميزة وكلمات المرور ورموز PIN والرموز والنسخ الاحتياطية وكل ما عداها في الخزنة",
    numbers: "أرقام الهواتف: من كل رقم آخر رقمين فقط",
    messages: "الرسائل والإشعارات",
    names: "الأسماء وأسماء الخوادم وعناوين URL والمسارات ونصوص الخوادم",
    mistakes: "ملف الأخطاء الداخلية، لأنه يحتوي على مسارات",
  },
  gap: {
    "older-log": "ملفات السجل الأقدم التي لم تتسع لها: {{n}}",
    "older-migrations": "عمليات الترحيل الأقدم التي لم تتسع لها: {{n}}",
    "older-rows": "صفوف دفاتر القيود الأقدم التي لم تتسع لها: {{n}}",
    "foreign-lines": "أسطر السجل التي لم يكتبها Switchover بهذا الشكل: {{n}}",
    "no-log": "السجل: لا يوجد بعد",
    "unreadable-log": "ملفات السجل التي تتعذر قراءتها: {{n}}",
    "journal-closed": "كل دفاتر القيود: يتعذر فتحها؛ السبب في journals/problem.json",
    "unreadable-migrations": "عمليات الترحيل التي تتعذر قراءة صفوفها؛ السبب في ملفاتها: {{n}}",
    "corrupted-rows": "الصفوف التالفة في دفاتر القيود، المذكورة في السطر الأول من كل دفتر: {{n}}",
    "no-answer": "معلومات عن هذا الكمبيوتر لم تصل خلال 5 ثوانٍ، وهي في computer.json باسم no-answer: {{n}}",
  },
  size: {
    bytes: "{{n}} بايت",
    kilobytes: "{{n}} ك.ب",
    megabytes: "{{n}} م.ب",
  },
  saved: "حُفظت: {{file}} ({{size}})",
  notSent: "لم يُرسَل شيء. افحص محتواها ثم أرسلها إلى الدعم لديك.",
} as const satisfies TranslationOf<"ar", typeof english>;
