import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { prompts as english } from "../en/prompts.ts";

/** What a person is asked at a terminal, beside the questions that all hosts share. */
export const prompts = {
  yes: "نعم",
  no: "لا",
  nothingTyped: "اكتبه، أو اضغط Esc للإلغاء.",
  stopHere: "{{question}} (Esc: التوقف هنا)",
  continue: "هل تريد المتابعة؟",
  waitHere: "هل تريد الانتظار هنا ثم المتابعة؟",
  paused: "هل كل الإرسال عبر هذا الرقم متوقف مؤقتًا؟",
  digits: "اكتب أرقام الرقم للمتابعة: {{spoken}}",
  reportedName: "اكتب الاسم المُبلَّغ عنه لقبوله",
  noMatch: "غير مطابق.",
  noMatchOr: "غير مطابق. يمكنك بدلًا من ذلك كتابة: {{phrase}}",
  code: "رمز التسجيل للرقم {{spoken}} (Esc: لاحقًا)",
  codeUntil: "رمز التسجيل للرقم {{spoken}}، صالح حتى {{until}} (Esc: لاحقًا)",
  codeExpired: "رمز التسجيل للرقم {{spoken}}. انتهت صلاحية الأخير على الأرجح (Esc: لاحقًا)",
  codeForm: "يتكون رمز التسجيل من 6 أرقام، مثل 123-456.",
  codesSpent_zero:
    "لم تُدخَل أي رموز. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  codesSpent_one:
    "أُدخل رمز واحد. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  codesSpent_two: "أُدخل رمزان. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  codesSpent_few:
    "أُدخلت {{count}} رموز. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  codesSpent_many:
    "أُدخل {{count}} رمزًا. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  codesSpent_other:
    "أُدخل {{count}} رمز. لا يطلب Switchover رمزًا آخر الآن: كثرة الرموز الخاطئة تمنع الإدخال مدة من الزمن.",
  createKey: "لإنشاء مفتاح بدلًا من ذلك: switchover vault recovery --out FILE",
  idToAbandon: "اكتب معرّف الترحيل للتخلي عنه",
  newVault: "اختر عبارة مرور لخزنة مجلد البيانات هذا",
  vault: "عبارة المرور لخزنة مجلد البيانات هذا",
  current: "عبارة المرور الحالية",
  newPassphrase: "عبارة المرور الجديدة",
  again: "اكتبها مرة أخرى",
  secretToStore: "السر الذي يُخزَّن بالتسمية {{label}}",
  deleteSecret: "هل تريد حذف {{label}}؟ لا يمكن التراجع عن ذلك.",
} as const satisfies TranslationOf<"ar", typeof english>;
