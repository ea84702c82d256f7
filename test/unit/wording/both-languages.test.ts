import { describe, expect, test } from "vitest";
import { CAUSES_BY_CHECK, CHECK_IDS, UNSEEN_CAUSES } from "../../../shared/checks/catalogue.ts";
import { RunId } from "../../../shared/ids.ts";
import { Confirmation } from "../../../shared/migration/confirmation.ts";
import { Direction } from "../../../shared/migration/direction.ts";
import { EndReason } from "../../../shared/migration/end-reason.ts";
import { SkipReason, StepProof } from "../../../shared/migration/journal-entry.ts";
import type { RunPhase, RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { StepName } from "../../../shared/migration/step.ts";
import { CLOUD_CODES } from "../../../shared/platform/codes-cloud.ts";
import { ON_PREM_CODES } from "../../../shared/platform/codes-on-prem.ts";
import { NumberLocation, Proof } from "../../../shared/platform/facts.ts";
import { NotSentCause, RefusalReason, UnknownCause } from "../../../shared/platform/outcome.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { changeSentence } from "../../../shared/wording/changes.ts";
import { causeWording, checkHeed, checkTitle, checkWhy } from "../../../shared/wording/checks.ts";
import { confirmationWords } from "../../../shared/wording/confirmations.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { endWords } from "../../../shared/wording/ends.ts";
import { phaseWords } from "../../../shared/wording/phases.ts";
import { placeSentence } from "../../../shared/wording/places.ts";
import { backupOfUnknownLocation, problemOfRun, problemWords } from "../../../shared/wording/problems.ts";
import { outcomeSentence } from "../../../shared/wording/cause-words.ts";
import { createTranslate, translateToEnglish, type Translate } from "../../../shared/wording/translate.ts";
import { durationInWords, localTime } from "../../../shared/wording/times.ts";
import { goWords } from "../../../shared/wording/verdicts.ts";

const saySpanish = createTranslate("es", { en, es });
const spoken = "+1 202 555 0123";
const at = "2026-01-15T12:00:00.000Z";
const ENDED = {
  spoken,
  steps: [] as RunSnapshot["steps"],
  move: "not-made",
  numberIs: "unknown",
  attempts: { inRun: 0, inWindow: 0 },
} as const;
const run = RunId.parse("r-20260115-abcdef");

const phases: readonly Exclude<RunPhase, { kind: "ended" }>[] = [
  { kind: "ready" },
  { kind: "pausing", until: at, why: "retry" },
  { kind: "awaiting-confirmation", what: ["warnings"] },
  { kind: "awaiting-confirmation", what: ["display-name"] },
  ...(["sms", "voice"] as const).flatMap((method) =>
    [true, false].map((certain) => ({
      kind: "awaiting-code" as const,
      certain,
      sentAt: at,
      method,
      resendAt: { sms: at, voice: at },
      expiresAt: at,
      guesses: 0,
    })),
  ),
  ...StepName.options.map((step) => ({ kind: "unknown" as const, step })),
];

/** Every text for every member of every union, in one language. */
function everything(t: Translate): readonly string[] {
  const evidence = { at, durationMs: 1, retryAfterSeconds: 90, apiError: { code: 133_005 } };
  const causes = new Set<string>([...UNSEEN_CAUSES, ...Object.values(CAUSES_BY_CHECK).flat()]);
  return [
    ...EndReason.options.flatMap((reason) =>
      Direction.options.flatMap((direction) => Object.values(endWords(t, { ...ENDED, direction }, reason))),
    ),
    ...phases.flatMap((phase) => Object.values(phaseWords(t, phase, { stayed: true }))),
    ...NumberLocation.options.flatMap((numberIs) =>
      Proof.options.flatMap((proof) =>
        [undefined, true, false].map((working) => placeSentence(t, { spoken, numberIs, proof, working })),
      ),
    ),
    ...Confirmation.options.flatMap((what) =>
      Direction.options.flatMap((direction) => [
        ...Object.values(confirmationWords(t, what, { spoken, direction, warnings: 2 })),
        ...Object.values(
          confirmationWords(t, what, {
            spoken,
            direction,
            warnings: 1,
            expectedName: "Uno",
            reportedName: "Dos",
          }),
        ),
      ]),
    ),
    ...StepName.options.flatMap((step) => [
      t(`steps.${step}.name`),
      t(`steps.${step}.doing`),
      t(`steps.${step}.done`),
      ...RefusalReason.options.map((reason) =>
        outcomeSentence(t, step, { kind: "rejected", reason, evidence }),
      ),
      ...NotSentCause.options.map((cause) => outcomeSentence(t, step, { kind: "notSent", cause, evidence })),
      ...UnknownCause.options.map((cause) => outcomeSentence(t, step, { kind: "unknown", cause, evidence })),
    ]),
    ...StepProof.options.map((by) => t(`stepProofs.${by}`)),
    ...SkipReason.options.map((why) => t(`skipped.${why}`)),
    ...CHECK_IDS.flatMap((id) => [checkTitle(t, id), checkWhy(t, id)]),
    checkHeed(t, "number.pin"),
    ...[...causes].flatMap((cause) => Object.values(causeWording(t, cause) ?? {})),
    ...[...CLOUD_CODES, ...ON_PREM_CODES].flatMap(({ words }) => [
      t(`codes.${words}.cause`),
      t(`codes.${words}.advice`),
    ]),
    ...[0, 1, 2].flatMap((warnings) =>
      [0, 1, 24].flatMap((skipped) => Object.values(goWords(t, { warnings, skipped }))),
    ),
    ...Object.values(backupOfUnknownLocation(t, run)),
    ...["subscribed_apps.override", "quality_rating"].map((member) =>
      changeSentence(t, { member, before: "a", after: "b", expectedSame: true, same: false }),
    ),
  ].map((sentence) => sentence ?? "");
}

describe("every member of every union", () => {
  const english = everything(translateToEnglish);
  const spanish = everything(saySpanish);

  test("has words of its own in both languages", () => {
    expect(english.length).toBeGreaterThan(800);
    expect(spanish).toHaveLength(english.length);
    for (const [index, sentence] of english.entries()) {
      expect(sentence).not.toMatch(/^$|\{\{/);
      expect(spanish[index]).not.toMatch(/^$|\{\{/);
      expect(spanish[index]).not.toBe(sentence);
    }
  });

  test("is told with the number, the names and the moments that it is about", () => {
    expect(placeSentence(saySpanish, { spoken, numberIs: "cloud", proof: "proven", working: true })).toBe(
      "+1 202 555 0123 está en la nube y conectado.",
    );
    expect(
      phaseWords(saySpanish, { kind: "pausing", until: at, why: "retry" }, { stayed: true }).what,
    ).toContain(localTime(saySpanish, at));
    expect(problemWords(saySpanish, { kind: "journalDamaged", run, rows: 1 }).what).toContain(
      `1 fila del diario del traspaso ${run}`,
    );
    expect(
      problemOfRun(saySpanish, {
        kind: "secretsMissing",
        missing: [{ member: "number.pin", reference: "PIN", why: "env-unset" }],
      }).what,
    ).toBe("number.pin: PIN no está definido, y la bóveda no tiene ninguna copia cifrada que sirva.");
  });
});

describe("times in Spanish", () => {
  test.each([
    [850, "850 ms"],
    [1_500, "1,5 s"],
    [60_000, "1 min"],
    [250_000, "4 min 10 s"],
    [7_260_000, "2 h 1 min"],
  ])("%d ms is %s", (ms, words) => {
    expect(durationInWords(saySpanish, ms)).toBe(words);
  });

  test("a moment stands as Spanish writes it", () => {
    expect(localTime(saySpanish, at)).toMatch(/^15 ene 2026, \d{1,2}:\d{2}:\d{2} \S+$/);
    expect(localTime(translateToEnglish, at)).toMatch(/^15 Jan 2026, \d{2}:\d{2}:\d{2} \S+$/);
  });
});

describe("what a check found", () => {
  const free = { key: "findings.disk.free", values: { megabytes: 7 } };

  test("is said in the language, phrases in it as well", () => {
    const found = "it expired 3 days ago";
    const said = {
      key: "findings.token.endedAgo",
      values: { span: { key: "times.days", values: { count: 3 } } },
    };
    expect(findingText(saySpanish, { found, said })).toBe("caducó hace 3 días");
    expect(findingText(translateToEnglish, { found, said })).toBe(found);
    expect(findingText(saySpanish, { found: "7 MB free", said: free })).toBe("7 MB libres");
  });

  test("falls back to the English text where these words do not know the sentence or a part of it", () => {
    const found = "as it was";
    expect(findingText(saySpanish, { found })).toBe(found);
    expect(findingText(saySpanish, { found, said: { key: "findings.newer", values: {} } })).toBe(found);
    const part = { key: "times.days", values: { count: { key: "times.newer", values: {} } } };
    expect(findingText(saySpanish, { found, said: part })).toBe(found);
  });

  test("a newer core's check and cause keep their own names", () => {
    expect(checkTitle(saySpanish, "newer.check")).toBe("newer.check");
    expect(checkWhy(saySpanish, "newer.check")).toBeUndefined();
    expect(checkHeed(saySpanish, "newer.check")).toBeUndefined();
    expect(causeWording(saySpanish, "newer-cause")).toBeUndefined();
  });
});
