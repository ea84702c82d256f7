import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { describedTotals as english } from "../en/described-totals.ts";

export const describedTotals = {
  totals: "ما وصل في كل ساعة أو يوم أو أسبوع، حتى من الأحداث المحذوفة",
  totalsBy: "ما يشمله كل سطر",
  totalsSince: "من هذا الوقت فصاعدًا؛ يبدأ التاريخ عند منتصف الليل في المنطقة",
  totalsZone: "المنطقة الزمنية للساعات والأيام، مثل Europe/Madrid؛ الافتراضية: منطقة هذا الحاسوب",
  totalsNumber: "ما يخص الرقم ذا معرّف رقم الهاتف هذا فقط",
  totalsWorkspace: "ما تلقاه مستقبِل مساحة العمل هذه فقط",
} as const satisfies TranslationOf<"ar", typeof english>;
