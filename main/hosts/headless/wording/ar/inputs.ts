import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { inputs as english } from "../en/inputs.ts";

/** Why a value can't be used, as several commands say it. Where the sentence ends with a colon, a command or an option follows. */
export const inputs = {
  optionNeeds: {
    what: "يحتاج {{option}} إلى {{needed}}.",
    next: "لعرض الصيغة الصحيحة:",
  },
  oneOf: {
    what: "يأخذ {{option}} إحدى القيم {{values}}.",
    next: "اختر واحدة منها.",
  },
  fullUrl: {
    what: "يجب أن يكون {{option}} عنوان URL كاملًا.",
    next: "لعرض الصيغة الصحيحة:",
  },
  wholeNumber: {
    what: "يجب أن يكون {{option}} عددًا صحيحًا من {{least}} إلى {{most}}.",
    next: "صحِّحه، أو اترك هذا الخيار.",
  },
  numberOfSeconds: {
    what: "يجب أن يكون {{option}} من {{least}} إلى {{most}} ثانية.",
    next: "صحِّحه، أو اترك هذا الخيار.",
  },
  digits: {
    what: "يجب أن يتكون {{option}} من {{least}} إلى {{most}} رقمًا.",
    next: "صحِّحه، أو اترك هذا الخيار.",
  },
  characters: {
    what: "يجب أن يتكون {{option}} من {{least}} إلى {{most}} محرفًا.",
    next: "صحِّحه، أو اترك هذا الخيار.",
  },
  tooLong: {
    what: "يمكن أن يتكون {{option}} من {{most}} محرفًا على الأكثر.",
    next: "اختصره.",
  },
  emptyValue: {
    what: "قيمة {{option}} فارغة.",
    next: "حدِّد قيمة، أو اترك هذا الخيار.",
  },
  isoTime: {
    what: "يجب أن يكون {{option}} وقتًا بصيغة ISO 8601.",
    next: "اكتبه بالشكل 2026-01-31T14:00:00Z.",
  },
  unreadable: {
    what: "تعذرت قراءة {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  tooLarge: {
    what: "{{file}} أكبر من {{mib}} MiB.",
    next: "قسِّمه إلى عدة ملفات.",
  },
  notForTerminal: {
    what: "ما يُكتب ليس نصًا لطرفية.",
    next: "حدِّد ملفًا: --out FILE",
  },
  filePassphraseNeeded: {
    what: "يلزم إدخال عبارة المرور للملف، ولا توجد طرفية لطلبها.",
    next: "اكتبها في ملف لا يستطيع قراءته غيرك، وأضف --file-passphrase-file FILE.",
  },
  runWanted: {
    what: "لم يُحدَّد ترحيل.",
    next: "لعرض عمليات الترحيل: switchover status",
  },
  reportTooLarge: {
    what: "{{file}} أكبر من أي تقرير.",
    next: "تأكد من أن هذا هو الملف الصحيح.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
