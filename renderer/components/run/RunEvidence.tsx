import type { Observation } from "../../../shared/migration/observation.ts";
import { isSinceCopy, type RunSnapshot, type StepState } from "../../../shared/migration/run-snapshot.ts";
import { STEP_TRAITS } from "../../../shared/migration/step.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusBadge, type Meaning } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { isFine } from "./end-meaning.ts";
import { shownPlaceOf, stepInFlight } from "./shown-place.ts";
import { useDomainWords } from "./use-domain-words.ts";

/** How the location of a migration's number is known, as one line under the diagram. */
export function RunEvidence({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const words = useDomainWords();
  const live = useConnection().kind === "live";
  const place = shownPlaceOf(run);
  if (place === "crossing") {
    const step = words.step(stepInFlight(run)?.step ?? "register").name;
    return <span>{t(`window.run.evidence.${live ? "crossing" : "crossingUnseen"}`, { step })}</span>;
  }
  if (place === "unknown") return <UnknownEvidence run={run} />;
  const { meaning, badge } = proofLook(run, words.proof(run.proof).word);
  return (
    <>
      <StatusBadge meaning={meaning} word={badge} />
      <PlaceEvidence run={run} />
    </>
  );
}

/** What both APIs returned in an observation, and its age: facts of a row (`sw-facts`). */
export function ObservationEvidence({ reading }: { readonly reading: Observation }) {
  const t = useTranslation();
  return (
    <>
      <span>{t(`window.run.evidence.cloud.${reading.cloudSays}`)}</span>
      <span>{t(`window.run.evidence.client.${reading.clientSays}`)}</span>
      <Age at={reading.at} />
    </>
  );
}

function PlaceEvidence({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const words = useDomainWords();
  const { lastReading, proof, basis } = run;
  if (proof === "attested") return <span>{t("window.run.evidence.person")}</span>;
  if (lastReading !== undefined && lastReading.home === shownPlaceOf(run))
    return <ObservationEvidence reading={lastReading} />;
  if (proof === "proven" && basis === "backup-given") return <span>{words.basis(basis)}</span>;
  const mover = run.steps.find(({ step, state }) => STEP_TRAITS[step].moves && state.kind === "confirmed");
  const by = mover?.state.kind === "confirmed" ? mover.state.by : undefined;
  if (proof === "proven" && mover !== undefined && by === "answer")
    return <span>{t("window.run.evidence.answer", { step: words.step(mover.step).name })}</span>;
  if (proof === "proven" && by === "webhook") return <span>{t("window.run.evidence.webhook")}</span>;
  return (
    <span>
      {proof === "none"
        ? t("window.run.evidence.none")
        : basis === undefined
          ? words.proof(proof).sentence
          : words.basis(basis)}
    </span>
  );
}

function UnknownEvidence({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const words = useDomainWords();
  const lost = run.steps.find(
    ({ step, state }) => STEP_TRAITS[step].moves && (state.kind === "unknown" || state.kind === "in-flight"),
  );
  return (
    <>
      <StatusBadge meaning="unknown" word={words.home("unknown")} />
      <span>
        {lost === undefined
          ? t(run.lastReading === undefined ? "window.run.evidence.unlooked" : "window.run.evidence.untold")
          : t(`window.run.evidence.${lostHow(lost.state)}`, {
              step: words.step(lost.step).name,
            })}
      </span>
    </>
  );
}

function lostHow(state: StepState): "copied" | "unusable" | "lost" {
  if (isSinceCopy(state)) return "copied";
  return hasResponse(state) ? "unusable" : "lost";
}

/** Whether a response arrived, of which only the outcome could not be told. */
function hasResponse(state: StepState): boolean {
  return state.kind === "unknown" && state.outcome.evidence.httpStatus !== undefined;
}

function proofLook(run: RunSnapshot, word: string): { meaning: Meaning; badge: string } {
  if (run.proof === "proven") return { meaning: isFine(run) ? "proven" : "attention", badge: word };
  return { meaning: "attention", badge: word };
}
