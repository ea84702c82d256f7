import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusBadge } from "../status/StatusMark.tsx";
import { useDomainWords } from "../run/use-domain-words.ts";
import type { AwaitedCode } from "./awaited-code.ts";
import classes from "./CodeEntry.module.css";

type CodeNotesProps = {
  readonly phase: AwaitedCode;
  /** Whether the code has probably expired by now; the program says so only with the next thing that happens. */
  readonly expired: boolean;
};

/**
 * Notes about the code: the result of the last entry, the number of wrong codes, and how entry is
 * protected.
 */
export function CodeNotes({ phase, expired }: CodeNotesProps) {
  const t = useTranslation();
  const { outcome } = useDomainWords();
  const refusal = phase.lastRefusal === undefined ? undefined : outcome("code", phase.lastRefusal);
  const notTaken = phase.notTaken === undefined ? undefined : outcome("code", phase.notTaken);
  return (
    <div className={classes["notes"]}>
      {notTaken === undefined ? null : (
        <p role="alert" className={classes["refused"]}>
          <StatusBadge meaning="attention" word={t("window.code.notTaken")} /> <span>{notTaken}</span>
        </p>
      )}
      {refusal === undefined || notTaken !== undefined ? null : (
        <p role="alert" className={classes["refused"]}>
          <StatusBadge meaning="stopped" word={t("window.code.refused")} /> <span>{refusal}</span>
        </p>
      )}
      <p>
        {phase.guesses === 0 ? null : <span>{t("window.code.guesses", { count: phase.guesses })} </span>}
        <span>{t("window.code.guard")} </span>
        {expired || phase.expired === true || refusal !== undefined ? null : (
          <span>{t("window.code.anotherNote")}</span>
        )}
      </p>
    </div>
  );
}
