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
};
