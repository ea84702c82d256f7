import type { digest as english } from "../en/digest.ts";
import type { TranslationOf } from "../words.ts";

export const digest = {
  title: {
    daily: "الملخص اليومي من Switchover، من {{from}} إلى {{until}}:",
    weekly: "الملخص الأسبوعي من Switchover، من {{from}} إلى {{until}}:",
  },
  number: {
    some: "{{number}}: الرسائل {{messages}}، الحالات {{statuses}}، أخرى {{others}}، المرفوضة {{rejected}}.",
    gap: "أطول مدة لم يصل فيها شيء بينما كان مستقبِل يصغي: {{gap}}.",
    partly: "غير معروف خلال {{time}}: لم يصغِ أي مستقبِل.",
    none: "{{number}}: لم يُحسب أي وصول في المدة التي أصغى فيها مستقبِل ({{time}}).",
    noneSince:
      "{{number}}: لم يُحسب أي وصول في المدة التي أصغى فيها مستقبِل ({{time}}). كان آخر وصول في {{last}}.",
    notKnown: "{{number}}: غير معروف، لأن أي مستقبِل لم يصغِ.",
  },
  rest: "كل ما عدا ذلك معًا: الرسائل {{messages}}، الحالات {{statuses}}، أخرى {{others}}، المرفوضة {{rejected}}.",
  restSilent: "أرقام أخرى لم يُحسب لها وصول مع أن مستقبِلًا كان يصغي: {{silent}}.",
  noNumbers: "لا رقم مُعَدّ لهذا.",
  arrivalsNotKnown: "لا يُعرف ما وصل: لا يمكن قراءة السجلات.",
  migrations:
    "عمليات الترحيل التي لم تنتهِ: {{open}}. عمليات الترحيل التي تركت موقع رقم غير معروف: {{unknown}}.",
  migrationsNotKnown: "لا يُعرف هل توجد عمليات ترحيل مفتوحة: لا يمكن قراءة سجلاتها.",
  monitoring: "ملاحظات المراقبة المفتوحة: {{findings}}. الفحوص المجدولة التي فشلت: {{failed}}.",
  monitoringNotKnown: "ملاحظات المراقبة غير معروفة هنا: لا تراقب إلا النافذة و«serve».",
  paused: "لا تُجرى فحوص مجدولة في الوقت الحالي.",
  replaced: "عناوين الاستدعاء التي ما زالت مستبدلة: {{replaced}}.",
  replacedNotKnown: "لا يُعرف هل ما زالت عناوين استدعاء مستبدلة: لا يمكن قراءة السجلات.",
  notice: {
    title: { daily: "الملخص اليومي من Switchover", weekly: "الملخص الأسبوعي من Switchover" },
    arrived:
      "ما حُسب وصوله: الرسائل {{messages}}، الحالات {{statuses}}، أخرى {{others}}، المرفوضة {{rejected}}.",
    silent: "أرقام لم يُحسب لها وصول مع أن مستقبِلًا كان يصغي: {{silent}}.",
    partly: "لا يُعرف ما وصل في جزء من الوقت: لم يصغِ أي مستقبِل.",
    nothingOpen: "لا يُعرف ترحيل مفتوح ولا ملاحظة مفتوحة ولا عنوان استدعاء مستبدل.",
    more: "افتح Switchover لرؤية المزيد.",
  },
  plan: {
    daily: "ملخص كل يوم في {{at}}",
    weekly: "ملخص كل أسبوع يوم {{day}} في {{at}}",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
