import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { translation as english } from "../en/translation.ts";

/** Words of notifications in the other API's shape. */
export const translation = {
  shape: { cloud: "API السحابية", "on-premises": "API المحلية" },
  kind: {
    renamed: "أُعيدت التسمية",
    moved: "نُقل",
    dropped: "أُسقط",
    supplied: "أُضيف",
    changed: "غُيِّر",
  },
  differences_zero: "لا فروق",
  differences_one: "فرق واحد",
  differences_two: "فرقان",
  differences_few: "{{count}} فروق",
  differences_many: "{{count}} فرقًا",
  differences_other: "{{count}} فرق",
  nothing: "ليس لدى واجهة API الأخرى ما يقابل هذا الإشعار.",
  local: "تُجرى الترجمة في هذه النافذة: ما تفلته أو تلصقه هنا لا يُرسَل إلى أي مكان.",
  drop: "أفلت هنا إشعارات خطافات الويب لأي من واجهتي API: إشعارًا واحدًا، أو قائمة، أو إشعارًا في كل سطر.",
  choose: "اختيار ملف",
  paste: { title: "أو الصق", field: "إشعارات أي من واجهتي API", go: "ترجمة" },
  empty: "الصق إشعارًا أولًا.",
  reset: "ترجمة إشعارات أخرى",
  title: {
    cloud: "بصيغة API السحابية",
    "on-premises": "بصيغة API المحلية",
  },
  told: {
    cloud: "عُرفت من صيغتها: API السحابية",
    "on-premises": "عُرفت من صيغتها: API المحلية",
  },
  count_zero: "لا إشعارات",
  count_one: "إشعار واحد",
  count_two: "إشعاران",
  count_few: "{{count}} إشعارات",
  count_many: "{{count}} إشعارًا",
  count_other: "{{count}} إشعار",
  which: "الإشعار",
  one: "الإشعار {{index}}",
  copy: "نسخ الترجمة",
  save: "حفظ كل الترجمات",
  parties: {
    title: "ما لا تذكره إلا API السحابية",
    text: "لا يذكر إشعار العميل رقمه وحسابه. يُؤخذان من مساحة العمل، بقدر ما تعرفهما.",
    businessAccountId: "معرّف حساب الأعمال",
    phoneNumberId: "معرّف رقم الهاتف",
    displayPhoneNumber: "رقم الهاتف كما يُعرض",
    missing: "املأ الثلاثة كلها لرؤية الترجمة.",
  },
  fixtures: {
    title: "إشعارات نموذجية لاختباراتك",
    text: "ملف zip فيه كل نوع بالصيغتين، بايتًا ببايت كما تُرسَل، مع الترويسات وفهرس. إشعارات API السحابية موجودة بتوقيع ودون توقيع، والتوقيع بسر منشور. وباستخدام سر تطبيقك، نفّذ في طرفية: switchover webhooks fixtures --out FILE --app-secret-file FILE",
    save: "حفظ النماذج",
  },
  problem: {
    empty: "ليس فيه إشعار.",
    tooLarge: "هذا أكبر من 8 م.ب. في طرفية، نفّذ: switchover translate FILE --to SHAPE",
    unreadable: "تتعذر قراءة الملف.",
    notJson: "الإشعار {{index}} ليس JSON بترميز UTF-8، أو فيه عضو مرتين، أو متداخل بعمق زائد.",
    notJsonAt: "السطر {{line}} ليس JSON بترميز UTF-8، أو فيه عضو مرتين، أو متداخل بعمق زائد.",
    neitherShape:
      "الإشعار {{index}} ليس بصيغة أي من واجهتي API: لا قائمة entry، ولا contacts أو messages أو statuses أو errors.",
  },
  event: {
    view: "واجهة API الأخرى",
    whole: "الإشعار كاملًا، كما كانت سترسله واجهة API الأخرى.",
    shortened: "لا يُعرض هنا إلا بداية هذا الإشعار. صدِّره واستخدم «الأدوات» > «ترجمة الإشعارات».",
    unreadable: "ليس هذا الإشعار بصيغة أي من واجهتي API.",
    missing: "لا تعرف مساحة العمل الرقم أو حساب الأعمال الخاص به. يطلبهما «الأدوات» > «ترجمة الإشعارات».",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
