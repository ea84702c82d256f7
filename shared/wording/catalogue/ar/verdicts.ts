import type { verdicts as english } from "../en/verdicts.ts";
import type { TranslationOf } from "../words.ts";

/** The result of all preflight checks together. */
export const verdicts = {
  go: {
    plain: "لم يفشل أي فحص مسبق.",
    warned_zero: "لم يفشل أي فحص مسبق؛ لا تحذيرات.",
    warned_one: "لم يفشل أي فحص مسبق؛ فحص واحد عليه تحذير.",
    warned_two: "لم يفشل أي فحص مسبق؛ فحصان عليهما تحذير.",
    warned_few: "لم يفشل أي فحص مسبق؛ {{count}} فحوص عليها تحذير.",
    warned_many: "لم يفشل أي فحص مسبق؛ {{count}} فحصًا عليها تحذير.",
    warned_other: "لم يفشل أي فحص مسبق؛ {{count}} فحص عليه تحذير.",
    works: "لم يُغيَّر شيء: لا يؤثر هذا في رقمك.",
    next: "ابدأ الترحيل عندما تكون مستعدًا. تُجرى الفحوص مرة أخرى قبل أن يبدأ.",
  },
  endpoint: {
    ready: "نقطة النهاية جاهزة: لم يفشل أي فحص.",
    readyWarned_zero: "نقطة النهاية جاهزة: لم يفشل أي فحص، ولا تحذيرات.",
    readyWarned_one: "نقطة النهاية جاهزة: لم يفشل أي فحص، وفحص واحد عليه تحذير.",
    readyWarned_two: "نقطة النهاية جاهزة: لم يفشل أي فحص، وفحصان عليهما تحذير.",
    readyWarned_few: "نقطة النهاية جاهزة: لم يفشل أي فحص، و{{count}} فحوص عليها تحذير.",
    readyWarned_many: "نقطة النهاية جاهزة: لم يفشل أي فحص، و{{count}} فحصًا عليها تحذير.",
    readyWarned_other: "نقطة النهاية جاهزة: لم يفشل أي فحص، و{{count}} فحص عليه تحذير.",
    notReady_zero: "نقطة النهاية غير جاهزة: فشل فحص واحد.",
    notReady_one: "نقطة النهاية غير جاهزة: فشل فحصان.",
    notReady_two: "نقطة النهاية غير جاهزة: الفحوص الفاشلة: {{count}}.",
    notReady_few: "نقطة النهاية غير جاهزة: فشل {{count}} فحوص.",
    notReady_many: "نقطة النهاية غير جاهزة: فشل {{count}} فحصًا.",
    notReady_other: "نقطة النهاية غير جاهزة: فشل {{count}} فحص.",
    byCaFile:
      "{{verdict}} حلّ ملف هيئات إصدار (CA) محل الجذور العامة، ولذلك لا يشمل هذا الشهادةَ التي ستراها المنصة.",
    nothingSent: "لم تُرسَل أي إشعارات، ولم تُختبر معالجتها لها.",
    sent: "أُرسلت إليها إشعارات اختبارية.",
    repair: "أصلح ما فشل، ثم أعد الفحص.",
    goOn: "يُظهر اختبار خطافات الويب هل تصل إليها المنصة.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
