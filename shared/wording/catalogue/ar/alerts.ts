import type { alerts as english } from "../en/alerts.ts";
import type { TranslationOf } from "../words.ts";

export const alerts = {
  aNumber: "رقم",
  news: {
    test: "تنبيه تجريبي من Switchover. لم يحدث شيء لأي رقم.",
    "awaiting-code": "ترحيل {{number}} ينتظر رمز التسجيل. أدخله في Switchover.",
    unknown: "موقع {{number}} غير معروف. افتح Switchover: يجب أن يقرر شخص كيف يتابع.",
    complete: {
      "to-cloud": "اكتمل ترحيل {{number}} إلى السحابة.",
      "to-onprem": "اكتمل ترحيل {{number}} إلى العميل المحلي.",
      reportedAgainst: "اكتمل ترحيل {{number}}، لكن المنصة تُبلغ بشيء عن الرقم: ربما لا يعمل. افتح Switchover.",
    },
    ended: "انتهى ترحيل {{number}} دون أن يكتمل. افتح Switchover لترى أين الرقم.",
    silent: "لم تصل خطافات ويب للرقم {{number}} منذ مدة أطول من المعتاد.",
    silentSince: "لم تصل خطافات ويب للرقم {{number}} منذ {{since}}. هذا أطول من المعتاد.",
    arriving: "عادت خطافات الويب تصل للرقم {{number}}.",
    several: "حدث الكثير دفعة واحدة: {{counts}}. افتح Switchover لرؤيته كله.",
    counted: "{{name}} ({{count}})",
  },
  names: {
    test: "تنبيه تجريبي",
    "awaiting-code": "ترحيل ينتظر رمزه",
    unknown: "موقع غير معروف",
    ended: "انتهى ترحيل",
    silent: "لم تعد خطافات الويب تصل",
    arriving: "عادت خطافات الويب تصل",
    several: "عدة تنبيهات في واحد",
    digest: "ملخص",
  },
  forms: {
    generic: "خادم خاص (JSON موقَّع)",
    slack: "Slack",
    teams: "Microsoft Teams (سير عمل)",
    discord: "Discord",
    "google-chat": "Google Chat",
  },
  unsent: {
    "newer-version": "لا تُرسَل تنبيهات: كتب إصدار أحدث من Switchover قائمة ما أُرسِل. حدِّث Switchover.",
    unreadable: "لا تُرسَل تنبيهات: لا يمكن قراءة قائمة ما أُرسِل أو الكتابة فيها.",
  },
  outcome: {
    accepted: "قبله {{host}} بالحالة {{status}}. لا يمكن أن يُعرف هنا هل رآه أحد.",
    refused: "لم يُقبل: أجاب {{host}} بالحالة {{status}}.",
    "not-sent": {
      connection: "لم يُرسَل: لا اتصال مع {{host}}.",
      unconnected: "لم يُرسَل: لا اتصال مع {{host}}: {{why}}.",
      certificate: "لم يُرسَل: لم تُقبل شهادة {{host}}: {{why}}.",
      authority:
        "لم يُرسَل: لم تُقبل شهادة {{host}}: {{why}}. إذا أصدرتها هيئة إصدار في شركتكم، فاسمح لهذا الهدف بالوثوق بهيئات الإصدار في هذا الكمبيوتر.",
      address: "لم يُرسَل: عنوان {{host}} لم يُعثر عليه أو غير مسموح به.",
      "no-url": "لم يُرسَل: لا تحتوي الخزنة على عنوان URL له. أدخله مرة أخرى.",
      storage: "لم يُرسَل: لا يمكن الكتابة في مجلد البيانات.",
      "target-changed": "لم يُرسَل: تغيّرت وجهته أو أُزيلت قبل ذلك.",
      "too-old": "لم يُرسَل: انتظر أكثر من يوم.",
      "no-notices": "لم يُعرض: سطح المكتب هذا لا يعرض إشعارات.",
    },
    shown: "سُلِّم إلى سطح المكتب لعرضه. لا يمكن أن يُعرف هنا هل رآه أحد.",
    desktop: {
      sending: "قيد العرض.",
      unknown: "لا يُعرف هل عرضه سطح المكتب. لا يُعرض مرة أخرى، لأنه ربما عُرض.",
    },
    sending: "قيد الإرسال إلى {{host}}.",
    waiting: "ينتظر حتى تُفتح الخزنة.",
    unknown: "غير معروف: لم يُعط {{host}} جوابًا صالحًا للاستخدام. لا يُرسَل مرة أخرى، لأنه ربما وصل.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
