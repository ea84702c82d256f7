import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  leave: "أو أضف --leave-replaced لتركه للكمبيوتر الآخر",
  replaced:
    "عنوان استدعاء {{spoken}} ({{level}}) ما زال مستبدلًا بعنوان Switchover منذ {{since}}. لاستعادته: switchover webhooks restore PLAN",
  certificate:
    "شهادة المرجع المصدق لاختبار ما زالت لدى العميل المحلي للرقم {{spoken}} منذ {{since}}. لإزالتها: switchover webhooks restore PLAN",
  finishing: "يُنهى هذا أولًا: لو توقف في منتصفه لما بقي ما يغيّره كما كان ولا كما سيكون.",
  stopping: "يُوقَف إنشاء النسخة، ما لم تكن قد اكتملت.",
  there: "هناك: switchover data restore FILE. للمتابعة هنا رغم ذلك: switchover data stay",
  key: "لإنشاء مفتاح استرداد: switchover vault recovery --out FILE",
  check: "للتحقق، استأنف الترحيل: switchover resume {{run}}",
  restoreOne: "لاستعادة عنوان استدعاء: switchover webhooks restore PLAN",
  removeMark: "لإزالة الوسم: switchover data stay",
} as const satisfies TranslationOf<"ar", typeof english.data>;
