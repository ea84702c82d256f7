import type { ThreeParts } from "./three-parts.ts";

/** What the pre-checks say when none of them failed. */
export function goWords(warnings: number): ThreeParts {
  return {
    what: goSentence(warnings),
    works: "Nothing was changed: your number is where it was.",
    next: "Start the migration when you are ready. It checks once more before it begins.",
  };
}

function goSentence(warnings: number): string {
  if (warnings === 0) return "No check found anything in the way.";
  return warnings === 1
    ? "No check found anything in the way; one warns of something."
    : `No check found anything in the way; ${warnings} warn of something.`;
}
