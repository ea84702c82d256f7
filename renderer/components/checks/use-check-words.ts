import { useMemo } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { checkHeed, checkTitle, checkWhy } from "../../../shared/wording/checks.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { checkCause } from "../../wording/check-remedy.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** What is said of pre-checks and their causes, in the person's language. */
export function useCheckWords() {
  const t = useTranslation();
  return useMemo(
    () => ({
      title: (id: CheckResult["id"]) => checkTitle(t, id),
      why: (id: CheckResult["id"]) => checkWhy(t, id),
      heed: (id: CheckResult["id"]) => checkHeed(t, id),
      /** The value that was found, in words. Texts of the platform stand in it as they came. */
      found: (check: CheckResult) => findingText(t, check),
      cause: (cause: string | undefined, id?: CheckResult["id"]) => checkCause(t, cause, id),
    }),
    [t],
  );
}
