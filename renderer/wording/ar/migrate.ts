import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrate as english } from "../en/migrate.ts";

/** Texts of the screen where migrations start and open ones are listed. */
export const migrate = {
  title: "الترحيل",
  choose: "اختيار رقم لنقله",
  openCount_zero: "لا ترحيل مفتوح",
  openCount_one: "ترحيل واحد مفتوح",
  openCount_two: "عمليتا ترحيل مفتوحتان",
  openCount_few: "{{count}} عمليات ترحيل مفتوحة",
  openCount_many: "{{count}} عملية ترحيل مفتوحة",
  openCount_other: "{{count}} عملية ترحيل مفتوحة",
  lead: "انقل رقمًا بين العميل المحلي والسحابة، وتابع عمليات الترحيل المفتوحة.",
  open: {
    title: "عمليات الترحيل المفتوحة",
    go: "فتح هذا الترحيل",
    goTo: "فتح ترحيل {{spoken}}",
    busy: "قيد التنفيذ",
    since: "آخر تغيير",
  },
  begin: {
    title: "نقل رقم",
    none: "ليس في أي مساحة عمل رقم بعد. أضف مساحة عمل ورقمًا لنقله من هنا.",
    noNumber: "ليس في مساحة العمل هذه رقم بعد. أضف رقمًا هناك لنقله من هنا.",
    addWorkspace: "إضافة مساحة عمل",
    addNumber: "فتح مساحة العمل",
    number: "الرقم",
    numberHint: "من مساحة العمل {{workspace}}",
    direction: "الاتجاه",
    directions: { "to-cloud": "من العميل المحلي إلى السحابة", "to-onprem": "من السحابة إلى العميل المحلي" },
    suggested: "يقترحه آخر فحص",
    isThere: "كان هناك بالفعل عند آخر فحص",
    seen: "آخر فحص",
    unseen: "لم يُفحص",
    go: "تحضير الترحيل",
    openRun: "يوجد ترحيل مفتوح لهذا الرقم. أكمله أو تخلَّ عنه أولًا.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
