import { describe, expect, test } from "vitest";
import { described } from "../../../main/hosts/headless/wording/ar/described.ts";
import { help } from "../../../main/hosts/headless/wording/ar/help.ts";
import { ar as terminal } from "../../../main/hosts/headless/wording/ar/index.ts";
import { ar as windowArabic } from "../../../renderer/wording/ar/index.ts";
import { ar } from "../../../shared/wording/catalogue/ar/index.ts";
import { withoutDirection } from "../../../shared/wording/isolates.ts";
import { placeholdersOf, sentencesOf } from "./catalogue-tree.ts";
import { english, holdForEachLanguage, without, type Term } from "./language-rules.ts";

const TERMS: readonly Term[] = [
  [/\bmigrations?\b/i, /ترحيل/],
  [/\bon-premises client\b/i, /عميله? (?:ال)?محلي|لعميل المحلي/],
  [/\bon-premises\b/i, /محلي/],
  [/\bcloud\b(?!\.[a-z])/i, /سحاب/],
  [/\blocations?\b/i, /موقع|مواقع|أين|مكان/],
  [/\bunconfirmed\b/i, /غير مؤكد/],
  [/\bconfirmed\b/i, /كد|تأكيد/],
  [/\breported by you\b/i, /بحسب إبلاغك|أبلغت/],
  [/\bpreflight checks?\b/i, /فح\p{L}+ (?:ال)?مسبق/u],
  [/\bresum(?:e|es|ed|ing)\b/i, /ستأنف|ستئناف|ستؤنف/],
  [/\babandon(?:s|ed|ing)?\b/i, /تخل/],
  [/\bbackups?\b/i, /نس\p{L}+ (?:ال)?احتياطي/u],
  [/\bbrand prefix\b/i, /بادئة (?:ال)?علامة/],
  [/\bcallback URLs?\b/i, /استدعا/],
  [/\bverification requests?\b/i, /طلب (?:ال)?تحقق|طلبات التحقق/],
  [/\bwebhook tests?\b/i, /اختبار (?:ال|ل)?(?:خطافات)/],
  [/\bkeywords?\b/i, /كلمة (?:ال)?مفتاحية/],
  [/\btest notifications?\b/i, /إشعار\p{L}* (?:ال)?اختباري/u],
  [/\bprotected\b/i, /محمي/],
  [/\bactivity log\b/i, /سجل (?:النشاط|نشاطه)/],
  [/\bdowntime\b/i, /توقف/],
  [/\bvaults?\b/i, /خزن/],
  [/\bpassphrases?\b/i, /عبار\p{L}+ (?:ال)?مرور/u],
  [/\bsandbox\b/i, /البيئة التجريبية/],
  [/\bendpoints?\b/i, /نقط\p{L}* (?:ال)?نهاي/u],
  [/\bworkspaces?\b/i, /مساح/],
  [/\bshards?\b/i, /قسم|أقسام/],
  [/\btwo-step\b/i, /بخطوتين/],
  [/\brejected\b/i, /رفض|مرفوض/],
  [/\bfailed\b/i, /فشل|فاشل/],
  [/(?<!called )\bunknown\b/i, /غير معروف|لا [يت]عرف/],
  [/\b(?:may|might) have\b(?! them)/i, /قد|ربما|الممكن/],
  [/\bprobably\b/i, /الأرجح|المرجح|المحتمل/],
  [/\bapp secret\b/i, /سر\p{L}* (?:ال)?تطبيق/u],
  [/\bverify token\b/i, /رمز\p{L}* (?:ال)?مميز/u],
  [/\baccess token\b/i, /رم\p{L}+ (?:ال)?وصول/u],
  [/\bregistration code\b/i, /رم\p{L}+ (?:ال)?تسجيل/u],
  [/\bdata folder\b/i, /مجلد|المجلدات/],
  [/\brecovery key\b/i, /مفتاح (?:ال)?استرداد/],
  [/\brecovery sheet\b/i, /ورقة (?:ال)?استرداد/],
  [/\bencrypted\b/i, /شفر/],
  [/\bcorrupted\b/i, /تالف/],
  [/\bthroughput\b/i, /معدل (?:ال)?نقل/],
  [/\bdisplay name\b/i, /اسم\p{L}* (?:ال)?معروض/u],
  [/\bfindings?\b/i, /ملاحظ/],
  [/\bpoint of no return\b/i, /نقطة (?:اللاعودة|لا عودة)/],
];

