import type { certificate as english } from "../en/certificate.ts";
import type { TranslationOf } from "../words.ts";

export const certificate = {
  outcome: {
    fits: "لا شيء يعارض هذه الشهادة.",
    unclear: "لا يمكن معرفة ما إذا كانت هذه الشهادة صحيحة.",
    wrong: "لا ترسل هذه الشهادة.",
  },
  why: {
    "tls-certificate": "هذه شهادة خادم ويب. شهادة الاسم الذي جرى التحقق منه لهذا الرقم موجودة في مدير المنصة.",
    "not-base64": "ليست بترميز base64. انسخ النص كله مرة أخرى من مدير المنصة.",
    expired: "انقضى آخر تاريخ فيها. نزّل شهادة جديدة من مدير المنصة.",
    "another-number": "تذكر رقمًا آخر: {{numbers}}. رقم الخطة هو {{number}}.",
    "not-readable": "هي بترميز base64، لكن تتعذر قراءة محتواها. يقرؤها العميل عند تسجيل الرقم.",
    "unclear-number": "فيها {{numbers}}، وقد يكون رقمًا آخر أو لا يكون رقمًا أصلًا. رقم الخطة هو {{number}}.",
    "another-name": "ليس فيها الاسم المعروض الوارد في الخطة. قارن الاسمين.",
    "number-not-told": "لا تذكر أي رقم هاتف للمقارنة.",
    "nothing-compared": "لم تُقارَن بأي رقم. قدِّم الخطة لمقارنتها.",
  },
  facts: {
    size: "الحجم",
    sizeValue: "{{characters}} من الأحرف، {{bytes}} من البايتات",
    sizeText: "{{characters}} من الأحرف",
    words: "النصوص",
    numbers: "أرقام تشبه رقم هاتف",
    moments: "التواريخ",
    ends: "تنتهي على الأرجح",
    endsIn_zero: "{{date}}، اليوم",
    endsIn_one: "{{date}}، خلال يوم واحد",
    endsIn_two: "{{date}}، خلال يومين",
    endsIn_few: "{{date}}، خلال {{count}} أيام",
    endsIn_many: "{{date}}، خلال {{count}} يومًا",
    endsIn_other: "{{date}}، خلال {{count}} يوم",
    ended_zero: "{{date}}، اليوم",
    ended_one: "{{date}}، قبل يوم واحد",
    ended_two: "{{date}}، قبل يومين",
    ended_few: "{{date}}، قبل {{count}} أيام",
    ended_many: "{{date}}، قبل {{count}} يومًا",
    ended_other: "{{date}}، قبل {{count}} يوم",
    notTold: "غير موجودة فيها، بقدر ما يمكن قراءته",
    others: "نصوص أخرى",
    othersValue: "{{count}}، غير معروضة",
  },
  layout:
    "البنية غير منشورة: تُقرأ الأسماء والتواريخ من مواضعها المحتملة. لا يُفحص التوقيع؛ المنصة وحدها تستطيع ذلك.",
  risks: {
    title: "قبل تعيين الأقسام",
    expired: "الشهادة المنتهية تؤدي إلى حظر الرقم.",
    wrong: "الشهادة الخاطئة تسجّل خروج العميل. إعادة تعيين الأقسام بالشهادة الصحيحة تعيده.",
    late: "بعد أكثر من 7 أيام من تسجيل الرقم، يؤدي تعيين الأقسام إلى قطع اتصاله.",
    source: "لا يقدم المدير شهادة إلا إذا كان الاسم المعروض معتمدًا أو متاحًا دون مراجعة.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
