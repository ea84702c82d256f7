import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { refusals as english } from "../en/refusals.ts";

/** Why a command stops before it does anything, and what to do. */
export const refusals = {
  noFolder: {
    what: "{{folder}} ليس مجلدًا.",
    next: "حدِّد مجلدًا باستخدام --data-dir؛ ويُنشأ إذا لم يكن موجودًا. ومن دون هذا الخيار، يستخدم Switchover مجلد البيانات الافتراضي.",
  },
  emptyFolder: {
    what: "--data-dir فارغ.",
    next: "حدِّد مجلدًا باستخدام --data-dir؛ ويُنشأ إذا لم يكن موجودًا. ومن دون هذا الخيار، يستخدم Switchover مجلد البيانات الافتراضي.",
  },
  noMigrationId: {
    what: "هذا ليس معرّف ترحيل.",
    next: "يكون معرّف الترحيل بهذا الشكل: r-20261121-7k2q9d. لعرض القائمة: switchover status",
  },
  noResolution: {
    what: "لم تُحدَّد طريقة لحسم الترحيل.",
    next: "أضف --as cloud أو --as onprem للإبلاغ عن المكان الذي ترى فيه الرقم، أو --repeat لإعادة إرسال الطلب.",
  },
  planUnreadable: { what: "{{fault}}", next: "{{advice}}" },
  planFaulty: {
    what: "{{fault}}",
    next: "أصلح الخطة، ثم شغّل الأمر مرة أخرى. يصف docs/plan.schema.json كل عنصر.",
  },
  unknownFault: {
    what: "عطل غير معروف: «{{fault}}». الأعطال المتاحة: {{list}}",
    next: "اختر واحدًا منها.",
  },
  fileUnreadable: {
    what: "{{option}}: تعذرت قراءة {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  fileUnwritable: {
    what: "{{option}}: تعذرت كتابة {{file}}: {{reason}}.",
    next: "اختر ملفًا في مجلد يمكنك الكتابة فيه.",
  },
  outputUnwritable: {
    what: "تعذرت الكتابة في الإخراج القياسي: {{reason}}.",
    next: "أرسله إلى مكان آخر، أو إلى ملف تتوفر له مساحة.",
  },
  emptyFileName: { what: "{{option}} فارغ.", next: "حدِّد ملفًا." },
  dashForFile: {
    what: "{{option}}: العلامة - ليست اسم ملف.",
    next: "حدِّد ملفًا. ما يمكن كتابته في الخرج القياسي يُكتب هناك من دون هذا الخيار.",
  },
  fileExists: {
    what: "--out: الملف {{file}} موجود من قبل. لا يكتب Switchover فوقه.",
    next: "اختر اسم ملف آخر.",
  },
  emptySecretFile: {
    what: "{{option}}: الملف {{file}} فارغ.",
    next: "اكتب السر فيه، في سطر واحد.",
  },
  emptyCertificateFile: {
    what: "الملف {{file}} فارغ.",
    next: "المتوقع هنا شهادة الاسم الذي جرى التحقق منه: نص base64 كما تعطيه المنصة. ويمكن أيضًا إعطاء خطة تسميها.",
  },
  longCertificateFile: {
    what: "الملف {{file}} أطول مما تكون عليه شهادة.",
    next: "تأكد من أن هذا هو الملف الصحيح.",
  },
  emptyRecoveryKeyFile: {
    what: "{{option}}: الملف {{file}} فارغ.",
    next: "يجب أن يحوي مفتاح الاسترداد كما كتبه switchover vault recovery.",
  },
  longSecretFile: {
    what: "{{option}}: الملف {{file}} أطول مما يكون عليه سر.",
    next: "تأكد من أن هذا هو الملف الصحيح.",
  },
  passphraseNeeded: {
    what: "يلزم إدخال عبارة المرور للخزنة، ولا توجد طرفية لطلبها.",
    next: "اكتبها في ملف لا يستطيع قراءته غيرك، وأضف --passphrase-file FILE.",
  },
  shortPassphrase: {
    what: "عبارة المرور قصيرة جدًا: استخدم ما لا يقل عن {{least}} من المحارف.",
    next: "تحتوي الخزنة على رموز الوصول والنسخة الاحتياطية للرقم. ومن ينسخ ملفها يستطيع تخمين عبارة مرور قصيرة. اختر عبارة أطول.",
  },
  emptyPassphraseFile: {
    what: "{{option}}: الملف {{file}} فارغ.",
    next: "اكتب عبارة المرور فيه، في سطر واحد.",
  },
  longPassphrase: {
    what: "{{option}}: الملف {{file}} أطول مما تكون عليه عبارة مرور.",
    next: "تأكد من أن هذا هو الملف الصحيح.",
  },
  noPassphrase: {
    what: "لم تُدخَل عبارة مرور.",
    next: "شغّل الأمر مرة أخرى عندما تكون لديك.",
  },
  passphrasesDiffer: {
    what: "عبارتا المرور غير متطابقتين.",
    next: "شغّل الأمر مرة أخرى واكتب عبارة المرور نفسها مرتين.",
  },
  twoLinesWanted: {
    what: "يجب أن يكون في الدخل القياسي سطران: عبارة المرور الحالية، ثم الجديدة.",
    next: "أو اكتب كلًا منهما في ملف، واستخدم --passphrase-file و --new-passphrase-file.",
  },
  oneLineWanted: {
    what: "يجب أن يكون في الدخل القياسي سطر واحد: عبارة المرور التي لم تُحدَّد في ملف.",
    next: "أو اكتب تلك أيضًا في ملف: --passphrase-file لعبارة المرور الحالية، و --new-passphrase-file للجديدة.",
  },
  notTheKey: {
    what: "لا يفتح مفتاح الاسترداد هذا خزنة مجلد البيانات هذا.",
    next: "قارنه بأحدث ورقة أو ملف، مجموعة تلو الأخرى: المفتاح الأحدث يحل محل الأقدم. افحص أيضًا --data-dir.",
  },
  passphraseAndKey: {
    what: "حُدِّد كل من --passphrase-file و --recovery-key-file معًا.",
    next: "استخدم واحدًا فقط: يحل مفتاح الاسترداد محل عبارة مرور مفقودة.",
  },
  noRecoveryKey: {
    what: "ليس لخزنة مجلد البيانات هذا مفتاح استرداد.",
    next: "لا تفتحها إلا عبارة المرور الخاصة بها. وبعد فتحها، ينشئ switchover vault recovery مفتاحًا.",
  },
  notARecoveryKey: {
    what: "--recovery-key-file: لا يحتوي الملف على مفتاح استرداد.",
    next: "يتكون مفتاح الاسترداد من 9 مجموعات في كل منها 4 أحرف وأرقام، في سطر مستقل. تأكد من أن هذا هو الملف الصحيح.",
  },
  mistypedKey: {
    what: "--recovery-key-file: مفتاح الاسترداد مكتوب خطأً أو غير مكتمل.",
    next: "قارنه بنسختك، مجموعة تلو الأخرى: المجموعة الأخيرة لا تطابق سواها.",
  },
  keyOfAnother: {
    what: "--recovery-key-file: لا يفتح مفتاح الاسترداد هذا خزنة مجلد البيانات هذا.",
    next: "هو لخزنة أخرى، أو حل محله مفتاح أحدث. استخدم الملف الصحيح أو --data-dir الصحيح.",
  },
  keyNotPrinted: {
    what: "--out: لا يمكن استخدام العلامة - هنا، لأن مفتاح الاسترداد لا يُعرض أبدًا.",
    next: "اختر ملفًا جديدًا، ويُفضَّل أن يكون على قرص قابل للإزالة.",
  },
  keyInDataFolder: {
    what: "--out: الملف {{file}} داخل مجلد البيانات. من ينسخ الخزنة يحصل على مفتاحها أيضًا.",
    next: "اختر ملفًا في مكان آخر، ويُفضَّل أن يكون على قرص قابل للإزالة.",
  },
  keyUnwritable: {
    what: "--out: تعذرت كتابة {{file}}: {{reason}}.",
    next: "اختر ملفًا في مجلد يمكنك الكتابة فيه. الخزنة لم تتغير.",
  },
  keyLeft: {
    what: "--out: ما زال {{file}} موجودًا وتعذر حذفه. المفتاح الذي فيه لا يفتح شيئًا.",
    next: "احذف هذا الملف، ثم أنشئ مفتاح الاسترداد مرة أخرى. الخزنة لم تتغير، وأي مفتاح استرداد سابق ما زال صالحًا.",
  },
  keyNotReadBack: {
    what: "--out: تعذرت إعادة قراءة {{file}} كما كُتب، فلن يفتح المفتاح الذي فيه شيئًا.",
    next: "اختر ملفًا على قرص آخر. الخزنة لم تتغير، وأي مفتاح استرداد سابق ما زال صالحًا.",
  },
  noLabel: {
    what: "هذه ليست تسمية صالحة.",
    next: "تتكون التسمية من 1 إلى 64 من الأحرف والأرقام والنقاط والواصلات والشرطات السفلية، وتبدأ بحرف أو رقم.",
  },
  noSecret: {
    what: "لم يصل أي سر: كان الدخل القياسي فارغًا أو مسافات فقط.",
    next: "اكتبه في الدخل القياسي، مثلًا: switchover vault put {{label}} < secret.txt",
  },
  longSecret: {
    what: "السر طويل جدًا: الحد هو 64 KiB.",
    next: "اكتبه في الدخل القياسي، مثلًا: switchover vault put {{label}} < secret.txt",
  },
  noSuchSecret: {
    what: "ليس في الخزنة سر بالتسمية {{label}}.",
    next: "لعرض التسميات: switchover vault list",
  },
  notDeleted: { what: "لم يُحذف شيء.", next: "شغّل الأمر مرة أخرى عندما تكون متأكدًا." },
  noPort: {
    what: "يجب أن يكون {{option}} عددًا صحيحًا من 0 إلى 65535.",
    next: "اختر منفذًا آخر، أو اترك هذا الخيار.",
  },
  noUntil: {
    what: "يجب أن يكون --until وقتًا بصيغة ISO 8601.",
    next: "اكتبه بالشكل 2026-12-24T18:00:00Z، أو من دون Z للوقت المحلي على هذا الكمبيوتر.",
  },
  tunnelOption: {
    what: "--tunnel {{tunnel}}: الخيار {{options}} غير صالح.",
    next: "يبدأ عنوان URL العام بـ https:// وليس فيه ? ولا #. يأخذ --bind عنوان IP لهذا الكمبيوتر، بالشكل ADDRESS أو ADDRESS:PORT. ولمفتاح المضيف الشكل الذي يعرضه ssh-keygen -l: SHA256:…",
  },
  tunnelOptions: {
    what: "--tunnel {{tunnel}}: الخيارات {{options}} غير صالحة.",
    next: "يبدأ عنوان URL العام بـ https:// وليس فيه ? ولا #. يأخذ --bind عنوان IP لهذا الكمبيوتر، بالشكل ADDRESS أو ADDRESS:PORT. ولمفتاح المضيف الشكل الذي يعرضه ssh-keygen -l: SHA256:…",
  },
  bindAlone: {
    what: "يحتاج --bind إلى --tunnel lan.",
    next: "أضف --tunnel lan، أو اترك --bind.",
  },
  portOfLan: {
    what: "--port هو للعنوان 127.0.0.1. مع --tunnel lan، حدِّد المنفذ في --bind.",
    next: "اترك --port.",
  },
  tunnelNeeds: {
    what: "يحتاج --tunnel {{tunnel}} أيضًا إلى {{options}}.",
    next: "لعرض الصيغة الصحيحة: switchover webhooks test --help",
  },
  noWait: {
    what: "يجب أن يكون --wait عددًا صحيحًا من الدقائق من 1 إلى 120.",
    next: "اختر مدة أخرى، أو اترك هذا الخيار.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
