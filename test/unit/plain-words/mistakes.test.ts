import { describe, expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Language } from "../../../shared/language.ts";
import type { Key } from "../../../shared/wording/translate.ts";
import { MARKING, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { faultsOf } from "../../support/plain-words/plain-text.ts";
import { wrongOn } from "../../support/plain-words/rules.ts";
import { terminalScreen } from "../../support/plain-words/screens.ts";
import { everyStop } from "../../support/plain-words/stops.ts";

const STOPS = everyStop();
const SCREENS = STOPS.map(({ run }) => ({ run, keys: terminalScreen(MARKING.en, run).keys }));

/** Values that the other sentence may name. */
const PLACEHOLDERS = { spoken: "+1 202 555 0123", step: "Step", until: "10:00" };

/** The runs at which a sentence is shown. */
const at = (key: Key): readonly RunSnapshot[] =>
  SCREENS.filter(({ keys }) => keys.includes(key)).map(({ run }) => run);

/** A sentence that is chosen where another one belongs. */
const CHOSEN: readonly (readonly [what: string, key: Key, put: Key])[] = [
  ["not moved is said of every failed check", "ends.inspect-failed.whatElse", "ends.inspect-failed.what"],
  [
    "a rejected code is said to have moved nothing",
    "phases.awaiting-code.refusedElse",
    "phases.awaiting-code.refused",
  ],
  ["a report counts as confirmed", "places.cloud.attested", "places.cloud.plain"],
  ["an unknown location is told as one", "places.unknown", "places.cloud.plain"],
  [
    "a number is said to work that is only known to be there",
    "places.on-premises.plain",
    "places.on-premises.works",
  ],
  ["an unsubscribed number is said to work", "places.cloud.unheard", "places.cloud.works"],
  [
    "the attempts of a migration are called the number's",
    "endsByCause.attempts.ofMigration.what",
    "ends.attempts-spent.what",
  ],
  ["what cannot go on is to be resumed", "problems.journalDamaged.next", "phases.ready.next"],
  ["an outdated migration is to be resumed", "run.past.next", "phases.ready.next"],
  ["a new migration is advised where the location is unknown", "run.inTheDark", "ends.abandoned.next"],
  ["where waiting helps, something is to be fixed", "endsByCause.wait.resume", "ends.backup-refused.next"],
  ["a code that has expired is to be entered", "phases.awaiting-code.nextAnotherNow", "phases.ready.next"],
  ["a lost request never left", "phases.unknown.what", "ends.register-not-sent.what"],
  ["a migration that stopped is called complete", "ends.subscribe-lost.what", "complete.looked.to-cloud"],
  ["a migration that waits for another process is to be resumed", "run.held.next", "phases.ready.next"],
];

describe("[ZW5] a mistake in the words is noticed:", () => {
  test.each(CHOSEN)("%s", (_what, key, put) => {
    const t = mistaken(MARKING.en, key, { key: put }, PLACEHOLDERS);
    const runs = at(key);
    expect(runs.flatMap((run) => wrongOn(terminalScreen(MARKING.en, run), run))).toEqual([]);
    expect(runs.some((run) => wrongOn(terminalScreen(t, run), run).length > 0)).toBe(true);
  });

  test.each<readonly [what: string, language: Language, key: Key, text: string]>([
    ["a missing part", "en", "ends.abandoned.next", ""],
    ["a placeholder", "en", "ends.told-to-wait.next", "Wait until {{until}}."],
    ["a single brace", "es", "ends.told-to-wait.next", "Espere hasta {until}."],
    ["a name for scripts", "en", "causes.refused.token-expired", "token-expired."],
    ["a value that isn't there", "en", "run.held.next", "Wait until undefined."],
    ["English in Spanish", "es", "phases.ready.next", "Resume the migration."],
    ["a fragment", "en", "phases.ready.what", "interrupted"],
    ["no end", "es", "phases.ready.what", "El traspaso se interrumpió"],
  ])("%s", (_what, language, key, text) => {
    const t = mistaken(MARKING[language], key, { text });
    const faults = at(key).flatMap((run) => {
      const { what, works, next } = terminalScreen(t, run).parts;
      return [what, works, next].flatMap((part) => faultsOf(unmarked(part), language));
    });
    expect(faults).not.toEqual([]);
  });
});
