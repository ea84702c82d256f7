import type { Observation } from "../../../shared/migration/observation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { RunEvidence } from "../../components/run/RunEvidence.tsx";
import { isComplete, isElsewhereSince, isPlainSuccess } from "../../components/run/finale.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./panels/panels.module.css";

type RunLeadProps = {
  readonly run: RunSnapshot;
  /** The chain of proof of a complete migration. */
  readonly chain: ProofChain | undefined;
  /** A later observation that tells more than the end of the migration. */
  readonly found?: Observation | undefined;
};

/** Shows under the title how the location is known, and when the migration started. */
export function RunLead({ run, chain, found }: RunLeadProps) {
  const t = useTranslation();
  const at = localTime(t.language, run.openedAt);
  // A newer migration of the number exists, or it was found elsewhere: the location at the end of this one is outdated.
  if (
    run.newer !== undefined ||
    (run.phase.kind === "ended" && (found !== undefined || isElsewhereSince(chain)))
  )
    return t("window.run.lead", { at, run: run.run });
  return (
    <div className={`sw-facts ${classes["lead"]}`} aria-live="polite">
      {isPlainSuccess(run) ? <Success run={run} /> : <RunEvidence run={run} />}
      {isComplete(run) ? <Outcome run={run} chain={chain} /> : null}
      <span>
        {run.phase.kind === "ended"
          ? t("window.run.lead", { at, run: run.run })
          : t("window.run.leadOpen", { at })}
      </span>
    </div>
  );
}

/** Where the number is and that it works there; the drawing below says what each API reports. */
function Success({ run }: { readonly run: RunSnapshot }) {
  const words = useDomainWords();
  return (
    <>
      <StatusBadge meaning="proven" word={words.proof("proven").word} />
      <span>{words.run(run).works}</span>
    </>
  );
}

/** How much of the chain of proof is there, and whether anything changed that should not have. */
function Outcome({ run: { changes }, chain }: Pick<RunLeadProps, "run" | "chain">) {
  const t = useTranslation();
  const unexpected = changes.filter(({ same, expectedSame }) => !same && expectedSame).length;
  return (
    <>
      {chain === undefined ? null : (
        <span>
          {t("window.proof.count", {
            count: chain.links.filter(({ state }) => state === "proven").length,
            of: chain.links.length,
          })}
        </span>
      )}
      {unexpected === 0 ? null : (
        <StatusBadge
          meaning="attention"
          word={t("window.run.evidenceOf.unexpected", { count: unexpected })}
        />
      )}
    </>
  );
}