const FORMS = /_(zero|one|two|few|many|other)$/;

const arabic = new Map([
  ...sentencesOf(ar),
  ...sentencesOf({ window: windowArabic, terminal, help: { ...help, described } }),
]);
/** Each Arabic sentence beside the English one: of a plural form, that for one or that for several. */
const both = [...arabic].map(([path, own]) => {
  const form = FORMS.exec(path)?.[1];
  const beside = form === undefined ? path : path.replace(FORMS, form === "one" ? "_one" : "_other");
  return { path, own, form, text: english.get(beside) ?? "" };
});
const unvowelled = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, "");
/** For no item and for a pair a sentence may say other things than for many. */
const usual = both.filter(({ form }) => form !== "zero" && form !== "two");

describe("the Arabic sentences", () => {
  test("[ZL1] name one thing only where there is one, and not where there is none", () => {
    const wrong = both.filter(
      ({ path, form, own }) =>
        form === "zero" &&
        /واحد|إحدى/.test(own) &&
        !own.includes("{{count}}") &&
        // Where none ever occurs, the form for it says the same.
        arabic.get(path.replace(FORMS, "_one")) !== own,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  holdForEachLanguage({
    both,
    usual,
    spelled: unvowelled,
    lines: /^\S+(?: \S+)*(?:\n\S+(?: \S+)*)*$/,
    terms: TERMS,
    claim: "وكل خطوة مؤكدة",
  });

  test("were read whole, and are the English ones", () => {
    expect(english.size).toBeGreaterThan(6_000);
    const stems = (paths: Iterable<string>): readonly string[] =>
      [...new Set([...paths].map((path) => path.replace(FORMS, "_*")))].sort();
    expect(stems(arabic.keys())).toEqual(stems(english.keys()));
    expect(both.filter(({ text }) => text === "")).toEqual([]);
  });

  test("have the placeholders of the English ones; one that stands for many numbers names them", () => {
    const besideCount = (text: string): string =>
      placeholdersOf(text)
        .filter((name) => !["count", "notifications"].includes(name))
        .join(" ");
    const several = new Set(["few", "many", "other"]);
    const wrong = both.filter(
      ({ form, text, own }) =>
        besideCount(text) !== besideCount(own) ||
        ((form === undefined || several.has(form)) &&
          String(placeholdersOf(text)) !== String(placeholdersOf(own))),
    );
    expect(wrong).toEqual([]);
  });

  test("have no number that the English ones don't have, and lose none above 10", () => {
    const numbers = (text: string): readonly string[] =>
      [...without(text).matchAll(/\d[\d.,:]*/g)].map(([number]) => number.replaceAll(/[.,:]/g, ""));
    const added = usual.filter(({ text, own }) =>
      numbers(own).some((number) => !numbers(text).includes(number)),
    );
    expect(added).toEqual([]);
    const lost = usual.filter(({ text, own }) =>
      numbers(text).some((number) => Number(number) > 10 && !numbers(own).includes(number)),
    );
    expect(lost).toEqual([]);
  });

  test("deny where the English ones do", () => {
    const own =
      /(?<!\p{L})[وف]?(?:لا|لم|لن|ليس\p{L}?|ليستا|ليسا|غير\p{L}*|عدم|دون|ألا|إلا|وإلا|تعذر\p{L}?|[يت]تعذر|أبدا|رفض)(?!\p{L})/u;
    const lost = usual.filter(
      ({ text, own: translation }) =>
        /\b(?:not|never|cannot)\b|n't\b/i.test(text) && !own.test(unvowelled(translation)),
    );
    expect(lost.map(({ path, text, own: translation }) => [path, text, translation])).toEqual([]);
  });

  test("are written in Arabic letters, western digits and marks of no direction", () => {
    expect([...arabic].filter(([, text]) => /[٠-٩۰-۹]/.test(text))).toEqual([]);
    expect([...arabic].filter(([, text]) => withoutDirection(text) !== text)).toEqual([]);
    expect([...arabic].filter(([, text]) => /[\p{Script=Arabic}][,;?]/u.test(text))).toEqual([]);
    const untranslated = both.filter(
      ({ text, own }) => text === own && /[a-z]{4,} [a-z]{3,}/.test(without(own)),
    );
    expect(untranslated).toEqual([]);
  });
});
