import type { phaseNames as englishNames, phases as english } from "../en/phases.ts";
import type { TranslationOf } from "../words.ts";

/** The states of an open or ended migration in a few words, for lists. */
export const phaseNames = {
  ready: "جاهز للاستئناف",
  pausing: "بانتظار المتابعة",
  "awaiting-confirmation": "بانتظار تأكيدك",
  "awaiting-code": "بانتظار رمزك",
  unknown: "الموقع غير معروف",
  ended: "انتهى",
} as const satisfies TranslationOf<"ar", typeof englishNames>;

/** Why an open migration is not advancing, and what to do next. */
export const phases = {
  ready: { what: "قوطع الترحيل ويمكن استئنافه.", next: "استأنف الترحيل." },
  pausing: { what: "ينتظر الترحيل حتى {{until}}.", next: "استأنفه بعد ذلك." },
  "awaiting-confirmation": {
    what: "يحتاج الترحيل إلى تأكيدك للمتابعة.",
    next: "اقرأ السؤال، ثم أكِّد.",
    nextWithName: "لا يمكن أن يقبل اسمًا معروضًا مختلفًا إلا شخص. اكتب الاسم عند الطلب، أو تخلَّ عن الترحيل.",
  },
  "awaiting-code": {
    refused: "رُفض الرمز. لم ينتقل الرقم.",
    refusedElse: "رُفض آخر رمز.",
    refusedInTime: "رُفض الرمز، وانتهت صلاحيته على الأرجح منذ ذلك الحين.",
    notTaken: "لم يُفحص الرمز. يمكنك إدخاله مرة أخرى.",
    notTakenInTime: "لم يُفحص الرمز، وانتهت صلاحيته على الأرجح منذ ذلك الحين.",
    expired: "انتهت صلاحية رمز التسجيل على الأرجح.",
    perhapsExpired:
      "ربما أُرسل رمز تسجيل: لم يحصل الطلب على استجابة صالحة للاستخدام. وقد انتهت صلاحيته على الأرجح الآن.",
    sent: {
      sms: "رمز التسجيل في الطريق عبر SMS.",
      voice: "رمز التسجيل في الطريق عبر مكالمة هاتفية.",
    },
    perhapsSent: {
      sms: "ربما رمز التسجيل في الطريق عبر SMS: لم يحصل الطلب على استجابة صالحة للاستخدام. لا يُطلب رمز آخر تلقائيًا.",
      voice:
        "ربما رمز التسجيل في الطريق عبر مكالمة هاتفية: لم يحصل الطلب على استجابة صالحة للاستخدام. لا يُطلب رمز آخر تلقائيًا.",
    },
    another: {
      refused: "{{what}} لم يُطلب رمز آخر. {{cause}}",
      lost: "{{what}} ربما طُلب رمز آخر. {{cause}}",
    },
    next: "أدخل الرمز قبل {{until}}.",
    nextFrom: "أدخل الرمز بين {{from}} و{{until}}.",
    nextLater: "انتظر قليلًا، ثم أدخل الرمز قبل {{until}}.",
    nextAnotherNow: "اطلب رمزًا آخر.",
    nextAnotherLater: "انتظر قليلًا، ثم اطلب رمزًا آخر.",
    nextAnother: "اطلب رمزًا آخر؛ ذلك ممكن ابتداءً من {{from}}.",
  },
  unknown: {
    unchecked: {
      interrupted:
        "ربما أُرسلت «{{step}}»: انقطع Switchover قبل أن يسجل استجابة. لم تُفحص أي من واجهتي API منذ ذلك الحين.",
      copied:
        "ربما أُرسلت «{{step}}» من مكان آخر منذ إنشاء نسخة مجلد البيانات هذا. لم تُفحص أي من واجهتي API منذ ذلك الحين.",
      answered: "لم تحصل «{{step}}» على استجابة صالحة للاستخدام. لم تُفحص أي من واجهتي API منذ ذلك الحين.",
      next: "افحص كلتا واجهتي API: استئناف الترحيل يفعل ذلك قبل أي شيء آخر.",
    },
    what: "لم تحصل «{{step}}» على استجابة صالحة للاستخدام، ولم يُظهر فحص كلتا واجهتي API موقع الرقم.",
    whatCopied:
      "ربما أُرسلت «{{step}}» من مكان آخر منذ إنشاء نسخة مجلد البيانات هذا، ولم يُظهر فحص كلتا واجهتي API موقع الرقم.",
    next: "افحص كلتا واجهتي API مرة أخرى. إذا لم تُظهرا الرقم، فابحث عنه في لوحة معلومات المنصة وأبلغ عن موقعه. لا تُعد إرسال الطلب إلا إذا تعذرت معرفة ذلك: فهو يُحسب ضمن حد المنصة.",
    nextRegister:
      "افحص كلتا واجهتي API مرة أخرى. إذا لم تُظهرا الرقم، فأرسل إليه رسالة اختبارية، أو ابحث عنه في لوحة معلومات المنصة وأبلغ عن موقعه. لا تُعد إرسال الطلب إلا إذا تعذرت معرفة ذلك: فهو يُحسب ضمن حد المنصة.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
