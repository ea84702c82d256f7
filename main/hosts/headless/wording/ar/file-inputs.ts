import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { fileInputs as english } from "../en/file-inputs.ts";

/** Why batch, lint, endpoint, letter, workspace, alerts and allowlist can't be carried out as they were typed. */
export const fileInputs = {
  noNumbers: {
    what: "ليس في {{file}} أرقام.",
    next: "أضف صفًا لكل رقم. لعرض الأعمدة: switchover batch template",
  },
  summaryForm: {
    what: "يأخذ --report ملفًا ينتهي بـ .html أو .csv.",
    next: "مثلًا:",
  },
  dayWindow: {
    what: "يأخذ --window وقتين مختلفين بالصيغة HH:MM-HH:MM، بالتوقيت المحلي.",
    next: "مثلًا:",
  },
  fullHour: {
    what: "يأخذ {{option}} ساعة كاملة بالتوقيت المحلي، مثل 08:00.",
    next: "مثلًا:",
  },
  alertSecretMissing: {
    what: "يلزم {{option}}: لم يُحفظ بعد شيء لهذا الهدف.",
    next: "اكتب القيمة في ملف واذكره.",
  },
  alertTargetsDamaged: {
    what: "كان الملف الذي فيه وجهات التنبيهات وملخص سطح المكتب تالفًا ووُضع جانبًا باسم {{file}}. لا تُرسَل تنبيهات، ولا يعرض سطح المكتب ملخصًا.",
    next: "اضبط مرة أخرى ما كنت قد اخترته: الوجهات بالأمر «alerts set»، وملخص سطح المكتب بالأمر «alerts desktop»:",
  },
  contradiction: {
    what: "يتعارض {{first}} مع {{second}}.",
    next: "اترك أحدهما.",
  },
  noHost: {
    what: "السطر {{line}} من {{file}} ليس مضيفًا.",
    next: "اكتب مضيفًا واحدًا في كل سطر.",
  },
  emptyPath: {
    what: "أحد المسارات فارغ.",
    next: "حدِّد ملفًا أو مجلدًا.",
  },
  missing: {
    what: "{{file}} غير موجود.",
    next: "افحص المسار.",
  },
  notReadable: {
    what: "لا يمكن قراءة {{file}}.",
    next: "افحص من يُسمح له بقراءته.",
  },
  notAFile: {
    what: "{{file}} أنبوب أو جهاز، وليس ملفًا.",
    next: "مرِّره إلى الدخل القياسي (-)، أو اكتبه في ملف.",
  },
  tooLargeAsOne: {
    what: "{{file}} أكبر من أن يُقرأ نصًا واحدًا (512 م.ب).",
    next: "اكتبه بصيغة NDJSON، رسالة في كل سطر، وبأي حجم.",
  },
  otherKind: {
    what: "{{file}} ليس ملف .json أو .ndjson أو .jsonl أو .har.",
    next: "غيِّر اسمه، أو افحص ملفًا آخر.",
  },
  notFixable: {
    what: "يمكن فحص {{file}}، لكن لا يمكن إصلاحه.",
    next: "اترك --fix، أو أصلح الرسائل في ملفات خاصة بها.",
  },
  readOnly: {
    what: "{{file}} للقراءة فقط وتُرك كما هو.",
    next: "اسمح بالكتابة فيه.",
  },
  notWritten: {
    what: "لا يمكن إعادة كتابة {{file}}، وتُرك كما هو.",
    next: "افحص القرص، ومن يُسمح له بالكتابة هناك.",
  },
  urlLength: {
    what: "يتكون عنوان URL من 1 إلى {{most}} محرفًا.",
    next: "أدخل عنوان https الكامل لنقطة النهاية.",
  },
  offsetTime: {
    what: "يأخذ --at تاريخًا ووقتًا وفرقه عن UTC.",
    next: "مثلًا:",
  },
  noWorkspaceId: {
    what: "{{id}} ليس معرّف مساحة عمل.",
    next: "لعرض قائمتها: switchover workspace list",
  },
  shortKey: {
    what: "{{option}}: يتكون المفتاح مما لا يقل عن {{least}} محرفًا.",
    next: "صحِّح الأمر، ثم أعد المحاولة.",
  },
  someOf: {
    what: "يأخذ {{option}} القيم {{values}}، مفصولة بفواصل.",
    next: "صحِّح الأمر، ثم أعد المحاولة.",
  },
  noAlertTarget: {
    what: "لم تُعيَّن وجهة يمكن أن يذهب إليها التنبيه.",
    next: "لتعيينها: switchover alerts set --form FORM --url-file FILE",
  },
  listAside: {
    what: "لا تطلب --status و --refresh-every و --remind-every أي قائمة، فلا تصلح معها --diff و --out و --accept-shrink.",
    next: "اترك هذه أو تلك.",
  },
  scheduleDays: {
    what: "يأخذ {{option}} أيامًا من 1 إلى 365؛ والقيمة 0 توقفه.",
    next: "مثلًا:",
  },
  asNumbers: {
    what: "يأخذ --asn أرقام AS مفصولة بفواصل.",
    next: "مثلًا:",
  },
  registry: {
    what: "يأخذ --whois القيمة HOST:PORT.",
    next: "مثلًا:",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
