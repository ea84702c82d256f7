import { expect, test } from "vitest";
import { proof } from "../../../renderer/wording/en/proof.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import type { CoreProblem } from "../../../shared/wording/core-problem.ts";
import { problemOfRun, problemWithOpenRequest, problemWords } from "../../../shared/wording/problems.ts";
import { createTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";

/**
 * Problems that a run may meet after it has sent something, such as an automatically locked vault or a
 * changed file.
 */
const IN_MID_RUN: readonly CoreProblem[] = [
  { kind: "vaultLocked" },
  { kind: "vaultAbsent" },
  { kind: "secretInvalid", member: "number.pin", why: "pin-not-six-digits" },
  { kind: "fileUnusable", member: "cloud.tls.caFile", path: "ca.pem", why: "unreadable" },
  { kind: "storageFull" },
  { kind: "recordDamaged" },
];
const MISSING: CoreProblem = {
  kind: "secretsMissing",
  missing: [{ member: "number.pin", reference: "$PIN", why: "env-unset" }],
};

test.each([
  ["English", translateToEnglish, /^Nothing more was sent\b/],
  ["Spanish", createTranslate("es", { en, es }), /^No se envió nada más\b/],
] as const)(
  "[I9] a problem that may come in the middle of a run says in %s nothing of what was sent before it",
  (_language, say, sentence) => {
    const works = [
      ...IN_MID_RUN.map((problem) => problemWords(say, problem)),
      problemOfRun(say, MISSING),
    ].map((words) => words.works);
    expect(works.filter((text) => !sentence.test(text))).toEqual([]);
  },
);

test.each([
  ["English", translateToEnglish, /try again|another|empty|do not start/i, /Then resume the migration/],
  ["Spanish", createTranslate("es", { en, es }), /intente|otra carpeta|vacía|no inicie/i, /Después reanude/],
] as const)(
  "[ZW2] a problem of the records beside an open request has one next step in %s, in the migration's own folder",
  (_language, t, other, resume) => {
    const problems: readonly CoreProblem[] = [
      { kind: "storageFull" },
      { kind: "storageFailed", code: "EIO" },
      { kind: "storageReadOnly" },
      { kind: "storageDamaged", setAside: "journal.damaged" },
      { kind: "storageReplaced" },
      { kind: "machineState", folder: "/home/you/state", why: "full" },
    ];
    const next = problems.map((problem) => problemWithOpenRequest(t, problem, "register").next);
    expect(next.filter((text) => other.test(text) || !resume.test(text))).toEqual([]);
  },
);

test("a disk that takes no writes is told as that wherever it was met, by the vault too", () => {
  const met: CoreProblem = { kind: "storageFailed", code: "EROFS" };
  for (const say of [problemWords, problemOfRun] as const)
    expect(say(translateToEnglish, met)).toEqual(say(translateToEnglish, { kind: "storageReadOnly" }));
  expect(problemWithOpenRequest(translateToEnglish, met, "register")).toEqual(
    problemWithOpenRequest(translateToEnglish, { kind: "storageReadOnly" }, "register"),
  );
});

test("[I9] what is said of refused PINs and of templates holds also where no PIN was sent and no template was read", () => {
  expect(en.ends["pin-refused-twice"].what).toMatch(/^2 requests were rejected for this number/);
  expect(en.ends["pin-refused-twice"].next).not.toContain("stored PIN");
  expect(en.causes.refused["pin-wrong"]).toBe("The two-step PIN is wrong or missing.");
  for (const direction of ["to-cloud", "to-onprem"] as const)
    expect(proof.sender[direction].templates.text).not.toMatch(/moved|statuses/);
});
