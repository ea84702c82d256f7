import { expect, test } from "vitest";
import { reversePlanOf } from "../../../main/core/migration/reverse-plan.ts";
import { noteWords } from "../../../renderer/screens/run/panels/MoveBackCard.tsx";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { opened, runNamed } from "../../contract/storage/entries.ts";

test("[ZN12] what to fill in before moving back is said in the window's language, whatever the journal's text is", async () => {
  const { plan } = opened(runNamed("noted1"));
  const { cert: _cert, pin: _pin, ...number } = plan.number;
  const notes = (["to-cloud", "to-onprem"] as const).flatMap((direction) => [
    ...reversePlanOf({ ...plan, direction, number }).notes,
  ]);
  expect(notes.map((note) => note.split(":", 1)[0])).toEqual(["number.cert", "number.pin"]);
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const t = await loadWindowTranslation(language);
      return notes.map((note) => noteWords(t, note));
    }),
  );
  for (const [at] of notes.entries()) expect(new Set(said.map((one) => one[at])).size).toBe(LANGUAGES.length);
  const english = await loadWindowTranslation("en");
  expect(noteWords(english, "another.member: of a later version\u202E")).toBe(
    String.raw`another.member: of a later version\u{202e}`,
  );
});
