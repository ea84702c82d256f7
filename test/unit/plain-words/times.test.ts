import { describe, expect, test } from "vitest";
import type { RunPhase } from "../../../shared/migration/run-snapshot.ts";
import { isoOf, instant } from "../../../shared/time.ts";
import { phaseWords } from "../../../shared/wording/phases.ts";
import { durationInWords, localTime } from "../../../shared/wording/times.ts";
import type { Translate, Values } from "../../../shared/wording/translate.ts";
import { notSent, rejected, START } from "../../support/told-run.ts";
import { MARKING } from "../../support/plain-words/marked.ts";

type AwaitingCode = Extract<RunPhase, { kind: "awaiting-code" }>;
type Told = { readonly key: string; readonly values: Values };

const MINUTE_MS = 60_000;
const at = (minutes: number): string => isoOf(instant(START + minutes * MINUTE_MS));

/** Every order in which a code's times can stand to each other, with every result of the code before. */
const PHASES: readonly AwaitingCode[] = [undefined, 4, 10, 12].flatMap((guess) =>
  [1, 5, 10, 30].flatMap((resend) =>
    [true, false].flatMap((expired) =>
      [undefined, rejected("code-wrong"), rejected("code-expired"), rejected("rate-limited")].flatMap(
        (refusal) =>
          [undefined, notSent()].map((notTaken): AwaitingCode => ({
            guesses: 0,
            kind: "awaiting-code",
            method: "sms",
            certain: true,
            sentAt: at(0),
            expiresAt: at(10),
            resendAt: { sms: at(resend), voice: at(resend) },
            ...(guess === undefined ? {} : { guessAt: at(guess) }),
            ...(expired ? { expired: true as const } : {}),
            ...(refusal === undefined ? {} : { lastRefusal: refusal }),
            ...(notTaken === undefined ? {} : { notTaken }),
          })),
      ),
    ),
  ),
);

/** The sentences of a phase with the values that they were given. */
function toldOf(phase: AwaitingCode, language: "en" | "es"): readonly Told[] {
  const told: Told[] = [];
  const t = MARKING[language];
  const listening = Object.assign(
    (key: Parameters<Translate>[0], values: Values = {}): string => {
      told.push({ key, values });
      return t(key, values);
    },
    { language },
  );
  phaseWords(listening, phase, { stayed: false });
  return told;
}

describe("[ZX7] the times of a migration's sentences agree with each other:", () => {
  test("a code is to be entered in a time that there is, and asked for again no earlier than that is possible", () => {
    const wrong = PHASES.flatMap((phase) =>
      toldOf(phase, "en").flatMap(({ key, values: { from, until } }) => {
        const isLate =
          phase.guessAt !== undefined && Date.parse(phase.guessAt) >= Date.parse(phase.expiresAt);
        const isWindow = from !== undefined && until !== undefined;
        return [
          ...(isWindow && isLate ? [`${key} from ${from} until ${until}`] : []),
          ...(until !== undefined && phase.expired === true ? [`${key} until ${until}, which is over`] : []),
          ...(until !== undefined && until !== localTime(MARKING.en, phase.expiresAt)
            ? [`${key} until ${until}`]
            : []),
          ...(key.endsWith("nextAnother") && from !== localTime(MARKING.en, phase.resendAt.sms)
            ? [`${key} from ${String(from)}`]
            : []),
        ];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
    const shown = new Set(PHASES.flatMap((phase) => toldOf(phase, "en").map(({ key }) => key)));
    for (const key of ["next", "nextFrom", "nextLater", "nextAnother", "nextAnotherNow"])
      expect(shown).toContain(`phases.awaiting-code.${key}`);
  });

  test("and are the same in each language", () => {
    const keys = (language: "en" | "es"): readonly string[] =>
      PHASES.map((phase) =>
        toldOf(phase, language)
          .map(({ key, values }) => `${key} ${Object.keys(values).join(" ")}`)
          .join(),
      );
    expect(keys("es")).toEqual(keys("en"));
  });

  test("a duration is told in its own unit: 60 s are 1 min, 60 min are 1 h, 1000 ms are 1 s", () => {
    const plain = (ms: number): string =>
      durationInWords(MARKING.en, ms).replaceAll(/\u27e6[^\u27e7]*\u27e7/g, "");
    const wrong = [999, 999.4, 999.6, 9_949, 9_951, 9_999, 59_499, 59_501, 59_999, 3_599_499, 3_599_999].map(
      plain,
    );
    expect(wrong.filter((text) => /\b(?:60 s|60 min|1000 ms)\b|10\.0 s/.test(text))).toEqual([]);
  });
});
