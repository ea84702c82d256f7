import { describe, expect, test } from "vitest";
import { inWindow } from "../../../renderer/wording/call-problems.ts";
import { checkCause, checkRemedy } from "../../../renderer/wording/check-remedy.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { checkCauses } from "../../../shared/wording/catalogue/en/check-causes.ts";
import { problems } from "../../../shared/wording/catalogue/en/problems.ts";
import { causeWording } from "../../../shared/wording/checks.ts";
import type { CoreProblem } from "../../../shared/wording/problems.ts";

/** Mentions of a plan file, its members, or a command-line option. */
const OF_A_PLAN = {
  en: /\bplan(?:s|ned)?\b|--|\b(?:number|cloud|onPrem|tls|dialect)\.[a-z]|backupPassword|terminal/i,
  es: /\bplan(?:es)?\b|--|\b(?:number|cloud|onPrem|tls|dialect)\.[a-z]|backupPassword|terminal/i,
};
const causes = Object.keys(checkCauses);

describe.each(["en", "es"] as const)("what the window says of pre-checks, in %s", (language) => {
  test("speaks of no plan and no terminal, for no cause", async () => {
    const t = await loadWindowTranslation(language);
    const told = causes.map((cause) => [cause, checkCause(t, cause)] as const);
    expect(
      told.filter(([, words]) => OF_A_PLAN[language].test(`${words?.happened} ${words?.remedy}`)),
    ).toEqual([]);
  });

  test("knows a remedy for every cause, and none for one that nobody knows", async () => {
    const t = await loadWindowTranslation(language);
    for (const cause of causes) expect(checkRemedy(t, { cause }), cause).toBeTruthy();
    expect(checkRemedy(t, { cause: "of-a-newer-core" })).toBeUndefined();
    expect(checkRemedy(t, {})).toBeUndefined();
  });

  test("leaves the shared words as they are where they fit", async () => {
    const t = await loadWindowTranslation(language);
    expect(checkCause(t, "no-route")).toEqual(causeWording(t, "no-route"));
  });

  test("leads out of a problem of the core without a plan", async () => {
    const t = await loadWindowTranslation(language);
    for (const [kind, words] of Object.entries(problems)) {
      const shared = { what: "", works: "", next: words.next };
      const { next } = inWindow(t, { kind } as CoreProblem, shared);
      expect(next, kind).not.toMatch(OF_A_PLAN[language]);
    }
  });
});
