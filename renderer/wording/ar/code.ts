import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { code as english } from "../en/code.ts";

/** Words of the entry of a registration code. */
export const code = {
  title: "بانتظار رمزك",
  sent: {
    sms: "أُرسل عبر SMS إلى {{spoken}} في {{time}}.",
    voice: "أُرسل عبر مكالمة هاتفية إلى {{spoken}} في {{time}}.",
  },
  maybe: {
    sms: "ربما أُرسلت رسالة SMS إلى {{spoken}} في {{time}}. لم يحصل الطلب على استجابة صالحة للاستخدام.",
    voice: "ربما أُجريت مكالمة هاتفية إلى {{spoken}} في {{time}}. لم يحصل الطلب على استجابة صالحة للاستخدام.",
  },
  name: {
    same: "الاسم المبلَّغ عنه هو المتوقع:",
    other: "الاسم المبلَّغ عنه:",
  },
  group: "رمز التسجيل",
  pasteBad: "ليس في النص الملصق رمز من 6 أرقام.",
  go: "إرسال الرمز",
  point: "إرسال الرمز ينقل الرقم. لا يمكن التراجع عن ذلك.",
  valid: "صالح لنحو {{left}}",
  ran: "منتهي الصلاحية على الأرجح",
  insist: "إدخاله على أي حال",
  refused: "رُفض",
  notTaken: "لم يُفحص",
  guesses_zero: "لم يُرفض أي رمز حتى الآن.",
  guesses_one: "رُفض رمز واحد حتى الآن.",
  guesses_two: "رُفض رمزان حتى الآن.",
  guesses_few: "رُفض {{count}} رموز حتى الآن.",
  guesses_many: "رُفض {{count}} رمزًا حتى الآن.",
  guesses_other: "رُفض {{count}} رمز حتى الآن.",
  guard: "كثرة الرموز الخاطئة تحظر الإدخال مدة. الحد غير منشور.",
  guessFrom: "تقبل المنصة الرمز التالي ابتداءً من {{time}}.",
  guessAt: "تقبل المنصة الرمز التالي بعد {{left}}.",
  channels: "رمز آخر",
  again: { sms: "إعادة الإرسال عبر SMS", voice: "إعادة الاتصال" },
  instead: { sms: "إرسال عبر SMS", voice: "طلب مكالمة" },
  wait: "{{action}} (بعد {{left}})",
  anotherNote: "اطلب رمزًا آخر فقط إذا لم يصل أي رمز. أدخل أحدث رمز.",
  holder: {
    title: "هل الهاتف لدى شخص آخر؟",
    lead: "أرسل إليه هذا النص. لا أسرار فيه.",
    copy: "نسخ النص",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
