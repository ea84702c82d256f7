import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPrivacy as english } from "../en/webhooks-privacy.ts";

/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "الإشعارات المخزَّنة",
  lead: "هذه رسائل أشخاص آخرين. خزّن ما تحتاج إليه فقط، وللمدة التي تحتاج إليها فقط.",
  mode: {
    title: "ما يُخزَّن",
    now: "مستخدَم",
    searchable: {
      name: "قابل للبحث",
      keeps: "يخزّن كل شيء، مع فهرس للنصوص، في ملفات لا يجوز أن يقرأها إلا حساب المستخدم الخاص بك.",
      cannot: "يستطيع كل من يمكنه قراءة ملفاتك قراءة الرسائل.",
    },
    sealed: {
      name: "مشفَّر",
      keeps: "يخزّن كل شيء، مشفَّرًا بمفتاح الخزنة. لا يمكن قراءة الرسائل دون الخزنة.",
      cannot: "لا يمكن البحث في النصوص. لا يُستقبل شيء ما دامت الخزنة مقفلة.",
    },
    facts: {
      name: "البيانات الوصفية فقط",
      keeps: "يخزّن المعرّفات والأنواع والأوقات. يظهر المستخدمون بصمات؛ ولا تُخزَّن أي رسائل.",
      cannot: "لا يمكن قراءة الرسائل ولا تصديرها كما استُقبلت ولا إعادة إرسالها.",
    },
    fromNow: "يسري هذا على الإشعارات الجديدة. المخزَّن بالفعل يبقى كما هو؛ احذفه إذا كنت لا تريده.",
    change: "استخدام للإشعارات الجديدة",
  },
  retention: {
    title: "حدود التخزين",
    hint: "تُحذف الأحداث الأقدم، ويُحذف أقدمها أولًا عندما يمتلئ المخزن. الأحداث المحمية التي لم تُصدَّر لا تُحذف أبدًا لتوفير المساحة.",
    keepDays: "مدة الاحتفاظ (أيام)",
    capMegabytes: "حد الحجم (MB)",
    between: "عدد صحيح من {{least}} إلى {{most}}.",
    save: "حفظ الحدود",
  },
  store: {
    title: "في المخزن",
    again: "تحديث",
    empty: "لا شيء مخزَّن.",
    events: "الأحداث",
    counted_zero: "{{events}}، الإشعارات: {{notifications}}",
    counted_one: "{{events}}، من إشعار واحد",
    counted_two: "{{events}}، الإشعارات: {{notifications}}",
    counted_few: "{{events}}، الإشعارات: {{notifications}}",
    counted_many: "{{events}}، الإشعارات: {{notifications}}",
    counted_other: "{{events}}، الإشعارات: {{notifications}}",
    size: "الحجم",
    oldest: "الأقدم",
    newest: "الأحدث",
    heldBack: "المحمي",
    heldNone: "لا شيء",
    held_zero: "لا أحداث محفوظة حتى التصدير",
    held_one: "حدث واحد محفوظ حتى التصدير، بصرف النظر عن حد الحجم",
    held_two: "حدثان محفوظان حتى التصدير، بصرف النظر عن حد الحجم",
    held_few: "{{count}} أحداث محفوظة حتى التصدير، بصرف النظر عن حد الحجم",
    held_many: "{{count}} حدثًا محفوظًا حتى التصدير، بصرف النظر عن حد الحجم",
    held_other: "{{count}} حدث محفوظ حتى التصدير، بصرف النظر عن حد الحجم",
    byMode: "الإشعارات بحسب وضع التخزين",
    mode: {
      searchable: "{{n}} قابل للبحث",
      sealed: "{{n}} مشفَّر",
      facts: "{{n}} بيانات وصفية فقط",
    },
  },
  erase: {
    title: "حذف",
    text: "حذف كل ما يخص رقمًا واحدًا أو شخصًا واحدًا، مهما كان قِدمه.",
    go: "حذف الأحداث المخزَّنة",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
