import type { changes as english } from "../en/changes.ts";
import type { TranslationOf } from "../words.ts";

/** What changed unexpectedly with the move. */
export const changes = {
  override:
    "كان عنوان الاستدعاء الخاص بالحساب لتطبيقك «{{before}}» قبل النقل وهو الآن «{{after}}». عيِّنه مرة أخرى إذا أردت الإشعارات هناك.",
  member: "{{member}}: كانت القيمة «{{before}}» قبل النقل وهي الآن «{{after}}»، مع أن النقل ينبغي ألا يغيّرها.",
  expected:
    "{{member}}: القيمة «{{after}}» بعد النقل، وكان المتوقع «{{expected}}». ما زال من الممكن أن ترفعها المنصة.",
  members: {
    "verified-name": "الاسم الذي جرى التحقق منه",
    "display-phone-number": "الرقم كما يُعرض",
    "code-verification-status": "التحقق بالرمز",
    "quality-rating": "الجودة",
    "name-status": "حالة الاسم",
    "is-official-business-account": "حساب الأعمال الرسمي",
    "messaging-limit-tier": "حد المراسلة",
    "account-mode": "الوضع",
    status: "الحالة",
    "platform-type": "الموقع",
    throughput: "معدل النقل",
    "health-status": "الإذن بالإرسال",
    "webhook-configuration-number": "عنوان الاستدعاء للرقم",
    "webhook-configuration-account": "عنوان الاستدعاء للحساب",
    "webhook-configuration-application": "عنوان الاستدعاء للتطبيق",
    "subscribed-apps-override": "تجاوز عنوان الاستدعاء",
    "owning-account": "الحساب المالك",
    "message-templates": "القوالب",
    "message-templates-status": "حالات القوالب",
  },
  same: "دون تغيير",
  changed: "تغيَّر كما هو متوقع",
  unexpected: "تغيَّر على غير المتوقع",
  missed: "ليس كما هو متوقع",
  untold: "لا يمكن مقارنته",
  notTold: "لم يُبلَّغ به",
  because: {
    promised: "تَعِد المنصة بأن الترحيل لا يغيّره.",
    "not-explained": "ينبغي ألا يغيّره الترحيل، ولا شيء مما قُرئ يفسره. اسأل دعم المنصة.",
    "own-rating": "ينبغي ألا يغيّره الترحيل. تقيّم المنصة الأرقام باستمرار، فقد يكون للتقييم الجديد سبب آخر.",
    "own-limit": "ينبغي ألا يغيّره الترحيل. تضبط المنصة الحدود باستمرار، فقد يكون للحد الجديد سبب آخر.",
    "own-review": "ينبغي ألا يغيّره الترحيل. تراجع المنصة القوالب باستمرار، فقد يكون لذلك سبب آخر.",
    "name-review": "ينبغي ألا يغيّره الترحيل. تُحرَّر الأسماء وتُراجَع في أي وقت، فقد يكون لذلك سبب آخر.",
    elsewhere: "ينبغي ألا يغيّره الترحيل. ربما غيَّره شخص في هذه الأثناء، في مدير المنصة أو ببرنامج آخر.",
    "by-the-move": "يعتمد على موقع الرقم.",
    upgraded: "قسمان أو أكثر: رفعته المنصة.",
    "not-upgraded":
      "كان الرقم يعمل على قسمين أو أكثر، فكان المتوقع «{{expected}}». وعند آخر قراءة له، لم تكن المنصة قد رفعته.",
    "few-shards": "أقل من قسمين: لا ترفعه المنصة.",
    "shards-not-told":
      "لا يُعرف عدد الأقسام التي كان الرقم يعمل عليها؛ وابتداءً من قسمين ترفعه المنصة من تلقاء نفسها.",
    "left-cloud": "لا ينطبق إلا على رقم في السحابة.",
    override: "اشتراك التطبيق يزيله. عيِّنه مرة أخرى إذا أردت الإشعارات هناك.",
  },
  untoldBecause: {
    before: "لم يُبلَّغ به قبل الترحيل، فلا يمكن مقارنته.",
    after: "لم يُبلَّغ به بعد الترحيل، فلا يمكن مقارنته.",
    both: "لم يُبلَّغ به لا قبل الترحيل ولا بعده، فلا يمكن مقارنته.",
  },
  untoldList: "لم يُبلَّغ به قبل النقل أو بعده، فلم يُقارَن: {{members}}",
  templates: {
    changed: "{{name}} ({{language}}): {{before}}، والآن {{after}}",
    added: "{{name}} ({{language}}): جديد، {{after}}",
    removed: "{{name}} ({{language}}): مفقود، كان {{before}}",
    more_zero: "لا قوالب أخرى مختلفة.",
    more_one: "قالب آخر واحد مختلف.",
    more_two: "قالبان آخران مختلفان.",
    more_few: "قوالب أخرى مختلفة: {{count}}.",
    more_many: "قوالب أخرى مختلفة: {{count}}.",
    more_other: "قوالب أخرى مختلفة: {{count}}.",
    unnamed: "لم يعد معروفًا أيها يختلف: القائمة السابقة لم تعد محفوظة.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
