import type {
  bases as englishBases,
  directions as englishDirections,
  homes as englishHomes,
  places as englishPlaces,
  proofs as englishProofs,
  readings as englishReadings,
} from "../en/places.ts";
import type { TranslationOf } from "../words.ts";

/** The locations of a number, as lists and the diagram name them. */
export const homes = {
  "on-premises": "محلي",
  cloud: "السحابة",
  unknown: "غير معروف",
} as const satisfies TranslationOf<"ar", typeof englishHomes>;

export const directions = {
  "to-cloud": "من العميل المحلي إلى السحابة",
  "to-onprem": "من السحابة إلى العميل المحلي",
} as const satisfies TranslationOf<"ar", typeof englishDirections>;

/** How the location is known: in one to three words, and in a sentence for when no basis is recorded. */
export const proofs = {
  proven: {
    word: "مؤكد",
    sentence: "سجّله إصدار سابق من Switchover لم يحتفظ بالدليل.",
  },
  attested: {
    word: "بحسب إبلاغك",
    sentence: "بحسب إبلاغك؛ لم تؤكده المنصة.",
  },
  none: { word: "غير مؤكد", sentence: "لا شيء يؤكده بعد." },
} as const satisfies TranslationOf<"ar", typeof englishProofs>;

/** What the known location rests on. */
export const bases = {
  "both-sides": "فُحصت كلتا واجهتي API وهما متفقتان.",
  "cloud-look-up": "تُبلغ السحابة بذلك؛ ولا يناقضه العميل المحلي.",
  "client-look-up": "يُبلغ العميل المحلي بأنه يخدم هذا الرقم؛ ولا تناقضه السحابة.",
  "backup-given": "أعاد العميل المحلي نسخة احتياطية، ولا يفعل ذلك إلا عميل مسجَّل. لا يؤكده أي استعلام.",
  "register-answer": "أكدت السحابة التسجيل في استجابتها.",
  "account-answer": "استجاب العميل المحلي بأن هذا الرقم مسجَّل لديه.",
  "code-answer": "قبل العميل المحلي رمز التسجيل.",
  webhook: "تؤكده رسالة موقَّعة سلّمتها السحابة منذ ذلك الحين.",
  person: "بحسب إبلاغك.",
} as const satisfies TranslationOf<"ar", typeof englishBases>;

/** Where the number is, how that is known and whether it works there. */
export const places = {
  withObstacle: "{{sentence}} {{reported}}",
  obstacles: {
    status: {
      no: "تُبلغ المنصة بأن حالته «{{value}}»: لا يعمل هناك الآن، وقد لا تصل الرسائل.",
      unknown: "تُبلغ المنصة بأن حالته «{{value}}»، لذا لا يُعرف هل يعمل هناك.",
    },
    sending: {
      no: "تُبلغ المنصة عن الإرسال بـ«{{value}}»: لا يمكنه إرسال الرسائل الآن.",
      unknown: "تُبلغ المنصة عن الإرسال بـ«{{value}}»، لذا لا يُعرف هل يعمل بالكامل.",
    },
    untold: "لا تُبلغ المنصة بحالته، لذا لا يُعرف هل يعمل هناك.",
  },
  unknown: "موقع {{spoken}} غير معروف. قد تُفقد رسائل حتى يتأكد.",
  "on-premises": {
    works: "{{spoken}} محلي ومتصل.",
    worksNot: "{{spoken}} محلي، لكن العميل المحلي يُبلغ بأنه لا يعمل الآن. قد لا تصل الرسائل.",
    plain: "{{spoken}} محلي.",
    attested: "أبلغتَ بأن {{spoken}} محلي. لم تؤكد المنصة ذلك.",
    none: "يُفترض أن {{spoken}} محلي. ذلك غير مؤكد.",
  },
  cloud: {
    works: "{{spoken}} في السحابة ومتصل.",
    unheard: "{{spoken}} في السحابة، لكن تطبيقك غير مشترك: لا تصل إليك رسائله.",
    maybeUnheard: "{{spoken}} في السحابة. لا يُعرف هل تطبيقك مشترك: قد لا تصل إليك رسائله.",
    worksNot: "{{spoken}} في السحابة، لكن السحابة تُبلغ بأنه لا يعمل الآن. قد لا تصل الرسائل.",
    plain: "{{spoken}} في السحابة.",
    attested: "أبلغتَ بأن {{spoken}} في السحابة. لم تؤكد المنصة ذلك.",
    none: "يُفترض أن {{spoken}} في السحابة. ذلك غير مؤكد.",
  },
} as const satisfies TranslationOf<"ar", typeof englishPlaces>;

/** What an observation of both APIs amounts to. */
export const readings = {
  "both-agree": "واجهتا API متفقتان.",
  "cloud-says-cloud": "تُبلغ السحابة بأنها تستضيف الرقم.",
  "cloud-says-on-premises": "تُبلغ السحابة بأن العميل المحلي يستضيف الرقم.",
  "client-connected": "يُبلغ العميل المحلي بأنه متصل بالرقم.",
  "sides-contradict": "واجهتا API متناقضتان.",
  "client-not-connected": "يستجيب العميل المحلي لكنه غير متصل، ولا تُبلغ السحابة بمكان الرقم.",
  "nobody-answered": "لم تُبلغ أي من واجهتي API بمكان الرقم.",
  "not-registered-anywhere": "لا تُبلغ أي من واجهتي API بأن الرقم مسجَّل.",
  "client-serves-another": "يخدم العميل المحلي رقمًا آخر، ولا تُبلغ السحابة عن هذا الرقم.",
  "client-does-not-tell": "العميل المحلي متصل لكنه لا يُبلغ بأي رقم، ولا تُبلغ السحابة بمكان هذا الرقم.",
} as const satisfies TranslationOf<"ar", typeof englishReadings>;
