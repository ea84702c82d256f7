import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type {
  webhooksHostKey as englishHostKey,
  webhooksProbe as englishProbe,
  webhooksTunnel as englishTunnel,
} from "../en/webhooks-tunnel.ts";

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "النفق",
  status: {
    closed: "مغلق",
    opening: "جارٍ الفتح",
    open: "مفتوح",
    reconnecting: "جارٍ إعادة الاتصال",
    failed: "فشل",
  },
  none: "لا تسلّم المنصة إلا إلى عنوان https عام. والنفق يمنح هذا الكمبيوتر عنوانًا كهذا.",
  choose: "النفق إلى هذا الكمبيوتر",
  kind: {
    ssh: "ssh، عبر خادمك",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "عنوان URL خاص بك",
    lan: "مباشرة عبر الشبكة المحلية",
    practice: "نفق التدريب",
  },
  kindHint: {
    ssh: "أي خادم فيه sshd وواجهة https تمرّر إلى منفذ استرجاع (loopback).",
    cloudflared: "يستخدم برنامج cloudflared على هذا الكمبيوتر.",
    ngrok: "يحتاج إلى authtoken لحسابك.",
    own: "وكيل عكسي أو جهاز توجيه سبق أن أعددته.",
    lan: "لعميل محلي على الشبكة نفسها. يصغي المستقبِل هناك عبر TLS.",
    practice: "جزء من التدريب. لا يحتاج إلى إعداد.",
  },
  lan: {
    address: "عنوان هذا الكمبيوتر على تلك الشبكة",
    choose: "اختيار عنوان",
    every: "اختر عنوانًا يستطيع العميل المحلي الوصول إليه.",
    risk: "أثناء الاختبار يصغي هذا الكمبيوتر على ذلك العنوان، ويستطيع أي شخص على تلك الشبكة الاتصال به. لا تُقبل إلا الطلبات إلى مسار سري. تُنشأ هيئة إصدار (CA) جديدة، وتُحمَّل إلى العميل المحلي وتُزال في النهاية؛ ولا يغادر مفتاحها هذا الكمبيوتر أبدًا. قد يلزم أن يسمح جدار الحماية بالاتصالات.",
  },
  managedUnknown:
    "تعذّر فهم الإعدادات المُدارة، لذلك لا يمكن استخدام أي نفق. اطلب من مسؤول هذا الكمبيوتر تصحيحها، ثم شغّل Switchover من جديد.",
  notHere: "غير متاح على هذا الكمبيوتر.",
  field: {
    host: "الخادم",
    port: "منفذ sshd",
    user: "المستخدم",
    keyFile: "ملف المفتاح الخاص",
    hostKey: "مفتاح المضيف",
    remotePort: "منفذ الاسترجاع (loopback) على الخادم",
    publicUrl: "عنوان URL العام",
    program: "مسار البرنامج",
    name: "اسم النفق",
    tokenFile: "ملف الرمز المميز للنفق",
    domain: "النطاق",
  },
  fieldHint: {
    remotePort: "المنفذ الذي تمرّر إليه واجهة https فيه، مثل 8080.",
    keyFile: "اتركه فارغًا لاستخدام وكيل ssh على هذا الكمبيوتر.",
    program: "اتركه فارغًا لاستخدام البرنامج الذي عُثر عليه.",
    name: "لنفق مسمّى. اتركه فارغًا لنفق سريع بعنوان URL جديد.",
    tokenFile: "لنفق مسمّى يُدار لدى Cloudflare، بدلًا من اسمه. يجب أن تؤدي قواعده إلى منفذ المستقبِل.",
    domain: "نطاق من حسابك. اتركه فارغًا لنطاق يخصصه ngrok.",
  },
  fieldWrong: "هذه القيمة غير صالحة. افحصها.",
  publicUrlHint: "يبدأ بالبادئة https:// ويؤدي إلى هذا الكمبيوتر.",
  publicUrlOptional: "لنفق مسمّى. اتركه فارغًا لنفق سريع بعنوان URL جديد.",
  publicUrlWrong: "لا تقبل المنصة إلا العناوين التي تبدأ بالبادئة https://.",
  secret: { ssh: "عبارة مرور المفتاح الخاص", ngrok: "authtoken من ngrok" },
  secretHint: {
    ssh: "لازمة فقط إذا كانت لملف المفتاح عبارة مرور.",
    ngrok: "تجده في لوحة معلومات ngrok الخاصة بك.",
  },
  open: "فتح النفق",
  openHint: "يشغّل المستقبِل أيضًا إذا كان متوقفًا.",
  close: "إغلاق النفق",
  way: "النوع",
  address: "عنوان URL العام",
  copyAddress: "نسخ عنوان URL العام",
  since: "آخر تغيير",
  latency: "زمن الذهاب والإياب",
  reconnects: "الاتصال",
  held: "لا إعادة اتصال منذ فتحه",
  reconnected_zero: "لم يُعَد الاتصال",
  reconnected_one: "أُعيد الاتصال مرة واحدة",
  reconnected_two: "أُعيد الاتصال مرتين",
  reconnected_few: "أُعيد الاتصال {{count}} مرات",
  reconnected_many: "أُعيد الاتصال {{count}} مرة",
  reconnected_other: "أُعيد الاتصال {{count}} مرة",
  moved: "تغير عنوان URL للنفق",
  movedWhat:
    "كل ما هو معيَّن حتى الآن على العنوان السابق، مثل عنوان استدعاء، لم يعد يصل إلى هذا الكمبيوتر. كان العنوان:",
} as const satisfies TranslationOf<"ar", typeof englishTunnel>;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "مفتاح المضيف للخادم",
  none: "يجب تحديد هوية الخادم بمفتاحه قبل أن يُرسَل إليه أي شيء.",
  pinned: "لا يتصل Switchover إلا بخادم يقدم هذا المفتاح.",
  fetch: "جلب مفتاح المضيف",
  forget: "حذف مفتاح المضيف",
  shows: "يقدم الخادم هذا المفتاح، ونوعه",
  compare: "قارنه بالمفتاح الذي يعطيك إياه مسؤول الخادم، أو بناتج ssh-keygen -l على الخادم نفسه.",
  mine: "قارنته: هذا خادمي",
  same: "يقدم الخادم المفتاح نفسه.",
  differs: "يقدم الخادم مفتاحًا غير الذي أكدته. اسأل مسؤوله عن السبب قبل المتابعة.",
  needed: "اجلب المفتاح وأكِّده أولًا.",
  copy: "نسخ مفتاح المضيف",
} as const satisfies TranslationOf<"ar", typeof englishHostKey>;

/** Words of the check of the public URL from outside. */
export const webhooksProbe = {
  title: "الفحص من الخارج",
  go: "الفحص من الخارج",
  hint: "يرسل نصًا عشوائيًا إلى عنوان URL العام. يجب أن يعود دون تغيير.",
  waiting: "بانتظار عودة النص",
  done: "فُحص",
} as const satisfies TranslationOf<"ar", typeof englishProbe>;
