import type { InputProblem, RunProblem, StorageProblem, VaultProblem } from "../rpc/problems.ts";
import type { StepName } from "../migration/step.ts";
import { STEP_WORDS } from "./steps.ts";
import { NOTHING_SENT, type ThreeParts } from "./three-parts.ts";
import { localTime } from "./times.ts";

/** Every problem that the core may answer with. */
export type CoreProblem =
  | StorageProblem
  | VaultProblem
  | InputProblem
  | RunProblem
  | { readonly kind: "pairInUse"; readonly run: string };

type WordsFor<P extends { kind: string }> = {
  readonly [K in P["kind"]]: (problem: Extract<P, { kind: K }>) => ThreeParts;
};

const HELD_BACK = "Nothing further was sent: what cannot be recorded is not done.";
const RUN_UNTOUCHED = "Nothing was sent: the run stands where it stood.";

const STORAGE: WordsFor<StorageProblem> = {
  newerVersion: ({ found, known }) => ({
    what: `The data folder was written by a newer version of Switchover (format ${found}; this one knows ${known}).`,
    works: NOTHING_SENT,
    next: "Use the newer version, or another data folder.",
  }),
  storageDamaged: ({ setAside }) => ({
    what: `The records in the data folder are damaged. A copy was set aside as ${setAside}; nothing was deleted.`,
    works: HELD_BACK,
    next: "Keep that copy. Restore the folder from your own backup, or begin with an empty data folder.",
  }),
  storageReplaced: () => ({
    what: "The records in the data folder are older than the folder itself says: they were emptied, replaced or rolled back.",
    works: HELD_BACK,
    next: "Put the newest copy back. Do not start a run until then: tries already made could be forgotten.",
  }),
  storageFull: () => ({
    what: "The disk of the data folder is full.",
    works: HELD_BACK,
    next: "Make room, then try again.",
  }),
  storageReadOnly: () => ({
    what: "The data folder cannot be written to.",
    works: HELD_BACK,
    next: "Give yourself the right to write there, or choose another data folder.",
  }),
  storageFailed: ({ code }) => ({
    what: `The data folder could not be read or written (${code}).`,
    works: HELD_BACK,
    next: "Check the disk and the folder's permissions, then try again.",
  }),
};

const VAULT: WordsFor<Exclude<VaultProblem, StorageProblem>> = {
  vaultLocked: () => ({ what: "The vault is locked.", works: NOTHING_SENT, next: "Give its passphrase." }),
  vaultAbsent: () => ({
    what: "This data folder has no vault yet.",
    works: NOTHING_SENT,
    next: "Check that the data folder is the right one.",
  }),
  wrongPassphrase: () => ({
    what: "The passphrase does not open this vault.",
    works: NOTHING_SENT,
    next: "Check the passphrase and the data folder. Nothing is deleted, however often you try.",
  }),
  vaultDamaged: ({ setAside }) => ({
    what:
      setAside === undefined
        ? "The vault is damaged."
        : `The vault is damaged. A copy was set aside as ${setAside}; nothing was deleted.`,
    works: HELD_BACK,
    next: "Restore it from your own backup of the data folder.",
  }),
  vaultChanged: () => ({
    what: "The vault is another one than this data folder's records were written with.",
    works: HELD_BACK,
    next: "Put the vault that belongs to this data folder back.",
  }),
  recordMissing: () => ({
    what: "The vault does not hold the secret that is needed.",
    works: HELD_BACK,
    next: "Put it where the plan reads it, then try again.",
  }),
  labelTaken: () => ({
    what: "This label belongs to a backup that a run keeps in the vault.",
    works: HELD_BACK,
    next: "Choose another label.",
  }),
  recordDamaged: () => ({
    what: "A secret in the vault is damaged and was not used.",
    works: HELD_BACK,
    next: "Put the secret into the vault again, or restore the vault from your own backup.",
  }),
};

type MissingSecret = Extract<InputProblem, { kind: "secretsMissing" }>["missing"][number];

const WHY_MISSING: Readonly<Record<MissingSecret["why"], (secret: MissingSecret) => string>> = {
  "env-unset": ({ member, reference }) => `${member}: ${reference} is not set.`,
  "file-unreadable": ({ member, reference }) =>
    `${member}: ${reference} cannot be read. It is not there, may not be read, is no text, or is larger than 1 MiB.`,
  "label-unknown": ({ member, reference }) => `${member}: ${reference} is not in the vault.`,
  "vault-locked": ({ member, reference }) =>
    `${member}: ${reference} cannot be read while the vault is locked or absent.`,
  empty: ({ member, reference }) => `${member}: ${reference} is empty.`,
};

const WHY_INVALID: Readonly<
  Record<Extract<InputProblem, { kind: "secretInvalid" }>["why"], (member: string) => string>
> = {
  "pin-not-six-digits": (member) => `${member} is not a PIN: a PIN has exactly six digits.`,
  "not-one-line": (member) =>
    `${member} has a line break or a control character inside; it must be one line.`,
  empty: (member) => `${member} is empty.`,
};

const WHY_UNUSABLE: Readonly<
  Record<Extract<InputProblem, { kind: "fileUnusable" }>["why"], (member: string, path: string) => string>
> = {
  unreadable: (member, path) => `${member}: the file ${path} cannot be read.`,
  "not-a-certificate": (member, path) =>
    `${member}: the file ${path} holds no certificate in PEM form (“-----BEGIN CERTIFICATE-----”).`,
};

