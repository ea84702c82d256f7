/** A lost response after which the number was found without another request. */
export const rescue = {
  "look-up":
    "لم يحصل الطلب على استجابة صالحة للاستخدام. أظهر فحص كلتا واجهتي API موقع الرقم، ولم يُعَد إرسال الطلب.",
  webhook:
    "لم يحصل الطلب على استجابة صالحة للاستخدام. أظهر إشعار موقَّع من خطاف ويب موقع الرقم، ولم يُعَد إرسال الطلب.",
  "late-answer": "وصلت الاستجابة متأخرة، ولم يُعَد إرسال الطلب.",
} as const;
