import { describe, expect, test } from "vitest";
import { described } from "../../../main/hosts/headless/wording/id/described.ts";
import { help } from "../../../main/hosts/headless/wording/id/help.ts";
import { id as terminal } from "../../../main/hosts/headless/wording/id/index.ts";
import { id as windowIndonesian } from "../../../renderer/wording/id/index.ts";
import { id } from "../../../shared/wording/catalogue/id/index.ts";
import { placeholdersOf, sentencesOf } from "./catalogue-tree.ts";
import { english, holdForEachLanguage, told, without, type Term } from "./language-rules.ts";

const TERMS: readonly Term[] = [
  [/\bmigrations?\b/i, /\bmigrasi/i],
  [/\bon-premises client\b/i, /\bklien on-premises\b/i],
  [/\bcloud\b(?!\.[a-z])/i, /\bcloud\b/i],
  [/\blocations?\b/i, /\blokasi|\bdi mana\b/i],
  [/\bunconfirmed\b/i, /\bbelum terkonfirmasi\b/i],
  [/\bconfirm(?:s|ed)?\b/i, /onfirmasi/i],
  [/\breported by you\b/i, /\bdilaporkan oleh Anda\b/i],
  [/\bassumed\b/i, /asumsi/i],
  [/(?<!called )\bunknown\b/i, /(?:tidak|belum) diketahui|(?:tidak|tak) dikenal/i],
  [/\bprobably\b/i, /\b(?:kemungkinan|paling mungkin)/i],
  [/\b(?:may|might) (?:have been|be (?!set|replied|resent|deleted))/i, /\bmungkin\b/i],
  [/\breject(?:s|ed|ion|ing)?\b|\brefuse[sd]?\b|\brefusal\b/i, /[tn]olak/i],
  [/\bfail(?:s|ed|ures?)?\b/i, /gagal/i],
  [/\bpreflight checks?\b/i, /\bpemeriksaan awal\b/i],
  [/\bresum(?:e|es|ed|ing)\b/i, /lanjut/i],
  [/\babandon/i, /[tn]inggal/i],
  [/\bbackups?\b/i, /cadang/i],
  [/\bbrand prefix\b/i, /\bawalan merek\b/i],
  [/\bcallback URLs?\b/i, /\bURL callback\b/],
  [/\bverification requests?\b/i, /\bpermintaan verifikasi\b/i],
  [/\bverify token\b/i, /\btoken verifikasi/i],
  [/\bwebhook tests?\b/i, /\buji webhook\b/i],
  [/\bkeywords?\b/i, /\bkata kunci\b/i],
  [/\bendpoint checks?\b/i, /\bpemeriksaan endpoint\b/i],
  [/\btest notifications?\b/i, /\bnotifikasi uji\b/i],
  [/\bprotected\b/i, /lindung/i],
  [/\bactivity log\b/i, /\blog aktivitas/i],
  [/\bdowntime\b/i, /\bwaktu henti\b/i],
  [/\bvaults?\b/i, /\bbrankas/i],
  [/\bpassphrases?\b/i, /\bfrasa sandi/i],
  [/\bpasswords?\b/i, /\bkata sandi/i],
  [/\brecovery key\b/i, /\bkunci pemulihan\b/i],
  [/\brecovery sheet\b/i, /\blembar pemulihan\b/i],
  [/\bdata folder\b/i, /\bfolder data/i],
  [/\bsandbox\b/i, /\bsandbox\b/i],
  [/\bfaults?\b/i, /\bgangguan\b/i],
  [/\bworkspaces?\b/i, /\bruang kerja\b/i],
  [/\bshards?\b/i, /\bshard\b/i],
  [/\bsubscri(?:be|bed|bes|bing|ption)s?\b/i, /langgan/i],
  [/\battempts?\b/i, /\bpercobaan/i],
  [/\bregistration code\b/i, /\bkode pendaftaran\b/i],
  [/\btwo-step\b/i, /\bdua langkah/i],
  [/\bbanned\b/i, /cekal/i],
  [/\bcorrupted\b/i, /\brusak/i],
  [/\bfindings?\b/i, /\btemuan/i],
  [/\bduplicates?\b/i, /\bduplikat/i],
  [/\bcan(?:not|'t) be undone\b/i, /\btidak dapat dibatalkan\b/i],
];

/** Words of other registers, of Malay and of English that Indonesian texts avoid. */
const STRAYS: readonly RegExp[] = [
  /\b(?:kamu|kau|kalian|nggak|gak|engga)\b/i,
  /\b(?:boleh jadi|kerana|sahaja|anda)\b/,
  /\b(?:the|and|is|was|were|of|with|then|your|wait|this|that|from|before|vault|backup|workspace|location)\b/i,
  /!|\{\{ | \}\}/,
];

const indonesian = new Map([
  ...sentencesOf(id),
  ...sentencesOf({ window: windowIndonesian, terminal, help: { ...help, described } }),
]);
const both = [...english]
  .filter(([path]) => !path.endsWith("_one"))
  .map(([path, text]) => ({ path, text, own: indonesian.get(path) ?? "" }));

describe("the Indonesian sentences", () => {
  holdForEachLanguage({ both, strays: STRAYS, terms: TERMS, claim: "setiap langkah terkonfirmasi" });

  test("were read whole, and are the English ones without their singular", () => {
    expect(both.length).toBeGreaterThan(6_000);
    expect([...indonesian.keys()].sort()).toEqual(both.map(({ path }) => path).sort());
  });

  test("have the placeholders of the English ones", () => {
    const wrong = both.filter(
      ({ text, own }) => String(placeholdersOf(own)) !== String(placeholdersOf(text)),
    );
    expect(told(wrong)).toEqual([]);
  });

  test("have the same numbers", () => {
    const numbers = (text: string): string =>
      [...without(text).matchAll(/\d[\d.,:]*/g)]
        .map(([number]) => number.replaceAll(/[.,:]/g, "").replace(/^0+(?=\d)/, ""))
        .sort()
        .join(" ");
    expect(told(both.filter(({ text, own }) => numbers(text) !== numbers(own)))).toEqual([]);
  });

  test("deny where the English ones do", () => {
    const denial = /(?<!\p{L})(?:tidak|tak|bukan|belum|jangan|tanpa|hanya)/iu;
    const lost = both.filter(({ text, own }) => /\b(?:not|never)\b|n't\b/i.test(text) && !denial.test(own));
    expect(told(lost)).toEqual([]);
  });

  test("call a rejection no failure, and a possibility no fact", () => {
    const failing = both.filter(({ text, own }) => /\bgagal\b/i.test(own) && !/fail/i.test(text));
    expect(told(failing)).toEqual([]);
    const refusing = both.filter(
      ({ text, own }) => /\b(?:di|me)?[tn]olak\b/i.test(own) && !/reject|refus|declin/i.test(text),
    );
    expect(told(refusing)).toEqual([]);
  });
});
