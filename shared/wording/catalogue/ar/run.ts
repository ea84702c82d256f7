import type { run as english } from "../en/run.ts";
import type { TranslationOf } from "../words.ts";

/** Texts about migrations other than their phases and ends. */
export const run = {
  asOf: "آخر فحص {{at}}: {{sentence}}",
  basis: "المصدر: {{basis}}",
  inTheDark:
    "الموقع غير معروف. افحص كلتا واجهتي API مرة أخرى؛ وإذا لم تُظهرا الرقم، فابحث عنه في لوحة معلومات المنصة وأبلغ عن موقعه.",
  /** Shown where a migration starts: what no lock on this computer can prevent. */
  cannotLock:
    "على هذا الكمبيوتر، يُجري Switchover لك ترحيلًا واحدًا للرقم في كل مرة، من أي مجلد بيانات. ولا يرى أجهزة الكمبيوتر الأخرى ولا المستخدمين الآخرين لهذا الجهاز: تأكد من أن الرقم لا يُنقل من هناك.",
  held: {
    what: "تعمل عملية أخرى على هذا الترحيل.",
    next: "انتظر حتى تتوقف، ثم أعد الفحص.",
  },
  /** Of a migration that a newer one of its number has followed. */
  past: {
    ended: "انتهى هذا الترحيل في {{at}} بما يلي: «{{end}}»",
    left: "تُرك هذا الترحيل مفتوحًا في {{at}} بما يلي: «{{state}}»",
    works: "يوجد ترحيل أحدث لهذا الرقم: {{newer}}. الموقع المسجَّل هنا قديم.",
    worksElsewhere:
      "يوجد ترحيل أحدث لهذا الرقم في مجلد بيانات آخر: {{newer}}، في {{folder}}. نتيجته غير معروفة هنا، وقد يكون الموقع المسجَّل هنا قديمًا.",
    next: "افحص الترحيل الأحدث.",
    nextElsewhere: "افحص الترحيل الأحدث في مجلد البيانات ذاك.",
  },
  /** Of an ended migration: a response came that it had stopped waiting for. */
  answeredSince: "{{what}} لم تصل الاستجابة إلى «{{step}}» إلا بعد انتهاء الترحيل: تُبلغ المنصة بأن الخطوة تمت.",
  /** A response came that was no longer awaited, and this process cannot record it. */
  unwritten:
    "{{what}} وصلت استجابة متأخرة إلى «{{step}}» ولم تُسجَّل بعد: ربما القرص ممتلئ، أو ربما يعمل برنامج آخر على هذا الترحيل. يعيد Switchover المحاولة ما دام هذا البرنامج يعمل.",
  leftBehind: {
    what: "توقف Switchover عن الانتظار قبل أن تحصل «{{step}}» على استجابة. نتيجتها غير معروفة.",
    copied: "ربما أُرسلت «{{step}}» من مكان آخر منذ إنشاء نسخة مجلد البيانات هذا. نتيجتها غير معروفة.",
    next: "استأنف الترحيل: يفحص كلتا واجهتي API قبل أي شيء آخر.",
  },
  /** What to fill in before the plan of a reverse migration is used. */
  reverseNotes: {
    cert: "number.cert: أضف مرجعًا إلى شهادة الاسم المتحقق منه للرقم، ويمكن تنزيلها من مدير المنصة.",
    pin: "number.pin: أضف مرجعًا إلى رمز PIN للتحقق بخطوتين: الرمز الحالي أو الرمز الذي سيُعيَّن.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} تضمنت الاستجابة خطأ المنصة {{code}}: {{cause}}",
    refusedWithWait: "{{sentence}} طلبت المنصة الانتظار {{wait}} منذ ذلك الحين.",
    refusedWithoutWait: "{{sentence}} لم تذكر المنصة مدة الانتظار.",
    refusedWithUnclearWait: "{{sentence}} لا يتضح من استجابة المنصة كم يجب الانتظار.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
