import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { completionOf } from "../../../shared/wording/completion.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { isFine } from "./end-meaning.ts";
import { besidesObstacle, pastTitle, runTitle } from "./run-title.ts";

/** Whether the migration is complete, and none of the same number came after it. */
export function isComplete({ phase, newer }: Pick<RunSnapshot, "phase" | "newer">): boolean {
  return phase.kind === "ended" && phase.reason === "complete" && newer === undefined;
}

/** Whether a complete migration needs no explanation: every step was confirmed, both APIs agree, and the number works. */
export function isPlainSuccess(run: RunSnapshot): boolean {
  return isComplete(run) && run.proof === "proven" && isFine(run) && completionOf(run) === "looked";
}

/** Whether the number was found on the other API since, without a migration: what this one moved is moved back. */
export function isElsewhereSince(chain: ProofChain | undefined): boolean {
  return chain?.links.find(({ id }) => id === "moved")?.state === "failed";
}

/**
 * The title of a migration that may have a chain of proof: that messages arrive is said once one did after the move, that
 * none did once a test waited for one, and nothing of the location once the number was found elsewhere.
 */
export function titleWithProof(t: WindowTranslate, run: RunSnapshot, chain: ProofChain | undefined): string {
  const { spoken, numberIs } = run;
  if (isComplete(run) && isElsewhereSince(chain)) return pastTitle(t, run);
  const stateOf = (link: "moved" | "message") => chain?.links.find(({ id }) => id === link)?.state;
  if (!isComplete(run) || numberIs === "unknown" || run.working === false || stateOf("moved") !== "proven")
    return runTitle(t, run);
  const message = stateOf("message");
  if (message === "failed")
    return besidesObstacle(t, t(`window.run.title.silent.${numberIs}`, { spoken }), run);
  return message === "proven"
    ? besidesObstacle(t, t(`window.run.title.arrives.${numberIs}`, { spoken }), run)
    : runTitle(t, run);
}
