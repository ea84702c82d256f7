import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { proof as english } from "../en/proof.ts";

/** Palabras de la cadena de pruebas y de la lista para el sistema propio del cliente. */
export const proof: TranslationOf<"ar", typeof english> = {
  title: "ما تأكد منذ النقل",
  count: "تأكد {{count}} من {{of}}",
  list: "ما تأكد منذ النقل، وما لم يتأكد",
  do: {
    message: "إرسال رسالة اختبارية",
    answer: "اختبار رد",
    endpoint: "فحص نقطة النهاية",
  },
  sender: {
    title: "نظامك",
    lead: "يجب أن ينتقل نظامك للإرسال والاستقبال أيضًا إلى واجهة API الجديدة. أشِّر على ما تم.",
    count: "تم {{count}} من {{of}}",
    list: "ما ينبغي تغييره في نظامك",
    seen: "يرسل نظامك مجددًا.",
    seenBy: {
      signed: "الحالة «{{status}}» لرسالة لم تُرسَل من هنا، في إشعار موقَّع.",
      unsigned: "الحالة «{{status}}» لرسالة لم تُرسَل من هنا. لا يوقّع العميل شيئًا.",
    },
    unseen: "لم يُرصد وهو يرسل بعد.",
    unseenWhy:
      "يُؤشَّر عليه تلقائيًا عندما تمر حالات رسائلك عبر Switchover: في اختبار خطافات الويب، أو بينما يستقبل خطافات الويب لهذا الرقم.",
    done: "تم",
    bySending: "رُصد: يرسل نظامك مجددًا.",
    "to-cloud": {
      address: {
        title: "عنوان URL الأساسي",
        text: "أرسل إلى السحابة: POST /v<version>/{{phoneNumberId}}/messages على عنوان URL للسحابة. لم يعد /v1/messages للعميل يعمل.",
      },
      token: {
        title: "رمز الوصول",
        text: "استخدم رمز الوصول إلى السحابة بوصفه Bearer، ويُفضَّل رمز مستخدم النظام. رمز تسجيل الدخول إلى العميل لا يعمل هناك.",
      },
      payload: {
        title: "الرسائل",
        text: "أضف messaging_product. احذف ما لا تدعمه السحابة: فهي ترفض بعض ما كان العميل يقبله. امنح كل زر فهرسه (index)، حتى الزر الواحد. لا مسافات في أي من طرفي نصوص الإجراءات والأزرار. لا حزم ملصقات.",
      },
      incoming: {
        title: "الإشعارات",
        text: "اقرأ entry وchanges وvalue بدلًا من القوائم المجردة؛ وmetadata يذكر الرقم. الملاحظة الصوتية هي audio مع voice بقيمة true. افحص التوقيع. نقطة نهاية منفصلة هي الأكثر أمانًا.",
      },
      media: {
        title: "الوسائط",
        text: "حمّلها مرة أخرى: معرّفات الوسائط للعميل لا تعمل في السحابة. ويعمل عنوان URL عام أيضًا، ما لم تحظر السحابة مضيفه.",
      },
      templates: {
        title: "القوالب",
        text: "القوالب تابعة للحساب. تأكد من وجود ما تستخدمه منها، وافحص ما فيه أزرار أو وسائط: تسري الآن قواعد السحابة.",
      },
    },
    "to-onprem": {
      address: {
        title: "عنوان URL الأساسي",
        text: "أرسل إلى عميلك: POST /v1/messages على عنوان URL الخاص به. لم يعد /{{phoneNumberId}}/messages للسحابة يعمل.",
      },
      token: {
        title: "رمز الوصول",
        text: "سجّل الدخول إلى العميل (POST /v1/users/login) واستخدم رمزه. تنتهي صلاحيته بعد نحو 7 أيام: جدِّده.",
      },
      payload: {
        title: "الرسائل",
        text: "استخدم صيغة الرسائل الخاصة بالعميل. أزل messaging_product: فهو للسحابة. رموز الأخطاء هي رموز العميل نفسه.",
      },
      incoming: {
        title: "الإشعارات",
        text: "اقرأ القوائم المجردة contacts وmessages وstatuses: دون مغلف ودون توقيع ودون رقم. الملاحظة الصوتية نوعها voice. لا تصل الحالة sent إلا إذا كان العميل معيَّنًا لإرسالها.",
      },
      media: {
        title: "الوسائط",
        text: "حمّلها مرة أخرى: معرّفات الوسائط للسحابة لا تعمل في العميل. ويعمل عنوان URL عام أيضًا.",
      },
      templates: {
        title: "القوالب",
        text: "القوالب تابعة للحساب. أرسل واحدًا من كل نوع تستخدمه.",
      },
    },
  },
};
