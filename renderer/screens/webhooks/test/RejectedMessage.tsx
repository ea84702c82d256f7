import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { FinishButton } from "./FinishTest.tsx";

type RejectedMessageProps = { readonly test: TestState; readonly fault: "invalid" | "missing" };

/** Says that a message arrived that does not count because of its signature, and ends the test. */
export function RejectedMessage({ test, fault }: RejectedMessageProps) {
  const t = useTranslation();
  return (
    <Notice meaning="stopped" urgent action={<FinishButton test={test} />}>
      <strong>{t(`window.webhooks.test.rejected.${fault}`)}</strong>
      <p>{t("window.webhooks.test.rejected.next")}</p>
    </Notice>
  );
}
