import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { rehearsal as english } from "../en/rehearsal.ts";

/** What a rehearsal says. */
export const rehearsal = {
  sandbox: "البيئة التجريبية: لا يوجد الرقم وكلتا واجهتي API ومجلد البيانات إلا لهذا التمرين.",
  codeEntered: "تلقى هاتف البيئة التجريبية رمز تسجيل. ويُدخَل نيابةً عنك.",
  codeByProcess: "تلقى هاتف البيئة التجريبية رمز تسجيل. وتُدخله عملية جديدة أخرى نيابةً عنك.",
  killed: "أُنهي Switchover قسرًا أثناء «{{step}}». وتستأنف عملية جديدة الترحيل.",
  interruption: "يُنهى Switchover قسرًا أثناء انتقال الرقم، وتستأنف عملية جديدة.",
  notMeasured: "لم يُقَس",
  location: "الموقع، بحسب Switchover",
  truth: "الموقع الفعلي في البيئة التجريبية",
  downtime: "من طلب النقل إلى تأكيده",
  gap: "من التسجيل إلى الاشتراك",
  sent: "الرسائل المرسَلة إلى الرقم",
  arrived:
    "وصلت {{onPrem}} إلى العميل المحلي، و{{cloud}} إلى السحابة؛ وفُقدت {{dropped}} في الطريق، و{{unheard}} دون أي تطبيق مشترك",
  moved: "نُقل رقم البيئة التجريبية. كل خطوة مؤكدة.",
  movedBack: "نُقل رقم البيئة التجريبية إلى واجهة API الأخرى وأُعيد. كل خطوة مؤكدة.",
  agrees: "تتفق البيئة التجريبية مع Switchover على موقع الرقم.",
  next: "لا يُحتفظ بشيء من هذا التمرين. اكتب خطة لرقمك أنت، ثم شغّل: switchover check PLAN",
  disagree: {
    what: "يختلف Switchover والبيئة التجريبية على موقع الرقم.",
    works: "يجب ألا يحدث هذا أبدًا. لم يتأثر أي رقم حقيقي.",
    next: "يُرجى الإبلاغ عن ذلك مع الأمر الذي شغّلته.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
