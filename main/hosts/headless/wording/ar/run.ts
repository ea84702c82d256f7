import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/run.ts";

/** What a command says of a migration besides the sentences that all hosts share. */
export const run = {
  took: "استغرق النقل {{span}} من الطلب إلى التأكيد. وفي تلك الأثناء تُسقط المنصة رسائل لثوانٍ قليلة ولا تُبلغ أيها.",
  subscribedAfter: "جرى الاشتراك في خطافات الويب بعد استجابة التسجيل بمدة {{span}}.",
  id: "الترحيل {{run}}.",
  notConfirmedYet: "لم يُؤكَّد بعد: أن الرسائل تصل، وأن الردود تُسلَّم، وأن نقطة النهاية لديك جاهزة.",
  nothingStarted: "لم يبدأ شيء.",
  calledFor: "ما تتطلبه هذه الحالة:",
  nobodyWaits:
    "يبدأ كل أمر الانتظار من جديد. شغّله في طرفية، حيث يعرض الانتظار، أو تابع في النافذة واتركها مفتوحة: switchover serve",
  recoveryFirst:
    "أنشئ مفتاح استرداد: switchover vault recovery --out FILE. أو استأنف في طرفية واكتب أنك تتابع من دونه؛ لا يشمل --yes ذلك. ثم:",
  givenUp: {
    what: "جرى التخلي عن الترحيل {{run}}. ولم يعد يمنع عمليات ترحيل أخرى.",
    works: "لم يُرسل شيء. موقع الرقم غير معروف؛ تفحصه الفحوص المسبقة لترحيل جديد.",
    next: "ابدأ ترحيلًا جديدًا. ما زالت التسجيلات التي أرسلها الترحيل المتخلى عنه تُحسب ضمن حد المنصة.",
  },
} as const satisfies TranslationOf<"ar", typeof english.run>;

/** What is said at Ctrl-C. */
export const interrupt = {
  waiting: "بانتظار الاستجابة إلى «{{step}}»؛ لا يمكن إلغاؤها.",
  waitingUpTo:
    "بانتظار الاستجابة إلى «{{step}}»؛ لا يمكن إلغاؤها. تصل خلال {{limit}}؛ وبعد ذلك تكون النتيجة غير معروفة.",
  again: "اضغط Ctrl-C مرة أخرى للخروج الآن: تبقى نتيجة هذه الخطوة عندئذ غير معروفة إلى أن تستأنف الترحيل.",
  notStarted: {
    what: "توقف قبل أن يبدأ الترحيل.",
    works: "لم يُغيَّر شيء: لا يؤثر هذا في رقمك.",
    next: "يمكنك البدء مرة أخرى في أي وقت.",
  },
  early: {
    what: "توقف قبل معرفة حالة الترحيل.",
    perhapsSent: "ربما أُرسل طلب؛ ونتيجته غير معروفة.",
    notSent: "لم يغيّر هذا الأمر شيئًا في الرقم. افحص الترحيل لمعرفة موقع الرقم.",
    next: "افحص حالة الترحيل.",
  },
} as const satisfies TranslationOf<"ar", typeof english.interrupt>;

/** How a step ended, where no proof is named. */
export const steps = {
  rejected: "{{name}}: رُفض",
  notSent: "{{name}}: لم يُرسل",
  unknown: "{{name}}: النتيجة غير معروفة",
  noReason: "لم يُذكر سبب",
  took: "{{line}}، {{span}}",
} as const satisfies TranslationOf<"ar", typeof english.steps>;

/** The state of a step in a table. */
export const stepStates = {
  pending: "لم تبدأ",
  "in-flight": "أُرسلت، ولم تُسجَّل استجابة",
  sentAt: "أُرسلت في {{at}}، ولم تُسجَّل استجابة",
  "not-sent": "لم تُرسل",
  rejected: "رُفضت",
  unknown: "النتيجة غير معروفة",
} as const satisfies TranslationOf<"ar", typeof english.stepStates>;

/** The result of a migration in a table. */
export const outcomes = {
  complete: "اكتمل",
  rejected: "رُفض",
  stopped: "توقف",
  unknown: "غير معروف",
  "awaiting-code": "بانتظار رمزك",
  "awaiting-confirmation": "بانتظار تأكيدك",
} as const satisfies TranslationOf<"ar", typeof english.outcomes>;

/** What follows a command that is printed as the next one to run. */
export const hints = {
  onTerminal: "(في طرفية؛ أو: {{command}})",
  withoutYes: "(في طرفية، اترك --yes ليُطرح عليك السؤال)",
  anotherCode: "(لطلب رمز آخر: {{command}})",
  checksAgain: "(يفحص كلتا واجهتي API مرة أخرى)، أو: {{command}}",
  orResend: "(أو --repeat لإعادة إرسال الطلب)",
  deletesBackup: "(يحذف النسخة الاحتياطية، عندما لا تعود بحاجة إليها)",
} as const satisfies TranslationOf<"ar", typeof english.hints>;

/** What is awaited. */
export const wait = {
  upTo: "{{what}}، حتى {{limit}}",
  until: "بالانتظار حتى {{until}}",
} as const satisfies TranslationOf<"ar", typeof english.wait>;

/** What is wrong with a plan, before its members. */
export const plan = {
  unusable: "لا يمكن استخدام الخطة {{path}}:",
} as const satisfies TranslationOf<"ar", typeof english.plan>;

/** At the start of a command. */
export const start = {
  mistake: {
    what: "حدث خطأ داخلي في Switchover (المرجع {{reference}}).",
    next: "ما جرى حتى الآن مسجَّل. لمعرفة موقع الرقم: switchover status",
    file: "تفاصيل للإبلاغ عن الخطأ، من دون أسرار: {{file}}",
  },
  unknownLevel: "SWITCHOVER_LOG_LEVEL ليس واحدًا من {{levels}}: للسجل المستوى الذي في الإعدادات.",
} as const satisfies TranslationOf<"ar", typeof english.start>;
