import { expect, test } from "vitest";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { goWords } from "../../../shared/wording/verdicts.ts";

test("[I9] to start a migration is the advice only after checks of which none was skipped", () => {
  expect(goWords(translateToEnglish, { warnings: 0, skipped: 0 }).next).toMatch(/^Start the migration/);
  expect(goWords(translateToEnglish, { warnings: 2, skipped: 23 })).toMatchObject({
    what: expect.stringContaining("23 checks were skipped") as string,
    next: expect.stringMatching(/^Read why checks were skipped before/) as string,
  });
});
