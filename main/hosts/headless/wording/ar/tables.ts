import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/tables.ts";

/** The columns of tables. */
export const columns = {
  migration: "الترحيل",
  number: "الرقم",
  direction: "الاتجاه",
  state: "الحالة",
  location: "الموقع",
  source: "المصدر",
  updated: "آخر تحديث",
  step: "الخطوة",
  result: "النتيجة",
  twoStepPin: "رمز PIN للتحقق بخطوتين",
  side: "واجهة API",
  outcome: "النتيجة",
  label: "التسمية",
  kind: "النوع",
  stored: "خُزِّن في",
  vaultFile: "الملف في vault/",
  encrypted: "شُفِّر في",
} as const satisfies TranslationOf<"ar", typeof english.columns>;

/** Migrations of a data folder. */
export const status = {
  none: "لا توجد عمليات ترحيل في مجلد البيانات هذا بعد. للبدء: switchover check PLAN",
  see: "انظر {{run}}",
  worksNot: "{{home}}، لا يعمل",
  held: "قيد التنفيذ في عملية أخرى",
  lastCheckBefore: "آخر فحص لكلتا واجهتي API، قبل إرسال الطلب، {{at}}: {{sentence}}",
  lastCheck: "آخر فحص لكلتا واجهتي API، {{at}}: {{sentence}}",
  unreadable_zero:
    "تعذرت قراءة {{run}}: لا توجد صفوف سليمة في دفتر القيود الخاص به. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  unreadable_one:
    "تعذرت قراءة {{run}}: صف واحد من دفتر القيود الخاص به تالف، وهو الأول. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  unreadable_two:
    "تعذرت قراءة {{run}}: صفان من دفتر القيود الخاص به تالفان، منهما الأول. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  unreadable_few:
    "تعذرت قراءة {{run}}: {{count}} صفوف من دفتر القيود الخاص به تالفة، منها الأول. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  unreadable_many:
    "تعذرت قراءة {{run}}: {{count}} صفًا من دفتر القيود الخاص به تالف، منها الأول. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  unreadable_other:
    "تعذرت قراءة {{run}}: {{count}} صف من دفتر القيود الخاص به تالف، منها الأول. لم يُحذف شيء. لعرض خياراتك: switchover status {{run}}",
  corruptedRows_zero: "لا توجد صفوف تالفة في دفتر القيود.",
  corruptedRows_one: "صف واحد من دفتر القيود تالف ولا يُستخدم.",
  corruptedRows_two: "صفان من دفتر القيود تالفان ولا يُستخدمان.",
  corruptedRows_few: "{{count}} صفوف من دفتر القيود تالفة ولا تُستخدم.",
  corruptedRows_many: "{{count}} صفًا من دفتر القيود تالف ولا يُستخدم.",
  corruptedRows_other: "{{count}} صف من دفتر القيود تالف ولا يُستخدم.",
} as const satisfies TranslationOf<"ar", typeof english.status>;
