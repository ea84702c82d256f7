import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { FinishButton } from "./FinishTest.tsx";

/**
 * Says that a message arrived that does not count because of its signature, while the test still waits for one that
 * does. Renders nothing otherwise.
 */
export function RejectedMessage({ test }: { readonly test: TestState }) {
  const t = useTranslation();
  const rejected = test.arrivals.findLast(
    ({ kind, signature }) => kind === "message" && (signature === "invalid" || signature === "missing"),
  );
  if (rejected?.signature !== "invalid" && rejected?.signature !== "missing") return null;
  return (
    <Notice meaning="stopped" urgent action={<FinishButton test={test} />}>
      <strong>{t(`window.webhooks.test.rejected.${rejected.signature}`)}</strong>
      <p>{t("window.webhooks.test.rejected.next")}</p>
    </Notice>
  );
}
