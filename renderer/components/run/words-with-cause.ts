import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import type { DomainWords } from "./use-domain-words.ts";

/** A migration's result in three parts, with the platform's reason if it did not succeed. */
export function wordsWithCause(words: DomainWords, run: RunSnapshot): ThreeParts {
  const parts = words.run(run);
  const cause = words.cause(run);
  const complete = run.phase.kind === "ended" && run.phase.reason === "complete";
  return cause === undefined || complete ? parts : { ...parts, what: `${parts.what} ${cause}` };
}
