import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { forms as english } from "../en/forms.ts";

/** Words of the parts that forms are made of. */
export const forms = {
  close: "إغلاق",
  cancel: "إلغاء",
  needed: "مطلوب.",
  address: {
    "scheme-missing": "أدخل عنوان URL كاملًا مع https://، مثل https://api.example:9090.",
    credentials: "أزل اسم المستخدم وكلمة المرور من عنوان URL.",
    "more-than-address": "أزل كل شيء ابتداءً من ? أو #.",
    "plain-http": "استخدم https://. لا يُقبل http:// العادي إلا لعناوين هذا الكمبيوتر نفسه.",
    "too-long": "عدد الأحرف على الأكثر: {{most}}.",
    "not-an-address": "هذا ليس عنوان URL. أدخل https:// واسم الخادم.",
    shorten: "لصقتَ أكثر من عنوان URL للخادم. هل تريد استخدام {{origin}} فقط؟",
    useOrigin: "استخدام {{origin}}",
    keep: "الاحتفاظ بما لصقته",
  },
  id: { wrong: "استخدم الأحرف والأرقام و- و_ كما تعرضها المنصة: 64 على الأكثر." },
  file: {
    choose: "اختيار ملف",
    chooseFor: "اختيار ملف: {{label}}",
    tooLarge: "الملف أكبر من أي شهادة. اختر ملفًا آخر.",
    unreadable: "تعذرت قراءة الملف.",
  },
  phone: {
    region: "البلد",
    choose: "اختيار بلد",
    noRegion: "لا بلد يطابق.",
    national: "رقم الهاتف",
    "no-region": "اختر بلدًا، أو الصق الرقم كاملًا مع علامة + التي فيه.",
    "not-digits": "استخدم الأرقام فقط.",
    "too-short": "الرقم قصير جدًا.",
    "too-long": "الرقم طويل جدًا.",
    unlikely: {
      "too-short": "يبدو هذا الرقم قصيرًا جدًا بالنسبة إلى {{region}}. قارنه بلوحة معلومات المنصة.",
      "too-long": "يبدو هذا الرقم طويلًا جدًا بالنسبة إلى {{region}}. قارنه بلوحة معلومات المنصة.",
      "not-of-region": "لا يبدو هذا رقمًا من {{region}}. قارنه بلوحة معلومات المنصة.",
    },
  },
  elsewhere: {
    what: "غُيِّر هذا في مكان آخر.",
    next: "حمّل الحالة الحالية، أو تابع التحرير: سيحل الحفظ محلها.",
    take: "تحميل الحالة الحالية",
    keep: "متابعة التحرير",
  },
  unsaved: {
    title: "تغييرات غير محفوظة",
    what: "تغييراتك على هذه الشاشة غير محفوظة. إذا غادرت، فُقدت.",
    stay: "متابعة التحرير",
    leave: "المغادرة دون حفظ",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
