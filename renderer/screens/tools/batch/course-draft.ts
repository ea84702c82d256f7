import { MOST_AT_ONCE } from "../../../../shared/rpc/areas/batch.ts";
import { asSeen, wholeNumber, type Range } from "../../../../shared/typed-value.ts";

/** How to go, as it is typed. */
export type CourseDraft = { readonly canary: string; readonly parallel: string; readonly stopAfter: string };

const MOST_FAILURES = 100_000;

/** What is proposed for so many numbers. */
export function courseDraft(numbers: number): CourseDraft {
  return { canary: String(Math.min(1, numbers - 1)), parallel: "1", stopAfter: "" };
}

/** What each field takes for so many numbers. */
export function courseLimits(numbers: number): Readonly<Record<keyof CourseDraft, Range>> {
  return {
    canary: { least: 0, most: numbers },
    parallel: { least: 1, most: MOST_AT_ONCE },
    stopAfter: { least: 1, most: MOST_FAILURES },
  };
}

type Course = {
  readonly canary: number | undefined;
  readonly parallel: number | undefined;
  readonly stopAfter: number | "never" | undefined;
};

/** What was typed; undefined for what its field doesn't take. An empty number of canaries isn't none. */
export function readCourse(draft: CourseDraft, limits: ReturnType<typeof courseLimits>): Course {
  return {
    canary: wholeNumber(draft.canary, limits.canary),
    parallel: wholeNumber(draft.parallel, limits.parallel),
    stopAfter: asSeen(draft.stopAfter) === "" ? "never" : wholeNumber(draft.stopAfter, limits.stopAfter),
  };
}
