import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** What a command says of a change of the two-step PIN besides the sentences that all hosts share. */
export const pin = {
  waiting: "بانتظار استجابة المنصة؛ لا يمكن إلغاء الطلب.",
  leave: "اضغط Ctrl-C مرة أخرى للخروج الآن: لا يُعرف عندئذ هل غُيِّر رمز PIN.",
  confirm: "لم يُرسل شيء. أكِّد للمتابعة.",
  stoppedAfter: "توقف قبل وصول الاستجابة. لا يُعرف هل غُيِّر رمز PIN.",
  stoppedBefore: "توقف قبل إرسال أي شيء.",
  whichSide: {
    set: "افحص موقعه في لوحة معلومات المنصة، ثم أضف --side on-premises أو --side cloud.",
    off: "افحص موقعه في لوحة معلومات المنصة، ثم أضف --side on-premises.",
  },
  corrupted_zero: "لا توجد سجلات تالفة لتغييرات رمز PIN.",
  corrupted_one: "سجل واحد لتغيير رمز PIN تالف ولا يُعرض.",
  corrupted_two: "سجلان لتغيير رمز PIN تالفان ولا يُعرضان.",
  corrupted_few: "{{count}} سجلات لتغيير رمز PIN تالفة ولا تُعرض.",
  corrupted_many: "{{count}} سجلًا لتغيير رمز PIN تالف ولا يُعرض.",
  corrupted_other: "{{count}} سجل لتغيير رمز PIN تالف ولا يُعرض.",
} as const satisfies TranslationOf<"ar", typeof english>;
