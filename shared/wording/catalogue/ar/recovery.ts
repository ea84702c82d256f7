import type { recovery as english } from "../en/recovery.ts";
import type { TranslationOf } from "../words.ts";

/** Going without a recovery key: what it means, and the phrase that a person types. */
export const recovery = {
  waiver: {
    title: "هل تريد المتابعة دون مفتاح استرداد؟",
    why: "ستحتوي الخزنة على النسخة الوحيدة من النسخة الاحتياطية للرقم ومن رمز PIN الخاص به. إذا فُقد هذا الكمبيوتر أو حساب المستخدم عليه، وفُقدت عبارة المرور أيضًا، فلن يفتحها شيء بعد ذلك. لا يستطيع Switchover استردادها.",
    label: "اكتب «دون مفتاح استرداد» للمتابعة",
    word: "دون مفتاح استرداد",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