const INPUT: WordsFor<InputProblem> = {
  secretsMissing: ({ missing }) => ({
    what: missing.map((secret) => WHY_MISSING[secret.why](secret)).join("\n"),
    works: NOTHING_SENT,
    next: "Put each secret where the plan says it is, or change the plan.",
  }),
  secretInvalid: ({ member, why }) => ({
    what: WHY_INVALID[why](member),
    works: NOTHING_SENT,
    next: "Correct it where the plan reads it.",
  }),
  fileUnusable: ({ member, path, why }) => ({
    what: WHY_UNUSABLE[why](member, path),
    works: NOTHING_SENT,
    next: "Correct the path in the plan, or the file.",
  }),
};

const RUN: WordsFor<RunProblem> = {
  noSuchRun: ({ run }) => ({
    what: `There is no run ${run} in this data folder.`,
    works: NOTHING_SENT,
    next: "List the runs, and check the data folder.",
  }),
  heldElsewhere: ({ run }) => ({
    what: `Another process is working on run ${run}.`,
    works: "Nothing was sent from here.",
    next: "Wait for the other process, or end it; then try again.",
  }),
  runOpen: ({ run, held }) => ({
    what: held
      ? `Another process is moving this number already: run ${run}.`
      : `Run ${run} of this number is open already.`,
    works: "Nothing was sent from here.",
    next: held ? "Wait for it." : "Go on with that run, or abandon it, before you start another.",
  }),
  noGo: ({ checks }) => ({
    what: noGoSentence(checks.filter((check) => check.status === "fail").length),
    works: "Nothing was changed: your number is where it was.",
    next: "Put right what the failed checks name, then check again.",
  }),
  notWaitingForThis: ({ run, phase }) =>
    phase === "attempts-spent"
      ? {
          what: `The tries of run ${run} are used up, so the request is not sent once more.`,
          works: RUN_UNTOUCHED,
          next: "Look at the number in the platform's dashboard and say where you see it. A new run has tries of its own.",
        }
      : {
          what: `Run ${run} is not waiting for this.`,
          works: RUN_UNTOUCHED,
          next: "Look at where the run stands.",
        },
  tooSoon: ({ until }) => ({
    what: `It is too soon. The next try is possible at ${localTime(until)}.`,
    works: RUN_UNTOUCHED,
    next: "Wait until then, or use the other channel if its wait is over.",
  }),
  journalDamaged: ({ run, rows }) => ({
    what:
      rows === 1
        ? `One row of run ${run}'s journal cannot be trusted and was set aside.`
        : `${rows} rows of run ${run}'s journal cannot be trusted and were set aside.`,
    works: "Nothing was sent: without the whole journal it cannot be told what was done already.",
    next: "This run cannot be continued from here, and nothing was deleted. Look in the platform's dashboard where the number is, then go on with a fresh data folder.",
  }),
  codeNotSixDigits: () => ({
    what: "A registration code has six digits.",
    works: RUN_UNTOUCHED,
    next: "Enter the code from the message, with or without its hyphen.",
  }),
  pinUnchanged: () => ({
    what: "The PIN is the one that the platform refused already, so the request is not sent once more: each wrong PIN brings the lock of the PIN nearer.",
    works: RUN_UNTOUCHED,
    next: "Look at the number in the platform's dashboard and say where you see it. Reset the PIN there before any new run.",
  }),
  requestChanged: () => ({
    what: "The PIN is no longer the one that was sent before. Only the same request may be repeated; with another PIN it would be a new one.",
    works: RUN_UNTOUCHED,
    next: "Put the PIN that was sent before back where the plan reads it, or look in the platform's dashboard and say where you see the number.",
  }),
};

function noGoSentence(failed: number): string {
  return failed === 1
    ? "One check failed, so the migration was not begun."
    : `${failed} checks failed, so the migration was not begun.`;
}

const PROBLEMS: WordsFor<CoreProblem> = {
  ...STORAGE,
  ...VAULT,
  ...INPUT,
  ...RUN,
  pairInUse: ({ run }) => ({
    what: `The backup is needed by run ${run}, which has not ended.`,
    works: "Nothing was erased.",
    next: "Finish or abandon that run first.",
  }),
};

/** The words for a problem of the records that came up while a request was out whose outcome decides something. */
export function problemWithOpenRequest(problem: CoreProblem, step: StepName): ThreeParts {
  const words = problemWords(problem);
  return {
    what: `A request is out: “${STEP_WORDS[step].name}” was sent, and its outcome is open. ${words.what}`,
    works: "Where the number is can only be told after another look at both sides. Nothing further was sent.",
    next: `${words.next} Then take the run up again: it looks before it does anything else.`,
  };
}

/** The words for a secret that an open run needs and finds neither where its plan says nor sealed in the vault. */
export function problemOfRun(problem: CoreProblem): ThreeParts {
  const words = problemWords(problem);
  if (problem.kind !== "secretsMissing") return words;
  return {
    ...words,
    what: problem.missing
      .map((secret) =>
        secret.why === "env-unset"
          ? `${secret.member}: ${secret.reference} is not set, and no usable sealed copy is in the vault.`
          : WHY_MISSING[secret.why](secret),
      )
      .join("\n"),
    works: RUN_UNTOUCHED,
  };
}

/** The words for a backup whose run was abandoned without anybody knowing where the number is. */
export function pairOfUnknownPlace(run: string): ThreeParts {
  return {
    what: `The backup belongs to run ${run}, which was ended, but nobody knows yet where its number is.`,
    works: "Nothing was erased: the backup may still be needed.",
    next: "Look at the number in the platform's dashboard and say where you see it; then the backup can be released.",
  };
}

/** Tells a problem of the core to a person; no sentence repeats a secret. */
export function problemWords(problem: CoreProblem): ThreeParts {
  const words = PROBLEMS[problem.kind] as (problem: CoreProblem) => ThreeParts;
  return words(problem);
}
