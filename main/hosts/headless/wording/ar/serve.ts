import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { serve as english } from "../en/serve.ts";

/** What serve says in its terminal, and in a browser that isn't signed in. */
export const serve = {
  link: "افتح Switchover على هذا الرابط، الذي يعمل مرة واحدة:",
  anotherLink: "اضغط Enter للحصول على رابط جديد.",
  quit: "اضغط Ctrl-C للخروج.",
  closed: "أُغلق Switchover.",
  noVault: "ليس لمجلد البيانات هذا خزنة بعد. لا حاجة إلى عبارة المرور.",
  obstacles: {
    "no-display": "لم يُعثر على شاشة، فلم يُفتح متصفح.",
    root: "يعمل Switchover بصفة root، ولا ينبغي ذلك لمتصفح، فلم يُفتح أي متصفح.",
    "no-browser": "لم يُعثر على متصفح.",
    "not-started": "تعذر تشغيل المتصفح.",
  },
  openIt: "افتح الرابط في متصفح، هنا أو عبر نفق (راجع docs/command-line.md).",
  mistake: "واجه Switchover خطأ داخليًا في استدعاء من النافذة (المرجع {{reference}}).",
  waiting: "في انتظار الاستجابة للخطوة «{{step}}» من الترحيل {{run}}؛ لا يمكن إلغاؤها.",
  closes:
    "يُغلق Switchover عندما يتوقف الترحيل مؤقتًا أو ينتهي. اضغط Ctrl-C مرة أخرى للخروج الآن: تبقى النتيجة عندئذ غير معروفة إلى أن تستأنف الترحيل.",
  call: "لم ينته استدعاء من النافذة؛ يُغلق Switchover بعده. اضغط Ctrl-C مرة أخرى للخروج الآن.",
  leftCall: "أُغلق قبل انتهاء استدعاء من النافذة. ما تم حتى الآن مسجَّل. لمعرفة موقع الرقم: switchover status",
  leftStep:
    "أُغلق من دون الاستجابة للخطوة «{{step}}»: نتيجتها غير معروفة. لمعرفتها استأنف: switchover resume {{run}}",
  locked:
    "ينبغي أن تصل إشعارات {{spoken}} إلى هنا، لكن الخزنة مقفلة. افتحها في النافذة: عندئذ تصل من جديد، أو يُستعاد عنوان الاستدعاء السابق.",
  lockedUntil:
    "ينبغي أن تصل إشعارات {{spoken}} إلى هنا حتى {{until}}، لكن الخزنة مقفلة. افتحها في النافذة: عندئذ تصل من جديد، أو يُستعاد عنوان الاستدعاء السابق.",
  pages: {
    used: "لا يمكن استخدام هذا الرابط",
    usedWhy: "يعمل كل رابط من Switchover مرة واحدة، ولا يعمل إلا أحدثها.",
    tooMany: "محاولات كثيرة جدًا",
    tooManyWhy: "جُرِّبت روابط غير صالحة كثيرة جدًا. انتظر دقيقة.",
    signedOut: "لم يسجِّل هذا المتصفح الدخول إلى Switchover",
    signedOutWhy:
      "يعرض Switchover نافذته فقط في متصفح فتح رابطًا من طرفيته. وربما أُعيد تشغيل Switchover منذ ذلك الحين.",
    howToGet:
      "للحصول على رابط جديد، اضغط Enter في الطرفية التي يعمل فيها Switchover، أو شغّله من جديد بالأمر «{{command}}». ثم افتح الرابط الذي يعرضه.",
    opening: "يجري فتح Switchover.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
