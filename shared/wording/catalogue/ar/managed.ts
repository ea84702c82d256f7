import type { managed as english } from "../en/managed.ts";
import type { TranslationOf } from "../words.ts";

/** What the administrator of this computer fixed, and what is wrong with how it was written down. */
export const managed = {
  title: "ثبّته المسؤول",
  none: "لم يثبّت مسؤول هذا الكمبيوتر أي إعداد.",
  source: "قُرئ من {{source}} عند تشغيل Switchover. يسري أي تغيير بعد التشغيل التالي.",
  unused:
    "مكان هذه الإعدادات: {{source}}. تعذّر استخدامها عند تشغيل Switchover؛ يسري أي تغيير بعد التشغيل التالي.",
  here: "ثبّت المسؤول هذا.",
  notYet: "لا يمكن تغيير هذا إلى أن تُصحَّح الإعدادات المُدارة.",
  proxy: {
    system: "الوكيل: إعدادات هذا الكمبيوتر",
    none: "الوكيل: لا يوجد",
    url: "الوكيل: {{url}}",
    except: "الوكيل: {{url}}، باستثناء {{except}}",
    invalid: "الوكيل: غير معروف. لا يُنشأ أي اتصال بكمبيوتر آخر.",
  },
  retention: {
    days: "عدد أيام الاحتفاظ بالإشعارات: {{days}} على الأكثر",
    size: "حجم كل الإشعارات المخزَّنة: {{megabytes}} م.ب على الأكثر",
    invalid: "لا يمكن الآن تغيير مدة الاحتفاظ بالإشعارات. يسري ما اختير سابقًا.",
  },
  tunnels: {
    each: "الأنفاق المسموح باستخدامها:",
    only: "الأنفاق المسموح باستخدامها: {{tunnels}}",
    none: "لا يُسمح باستخدام أي نفق.",
    invalid: "لا يُعرف أي الأنفاق يُسمح باستخدامها، لذلك لا يمكن استخدام أي منها.",
  },
  updates: {
    off: "التحديثات: لا شيء. لا يبحث Switchover عنها.",
    feed: "التحديثات: من {{url}}",
    invalid: "التحديثات: مصدرها غير معروف. لا يبحث Switchover عنها.",
  },
  certificates: {
    public: "هيئات الإصدار: العامة",
    system: "هيئات الإصدار: العامة وتلك التي على هذا الكمبيوتر",
    added: "هيئات الإصدار المضافة: {{count}}",
    invalid: "هيئات الإصدار: غير معروف أيها. تسري العامة وحدها.",
  },
  trouble: {
    unreadable: "لا يمكن قراءة الإعدادات المُدارة.",
    "too-large": "الإعدادات المُدارة أكبر من 64 ك.ب.",
    "not-json": "الإعدادات المُدارة ليست كائن JSON يرد فيه كل اسم مرة واحدة.",
    "not-protected": "لا تُعتدّ الإعدادات المُدارة بحالتها هذه: يستطيع مستخدمون غير المسؤول تغيير {{at}}.",
    invalid: "الإعداد «{{key}}» موجود، لكن ليس بصيغة يفهمها Switchover.",
    unknown: "لا يعرف هذا الإصدار الإعداد «{{key}}»، لذلك لا يثبّت شيئًا.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
