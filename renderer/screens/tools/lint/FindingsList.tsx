import { visible } from "../../../../shared/visible.ts";
import { lintMessage, lintReason } from "../../../../shared/wording/lint.ts";
import { ChoiceList } from "../../../components/list/ChoiceList.tsx";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { CheckedSource, SourceFinding } from "./check-sources.ts";
import classes from "./lint.module.css";

type FindingsListProps = {
  readonly findings: readonly SourceFinding[];
  readonly files: readonly CheckedSource[];
  /** The position of the finding whose place is shown. */
  readonly active: number | undefined;
  readonly onActive: (index: number) => void;
};

/** The findings; the one that is chosen says why, and its place is shown. */
export function FindingsList({ findings, files, active, onActive }: FindingsListProps) {
  const t = useTranslation();
  return (
    <ChoiceList
      label={t("window.lint.findings", { count: findings.length })}
      count={findings.length}
      usualHeight={76}
      active={active}
      onActive={onActive}
      renderEntry={(index, isActive) => {
        const finding = findings[index];
        return finding === undefined ? null : <Finding finding={finding} files={files} isActive={isActive} />;
      }}
    />
  );
}

type FindingProps = {
  readonly finding: SourceFinding;
  readonly files: readonly CheckedSource[];
  readonly isActive: boolean;
};

function Finding({ finding, files, isActive }: FindingProps) {
  const t = useTranslation();
  const { severity, rule, line, pointer, file } = finding;
  const isFixable = finding.fixable && files[finding.source]?.source.kind !== "har";
  const place = t("window.lint.line", { line });
  return (
    <>
      <StatusMark
        meaning={severity === "error" ? "stopped" : "attention"}
        word={t(`window.lint.severity.${severity}`)}
      />
      <div className={classes["said"]}>
        <p className={classes["message"]}>
          <bdi className="sw-break">{visible(lintMessage(t, finding), 300)}</bdi>
        </p>
        <p className={classes["place"]}>
          <span>{place}</span>
          {files.length < 2 ? null : <bdi className="sw-break">{visible(file, 160)}</bdi>}
          {pointer === "" ? null : <bdi className="sw-mono sw-break">{visible(pointer, 160)}</bdi>}
        </p>
        {isActive ? <p className={classes["why"]}>{lintReason(t, rule)}</p> : null}
        <p className={classes["place"]}>
          <span className="sw-mono">{rule}</span>
          <span>{t(isFixable ? "window.lint.fixable" : "window.lint.notFixable")}</span>
        </p>
      </div>
    </>
  );
}
