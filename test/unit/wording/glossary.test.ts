import { describe, expect, test } from "vitest";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { described as describedEnglish } from "../../../main/hosts/headless/wording/en/described.ts";
import { described as describedSpanish } from "../../../main/hosts/headless/wording/es/described.ts";
import { help as helpEnglish } from "../../../main/hosts/headless/wording/en/help.ts";
import { help as helpSpanish } from "../../../main/hosts/headless/wording/es/help.ts";
import { en as terminalEnglish } from "../../../main/hosts/headless/wording/en/index.ts";
import { es as terminalSpanish } from "../../../main/hosts/headless/wording/es/index.ts";
import { en as windowEnglish } from "../../../renderer/wording/en/index.ts";
import { es as windowSpanish } from "../../../renderer/wording/es/index.ts";
import type { Words } from "../../../shared/wording/catalogue/words.ts";
import { sentencesOf } from "./catalogue-tree.ts";
import { GLOSSARY, RETIRED_ENGLISH, RETIRED_SPANISH, type RetiredWord } from "./glossary.ts";
import { paragraphsOfDocs, sentencesInCode } from "./written-texts.ts";

type Text = { readonly where: string; readonly text: string };

function textsOf(trees: Readonly<Record<string, Words>>): readonly Text[] {
  return Object.entries(trees).flatMap(([name, tree]) =>
    [...sentencesOf(tree)].map(([path, text]) => ({ where: `${name} ${path}`, text })),
  );
}

const english = textsOf({
  shared: en,
  window: windowEnglish,
  terminal: terminalEnglish,
  help: { ...helpEnglish, described: describedEnglish },
});
/** The desktop's own texts contain functions, so they are read as code. */
const desktopSpanish = sentencesInCode(["main/hosts/electron/words"], ["es.ts"]);
const spanish = textsOf({
  shared: es,
  window: windowSpanish,
  terminal: terminalSpanish,
  help: { ...helpSpanish, described: describedSpanish },
});

/** A text without the parts that keep their spelling: placeholders, code, flags. */
function proseOf(text: string): string {
  return text
    .replaceAll(/\{\{[^{}]*\}\}/g, "{{}}")
    .replaceAll(/`[^`]*`/g, "")
    .replaceAll(/(^|[\s(])--[\w-]+(?: (?:on-premises|onprem|cloud)\b)?/g, "$1")
    .replaceAll(/\bvault\/|\bswitchover (?:vault(?! forget)|workspace [a-z]+|resume|abandon)\b/g, "");
}

/** The retired words that a text uses, each with what to write instead. */
function retiredIn(words: readonly RetiredWord[], text: string): readonly string[] {
  const prose = proseOf(text);
  return words.flatMap(({ pattern, use, except }) => {
    const rest = except === undefined ? prose : prose.replaceAll(new RegExp(except, `${except.flags}g`), "");
    const found = pattern.exec(rest)?.[0];
    return found === undefined ? [] : [`“${found}” → ${use}`];
  });
}

function findings(words: readonly RetiredWord[], texts: readonly Text[]): readonly string[] {
  return texts.flatMap(({ where, text }) =>
    retiredIn(words, text).map((found) => `${where}: ${found} in “${text}”`),
  );
}

describe("the glossary", () => {
  test("catches a retired word, whatever stands around it, and leaves flags and code alone", () => {
    expect(retiredIn(RETIRED_ENGLISH, "Take the run up again.")).toHaveLength(1);
    expect(retiredIn(RETIRED_ENGLISH, "The callback was given back.")).toHaveLength(1);
    expect(retiredIn(RETIRED_ENGLISH, "Pass --side and `release-pair`.")).toEqual([]);
    expect(retiredIn(RETIRED_ENGLISH, "It looks like a token.")).toEqual([]);
    expect(retiredIn(RETIRED_SPANISH, "Retome el traspaso.")).toHaveLength(1);
  });

  test("no English text of the catalogs uses a retired word", () => {
    expect(english.length).toBeGreaterThan(2_500);
    expect(findings(RETIRED_ENGLISH, english)).toEqual([]);
  });

  test("no sentence in the code of terminal and core uses one", () => {
    const inCode = sentencesInCode(["main/hosts", "main/core"], [], ["words/es.ts", "test-mark.ts"]).filter(
      ({ where }) => !where.includes("headless/wording/"),
    );
    expect(inCode.length).toBeGreaterThan(500);
    expect(findings(RETIRED_ENGLISH, inCode)).toEqual([]);
  });

  test("no document uses one", () => {
    const inDocs = paragraphsOfDocs(["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs"]);
    expect(inDocs.length).toBeGreaterThan(500);
    expect(findings(RETIRED_ENGLISH, inDocs)).toEqual([]);
  });

  test("no Spanish text uses a retired word, or an English one that has a Spanish term", () => {
    expect(spanish).toHaveLength(english.length);
    expect(desktopSpanish.length).toBeGreaterThan(30);
    expect(findings(RETIRED_SPANISH, [...spanish, ...desktopSpanish])).toEqual([]);
  });

  test("where an English text uses a term, its Spanish one uses that term's translation", () => {
    const translations = new Map(spanish.map(({ where, text }) => [where, text]));
    const missing = english.flatMap(({ where, text }) => {
      const translation = translations.get(where) ?? "";
      return GLOSSARY.filter((term) => term.en.test(proseOf(text)) && !term.es.test(translation)).map(
        (term) => `${where}: ${String(term.en)} in “${text}”, but not ${String(term.es)} in “${translation}”`,
      );
    });
    expect(missing).toEqual([]);
  });

  test("has no term that no text uses", () => {
    const unused = GLOSSARY.filter(({ en: term }) => !english.some(({ text }) => term.test(text)));
    expect(unused.map(({ en: term, means }) => `${String(term)}: ${means}`)).toEqual([]);
  });
});
