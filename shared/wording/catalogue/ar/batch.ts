import type { batch as english } from "../en/batch.ts";
import type { TranslationOf } from "../words.ts";

/** Words of a batch of numbers that the window and its summary share. */
export const batch = {
  outcome: {
    go: "اجتازت الفحوص",
    "no-go": "فشلت فحوص",
    complete: "مكتمل",
    rejected: "مرفوض",
    stopped: "متوقف",
    unknown: "الموقع غير معروف",
    unconfirmed: "غير مؤكد",
    "awaiting-code": "بانتظار رمز",
    "awaiting-confirmation": "بانتظارك",
    none: "لم يبدأ",
  },
  place: { cloud: "السحابة", "on-premises": "محلي", unknown: "غير معروف" },
  reported: { cloud: "السحابة، بحسب إبلاغك", "on-premises": "محلي، بحسب إبلاغك" },
  assumed: { cloud: "السحابة، غير مؤكد", "on-premises": "محلي، غير مؤكد" },
  because: {
    canary: "لم يكتمل أحد الأرقام التجريبية الأولى، فلم تُبدأ البقية.",
    failures: "أرقام كثيرة فشلت أو هي غير معروفة، فلم يُبدأ المزيد.",
    stopped: "أُوقفت: لم تُبدأ أرقام أخرى. الجدول نفسه يتابع.",
  },
  summary: {
    title: "الدفعة {{name}}",
    checks: "فحوص {{name}}",
    lead: "مكتمل {{complete}}، فاشل {{failed}}، غير معروف {{unknown}}، بانتظار {{waiting}}، لم يبدأ {{notStarted}}.",
    from: "من {{from}} إلى {{to}}.",
    since: "منذ {{from}}، ولم تنتهِ بعد.",
    column: {
      line: "السطر",
      number: "الرقم",
      outcome: "النتيجة",
      location: "الموقع",
      migration: "الترحيل",
      why: "السبب",
    },
    failed: "الفحوص الفاشلة: {{checks}}",
    note: "ما جرى لكل رقم، وما يؤكده، مدوَّن في تقرير ترحيله.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
