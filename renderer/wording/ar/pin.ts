import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** Words of a number's section on the two-step PIN, and of the way there from a migration that a wrong PIN stopped. */
export const pin = {
  title: "رمز PIN للتحقق بخطوتين على المنصة",
  what: "يعيِّن رمز PIN للرقم إلى الرمز الذي في أسراره أعلاه، على واجهة API التي فيها الرقم. لا حاجة إلى رمز PIN القديم.",
  step: "إذا كان رمز PIN غير معروف، فهذه هي الخطوة الأولى التي تتطلبها المنصة قبل الترحيل.",
  set: "تعيين رمز PIN",
  off: "إيقاف رمز PIN",
  runOpen: "يوجد ترحيل مفتوح لهذا الرقم. لا يمكن تغيير رمز PIN الخاص به الآن.",
  looking: "جارٍ فحص كلتا واجهتي API بحثًا عن الرقم",
  sending: "جارٍ تغيير رمز PIN. يُرسَل الطلب مرة واحدة.",
  itIs: { "on-premises": "هو محلي", cloud: "هو في السحابة" },
  none: "لم يُغيَّر رمز PIN من هنا.",
  history: "تغييرات رمز PIN",
  line: "{{action}} {{side}}، {{time}}",
  side: { "on-premises": "محليًا", cloud: "في السحابة" },
  damaged_zero: "كل سجلات تغيير رمز PIN موثوق بها.",
  damaged_one: "سجل واحد لتغيير رمز PIN لا يمكن الوثوق به واستُبعد.",
  damaged_two: "سجلان لتغيير رمز PIN لا يمكن الوثوق بهما واستُبعدا.",
  damaged_few: "{{count}} سجلات لتغيير رمز PIN لا يمكن الوثوق بها، وقد استُبعدت.",
  damaged_many: "{{count}} سجلًا لتغيير رمز PIN لا يمكن الوثوق بها، وقد استُبعدت.",
  damaged_other: "{{count}} سجل لتغيير رمز PIN لا يمكن الوثوق بها، وقد استُبعدت.",
  afterRefusal: {
    title: "إذا كان رمز PIN غير معروف",
    text: {
      "on-premises":
        "تتطلب المنصة إعادة تعيين رمز PIN أولًا على واجهة API التي ينتقل منها الرقم. يعيِّن العميل المحلي رمزًا جديدًا دون طلب القديم.",
      cloud:
        "تتطلب المنصة إعادة تعيين رمز PIN أولًا على واجهة API التي عليها الرقم. تعيِّن السحابة رمزًا جديدًا دون طلب القديم.",
      unknown:
        "تتطلب المنصة إعادة تعيين رمز PIN أولًا على واجهة API التي عليها الرقم. اعثر على موقعه أولًا؛ ويُعيَّن رمز PIN جديد دون طلب القديم.",
    },
    end: {
      resume: "خزّن رمز PIN الجديد في أسرار الرقم، وعيِّنه، ثم استأنف هذا الترحيل.",
      anew: "خزّن رمز PIN الجديد في أسرار الرقم، وعيِّنه، ثم ابدأ ترحيلًا جديدًا.",
    },
    go: {
      "on-premises": "تعيين رمز PIN جديد محليًا",
      cloud: "تعيين رمز PIN جديد في السحابة",
      unknown: "تعيين رمز PIN جديد",
    },
  },
} as const satisfies TranslationOf<"ar", typeof english>;
