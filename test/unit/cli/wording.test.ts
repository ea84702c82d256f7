import { describe, expect, test } from "vitest";
import { Direction } from "../../../shared/migration/direction.ts";
import { END_TRAITS, EndReason } from "../../../shared/migration/end-reason.ts";
import { Confirmation } from "../../../shared/migration/confirmation.ts";
import { RunId } from "../../../shared/ids.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { confirmationWords } from "../../../shared/wording/confirmations.ts";
import { placeSentence } from "../../../shared/wording/places.ts";
import { problemWords, type CoreProblem } from "../../../shared/wording/problems.ts";
import { causeSentence } from "../../../shared/wording/cause-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";

const spoken = "+1 202 555 0123";
const run = RunId.parse("r-20260115-abcdef");

const problems: readonly CoreProblem[] = [
  { kind: "newerVersion", found: 9, known: 1 },
  { kind: "storageDamaged", setAside: "journal.damaged" },
  { kind: "storageReplaced" },
  { kind: "storageFull" },
  { kind: "storageReadOnly" },
  { kind: "storageFailed", code: "EIO" },
  { kind: "vaultLocked" },
  { kind: "vaultAbsent" },
  { kind: "wrongPassphrase" },
  { kind: "vaultDamaged" },
  { kind: "vaultDamaged", setAside: "vault.damaged" },
  { kind: "vaultChanged" },
  { kind: "vaultNewer" },
  { kind: "recordMissing" },
  { kind: "recordDamaged" },
  {
    kind: "secretsMissing",
    missing: [{ member: "number.pin", reference: "file pin.txt", why: "file-unreadable" }],
  },
  { kind: "secretInvalid", member: "number.pin", why: "pin-not-six-digits" },
  { kind: "fileUnusable", member: "cloud.tls.caFile", path: "ca.pem", why: "not-a-certificate" },
  { kind: "noSuchRun", run },
  { kind: "heldElsewhere", run },
  ...(["open", "gone", "damaged", "later", "ended"] as const).map(
    (state) => ({ kind: "runElsewhere", run, folder: "/home/you/other", state }) as const,
  ),
  ...(["not-writable", "full", "damaged", "newer", "failed"] as const).map(
    (why) => ({ kind: "machineState", folder: "/home/you/state", why }) as const,
  ),
  { kind: "numberBusy" },
  { kind: "runOpen", run, held: true },
  { kind: "runOpen", run, held: false },
  { kind: "noGo", checks: [{ id: "cloud.token", status: "fail", found: "" }] },
  { kind: "notWaitingForThis", run, phase: "ended" },
  { kind: "notWaitingForThis", run, phase: "attempts-spent" },
  { kind: "requestChanged", run },
  ...[{}, { folder: "/home/you/other" }, { onlyHere: true } as const].map(
    (more) => ({ kind: "tooSoon", run, until: "2026-01-15T12:00:00.000Z", ...more }) as const,
  ),
  { kind: "pinTooSoon", until: "2026-01-15T12:00:00.000Z" },
  { kind: "pinTooSoon", until: "2026-01-15T12:00:00.000Z", onlyHere: true },
  { kind: "journalDamaged", run, rows: 2 },
  { kind: "codeNotAsked", run, reason: "certificate-expired" },
  { kind: "codeNotSixDigits" },
  { kind: "pinUnchanged", run },
  { kind: "pairInUse", run },
  { kind: "portTaken", port: 8443 },
  { kind: "addressRefused", cause: "private-address" },
  { kind: "addressRefused", cause: "of-a-newer-core" },
  { kind: "noSuchEvent" },
  { kind: "notListening" },
  { kind: "noSuchWorkspace", workspace: "ws-7k2q9d" },
  { kind: "notSetUp", missing: ["cloud-token"] },
  { kind: "noSuchTest", test: "t-20260115-abcdef" },
  { kind: "testRunning", test: "t-20260115-abcdef" },
];

