import type { tunnels as english } from "../en/tunnels.ts";
import type { TranslationOf } from "../words.ts";

const found = {
  tunnel: {
    open: "{{host}} مفتوح",
    openFor: "{{host}} مفتوح؛ وشهادته صالحة لمدة {{span}} أخرى",
    endsSoon: "{{host}} مفتوح، لكن شهادته تنتهي خلال {{span}}",
    none: "لا يوجد نفق مفتوح",
    down: "النفق غير مفتوح ({{cause}})",
    downBecause: "النفق غير مفتوح ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "مرّت {{bodies}} من نصوص الطلبات عبر {{host}} دون تغيير خلال {{ms}} ملي ث (الوسيط)",
    unasked: "لم يُختبر: لا يوجد نفق مفتوح",
    notSeen:
      "غير حاسم: لا يستطيع هذا الكمبيوتر حل الاسم {{host}} بعد، وتعذر من هنا الاستعلام من خوادم الأسماء الخاصة به",
    private: "يؤدي {{host}} إلى {{address}}، وهو ليس عنوان إنترنت عامًا",
    unconnected: "تعذر الاتصال بـ {{host}} ({{cause}})",
    redirect: "يعيد {{host}} التوجيه إلى عنوان URL آخر (HTTP {{status}})، ولا تتبع المنصة إعادة التوجيه",
    page: "يعيد {{host}} صفحة للزوار (HTTP {{status}}) بدلًا من تمرير الإشعار",
    notOurs: "أعاد {{host}} الحالة 200، لكن لم يصل شيء إلى هنا",
    status: "أعاد {{host}} الحالة HTTP {{status}} عند إرسال {{what}}",
    broken: "أغلق {{host}} الاتصال دون استجابة عند إرسال {{what}}",
    late: "لم يستجب {{host}} في الوقت المحدد عند إرسال {{what}}",
    changed: "تغيَّر في الطريق عبر {{host}}: {{what}}",
    headerLost: "مرّت نصوص الطلبات عبر {{host}}، لكن ترويستها X-Hub-Signature-256 لم تمر",
    bodies: {
      ascii: "أحرف عادية",
      accents: "أحرف بعلامات ورموز تعبيرية",
      escaped: "أحرف مهرَّبة",
      spacing: "نهايات أسطر ومسافات",
      medium: "64 ك.ب من النص",
      large: "2.9 م.ب",
    },
  },
} as const;

/** What a person should know of a tunnel although it is open. */
const notices = {
  configLeftOut: "كان cloudflared سيستخدم {{path}}، وقواعده تؤدي إلى مكان آخر: يُتجاهل لهذا النفق",
  rulesElsewhere:
    "القواعد المعيَّنة لدى Cloudflare ترسل {{host}} إلى {{service}}، وليس إلى {{here}}: لا يصل شيء إلى هنا حتى ترسله إليه",
} as const;

/** Texts about tunnels other than their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const satisfies TranslationOf<"ar", typeof english>;
