import { useMemo } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { checkHeed, checkTitle, checkWhy } from "../../../shared/wording/checks.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { checkCause } from "../../wording/check-remedy.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Texts about preflight checks and their causes, in the user's language. */
export function useCheckWords() {
  const t = useTranslation();
  return useMemo(
    () => ({
      title: (id: CheckResult["id"]) => checkTitle(t, id),
      why: (id: CheckResult["id"]) => checkWhy(t, id),
      heed: (id: CheckResult["id"]) => checkHeed(t, id),
      /** The value found. Texts from the platform are untranslated and untrusted. */
      found: (check: CheckResult) => findingText(t, check),
      cause: (cause: string | undefined, id?: CheckResult["id"]) => checkCause(t, cause, id),
    }),
    [t],
  );
}
