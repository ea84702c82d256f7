import { describe, expect, test } from "vitest";
import { described as describedEnglish } from "../../../main/hosts/headless/wording/en/described.ts";
import { described as describedSpanish } from "../../../main/hosts/headless/wording/es/described.ts";
import { help as helpEnglish } from "../../../main/hosts/headless/wording/en/help.ts";
import { help as helpSpanish } from "../../../main/hosts/headless/wording/es/help.ts";
import { en as terminalEnglish } from "../../../main/hosts/headless/wording/en/index.ts";
import { es as terminalSpanish } from "../../../main/hosts/headless/wording/es/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { keyOf, placeholdersOf, sentencesOf } from "./catalogue-tree.ts";

const english = sentencesOf({
  ...en,
  terminal: terminalEnglish,
  help: { ...helpEnglish, described: describedEnglish },
});
const spanish = sentencesOf({
  ...es,
  terminal: terminalSpanish,
  help: { ...helpSpanish, described: describedSpanish },
});
const both = [...english].map(([path, sentence]) => ({ path, sentence, other: spanish.get(path) ?? "" }));

// Patterns of values, units and words that are the same in both languages.
const ALIKE = new Set([
  "alerts.forms.discord",
  "alerts.forms.google-chat",
  "alerts.forms.slack",
  "alerts.news.counted",
  "endpointFindings.tls.refused",
  "findings.quoted",
  "findings.reachable.unconnected",
  "findings.tls.failed",
  "findings.unseen.unknown",
  "findings.unseen.unknownWithStatus",
  "help.errors.error",
  "letters.after.proof.line",
  "letters.after.proof.lineAt",
  "lint.errors_one",
  "managed.proxy.url",
  "places.withObstacle",
  "questions.warnings.about",
  "report.checks.because",
  "report.journal.head.hash",
  "report.timeline.code",
  "report.timeline.http",
  "rowFaults.member",
  "run.cause.code",
  "support.size.bytes",
  "support.size.kilobytes",
  "support.size.megabytes",
  "times.fewSeconds",
  "times.hours_one",
  "times.hours_other",
  "times.milliseconds",
  "times.minutes_one",
  "times.minutes_other",
  "times.pair",
  "times.seconds_one",
  "times.seconds_other",
  "way.step.proxy",
  "way.step.tls",
  "terminal.columns.side",
  "terminal.prompts.no",
  "terminal.steps.took",
  "terminal.refusals.planFaulty.what",
  "terminal.refusals.planUnreadable.what",
  "terminal.refusals.planUnreadable.next",
  "terminal.refusals.fileUnreadable.next",
  "terminal.refusals.unreadable.next",
  "terminal.tools.severity.error",
]);

describe("the catalogue in both languages", () => {
  test("was read whole", () => {
    expect(english.size).toBeGreaterThan(900);
  });

  test("has the same keys", () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has the same placeholders in every sentence, each of them well formed", () => {
    for (const { path, sentence, other } of both) {
      expect([path, placeholdersOf(other)]).toEqual([path, placeholdersOf(sentence)]);
      for (const text of [sentence, other])
        expect([path, text.replace(/\{\{[a-zA-Z]+\}\}/g, "")]).not.toEqual([
          path,
          expect.stringMatching(/[{}]|\$t\(/),
        ]);
    }
  });

  test("leaves no sentence empty and none with a space too many", () => {
    const unfit = both.filter(
      ({ sentence, other }) => !/^\S+(?: \S+)*$/.test(sentence) || !/^\S+(?: \S+)*$/.test(other),
    );
    expect(unfit).toEqual([]);
  });

  test("differs in every sentence, except for a list of those that are the same on purpose", () => {
    const same = both.filter(({ sentence, other }) => sentence === other).map(({ path }) => path);
    expect(same.sort()).toEqual([...ALIKE].sort());
  });

  test("ends each sentence in the same way", () => {
    const ending = (text: string): string => /[.?:…]$/.exec(text)?.[0] ?? "";
    expect(both.filter(({ sentence, other }) => ending(sentence) !== ending(other))).toEqual([]);
  });

  test("has both plural forms wherever it has one, and names the count in the one for many", () => {
    const forms = [...english.keys()].filter((path) => keyOf(path) !== path);
    expect(forms.length).toBeGreaterThan(30);
    for (const path of forms)
      for (const words of [english, spanish]) {
        expect(words.has(`${keyOf(path)}_one`)).toBe(true);
        expect(placeholdersOf(words.get(`${keyOf(path)}_other`) ?? "")).toContain("count");
        expect(words.has(keyOf(path))).toBe(false);
      }
  });

  test("says of no number that did not arrive that it is safe, and is calm", () => {
    const loud = both.filter(
      ({ path, sentence, other }) =>
        !path.startsWith("faults.") && (/[!]/.test(sentence) || /[!¡]/.test(other)),
    );
    expect(loud).toEqual([]);
    const failed = [...spanish].filter(
      ([path]) => path.startsWith("ends.") && !path.startsWith("ends.complete."),
    );
    expect(failed.length).toBeGreaterThan(40);
    const claims = /\b(?:complet[oa]|con éxito|a salvo|cada paso está confirmado)\b/i;
    expect(failed.filter(([, sentence]) => claims.test(sentence))).toEqual([]);
  });

  test("[I8] claims in Spanish that every step is confirmed only where all were looked at", () => {
    const claiming = [...spanish].filter(([, sentence]) =>
      /cada paso está (?:confirmado|probado)/.test(sentence),
    );
    expect(claiming.map(([path]) => path).sort()).toEqual([
      "complete.looked.to-cloud",
      "complete.looked.to-onprem",
    ]);
  });

  test("keeps to the glossary", () => {
    const foreign = /\b(?:on-premises|backup(?!Password)|cloud(?!\.)|vault|run|tu|tus)\b|\btú(?!nel)/i;
    const strays = [...spanish].filter(([, sentence]) =>
      foreign.test(
        sentence.replace(
          /\{\{\w+\}\}|--[\w-]+(?: (?:on-premises|cloud))?|\bvault\/|\bswitchover vault\b/g,
          "",
        ),
      ),
    );
    expect(strays).toEqual([]);
    expect(es.phaseNames.unknown).toBe("ubicación desconocida");
  });
});
