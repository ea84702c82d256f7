import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { webhookInputs as english } from "../en/webhook-inputs.ts";

/** Why a command about notifications can't be carried out as it was typed. */
export const webhookInputs = {
  threeSecrets: {
    what: "يمكن استخدام --app-secret-file مرتين على الأكثر: للسر الحالي وللسر التالي.",
    next: "احذف واحدًا منها.",
  },
  noBrand: {
    what: "قيمة --brand ليست بادئة علامة.",
    next: "اتركه لاستخدام chat.",
  },
  cloudSigns: {
    what: "توقِّع السحابة إشعاراتها.",
    next: "أضف --app-secret-file FILE أو --signature none.",
  },
  clientDoesNotSign: {
    what: "لا يوقِّع العميل المحلي إشعاراته.",
    next: "اترك --app-secret-file و --signature.",
  },
  unknownKind: {
    what: "نوع غير معروف «{{kind}}».",
    next: "لعرض الأنواع والخيارات:",
  },
  kindOfOtherShape: {
    what: "النوع «{{kind}}» غير موجود في الشكل {{shape}}.",
    next: "لعرض الأنواع والخيارات:",
  },
  noEventId: {
    what: "«{{id}}» ليس معرّف حدث؛ معرّف الحدث عدد.",
    next: "لعرض قائمتها:",
  },
  tooManyEvents: {
    what: "يمكن إعادة إرسال {{most}} من الأحداث على الأكثر دفعة واحدة.",
    next: "أعد إرسالها على عدة خطوات.",
  },
  severalWorkspaces: {
    what: "هذه الأحداث تخص عدة مساحات عمل، ولكل منها سر تطبيق خاص بها.",
    next: "أعد إرسال أحداث كل مساحة عمل على حدة.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
