import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { currentStep } from "../../components/run/shown-place.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Shows under the title when the migration started and its current step. */
export function RunLead({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const words = useDomainWords();
  const at = localTime(t.language, run.openedAt);
  if (run.phase.kind === "ended") return t("window.run.lead", { at, run: run.run });
  const { number, step } = currentStep(run);
  return t("window.run.leadStep", { at, number, count: run.steps.length, step: words.step(step).name });
}
