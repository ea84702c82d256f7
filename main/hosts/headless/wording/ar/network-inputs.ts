import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { networkInputs as english } from "../en/network-inputs.ts";

/** Why serve, egress, traffic, translate and sandbox can't be carried out as they were typed. */
export const networkInputs = {
  windowNotBuilt: {
    what: "نافذة Switchover غير مبنية.",
    next: "شغّل {{build}}، أو ابدأها بالأمر {{start}}.",
  },
  portUnusable: {
    what: "تعذر الإصغاء على المنفذ {{port}} ({{code}}).",
    next: "اختر منفذًا آخر، أو اترك هذا الخيار.",
  },
  somePortUnusable: {
    what: "تعذر الإصغاء على أحد المنافذ ({{code}}).",
    next: "اختر منفذًا آخر، أو اترك هذا الخيار.",
  },
  authorityFile: {
    what: "لا يحتوي {{file}} على 1 إلى 20 شهادة لهيئات إصدار بصيغة PEM.",
    next: "اطلب من المسؤول شهادة هيئة الشركة؛ تبدأ بـ -----BEGIN CERTIFICATE-----.",
  },
  authoritiesFixed: {
    what: "ثبّت مسؤول هذا الكمبيوتر هيئات الإصدار.",
    next: "لمعرفة كيف:",
  },
  wayUrl: {
    what: "{{url}} ليس عنوان URL لواجهة API.",
    next: "أعطه بالشكل https://HOST أو https://HOST:PORT، بلا اسم مستخدم ولا ? ولا #. عنوان HTTP بلا TLS للكمبيوتر نفسه فقط.",
  },
  containerAndDocker: {
    what: "يحتاج كل من --container و --shell docker إلى الآخر، وإلى اسم حاوية.",
    next: "مثلًا:",
  },
  tooManyHosts: {
    what: "المضيفون كثيرون جدًا: {{most}} على الأكثر.",
    next: "اترك بعضها.",
  },
  noHostName: {
    what: "{{host}} ليس مضيفًا.",
    next: "حدِّد أسماء مثل chat.example، من دون https:// ومن دون منفذ.",
  },
  noHostKnown: {
    what: "لا يُعرف أي مضيف بعد.",
    next: "حدِّد المضيفين الذين تذكرهم وثائق العميل، كلًا منهم مع --host.",
  },
  outputTooLong: {
    what: "الخرج أطول من {{most}} محرفًا.",
    next: "حدِّد خرج الأوامر وحده.",
  },
  csvOfNumber: {
    what: "لا يميز ملف CSV بين الأرقام.",
    next: "اترك --number، أو حدِّد ملف CSV لذلك الرقم.",
  },
  numberIdWanted: {
    what: "يأخذ --number معرّف رقم هاتف.",
    next: "انسخه من الخطة.",
  },
  eventsUnread: {
    what: "لم تُقرأ الإشعارات المخزَّنة.",
    next: "أعد المحاولة.",
  },
  partiesWanted: {
    what: "يذكر إشعار السحابة الرقم وحسابه، أما إشعار العميل فلا يذكرهما.",
    next: "حدِّد --phone-number-id و --display-phone-number و --business-account-id.",
  },
  emptyInput: {
    what: "{{file}} فارغ.",
    next: "حدِّد إشعارًا واحدًا على الأقل.",
  },
  notJson: {
    what: "الإشعار {{index}} من {{file}} ليس JSON بترميز UTF-8، أو فيه عضو مكرر مرتين.",
    next: "أصلحه، أو اتركه.",
  },
  notJsonOnLine: {
    what: "الإشعار {{index}} من {{file}} في السطر {{line}} ليس JSON بترميز UTF-8، أو فيه عضو مكرر مرتين.",
    next: "أصلحه، أو اتركه.",
  },
  neitherShape: {
    what: "ليس للإشعار {{index}} من {{file}} شكل أي من واجهتي API: العضو {{cloud}} ناقص، وكذلك {{client}}.",
    next: "اتركه. تُعد الإشعارات من 0.",
  },
  targetShape: {
    what: "للإشعار {{index}} من {{file}} الشكل {{shape}} من قبل.",
    next: "اتركه، أو استخدم --to {{other}}. تُعد الإشعارات من 0.",
  },
  secretCharacters: {
    what: "يأخذ {{name}} من 1 إلى 512 من محارف ASCII المرئية.",
    next: "صحِّحه، أو اتركه.",
  },
  secretDigits: {
    what: "يأخذ {{name}} ستة أرقام، كنص.",
    next: "صحِّحه، أو اتركه.",
  },
  secretMembers: {
    what: "يأخذ --secrets كائن JSON فيه {{names}}.",
    next: "صحِّحه، أو اتركه.",
  },
  folderUnwritable: {
    what: "تعذرت الكتابة في {{folder}}: {{reason}}.",
    next: "اختر مجلدًا آخر.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
