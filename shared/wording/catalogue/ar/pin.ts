import type { pin as english } from "../en/pin.ts";
import type { TranslationOf } from "../words.ts";

/** The two-step PIN outside any migration: what is asked, the outcome, and its line in a history. */
export const pin = {
  question: {
    once: "يُرسَل طلب واحد. ولا يُعاد إرساله تلقائيًا أبدًا.",
    set: {
      title: "هل تريد تعيين رمز PIN للتحقق بخطوتين للرقم {{spoken}}؟",
      why: {
        "on-premises":
          "يعيِّنه العميل المحلي إلى رمز PIN الذي قدمته. يتوقف رمز PIN القديم عن العمل فورًا، لكل من يستخدمه.",
        cloud: "تعيِّنه السحابة إلى رمز PIN الذي قدمته. يتوقف رمز PIN القديم عن العمل فورًا، لكل من يستخدمه.",
      },
    },
    off: {
      title: "هل تريد إيقاف التحقق بخطوتين للرقم {{spoken}}؟",
      why: {
        "on-premises":
          "يزيل العميل المحلي رمز PIN. وحتى يُعيَّن رمز آخر، لا يحمي الرقم إلا رمز التسجيل، والتسجيل التالي يعيِّن رمز PIN.",
        cloud: "ليس لدى السحابة استدعاء لذلك.",
      },
    },
  },
  /** A response to a change that was no longer awaited. */
  late: {
    told: "وصلت استجابة بعد أن توقف Switchover عن الانتظار: {{cause}}",
    unwritten:
      "وصلت استجابة متأخرة ولم تُسجَّل بعد: ربما القرص ممتلئ. يعيد Switchover المحاولة ما دام هذا البرنامج يعمل.",
  },
  earlier: {
    set: "لا يُعرف هل عُيِّن رمز PIN في {{time}}: لم تُسجَّل أي استجابة.",
    off: "لا يُعرف هل أُوقف رمز PIN في {{time}}: لم تُسجَّل أي استجابة.",
  },
  done: {
    set: {
      complete: {
        what: "عُيِّن رمز PIN للتحقق بخطوتين للرقم {{spoken}}.",
        next: "استخدم رمز PIN هذا من الآن فصاعدًا. ويمكن به استئناف ترحيل أوقفه رمز PIN خاطئ.",
      },
      rejected: {
        what: "لم يُعيَّن رمز PIN للتحقق بخطوتين للرقم {{spoken}}.",
        next: "أصلح السبب، ثم عيِّن رمز PIN مرة أخرى.",
      },
      "not-sent": {
        what: "لم يُرسَل طلب تعيين رمز PIN للرقم {{spoken}}.",
        next: "أصلح السبب، ثم عيِّن رمز PIN مرة أخرى.",
      },
      unknown: {
        what: "لا يُعرف هل عُيِّن رمز PIN للتحقق بخطوتين للرقم {{spoken}}.",
        next: "لا يُعاد إرساله تلقائيًا. للتأكد، عيِّن رمز PIN نفسه مرة أخرى: لا يغيّر ذلك شيئًا إذا كان قد عُيِّن.",
      },
      "under-way": {
        what: "جارٍ تعيين رمز PIN للتحقق بخطوتين للرقم {{spoken}}.",
        next: "انتظر الاستجابة.",
      },
    },
    off: {
      complete: {
        what: "التحقق بخطوتين متوقف للرقم {{spoken}}.",
        next: "عيِّن رمز PIN جديدًا، أو انقل الرقم: يصبح رمز PIN الذي تقدمه عندئذ رمز الرقم نفسه.",
      },
      rejected: {
        what: "لم يُوقَف التحقق بخطوتين للرقم {{spoken}}.",
        next: "أصلح السبب، ثم أوقفه مرة أخرى.",
      },
      "not-sent": {
        what: "لم يُرسَل طلب إيقاف رمز PIN للرقم {{spoken}}.",
        next: "أصلح السبب، ثم أوقفه مرة أخرى.",
      },
      unknown: {
        what: "لا يُعرف هل التحقق بخطوتين متوقف للرقم {{spoken}}.",
        next: "لا يُعاد إرساله تلقائيًا. للتأكد، أوقفه مرة أخرى، أو عيِّن رمز PIN جديدًا.",
      },
      "under-way": {
        what: "جارٍ إيقاف التحقق بخطوتين للرقم {{spoken}}.",
        next: "انتظر الاستجابة.",
      },
    },
  },
  works: {
    complete: "يبقى الرقم حيث هو.",
    rejected: "لم يتغير رمز PIN، ويبقى الرقم حيث هو.",
    "not-sent": "لم يتغير شيء.",
    unknown: "يبقى الرقم حيث هو. ورمز PIN الخاص به كما كان، أو كما طلبت.",
    "under-way": "يبقى الرقم حيث هو.",
  },
  action: { set: "تعيين رمز PIN", off: "إيقاف رمز PIN" },
  state: {
    complete: "تم",
    rejected: "رُفض",
    "not-sent": "لم يُرسَل",
    unknown: "النتيجة غير معروفة",
    "under-way": "قيد التنفيذ",
  },
  noAnswer: "لم تُسجَّل أي استجابة.",
} as const satisfies TranslationOf<"ar", typeof english>;
