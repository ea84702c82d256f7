import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { tools as english } from "../en/tools.ts";

/** What lint, endpoint, workspace, alerts and allowlist say besides the sentences that all hosts share. */
export const tools = {
  severity: {
    error: "خطأ",
    warning: "تحذير",
  },
  input: "الدخل القياسي",
  inputFirst: "الدخل القياسي",
  largerThan: "أكبر من {{mib}} MiB (EFBIG)",
  sending:
    "مع --send، يرسل الفحص أيضًا نحو 50 من الإشعارات الاختبارية موقَّعة بالسر من --app-secret-file: كل الأنواع، وتواقيع صالحة وغير صالحة، ومكررات، ومجموعة من 1,000 تحديث، وواحد حجمه نحو 3 م.ب. وهي تحمل معرّف رقم الهاتف 0 والنص {{text}}.",
  workspace: {
    none: "لا مساحات عمل في مجلد البيانات هذا بعد.",
    numbers_zero: "لا أرقام",
    numbers_one: "رقم واحد",
    numbers_two: "رقمان",
    numbers_few: "{{count}} أرقام",
    numbers_many: "{{count}} رقمًا",
    numbers_other: "{{count}} رقم",
    archivedAt: "أُرشفت في {{at}}",
    archived: "أُرشفت. لم يُحذف منها شيء.",
    shown: "تظهر من جديد.",
    written: "كُتب: {{file}}. أرسل عبارة المرور الخاصة به على حدة.",
    added_zero: "أُضيفت باسم {{id}}، دون أسرار.",
    added_one: "أُضيفت باسم {{id}}، مع سر واحد.",
    added_two: "أُضيفت باسم {{id}}، مع سرين.",
    added_few: "أُضيفت باسم {{id}}، مع {{count}} أسرار.",
    added_many: "أُضيفت باسم {{id}}، مع {{count}} سرًا.",
    added_other: "أُضيفت باسم {{id}}، مع {{count}} سر.",
    reportsIn: "تقارير عمليات الترحيل الخاصة بها: {{folder}}",
    ask: "هل تريد إضافة مساحة العمل هذه؟",
    summary: {
      workspace: "مساحة العمل: {{name}} ({{id}})، {{at}}",
      number: "الرقم: {{spoken}}",
      namedNumber: "الرقم: {{spoken}} ({{name}})",
      cloud: "واجهة API السحابية: {{url}}",
      onPrem: "العميل المحلي: {{url}}",
      secrets: "الأسرار: {{list}}",
      reports: "التقارير: {{list}}",
      none: "لا شيء",
      missing: "ليس فيه: {{path}} (لا يمكن قراءته، أو من دون شهادة، أو أكبر من 256 ك.ب)",
      exists: "توجد مساحة عمل بهذا المعرّف في مجلد البيانات هذا.",
    },
  },
  alerts: {
    none: "لا تُرسل تنبيهات.",
    saved: "تذهب التنبيهات إلى {{host}}. للتجربة: switchover alerts test",
    removed: "لم تعد تُرسل تنبيهات إلى هناك. حُذف عنوان URL والمفتاح المخزَّنان.",
    notSet: "لم تكن هناك تنبيهات مضبوطة، فلم يكن يُرسل شيء إلى هناك، ولم يتغير شيء.",
    desktop: "يعرض تطبيق سطح المكتب ملخصًا في إشعار: {{plan}}.",
    noDesktop: "لا يُعرض ملخص على سطح المكتب.",
    desktopDigest: "لعرض ملخص سطح المكتب: switchover alerts digest --desktop",
    onlyDesktop:
      "لا تعرض الطرفية و«serve» إشعارات: يعرضها تطبيق سطح المكتب ما دام يعمل على مجلد البيانات هذا.",
  },
  acceptShrink: "إذا كان ذلك صحيحًا: --accept-shrink",
  allowPrivate: "إذا كان ذلك صحيحًا: --allow-private",
  filePassphrase: "عبارة المرور للملف",
  newFilePassphrase: "اختر عبارة مرور للملف (لا تقل عن {{least}} محرفًا)",
} as const satisfies TranslationOf<"ar", typeof english>;