describe("the wording", () => {
  test("tells each problem in three parts, each of whole sentences", () => {
    const parts = problems.flatMap((problem) => Object.values(problemWords(translateToEnglish, problem)));
    expect(parts.filter((part) => !/^\S[^]*[.”)]$/.test(part))).toEqual([]);
  });

  test("names the member, the place and the cure of a secret that is missing", () => {
    expect(
      problemWords(translateToEnglish, {
        kind: "secretsMissing",
        missing: [
          { member: "cloud.accessToken", reference: "environment variable CLOUD_TOKEN", why: "env-unset" },
        ],
      }).what,
    ).toBe("cloud.accessToken: environment variable CLOUD_TOKEN isn't set.");
  });

  test("is calm: no exclamation marks, and no command of one host", () => {
    const all = [
      ...problems.flatMap((problem) => Object.values(problemWords(translateToEnglish, problem))),
      ...Object.values(en.ends).flatMap((words) => Object.values(words)),
      ...Object.values(en.complete).flatMap((words) => Object.values(words)),
      ...Confirmation.options.flatMap((what) =>
        Object.values(
          confirmationWords(translateToEnglish, what, { spoken, direction: "to-onprem", warnings: 2 }),
        ),
      ),
      ...[...Object.values(en.causes), en.skipped, en.stepProofs].flatMap((words) => Object.values(words)),
    ];
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter((sentence) => /!|switchover [a-z]|(?<!-)--[a-z]/.test(sentence))).toEqual([]);
  });

  test.each(EndReason.options.filter((reason) => reason !== "complete"))(
    "advises for %s what resume can really do",
    (reason) => {
      const next = translateToEnglish(`ends.${reason}.next`);
      expect(next).toMatch(END_TRAITS[reason].resumable ? /resume the migration/i : /new migration/i);
      expect(next).not.toMatch(END_TRAITS[reason].resumable ? /new migration/i : /resume the migration/i);
    },
  );

  test.each(Object.entries(en.complete).filter(([completion]) => completion !== "looked"))(
    "[I8] says of a run that is complete by %s that less than every step is confirmed",
    (_completion, words) => {
      for (const direction of Direction.options)
        expect(words[direction]).not.toMatch(/every step is confirmed/);
    },
  );

  test("says neither complete nor safe of a run that is not", () => {
    const others = EndReason.options.filter((reason) => reason !== "complete");
    for (const reason of others)
      expect(translateToEnglish(`ends.${reason}.what`)).not.toMatch(
        /\b(complete|success|every step is confirmed)/i,
      );
  });

  test("[I8] tells a proven place from one that a person named and one that nobody knows", () => {
    expect(
      placeSentence(translateToEnglish, { spoken, numberIs: "cloud", proof: "proven", working: true }),
    ).toBe("+1 202 555 0123 is in the cloud and connected.");
    expect(
      placeSentence(translateToEnglish, { spoken, numberIs: "cloud", proof: "attested", working: true }),
    ).toContain("You reported");
    expect(
      placeSentence(translateToEnglish, {
        spoken,
        numberIs: "cloud",
        proof: "proven",
        working: true,
        hears: "no",
      }),
    ).toContain("isn't subscribed");
    expect(
      placeSentence(translateToEnglish, {
        spoken,
        numberIs: "cloud",
        proof: "proven",
        working: true,
        hears: "not-known",
      }),
    ).toContain("is unknown");
    expect(placeSentence(translateToEnglish, { spoken, numberIs: "cloud", proof: "none" })).toContain(
      "unconfirmed",
    );
    expect(
      placeSentence(translateToEnglish, { spoken, numberIs: "on-premises", proof: "proven", working: false }),
    ).toContain("isn't working now");
    expect(placeSentence(translateToEnglish, { spoken, numberIs: "unknown", proof: "none" })).toContain(
      "is unknown",
    );
  });

  test.each([
    [0, "0 ms"],
    [850, "850 ms"],
    [1_500, "1.5 s"],
    [60_000, "1 min"],
    [250_000, "4 min 10 s"],
    [7_260_000, "2 h 1 min"],
    [-5, "0 ms"],
  ])("says %d ms as %s", (ms, words) => {
    expect(durationInWords(translateToEnglish, ms)).toBe(words);
  });
});

describe("the cause of a failed step", () => {
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 5 };
  const after = (step: StepName, outcome: RecordedOutcome): string | undefined =>
    causeSentence(translateToEnglish, {
      steps: [
        {
          step,
          state: {
            kind: outcome.kind === "unknown" ? "unknown" : "rejected",
            attempt: 1,
            outcome,
          },
        },
      ],
    });

  test("names a known error that came with an answer which settles nothing", () => {
    const words = after("register", {
      kind: "unknown",
      cause: "server-error",
      evidence: { ...evidence, apiError: { code: 133000 } },
    });
    expect(words).toContain(en.causes.unknown["server-error"]);
    expect(words).toContain("133000: An earlier removal of this number wasn't completed.");
  });

  test("reads a code in the table of the API that answered the step", () => {
    const rejected = (code: number): RecordedOutcome => ({
      kind: "rejected",
      reason: "other",
      evidence: { ...evidence, apiError: { code } },
    });
    expect(after("backup", rejected(1014))).not.toBe(en.causes.refused.other);
    expect(after("register", rejected(1014))).toBe(en.causes.refused.other);
  });
});
