import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHistory as english } from "../en/webhooks-history.ts";

/** Words of what arrived by the hour, day and week. */
export const webhooksHistory = {
  title: "السجل",
  by: "شريط لكل",
  hour: "ساعات",
  day: "أيام",
  week: "أسابيع",
  latency: "زمن الوصول",
  table: "عرض كجدول",
  present: {
    hour: "الآن",
    day: "اليوم",
    week: "هذا الأسبوع",
  },
  label: {
    hour: "أحداث آخر 48 ساعة: المقبول {{accepted}}، المرفوض {{rejected}}. الساعات بلا أحداث مع أن بعضها يصل فيها عادة: {{quiet}}. كل الأرقام في الجدول أدناه.",
    day: "أحداث آخر 30 يومًا: المقبول {{accepted}}، المرفوض {{rejected}}. الأيام التي فيها ساعات بلا أحداث مع أن بعضها يصل فيها عادة: {{quiet}}. كل الأرقام في الجدول أدناه.",
    week: "أحداث آخر 26 أسبوعًا: المقبول {{accepted}}، المرفوض {{rejected}}. الأسابيع التي فيها ساعات بلا أحداث مع أن بعضها يصل فيها عادة: {{quiet}}. كل الأرقام في الجدول أدناه.",
  },
  legend: {
    accepted: "المقبولة",
    rejected: "المرفوضة",
    unusual: "لا أحداث في وقت يصل فيه بعضها عادة",
    off: "لم يصغِ أي مستقبِل",
    median: "وصل النصف خلال",
    most: "وصل 95% خلال",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
