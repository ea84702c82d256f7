import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { opened as english } from "../en/opened.ts";

/** Texts for files that were double-clicked or dropped, and for plans among them. */
export const opened = {
  title: "ملف لإضافة ما فيه",
  lead: "ترى ما فيه قبل إضافة أي شيء. لا يُسأل أي خادم.",
  unreadable: {
    title: "لا يمكن فتح الملف",
    elsewhere:
      "لم يُفتح أي ملف في هذه النافذة: ذلك ممكن في تطبيق سطح المكتب وحده. هنا اختر الملف حيث تُضاف مساحة عمل أو يُفحص تقرير.",
    gone: "لم يعد الملف موجودًا، أو أُعيد تشغيل Switchover منذ ذلك الحين. افتحه من مجلده مرة أخرى.",
    "too-large": "الملف أكبر من أن يكون ملفًا من Switchover.",
    "not-a-file": "هذا ليس ملفًا من Switchover.",
    unreadable: "لا يسمح النظام لبرنامج Switchover بقراءته. تحقق من أذوناته.",
  },
  plan: {
    tooLarge: "لا يتجاوز حجم الخطة 1 ميغابايت.",
    unusable: "لا يمكن استخدام هذه الخطة. صحّحها ثم اخترها مرة أخرى:",
    secrets_zero: "لا توجد أسرار ({{count}}) تذكرها الخطة:",
    secrets_one: "سر واحد ({{count}}) ليس في الخطة. أدخله بعد إضافة مساحة العمل. من أين تأخذه الخطة:",
    secrets_two: "سران ({{count}}) ليسا في الخطة. أدخلهما بعد إضافة مساحة العمل. من أين تأخذهما الخطة:",
    secrets_few: "{{count}} أسرار ليست في الخطة. أدخلها بعد إضافة مساحة العمل. من أين تأخذها الخطة:",
    secrets_many: "{{count}} سرًا ليست في الخطة. أدخلها بعد إضافة مساحة العمل. من أين تأخذها الخطة:",
    secrets_other: "{{count}} سر ليست في الخطة. أدخلها بعد إضافة مساحة العمل. من أين تأخذها الخطة:",
    secret: {
      "onprem-new-password": "كلمة المرور الجديدة للعميل المحلي",
      "backup-password": "كلمة مرور النسخة الاحتياطية",
    },
    leftOut: {
      "cloud-tls": "تسمّي الخطة شهادات موثوقة للسحابة. لا تُنقل: اخترها مرة أخرى ضمن الاتصالات.",
      "onprem-tls": "تسمّي الخطة شهادات موثوقة للعميل المحلي. لا تُنقل: اخترها مرة أخرى ضمن الاتصالات.",
      proxy: "تسمّي الخطة وكيلًا. لا يُنقل: أدخله مرة أخرى ضمن الشبكة.",
      "client-certificate": "تسمّي الخطة شهادة عميل. لا تُنقل: اخترها مرة أخرى ضمن الاتصالات.",
    },
    addNumber: "إضافة الرقم إلى {{name}}",
    open: "الانتقال إلى الفحوص",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
