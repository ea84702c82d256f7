import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** هيئات الإصدار التي تثق بها الاتصالات. */
export const authorities = {
  title: "هيئات الإصدار",
  text: "من يضمن الخوادم التي يتصل بها Switchover: واجهات API ووجهات التنبيهات وخوادم التحديثات ونقاط النهاية الخاصة بك. فحص نقطة النهاية والأنفاق يحكمان كما تحكم المنصة، بالهيئات العامة وحدها.",
  system: "الوثوق أيضًا بهيئات الإصدار على هذا الكمبيوتر",
  choose: "اختيار ملف PEM",
  remove: "إزالة الهيئات المضافة",
  warning: "لا تضف هيئة إلا إذا أكدها المسؤول: يستطيع مالكها قراءة كل اتصال.",
  tooLarge: "الملف كبير جدًا. اختر غيره.",
} as const satisfies TranslationOf<"ar", typeof english>;
