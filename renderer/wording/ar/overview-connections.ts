import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { overview as english } from "../en/overview.ts";

/** Words of connections that need attention. */
export const connectionMatters = {
  cloud: {
    refused: {
      title: "ترفض السحابة رمز الوصول",
      text: "حتى يُستبدل، لا يستطيع Switchover الاستعلام من السحابة عن أي رقم.",
      do: "استبدال رمز الوصول",
    },
    certificate: {
      title: "شهادة السحابة غير مقبولة",
      text: "لم يُرسَل شيء. افحص العنوان والشهادة.",
      do: "فتح الاتصال",
    },
    "no-answer": {
      title: "لا يمكن الوصول إلى السحابة",
      text: "لم يحصل آخر فحص على استجابة صالحة للاستخدام. افحص العنوان والشبكة.",
      do: "فتح الاتصال",
    },
    failed: {
      title: "فشل اختبار اتصال السحابة",
      text: "افتح الاتصال واختبره مرة أخرى لمعرفة الفحص الذي فشل.",
      do: "فتح الاتصال",
    },
  },
  "on-premises": {
    refused: {
      title: "يرفض العميل المحلي بيانات الاعتماد",
      text: "حتى تُستبدل، لا يستطيع Switchover الاستعلام من العميل عن أي رقم.",
      do: "استبدال بيانات الاعتماد",
    },
    certificate: {
      title: "شهادة العميل المحلي غير مقبولة",
      text: "لم يُرسَل شيء. افحص الشهادة، وثِق بها إذا كانت شهادتك.",
      do: "فتح الاتصال",
    },
    "no-answer": {
      title: "لا يمكن الوصول إلى العميل المحلي",
      text: "لم يحصل آخر فحص على استجابة صالحة للاستخدام. افحص العنوان والشبكة.",
      do: "فتح الاتصال",
    },
    failed: {
      title: "فشل اختبار اتصال العميل المحلي",
      text: "افتح الاتصال واختبره مرة أخرى لمعرفة الفحص الذي فشل.",
      do: "فتح الاتصال",
    },
  },
} as const satisfies TranslationOf<"ar", (typeof english)["matter"]["connection"]>;
