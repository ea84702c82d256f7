import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { sandbox as english } from "../en/sandbox.ts";

/** What the sandbox says while it runs. */
export const sandbox = {
  lead: "البيئة التجريبية: لا شيء مما يلي حقيقي، وتتوقف بالضغط على Ctrl-C.",
  stopped: "توقفت البيئة التجريبية.",
  labels: {
    cloud: "واجهة API السحابية",
    caFile: "ملف هيئة الإصدار (CA)",
    accessToken: "رمز الوصول",
    app: "التطبيق",
    appSecret: "سر التطبيق",
    verifyToken: "الرمز المميز للتحقق",
    account: "حساب الأعمال",
    numberId: "معرّف رقم الهاتف",
    onPrem: "العميل المحلي",
    fingerprint: "البصمة",
    credentials: "بيانات الاعتماد",
    token: "الرمز",
    number: "الرقم",
    pin: "رمز PIN",
    certificate: "الشهادة",
    health: "الحالة",
    plans: "الخطط",
    tables: "جداول لدفعة",
  },
  ofProduction: "لعنوان الاستدعاء في بيئة الإنتاج للتطبيق؛ ولعنوان الاستدعاء الخاص بك رمزه",
  more_zero: "ولا أرقام أخرى",
  more_one: "ورقم آخر",
  more_two: "ورقمان آخران",
  more_few: "و{{count}} أرقام أخرى",
  more_many: "و{{count}} رقمًا آخر",
  more_other: "و{{count}} رقم آخر",
  code: "الرمز المُرسَل: {{code}}",
  codeTo: "الرمز المُرسَل إلى {{number}}: {{code}}",
  moved: "الرقم الآن: {{place}}",
  movedOf: "{{number}} الآن: {{place}}",
  fates: {
    cloud: "وصلت الرسالة إلى السحابة؛ وإشعارها في الطريق.",
    onprem: "وصلت الرسالة إلى العميل المحلي؛ وإشعارها في الطريق.",
    dropped: "ضاعت الرسالة: ليس لأي من واجهتي API الآن اتصال صالح للرقم.",
    unheard: "وصلت الرسالة إلى السحابة، لكن لا تطبيق مشترك في إشعاراتها.",
  },
  delivery: {
    cloud: "إشعار السحابة إلى {{url}} (التحديثات: {{updates}}): {{result}}",
    onprem: "إشعار العميل المحلي إلى {{url}} (التحديثات: {{updates}}): {{result}}",
  },
  clock:
    "وقت البيئة التجريبية: {{now}}. سُلِّم {{delivered}}، وينتظر {{waiting}}، وبلا محاولات أخرى {{abandoned}}.",
  front: "يمرر {{url}} إلى {{address}}",
  production: "يصغي {{url}} على {{address}}، بشهادة من هيئة الإصدار (CA) في البيئة التجريبية",
  onlyExample: "لا يمكن أن يمثل نقطة النهاية الخاصة بالمنشأة إلا عناوين URL تحت .example.",
} as const satisfies TranslationOf<"ar", typeof english>;
