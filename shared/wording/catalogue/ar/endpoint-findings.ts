import type { endpointFindings as english } from "../en/endpoint-findings.ts";
import type { TranslationOf } from "../words.ts";

/** What the endpoint check found: the observed values as text. */
export const endpointFindings = {
  notAsked: "لم يُفحص: لا يوجد اتصال موثوق",
  noAnswer: "لم تصل استجابة صالحة للاستخدام",
  none: { silent: "لا استجابة كاملة خلال 10 ث", lost: "انقطع الاتصال", unusable: "لا استجابة صالحة للاستخدام" },
  address: {
    "not-https": "{{url}} ليس عنوان https",
    "ip-literal": "يذكر {{url}} عنوان IP",
    "user-info": "في {{url}} اسم مستخدم أو كلمة مرور",
    "port-unusual": "يذكر {{url}} منفذًا خاصًا به",
    "name-not-found": "{{url}}: الاسم غير معروف",
    unreadable: "لا يمكن قراءة المُدخل بوصفه عنوان URL",
    leadsTo: "يؤدي {{url}} إلى {{address}}، وهو ليس عامًا",
    same: "{{url}} هو عنوان الاستدعاء للعميل المحلي أيضًا",
    fine: "يؤدي {{url}} إلى {{addresses}}",
  },
  reachable: {
    answers: "استجاب {{host}} بعد {{ms}} ملي ث",
    silent: "لم يرسل {{host}} استجابة كاملة خلال 10 ث",
    lost: "لم يرسل {{host}} استجابة صالحة للاستخدام: انقطع الاتصال قبل ذلك، أو ما وصل ليس HTTP كاملًا",
  },
  tls: {
    accepted: "{{judged}}، وفق الجذور العامة؛ {{system}}؛ {{versions}}",
    acceptedByCaFile: "{{judged}}، بملف CA بدلًا من الجذور العامة؛ {{system}}؛ {{versions}}",
    refused: "{{judged}}؛ {{system}}",
    systemAccepts: "يقبلها مخزن هذا الكمبيوتر نفسه",
    systemRefuses: "يرفضها مخزن هذا الكمبيوتر نفسه: {{why}}",
    systemUnasked: "لم يُفحص مخزن هذا الكمبيوتر نفسه",
    oldRefused: "يُرفض TLS 1.0 و1.1؛ لم تُختبر الإصدارات الأقدم والخوارزميات المفردة",
    oldAccepted: "يُقبل {{versions}} أيضًا؛ لم تُختبر الإصدارات الأقدم والخوارزميات المفردة",
    oldUntried: "لا يُعرف هل تُقبل إصدارات أقدم من TLS: تعذر اختبارها",
  },
  redirect: {
    none: "تستجيب نقطة النهاية بنفسها",
    to: "HTTP {{status}}، إلى {{to}}",
    nowhere: "HTTP {{status}}، دون وجهة",
  },
  handshake: {
    fine: "الرمز المميز الصحيح يحصل على قيمة التحدي مجردة؛ والخاطئ وعدم وجود رمز لا يحصلان عليها",
    untried: "الرمز المميز الخاطئ وعدم وجود رمز لا يحصلان على قيمة التحدي؛ ولم يُختبر الصحيح",
    refused: "HTTP {{status}} للرمز المميز الصحيح",
    wrongToken: "أعادت نقطة النهاية قيمة التحدي لرمز مميز خاطئ",
    noToken: "أعادت نقطة النهاية قيمة التحدي دون رمز مميز",
    anything: "أعادت نقطة النهاية قيمة التحدي لرمز مميز خاطئ ودون رمز",
    markup: "أعادت نقطة النهاية الوسوم الموجودة في قيمة التحدي بوصفها صفحة ويب",
    form: {
      quoted: "أعادت نقطة النهاية قيمة التحدي بين علامتي اقتباس",
      json: "أعادت نقطة النهاية قيمة التحدي داخل JSON",
      html: "أعادت نقطة النهاية قيمة التحدي داخل صفحة ويب",
      whitespace: "أعادت نقطة النهاية قيمة التحدي وحولها مسافات بيضاء",
      other: "أعادت نقطة النهاية قيمة التحدي وحولها نص آخر",
      missing: "HTTP 200 للرمز المميز الصحيح، لكن دون قيمة التحدي",
    },
  },
  sending: {
    notAsked: "لم يُرسَل أي إشعار",
    unsigned: "رفضت نقطة النهاية إشعارًا غير موقَّع، ولا يوجد سر تطبيق للتوقيع به",
    refused: "لم تقبل نقطة النهاية نصًا عاديًا، فلم يُرسَل شيء آخر",
  },
  status: {
    fine: "أعادت نقطة النهاية 200 لنص عادي",
    other: "أعادت نقطة النهاية {{status}} لنص عادي",
    none: "لم تصل استجابة صالحة للاستخدام لنص عادي ({{cause}})",
  },
  signature: {
    fine: "قُبلت 4 توقيعات سليمة؛ ورُفض توقيع ناقص وخاطئ ومُعاد الكتابة",
    unsignedRefused: "رُفض توقيع ناقص؛ ودون سر التطبيق تعذر اختبار المزيد",
    missing: "قبلت نقطة النهاية إشعارًا دون توقيع",
    wrong: "قبلت نقطة النهاية إشعارًا بتوقيع خاطئ",
    rewritten: "قبلت نقطة النهاية توقيعًا على JSON مُعاد الكتابة",
    escaped: "رفضت نقطة النهاية توقيعًا صحيحًا على أحرف مهرَّبة",
    refused: "لم تقبل نقطة النهاية توقيعات صحيحة: {{which}}",
  },
  kinds: {
    fine: "قُبلت كل الأنواع، وعددها {{kinds}}",
    refused: "لم يُقبل: {{refused}}",
  },
  latency: {
    measured:
      "عدد القياسات {{measured}}: الوسيط {{medianMs}} ملي ث، الأبطأ {{slowestMs}} ملي ث، فوق 1 ث: {{aboveOneSecond}}",
  },
  large: {
    taken: "قُبل {{bytes}} من البايتات",
    refused: "لم يُقبل {{bytes}} من البايتات ({{answer}})",
  },
  batch: {
    taken: "قُبل {{updates}} من التحديثات في إشعار واحد؛ سجلات نقطة النهاية نفسها وحدها تُظهر هل قُرئت كلها",
    refused: "لم يُقبل 1,000 تحديث في إشعار واحد ({{answer}})",
  },
  repeats: {
    fine: "قُبل الإشعار نفسه 3 مرات؛ سجلات نقطة النهاية نفسها وحدها تُظهر هل حُسب مرة واحدة",
    refused: "لم يُقبل: {{refused}}",
  },
  order: {
    fine: "قُبلت read قبل delivered",
    refused: "لم يُقبل: {{refused}}",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
