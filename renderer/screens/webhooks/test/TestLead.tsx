import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { outcomeOfTest } from "../../../../shared/webhook/test-outcome.ts";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { OUTCOME_MEANINGS } from "../../../components/webhooks/outcome.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

/** What a test does, or how certain its result is and how old. */
export function TestLead({ test }: { readonly test: TestState | undefined }) {
  const t = useTranslation();
  if (test?.phase !== "ended") return t("window.webhooks.test.lead");
  const meaning = OUTCOME_MEANINGS[outcomeOfTest(test)];
  return (
    <LeadFacts certainty={{ meaning, word: t(`window.meaning.${meaning}`) }}>
      {test.endedAt === undefined ? null : (
        <span>
          {t("window.webhooks.test.endedAt")} <Age at={test.endedAt} />
        </span>
      )}
      <span>{t("window.webhooks.test.lead")}</span>
    </LeadFacts>
  );
}
