import type { Say } from "./say.ts";
import type { ThreeParts } from "./three-parts.ts";

/** What the pre-checks say when none of them failed. */
export function goWords(say: Say, warnings: number): ThreeParts {
  return {
    what: warnings === 0 ? say("verdicts.go.plain") : say("verdicts.go.warned", { count: warnings }),
    works: say("verdicts.go.works"),
    next: say("verdicts.go.next"),
  };
}
