import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusBadge } from "../status/StatusMark.tsx";
import { useDomainWords } from "../run/use-domain-words.ts";
import type { AwaitedCode } from "./awaited-code.ts";
import classes from "./CodeEntry.module.css";

type CodeResultProps = {
  readonly phase: AwaitedCode;
  /** For the field that it describes. */
  readonly id: string;
};

/** What became of the last entry, if it was rejected or never reached the client. */
export function CodeResult({ phase, id }: CodeResultProps) {
  const t = useTranslation();
  const { outcome } = useDomainWords();
  const { lastRefusal, notTaken } = phase;
  const last = notTaken ?? lastRefusal;
  return (
    <div id={id} className={classes["result"]}>
      {last === undefined ? null : (
        <p role="alert">
          {notTaken === undefined ? (
            <StatusBadge meaning="stopped" word={t("window.code.refused")} />
          ) : (
            <StatusBadge meaning="attention" word={t("window.code.notTaken")} />
          )}{" "}
          <span>{outcome("code", last)}</span>
        </p>
      )}
    </div>
  );
}

type CodeNotesProps = {
  readonly phase: AwaitedCode;
  /** Whether the code has probably expired by now; the program says so only with the next thing that happens. */
  readonly expired: boolean;
};

/** Notes about the code: the number of wrong codes, and how entry is protected. */
export function CodeNotes({ phase, expired }: CodeNotesProps) {
  const t = useTranslation();
  return (
    <div className={classes["notes"]}>
      <p>
        {phase.guesses === 0 ? null : <span>{t("window.code.guesses", { count: phase.guesses })} </span>}
        <span>{t("window.code.guard")} </span>
        {expired || phase.expired === true || phase.lastRefusal !== undefined ? null : (
          <span>{t("window.code.anotherNote")}</span>
        )}
      </p>
    </div>
  );
}
