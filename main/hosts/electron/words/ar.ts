import { dataPlace } from "../../../../shared/wording/catalogue/ar/data-place.ts";
import { programIncomplete } from "../../../../shared/wording/catalogue/ar/program-incomplete.ts";
import { incompleteIn, misplacedIn } from "./told-first.ts";
import type { Words } from "./words.ts";

/** Reviewed by a native speaker: no. */
export const ar: Words = {
  menu: {
    file: "ملف",
    newWindow: "نافذة جديدة",
    showDataFolder: "عرض مجلد البيانات",
    edit: "تحرير",
    view: "عرض",
    window: "النافذة",
  },
  leave: {
    run: {
      title: "ترحيل قيد التنفيذ",
      detail:
        "ربما طلب إلى المنصة قيد التنفيذ. إذا خرجت الآن، فُقدت استجابته: يكون موقع الرقم عندئذ غير معروف حتى يفحص Switchover كلتا واجهتي API مرة أخرى. ما تم حتى الآن محفوظ، ويمكنك استئناف الترحيل.",
      wait: "انتظار",
      leave: "الخروج على أي حال",
    },
    test: {
      title: "اختبار خطافات ويب قيد التنفيذ",
      detail:
        "استبدل الاختبار عنوان استدعاء مؤقتًا. إذا خرجت الآن، ينتهي الاختبار دون نتيجة. يستعيد Switchover عنوان الاستدعاء أولًا، وقد يستغرق ذلك بضع ثوانٍ. إذا لم يستطع، يحاول مرة أخرى بعد البدء التالي.",
      wait: "متابعة الاختبار",
      leave: "الاستعادة والخروج",
    },
    listening: {
      title: "يستقبل Switchover إشعارات",
      detail:
        "إذا خرجت الآن، يتوقف Switchover عن استقبالها. عنوان الاستدعاء الذي يشير إلى هذا الكمبيوتر لا يحصل عندئذ على استجابة، وتعيد المنصة المحاولة لاحقًا. الإشعارات المستقبَلة حتى الآن مخزَّنة. إغلاق النافذة وحدها لا يوقف شيئًا.",
      wait: "متابعة",
      leave: "خروج",
    },
  },
  leavePointed: {
    title: "تصل إشعارات رقم إلى هذا الكمبيوتر",
    givenBack: (numbers) =>
      `${numbers}: إذا خرجت الآن، يستعيد Switchover عنوان الاستدعاء السابق، وقد يستغرق ذلك بضع ثوانٍ. إذا لم يستطع، يحاول مرة أخرى بعد البدء التالي.`,
    staying: (numbers) =>
      `${numbers}: اخترت الإبقاء على عنوان الاستدعاء عند إنهاء Switchover. إذا خرجت الآن، لا تُستقبل إشعاراته حتى يعمل Switchover مرة أخرى: تحتفظ بها المنصة وتعيد المحاولة، ولا يتلقى الإنتاج أيًا منها أيضًا. عندما تنتهي مدته، يستعيد البدء التالي عنوان الاستدعاء السابق. لاستعادته قبل ذلك، استخدم «الاستعادة الآن» في النافذة.`,
    wait: "بقاء",
    leave: "خروج",
  },
  unsaved: {
    title: "تغييراتك غير محفوظة",
    detail: "إذا غادرت الآن، فُقدت. لم يُرسَل شيء إلى المنصة.",
    stay: "بقاء",
    leave: "المغادرة دون حفظ",
  },
  slept: {
    title: "دخل الكمبيوتر في وضع السكون أثناء ترحيل",
    detail:
      "ربما كان طلب قيد التنفيذ. إذا لم تصل استجابته، فنتيجته غير معروفة، وليست فشلًا: يفحص Switchover كلتا واجهتي API قبل أن يتابع. افتح الترحيل لترى أين الرقم.",
  },
  crashed: {
    title: "توقفت النافذة عن العمل مرتين",
    detail: "لا تتأثر إلا النافذة. الترحيل قيد التنفيذ يتابع في الخلفية، وما تم حتى الآن محفوظ.",
    again: "إعادة فتح النافذة",
    close: "إغلاق النافذة",
  },
  mistake: {
    title: "يجب إغلاق Switchover",
    detail: (reference) =>
      `حدث خطأ داخلي في Switchover (المرجع ${reference}). ما تم حتى الآن مسجَّل. شغّل Switchover مرة أخرى لترى أين الرقم. التفاصيل، دون أسرار، في log/mistakes.log داخل مجلد البيانات.`,
    call: (reference) => `لم يستطع Switchover إكمال هذا الاستدعاء (المرجع ${reference}).`,
  },
  notShown: {
    title: "تعذر عرض النافذة",
    detail: (reference) =>
      `حدث خطأ داخلي في Switchover (المرجع ${reference}). الترحيل قيد التنفيذ يتابع في الخلفية. أغلق هذه النافذة وافتح نافذة جديدة من قائمة «ملف».`,
  },
  folderNotShown: {
    title: "تعذر عرض مجلد البيانات",
    detail: (folder) => `لم يفتحه النظام. افتحه بنفسك:\n${folder}`,
  },
  folderUnusable: {
    title: "لا يستطيع Switchover الكتابة في مجلد البيانات الخاص به",
    detail: (folder) =>
      `اجعل هذا المجلد قابلًا للكتابة، أو شغّل Switchover باستخدام --data-dir ومجلد آخر:\n${folder}`,
  },
  misplaced: misplacedIn(dataPlace),
  incomplete: incompleteIn(programIncomplete),
  withoutSandbox: {
    title: "لا يبدأ Switchover من دون بيئته المعزولة",
    detail:
      "تفصل بيئة Chromium المعزولة النافذةَ عن ملفاتك، وقد أوقفها هذا التشغيل (--no-sandbox). لم يُفتح شيء. يُشغَّل AppImage هكذا حيث يمنع النظام مساحات أسماء المستخدمين: ثبّت حزمة deb أو rpm، فهي تجهّز ما تحتاج إليه البيئة المعزولة. أو استخدم Switchover في متصفح: switchover serve.",
  },
  practice: {
    "open-elsewhere": "التدريب مفتوح في عملية أخرى على مجلد البيانات هذا. أغلقه هناك، ثم حاول مرة أخرى هنا.",
    "cannot-listen": "لا يمكن فتح التدريب: لم تجد البيئة التجريبية منفذًا حرًا على هذا الكمبيوتر.",
    "folder-unusable": "لا يمكن فتح التدريب: جزؤه من مجلد البيانات لا يمكن قراءته أو الكتابة فيه.",
    interrupted: "أُوقف التدريب قبل وصول الاستجابة. وهو يعمل مرة أخرى.",
    "data-unusable":
      "لا يمكن فتح التدريب: تتعذر قراءة بياناته، لأنها تالفة أو لأن إصدارًا أحدث من Switchover كتبها.",
  },
  notice: {
    needsConfirmation: "ترحيل ينتظر تأكيدك",
    needsCode: "ترحيل ينتظر رمز التسجيل",
    needsDecision: "ترحيل يحتاج إلى قرارك: موقع الرقم غير معروف",
    complete: "اكتمل الترحيل",
    ended: "انتهى ترحيل دون نجاح",
    lookInside: "افتح Switchover لترى أين الرقم.",
    webhooks: "خطافات الويب تحتاج إلى انتباه",
    lookAtWebhooks: "افتح Switchover لترى الملاحظات.",
    heldBack: (count) => `إشعارات أُجّلت في ساعات الهدوء: ${count}`,
    lookAtAll: "افتح Switchover لترى ما حدث.",
    goesOn: "يواصل Switchover العمل في الخلفية",
    goesOnHow: "افتحه أو أنهه من أيقونته في علبة النظام. تشغيله مرة أخرى يفتحه أيضًا.",
  },
  tray: {
    open: "فتح Switchover",
    quit: "إنهاء Switchover",
    idle: "Switchover: لا يستقبل إشعارات ولا يراقب",
    well: "Switchover: لا ملاحظات على خطافات الويب لديك",
    attention: "Switchover: خطافات الويب تحتاج إلى انتباه",
    stopped: "Switchover: قد تعيق مشكلة خطافات الويب لديك",
  },
};
