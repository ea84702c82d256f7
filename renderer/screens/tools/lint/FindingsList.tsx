import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { visible } from "../../../../shared/visible.ts";
import { lintMessage, lintReason } from "../../../../shared/wording/lint.ts";
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

const USUAL_HEIGHT = 76;
const PAGE = 8;

/** The findings; the one that is chosen says why, and its place is shown. Only the visible ones are rendered. */
export function FindingsList({ findings, files, active, onActive }: FindingsListProps) {
  const t = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: findings.length,
    getScrollElement: () => list.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 6,
  });
  useEffect(() => {
    if (active !== undefined) virtual.scrollToIndex(active, { align: "auto" });
  }, [active, virtual]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event.key, active, findings.length);
    if (next === undefined) return;
    event.preventDefault();
    onActive(next);
  };
  const onClick = (event: MouseEvent): void => {
    const option = (event.target as Element).closest<HTMLElement>("[data-index]");
    if (option !== null) onActive(Number(option.dataset["index"]));
  };
  const items = virtual.getVirtualItems();
  const isRendered = active !== undefined && items.some(({ index }) => index === active);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t("window.lint.findings", { count: findings.length })}
      aria-activedescendant={isRendered ? `${id}-${active}` : undefined}
      tabIndex={0}
      className={classes["findings"]}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" className={classes["rows"]} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const finding = findings[index];
          return finding === undefined ? null : (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-posinset={index + 1}
              aria-setsize={findings.length}
              className={classes["finding"]}
              tabIndex={-1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Finding finding={finding} files={files} isActive={index === active} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Where a key leads; undefined if it leads nowhere. */
function target(key: string, active: number | undefined, count: number): number | undefined {
  const last = count - 1;
  const from = active ?? -1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: last,
    Enter: Math.max(0, from),
    " ": Math.max(0, from),
  };
  const next = moves[key];
  return next === undefined || last < 0 ? undefined : Math.max(0, Math.min(last, next));
}

type FindingProps = {
  readonly finding: SourceFinding;
  readonly files: readonly CheckedSource[];
  readonly isActive: boolean;
};

function Finding({ finding, files, isActive }: FindingProps) {
  const t = useTranslation();
  const { severity, rule, line, pointer, file } = finding;
  const isFixable = finding.fix !== undefined && files[finding.source]?.source.kind !== "har";
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
