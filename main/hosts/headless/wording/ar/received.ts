import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { received as english } from "../en/received.ts";

/** What the commands about notifications say: listen, events, trigger and replay. */
export const received = {
  listening: "يصغي على هذا الكمبيوتر حتى الضغط على Ctrl-C:",
  signed: "(إشعارات موقَّعة من السحابة)",
  unsigned: "(إشعارات لا تُفحص تواقيعها: من دون سر التطبيق، لا يؤكد ما يصل شيئًا)",
  onPrem: "(إشعارات من عميل محلي، وهو لا يوقِّعها)",
  noToken: "لم يُحدَّد رمز مميز للتحقق. ستفشل طلبات التحقق.",
  authority: "يجب أن يثق المرسلون بهيئة الإصدار (CA) هذه. هي جديدة عند كل تشغيل وتنتهي صلاحيتها في {{until}}.",
  forwarding: {
    on: "تُمرَّر الإشعارات إلى {{url}}، مع إعادة المحاولة لمدة تصل إلى 3 أيام إلى أن يقبلها.",
    paused: "التمرير متوقف مؤقتًا؛ اكتب {{line}} للمتابعة.",
    control: "اكتب {{first}} أو {{second}} للتحكم في التمرير.",
    unchanged: "تعذر تغيير التمرير.",
  },
  copy: {
    sent: "الإشعار المُمرَّر {{notification}}، المحاولة {{attempt}}: {{response}}",
    again: "الإشعار المُمرَّر {{notification}}، المحاولة {{attempt}}: {{response}}؛ المحاولة التالية في {{next}}",
    last: "الإشعار المُمرَّر {{notification}}، المحاولة {{attempt}}: {{response}}؛ لا محاولات أخرى: لم تقبله بيئة الإنتاج",
  },
  copies: {
    paused: "متوقف مؤقتًا.",
    waiting: "في انتظار التمرير: {{number}}.",
    others: "من عمليات تشغيل سابقة لعنوان URL آخر، في انتظار تشغيل بذلك العنوان: {{number}}.",
    abandoned: "لم تُمرَّر، ولا محاولات أخرى: {{number}}.",
  },
  answering: {
    usual: "يُرد على كل إشعار كالمعتاد، بحسب --answer-status و --answer-after. وتظل الإشعارات تُخزَّن.",
    usualLate:
      "يُرد على كل إشعار كالمعتاد، بعد {{seconds}} ث، بحسب --answer-status و --answer-after. وتظل الإشعارات تُخزَّن.",
    status: "يُرد على كل إشعار بالحالة {{status}}، بحسب --answer-status و --answer-after. وتظل الإشعارات تُخزَّن.",
    statusLate:
      "يُرد على كل إشعار بالحالة {{status}}، بعد {{seconds}} ث، بحسب --answer-status و --answer-after. وتظل الإشعارات تُخزَّن.",
  },
  dropped: "اتصالات متزامنة كثيرة جدًا. تُغلق الزائدة دون قراءتها، ولا يتلقى مرسلوها استجابة.",
  acceptedAgain: "تُقبل الإشعارات مرة أخرى.",
  troubles: {
    "port-taken": "يستخدم برنامج آخر هذا المنفذ.",
    "disk-full": "قرص مجلد البيانات ممتلئ. يُطلب من المرسلين إعادة المحاولة لاحقًا.",
    "store-full":
      "مخزن الأحداث ممتلئ، ولم يبق فيه إلا أحداث محمية لم تُصدَّر. يُطلب من المرسلين إعادة المحاولة لاحقًا.",
    "store-failed": "لا يمكن كتابة الأحداث في المخزن. يُطلب من المرسلين إعادة المحاولة لاحقًا.",
    "copies-circle": "عاد إشعار مُمرَّر إلى هنا. توقف التمرير.",
    "vault-locked": "الخزنة مقفلة. يُطلب من المرسلين إعادة المحاولة لاحقًا.",
  },
  verification: {
    succeeded: "نجح طلب التحقق.",
    failed: "فشل طلب التحقق: رمز خاطئ أو صيغة غير صالحة.",
  },
  noEvents: "لا أحداث مطابقة في مجلد البيانات هذا.",
  older: "توجد أحداث أقدم. المعروض هو أحدث {{number}} منها؛ لعرض المزيد استخدم --limit N.",
  signatures: {
    valid: "توقيع صالح",
    invalid: "توقيع غير صالح",
    missing: "بلا توقيع",
    unchecked: "توقيع لم يُفحص",
  },
  rejected: "مرفوض",
  unlisted: "العنوان ليس في القائمة",
  testNotification: "إشعار اختباري",
  times_zero: "لم يُستلم",
  times_one: "استُلم مرة واحدة",
  times_two: "استُلم مرتين",
  times_few: "استُلم {{count}} مرات",
  times_many: "استُلم {{count}} مرة",
  times_other: "استُلم {{count}} مرة",
  duplicateOf: "مكرر للحدث {{event}}",
  noResponse: "بلا استجابة",
  isSigned: "موقَّع",
  isSignedAgain: "موقَّع من جديد",
  isUnsigned: "غير موقَّع",
  taken: "قُبل {{taken}} من {{all}}.",
} as const satisfies TranslationOf<"ar", typeof english>;
