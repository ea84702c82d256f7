/** Words about the program itself. */
export const about = {
  title: "حول Switchover",
  lead: "ينقل Switchover رقم هاتف لنشاط تجاري بين API مراسلة محلية وAPI سحابية، ويُظهر موقعه والدليل عليه.",
  this: "هذا التثبيت",
  version: "الإصدار",
  host: "يعمل في",
  hosts: {
    desktop: "نافذة خاصة به",
    browser: "متصفح، من هذا الكمبيوتر فقط",
    terminal: "طرفية",
  },
  platform: "النظام",
  data: "مجلد البيانات",
  promise: "بياناتك",
  promiseText:
    "يبقى ما تدخله وما تستقبله في مجلد البيانات على هذا الكمبيوتر حتى تصدّره. يتصل Switchover بالمنصات التي تُعدّها، وبنفق أو نقطة نهاية عندما تطلب منه ذلك. الأسرار مشفَّرة في الخزنة ولا تُعرض مرة أخرى.",
  support: {
    title: "الدعم",
    text: "حزمة الدعم ملف zip يضم الإصدارات والإعدادات والسجل ودفاتر القيود من دون بيانات سرية ومعلومات عن هذا الكمبيوتر. ترى محتواها قبل حفظها. لا يُرسَل شيء.",
    prepare: "إعداد حزمة الدعم",
    save: "حفظ حزمة الدعم",
    discard: "عدم الحفظ",
    saved: "حُفظت باسم {{file}}. لم يُرسَل شيء.",
  },
  docs: "الوثائق",
  doc: {
    readme: "README.md: ما يفعله Switchover وكيفية تشغيله",
    commandLine: "docs/command-line.md: كل الأوامر، للنصوص البرمجية",
    plan: "docs/plan.md: ملف خطة الترحيل",
    assumptions: "docs/assumptions.md: ما يفترضه Switchover عن المنصات",
  },
  licences: "التراخيص",
  licencesText:
    "بُني Switchover من حزم مفتوحة المصدر، كل منها بترخيصها. أسماؤها وإصداراتها في package-lock.json ضمن المصدر.",
} as const;
