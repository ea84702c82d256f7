import type {
  skipped as englishSkipped,
  stepProofs as englishProofs,
  steps as english,
} from "../en/steps.ts";
import type { TranslationOf } from "../words.ts";

/** A step's name, its text while it is in progress, and its text once it is done. */
export const steps = {
  inspect: {
    name: "فحص كلتا واجهتي API",
    doing: "جارٍ فحص الرقم على كلتا واجهتي API",
    done: "فُحص الرقم قبل النقل",
  },
  backup: {
    name: "نسخ التسجيل احتياطيًا",
    doing: "جارٍ طلب نسخة احتياطية من العميل المحلي",
    done: "النسخة الاحتياطية مشفَّرة في الخزنة وقد أُعيدت قراءتها",
  },
  register: {
    name: "التسجيل في السحابة",
    doing: "جارٍ نقل الرقم إلى السحابة",
    done: "الرقم مسجَّل في السحابة",
  },
  subscribe: {
    name: "الاشتراك في خطافات الويب",
    doing: "جارٍ إشراك تطبيقك في خطافات الويب للحساب",
    done: "تطبيقك مشترك في خطافات الويب للحساب",
  },
  verify: {
    name: "التحقق من النتيجة",
    doing: "جارٍ فحص موقع الرقم على كلتا واجهتي API",
    done: "فُحص الرقم بعد النقل، ولا شيء يناقض ذلك",
  },
  account: {
    name: "طلب التسجيل",
    doing: "جارٍ مطالبة العميل المحلي بتسجيل الرقم",
    done: "طلب العميل المحلي التسجيل",
  },
  code: {
    name: "إدخال رمز التسجيل",
    doing: "جارٍ نقل الرقم إلى العميل المحلي",
    done: "الرقم مسجَّل محليًا",
  },
  shards: {
    name: "تعيين الأقسام",
    doing: "جارٍ توزيع الرقم على الأقسام",
    done: "عُيِّنت الأقسام",
  },
} as const satisfies TranslationOf<"ar", typeof english>;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "أكدتها استجابتها",
  "look-up": "أكدها فحص",
  asked: "غير مؤكدة؛ لم تقدم أي من واجهتي API استجابة صالحة للاستخدام",
  webhook: "أكدها إشعار موقَّع من خطاف ويب",
  person: "بحسب إبلاغك",
} as const satisfies TranslationOf<"ar", typeof englishProofs>;

/** Why a step was skipped. */
export const skipped = {
  "already-on-target": "غير لازمة: الرقم هناك بالفعل",
  "already-registered": "غير لازمة: استجاب العميل بأن الرقم مسجَّل هناك بالفعل",
  "not-wanted": "لم تطلبها الخطة",
  "already-so": "غير لازمة: معيَّنة بالفعل",
  "no-look-ups": "غير ممكنة: لم يُجَب عن أي استعلام",
} as const satisfies TranslationOf<"ar", typeof englishSkipped>;
