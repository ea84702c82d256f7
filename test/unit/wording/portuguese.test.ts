import { describe, expect, test } from "vitest";
import { described } from "../../../main/hosts/headless/wording/pt/described.ts";
import { help } from "../../../main/hosts/headless/wording/pt/help.ts";
import { pt as terminal } from "../../../main/hosts/headless/wording/pt/index.ts";
import { pt as windowPortuguese } from "../../../renderer/wording/pt/index.ts";
import { pt } from "../../../shared/wording/catalogue/pt/index.ts";
import { placeholdersOf, sentencesOf } from "./catalogue-tree.ts";
import { english, holdForEachLanguage, without, type Term } from "./language-rules.ts";

const TERMS: readonly Term[] = [
  [/\bmigrations?\b/i, /migra(?:ção|ções|r|ndo)/iu],
  [/\bon-premises client\b/i, /\bclientes? loca(?:l|is)\b/iu],
  [/\bon-premises\b/i, /\bloca(?:l|is)\b/iu],
  [/\bcloud\b(?!\.[a-z])/i, /\bnuvem\b/iu],
  [/\blocations?\b/i, /localizaç(?:ão|ões)|\bonde\b/iu],
  [/\bunconfirmed\b/i, /não (?:está )?confirmad[oa]/iu],
  [/\bconfirmed\b/i, /confirm/iu],
  [/\breported by you\b/i, /\binformad[oa]s? por você/iu],
  [/\bpreflight checks?\b/i, /verificaç(?:ão|ões) prévias?\b/iu],
  [/\bresum(?:e|es|ed|ing)\b/i, /\bretom/iu],
  [/\babandon(?:s|ed|ing)?\b/i, /\babandon/iu],
  [/\bbackups?\b/i, /\bbackups?\b/iu],
  [/\bbrand prefix\b/i, /\bprefixo da marca\b/iu],
  [/\bcallback URLs?\b/i, /\bURLs? de callback\b/iu],
  [/\bverification requests?\b/i, /solicitaç(?:ão|ões) de verificação/iu],
  [/\bwebhook tests?\b/i, /\btestes? de webhooks\b/iu],
  [/\bkeywords?\b/i, /\bpalavras?-chave\b/iu],
  [/\bendpoint checks?\b/i, /verificaç(?:ão|ões) do endpoint\b/iu],
  [/\btest notifications?\b/i, /notificaç(?:ão|ões) de teste\b/iu],
  [/\bprotected\b/i, /\bprotegid[oa]s?\b/iu],
  [/\bactivity log\b/i, /\bregistro de atividades\b/iu],
  [/\bdowntime\b/i, /\btempo de inatividade\b/iu],
  [/\bvaults?\b/i, /\bcofres?\b/iu],
  [/\bpassphrases?\b/i, /\bfrases? secretas?\b/iu],
  [/\bsandbox\b/i, /\bambiente de testes\b/iu],
  [/\bendpoints?\b/i, /\bendpoints?\b/iu],
  [/\bworkspaces?\b/i, /espaços? de trabalho\b/iu],
  [/\bshards?\b/i, /\bfragmentos?\b/iu],
  [/\btwo-step\b/i, /confirmação em duas etapas\b/iu],
  [/\brejected\b/i, /\brejei/iu],
  [/\bfailed\b/i, /\bfalh/iu],
  [/(?<!called )\bunknown\b/i, /desconhecid|não se sabe/iu],
  [/\b(?:may|might) have\b/i, /\bpode(?:m|ria|r)?\b|\bpossam?\b|\btalvez\b/iu],
  [/\bprobably\b/i, /\bprovavelmente\b/iu],
  [/\bapp secret\b/i, /chaves? secretas? do (?:seu )?app\b/iu],
  [/\bverify token\b/i, /\btoken de verificação/iu],
  [/\baccess token\b/i, /\btokens? de acesso\b/iu],
  [/\bregistration code\b/i, /códigos? de registro\b/iu],
  [/\bdata folder\b/i, /\bpastas? de dados\b/iu],
  [/\brecovery key\b/i, /\bchave de recuperação/iu],
  [/\brecovery sheet\b/i, /\bfolha de recuperação/iu],
  [/\bencrypted\b/i, /criptograf/iu],
  [/\bcorrupted\b/i, /\bcorrompid[oa]s?\b/iu],
  [/\bthroughput\b/i, /\btaxa de transferência/iu],
  [/\bdisplay name\b/i, /\bnome de exibição/iu],
  [/\bfindings?\b/i, /constataç/iu],
];

