import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { bridge as english } from "../en/bridge.ts";

/** Textos del dibujo del puente. */
export const bridge = {
  line: { safe: "آمن حتى هنا", passed: "بعد نقطة اللاعودة", perhaps: "ربما بعد نقطة اللاعودة" },
  awaited: "بانتظار الاستجابة",
  unanswered: "لا استجابة",
  cloud: {
    cloud: "مسجَّل هنا",
    "on-premises": "مسجَّل محليًا",
    nowhere: "غير مسجَّل",
    somewhere: "في الخدمة",
    silent: "لم يُبلَّغ بالموقع",
  },
  client: {
    "serves-number": "متصل",
    "serves-another": "يخدم رقمًا آخر",
    connected: "متصل، ولم يُبلَّغ بالرقم",
    connecting: "قيد الاتصال",
    down: "غير متصل",
    unregistered: "غير مسجَّل",
    silent: "لم يُبلَّغ بالموقع",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
