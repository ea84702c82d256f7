import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { strip as english } from "../en/strip.ts";

/** Textos de las franjas al pie de la ventana: la de un traspaso abierto y la de su propia pantalla. */
export const strip = {
  label: "ترحيل مفتوح",
  safety: "أمان هذا الترحيل",
  open: "عرض الترحيل",
  more_zero: "ولا شيء آخر",
  more_one: "وواحد آخر",
  more_two: "واثنان آخران",
  more_few: "و{{count}} أخرى",
  more_many: "و{{count}} أخرى",
  more_other: "و{{count}} أخرى",
  nothingMoved: { title: "لم يُنقل شيء", text: "يبقى الرقم حيث هو." },
  sent: { title: "توقف محتمل:", text: "الرسائل المرسَلة الآن قد تُفقد." },
  moved: { title: "نُقل", text: "تتبعه الخطوات المتبقية." },
  notThere: { title: "ليس حيث نُقل", text: "تُفحص كلتا واجهتي API مرة أخرى." },
  reported: { title: "الموقع بحسب إبلاغك", text: "لم تؤكده المنصة." },
  unknown: {
    title: "الموقع غير معروف",
    for: "غير معروف منذ",
    since: "غير معروف منذ {{time}}",
    next: "الفحص التالي بعد",
    checking: "جارٍ الفحص الآن",
    paused: "الفحوص متوقفة مؤقتًا: الخزنة مقفلة",
    text: "قد تُفقد رسائل.",
    copied: "ربما نُقل من مكان آخر منذ النسخة.",
  },
  backup: {
    title: "النسخة الاحتياطية مشفَّرة",
    none: "لا نسخة احتياطية بعد",
    before: "تُنشأ قبل نقل الرقم.",
  },
  checked: { title: "فُحصت كلتا واجهتي API" },
  attempts: {
    title_zero: "لم تبق محاولات",
    title_one: "بقيت محاولة واحدة",
    title_two: "بقيت محاولتان",
    title_few: "بقيت {{count}} محاولات",
    title_many: "بقيت {{count}} محاولة",
    title_other: "بقيت {{count}} محاولة",
    text: "خلال 72 س",
  },
  requests: {
    title_zero: "لم يُرسَل",
    title_one: "أُرسل مرة واحدة",
    title_two: "أُرسل مرتين",
    title_few: "أُرسل {{count}} مرات",
    title_many: "أُرسل {{count}} مرة",
    title_other: "أُرسل {{count}} مرة",
    text: "لا يُعاد إرساله إلا إذا طلبت ذلك.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
