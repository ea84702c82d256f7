import type { totals as english } from "../en/totals.ts";
import type { TranslationOf } from "../words.ts";

export const totals = {
  columns: {
    from: "من",
    messages: "الرسائل",
    statuses: "الحالات",
    others: "أخرى",
    rejected: "المرفوضة",
    duplicates: "المكررة",
    median: "النصف خلال",
    most: "95% خلال",
  },
  range: "من {{from}} إلى {{to}}",
  atMost: "حتى {{to}}",
  since: "تُحفظ المجاميع منذ {{since}}.",
  utc: "لما قبل {{since}} لا تُحفظ إلا أيام كاملة بتوقيت UTC.",
  counting: "ما زالت الأحداث الأقدم تُضاف.",
  more: "لا تظهر إلا أحدث المجاميع، وعددها {{count}}.",
  none: "لم يصل شيء في هذه المدة.",
  quiet: {
    unusual:
      "لا أحداث من {{from}} إلى {{until}}. في الأسابيع السابقة وصل بعضها في هذه الساعات. السبب غير معروف.",
    off: "لم يصغِ أي مستقبِل من {{from}} إلى {{until}}.",
  },
  ahead_zero: "لا أحداث أُرسلت بعد وصولها بحسب الساعتين.",
  ahead_one: "بحسب الساعتين أُرسل حدث واحد بعد وصوله. لا يُحسب زمن وصوله.",
  ahead_two: "بحسب الساعتين أُرسل حدثان بعد وصولهما. لا يُحسب زمن وصولهما.",
  ahead_few: "بحسب الساعتين أُرسلت {{count}} أحداث بعد وصولها. لا يُحسب زمن وصولها.",
  ahead_many: "بحسب الساعتين أُرسل {{count}} حدثًا بعد وصوله. لا يُحسب زمن وصولها.",
  ahead_other: "بحسب الساعتين أُرسل {{count}} حدث بعد وصوله. لا يُحسب زمن وصولها.",
} as const satisfies TranslationOf<"ar", typeof english>;
