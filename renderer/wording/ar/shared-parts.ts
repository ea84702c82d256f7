import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { sharedParts as english } from "../en/shared-parts.ts";

/** Texts of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "الآن", seconds: "قبل {{n}} ث" },
  copy: {
    copy: "نسخ",
    copied: "نُسخ",
    failed: "تعذر النسخ: حدد النص وانسخه يدويًا",
    cleared: "بعد النسخ يُمسح من الحافظة خلال {{seconds}} ث",
    clearedHere:
      "بعد النسخ يُمسح من الحافظة خلال {{seconds}} ث إذا بقيت هذه النافذة في المقدمة. وإلا فانسخ شيئًا آخر بعد اللصق.",
  },
  meaning: {
    proven: "نجاح",
    attention: "يحتاج إلى انتباه",
    stopped: "فشل",
    unknown: "غير معروف",
    busy: "قيد التنفيذ",
    pending: "لم يبدأ",
    "left-out": "جرى التخطي",
  },
  /** What the location of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "أكدته كلتا واجهتي API",
    "cloud-look-up": "أكدته السحابة",
    "client-look-up": "أكده العميل",
    "backup-given": "أعاد العميل نسخة احتياطية",
    "register-answer": "أكدته استجابة السحابة",
    "account-answer": "أكدته استجابة العميل",
    "code-answer": "قبل العميل الرمز",
    webhook: "رسالة موقَّعة",
    person: "بحسب إبلاغك",
    none: "غير مؤكد",
    older: "سجّله إصدار سابق",
  },
  parts: {
    what: "ما حدث",
    works: "الحالة",
    next: "ما ينبغي فعله",
    details: "الرموز والنص الخام",
    code: "الرمز",
    time: "الوقت",
    copy: "نسخ ما حدث",
  },
  look: {
    loading: "جارٍ التحميل",
    again: "المحاولة مرة أخرى",
    stale: "تعذر تحديث هذا.",
    asOf: "تُعرض بيانات من {{age}}.",
  },
  question: { close: "إغلاق" },
  crossing: {
    onPremises: "محلي",
    cloud: "السحابة",
    label: {
      "on-premises": "{{spoken}} محلي",
      cloud: "{{spoken}} في السحابة",
      crossing: "{{spoken}} قيد النقل",
      unknown: "موقع {{spoken}} غير معروف",
    },
    place: {
      "on-premises": "محلي",
      cloud: "السحابة",
      crossing: "قيد النقل",
      unknown: "غير معروف",
    },
  },
  callProblem: {
    "link-lost": {
      what: "انقطع الاتصال بـ Switchover قبل أن يستجيب.",
      works: "غير معروف: ربما بدأ Switchover ما طلبته.",
      next: "شغّل Switchover مرة أخرى وافحص الترحيل قبل أن تفعل أي شيء مرتين.",
    },
    mistake: {
      what: "حدث خطأ داخلي في Switchover.",
      works: "غير معروف: ربما تم ما طلبته.",
      next: "افحص ما تم قبل أن تفعل أي شيء مرتين. إذا تكرر ذلك، فأبلغ عنه.",
    },
    "not-loaded": {
      what: "تعذر تحميل جزء من هذه النافذة.",
      next: "أعد تحميل النافذة. إذا كان Switchover متوقفًا، فشغّله مرة أخرى أولًا.",
    },
  },
} as const satisfies TranslationOf<"ar", typeof english>;