/** Words of other languages and registers, and names that the terms replaced. */
const FOREIGN = [
  /\b(?:ficheiro|ecrã|utilizador|telemóvel|palavra-passe|partilh|eliminar)/iu, // European
  /\b(?:usted|hasta|cuando|ahora|luego|puede|traspaso|bóveda)\b/iu, // Spanish
  /\b(?:tu|tua|teu|teus|tuas)\b/iu,
  /\b(?:the|and|is|was|were|of|with|then|your|wait|it|this|that|from|before)\b/i,
  /\b(?:dashboard|workspace|vault|keyword|payload|handshake|shards?(?!\b[^.]*\{))\b/iu,
  /!/,
];

const portuguese = new Map([
  ...sentencesOf(pt),
  ...sentencesOf({ window: windowPortuguese, terminal, help: { ...help, described } }),
]);
const both = [...english].map(([path, text]) => ({ path, text, own: portuguese.get(path) ?? "" }));

describe("the Portuguese sentences", () => {
  holdForEachLanguage({ both, strays: FOREIGN, terms: TERMS, claim: "cada etapa está confirmada" });

  test("were read whole, and are the English ones", () => {
    expect(english.size).toBeGreaterThan(6_000);
    expect([...portuguese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("have the placeholders of the English ones; one that is counted names its number", () => {
    const wrong = both.filter(({ path, text, own }) => {
      const counted = path.endsWith("_one") && !text.includes("{{shown}}") ? ["count"] : [];
      const wanted = [...new Set([...placeholdersOf(text), ...counted])].sort();
      return String(placeholdersOf(own)) !== String(wanted);
    });
    expect(wrong).toEqual([]);
  });

  test("have the same numbers", () => {
    const numbers = (text: string): string =>
      [...without(text).matchAll(/\d[\d.,:]*/g)]
        .map(([number]) => number.replaceAll(/[.,:]/g, ""))
        .sort()
        .join(" ");
    const differing = both.filter(
      ({ path, text, own }) => !path.endsWith("_one") && numbers(text) !== numbers(own),
    );
    expect(differing).toEqual([]);
  });

  test("deny where the English ones do", () => {
    const own = /(?<!\p{L})(?:não|nunca|nenhuma?|nem|sem|nada|só|somente|apenas|desconhecid)/iu;
    const denied =
      /\b(?:not|no|never|neither|nor|none|nothing|without|cannot|nowhere)\b|n't\b|\bNo\. |\bun(?:known|confirmed|changed|signed|registered|initialized|named|supported|read|done|saved)\b|\bonly\b/i;
    const lost = both.filter(
      ({ text, own: translation }) => /\b(?:not|never)\b|n't\b/i.test(text) && !own.test(translation),
    );
    expect(lost.map(({ path, text, own: translation }) => [path, text, translation])).toEqual([
      ["changes.missed", "not as expected", "diferente do esperado"],
      ["window.tools.traffic.evidence.none", "Not enough", "Insuficiente"],
    ]);
    const added = both.filter(
      ({ text, own: translation }) =>
        /(?<!\p{L})(?:não|nunca)(?!\p{L})/iu.test(translation) &&
        !denied.test(text) &&
        !/\b(?:gone|lacks|other|another)\b/.test(text),
    );
    expect(added.map(({ path, text, own: translation }) => [path, text, translation])).toEqual([]);
  });
});
