/** A part of the program, with the tests that have to notice each change of it. */
export type Part = {
  readonly files: readonly string[];
  /** Only tests that matter: each mutant runs those of them that reach it. */
  readonly tests: readonly string[];
  /** The share of mutants to notice, in percent, without equivalent ones. */
  readonly atLeast: number;
};

/** Tells the tests' configuration which part is tried. */
export const PART_VARIABLE = "SWITCHOVER_MUTANTS_PART";

/** The parts that `npm run mutants` mutates, by name. */
export const PARTS: Readonly<Record<string, Part>> = {
  classify: {
    files: ["main/core/platforms/http/classify.ts"],
    tests: [
      "test/unit/platforms/classify.test.ts",
      "test/unit/platforms/answer-format.test.ts",
      "test/unit/platforms/refusal-shapes.test.ts",
      "test/unit/platforms/found-refusals.test.ts",
      "test/unit/platforms/refusals-that-are-none.test.ts",
    ],
    atLeast: 100,
  },
  resend: {
    files: ["shared/migration/resend-table.ts"],
    tests: ["test/unit/shared/resend-table.test.ts", "test/unit/platforms/classify.test.ts"],
    atLeast: 100,
  },
  decide: {
    files: ["main/core/migration/decide/*.ts", "!main/core/migration/decide/locate-number.ts"],
    tests: [
      "test/unit/migration/decide-*.test.ts",
      "test/unit/migration/by-webhook.test.ts",
      "test/unit/migration/await-throughput.test.ts",
      "test/unit/migration/observation-window.test.ts",
    ],
    atLeast: 95,
  },
  fold: {
    files: [
      "main/core/migration/state/fold.ts",
      "main/core/migration/state/outcome.ts",
      "main/core/migration/state/opened.ts",
      "main/core/migration/state/mark.ts",
      "main/core/migration/state/intent.ts",
      "main/core/migration/state/account.ts",
      "main/core/migration/state/late-answer.ts",
    ],
    tests: [
      "test/unit/migration/fold-*.test.ts",
      "test/unit/migration/late-answer-rows.test.ts",
      "test/unit/migration/run-origin.test.ts",
      "test/unit/migration/infer-location-edges.test.ts",
      // They decide on states that were folded from rows.
      "test/unit/migration/decide-*.test.ts",
      "test/unit/migration/by-webhook.test.ts",
      "test/unit/migration/await-throughput.test.ts",
    ],
    atLeast: 95,
  },
  probe: {
    files: [
      "main/core/migration/state/infer-location.ts",
      "main/core/migration/state/observation-window.ts",
      "main/core/migration/decide/locate-number.ts",
      "main/core/migration/observation/observe-number.ts",
      "main/core/platforms/interpret.ts",
      "shared/migration/obstacle.ts",
    ],
    tests: [
      "test/unit/migration/obstacle.test.ts",
      "test/unit/migration/infer-location*.test.ts",
      "test/unit/migration/what-observations-confirm.test.ts",
      "test/unit/migration/observation-window.test.ts",
      "test/unit/migration/observe-number.test.ts",
      "test/unit/migration/decide-*.test.ts",
      "test/unit/migration/fold-*.test.ts",
    ],
    atLeast: 95,
  },
  vault: {
    files: [
      "main/core/storage/mirrored-file.ts",
      "main/core/vault/cipher.ts",
      "main/core/vault/key-file.ts",
      "main/core/vault/key-ring.ts",
      "main/core/vault/passphrase-source.ts",
      "main/core/vault/record-file.ts",
      "main/core/vault/records.ts",
      "main/core/vault/recovery-key.ts",
      "main/core/vault/recovery-wraps.ts",
    ],
    tests: [
      "test/unit/storage/mirrored-file.test.ts",
      "test/unit/vault/bound-data.test.ts",
      "test/unit/vault/cipher.test.ts",
      "test/unit/vault/first-release.test.ts",
      "test/unit/vault/foreign-key.test.ts",
      "test/unit/vault/key-file.test.ts",
      "test/unit/vault/key-ring.test.ts",
      "test/unit/vault/mended-key-files.test.ts",
      "test/unit/vault/older-key-file.test.ts",
      "test/unit/vault/passphrase-cost.test.ts",
      "test/unit/vault/record-file.test.ts",
      "test/unit/vault/record-opening.test.ts",
      "test/unit/vault/recovery.test.ts",
      "test/unit/vault/recovery-wraps.test.ts",
      "test/unit/vault/second-backup-file.test.ts",
      "test/unit/vault/second-key-file.test.ts",
      "test/unit/vault/small-rules.test.ts",
      "test/unit/vault/unreadable-records.test.ts",
    ],
    atLeast: 95,
  },
};
