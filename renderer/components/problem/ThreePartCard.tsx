import type { ReactNode, Ref } from "react";
import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Meaning } from "../status/StatusMark.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { CopyWhatHappened } from "./CopyWhatHappened.tsx";
import classes from "./ThreePartCard.module.css";

type ThreePartCardProps = {
  readonly meaning: Meaning;
  readonly parts: ThreeParts;
  /** The most likely next action as a button. */
  readonly actions?: ReactNode;
  /** Codes and raw text, collapsed at first. */
  readonly details?: ReactNode;
  /** The problem's stable name, for the text that is copied. */
  readonly code?: string | undefined;
  /** Announced at once by screen readers, for a problem that just occurred. */
  readonly urgent?: boolean;
  /** What happened, for a link that leads to this card. */
  readonly heading?: Ref<HTMLElement> | undefined;
};

/** What a person may want to tell somebody else. */
const PROBLEMS: ReadonlySet<Meaning> = new Set(["stopped", "unknown", "attention"]);

/**
 * A problem in three parts, always in this order: what happened, whether the number works now, what to do
 * next.
 */
export function ThreePartCard({
  meaning,
  parts,
  actions,
  details,
  code,
  urgent = false,
  heading,
}: ThreePartCardProps) {
  const t = useTranslation();
  const isProblem = PROBLEMS.has(meaning);
  return (
    <section className={classes["card"]} data-meaning={meaning} role={urgent ? "alert" : "status"}>
      <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
      <div className={classes["text"]}>
        <dl className={classes["parts"]}>
          <dt>{t("window.parts.what")}</dt>
          <dd ref={heading} tabIndex={heading === undefined ? undefined : -1}>
            {parts.what}
          </dd>
          <dt>{t("window.parts.works")}</dt>
          <dd>{parts.works}</dd>
          <dt>{t("window.parts.next")}</dt>
          <dd>{parts.next}</dd>
        </dl>
        {actions === undefined && !isProblem ? null : (
          <div className={classes["actions"]}>
            {actions}
            {isProblem ? <CopyWhatHappened parts={parts} code={code} inRow={actions !== undefined} /> : null}
          </div>
        )}
        {details === undefined ? null : (
          <details className={classes["details"]}>
            <summary>{t("window.parts.details")}</summary>
            {details}
          </details>
        )}
      </div>
    </section>
  );
}
