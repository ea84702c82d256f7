import { useEffect, useMemo, useState } from "react";
import { visible } from "../../../../shared/visible.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { MOST_BYTES, type SourceFinding } from "./check-sources.ts";
import classes from "./lint.module.css";
import { pausingWith } from "./pausing.ts";
import type { Source } from "./source.ts";
import { TextLines, type RowLook } from "../../../components/payload/TextLines.tsx";
import { textRows, type TextRows } from "./text-rows.ts";

type MessageTextProps = {
  readonly source: Source;
  /** The findings of this source. */
  readonly marks: readonly SourceFinding[];
  /** The one whose place is shown. */
  readonly active: SourceFinding | undefined;
};

/** The text of a file with its lines, and marks where something was found. */
export function MessageText({ source, marks, active }: MessageTextProps) {
  const t = useTranslation();
  const text = useRows(source);
  const rows = typeof text === "string" ? undefined : text;
  const marked = useMemo(() => markedRows(rows, marks), [rows, marks]);
  const activeRow = active === undefined ? undefined : rows?.rowAt(active);
  const look = (row: number): RowLook => {
    const line = rows?.line(row);
    const finding = marked.get(row);
    return {
      gutter: line === undefined ? "" : String(line),
      isActive: row === activeRow,
      ...(finding === undefined
        ? {}
        : { tone: finding.severity, meaning: t(`window.lint.severity.${finding.severity}`) }),
    };
  };
  return (
    <section className={classes["text"]} aria-label={t("window.lint.text.title")}>
      <p className={classes["name"]}>
        <bdi className="sw-break">{visible(source.name, 200)}</bdi>
      </p>
      {rows === undefined ? (
        <p className={classes["none"]} role="status">
          {t(`window.lint.text.${typeof text === "string" ? text : "busy"}`)}
        </p>
      ) : (
        <TextLines
          label={t("window.lint.text.label", { name: visible(source.name, 200) })}
          count={rows.count}
          text={rows.text}
          look={look}
          row={activeRow ?? firstOf(marked)}
        />
      )}
      {rows?.isCut === true ? <p className={classes["none"]}>{t("window.lint.text.cut")}</p> : null}
    </section>
  );
}

function firstOf(marked: ReadonlyMap<number, SourceFinding>): number | undefined {
  return marked.size === 0 ? undefined : Math.min(...[...marked.keys()].slice(0, 100));
}

/** The first and worst finding of each row. */
function markedRows(
  rows: TextRows | undefined,
  marks: readonly SourceFinding[],
): ReadonlyMap<number, SourceFinding> {
  const marked = new Map<number, SourceFinding>();
  for (const mark of marks) {
    const row = rows?.rowAt(mark);
    if (row !== undefined && marked.get(row)?.severity !== "error") marked.set(row, mark);
  }
  return marked;
}

/** Bytes that are no UTF-8 are shown as the sign for that; no line is longer or shorter for it. */
const LENIENT = new TextDecoder("utf-8", { ignoreBOM: true });

type Shown = TextRows | "busy" | "tooLarge" | "unreadable";

/** The rows of a file's text, once they are there. */
function useRows({ content }: Source): Shown {
  const [shown, setShown] = useState<{ readonly of: Blob; readonly rows: Shown }>();
  useEffect(() => {
    const controller = new AbortController();
    const show = (rows: Shown): void => {
      if (!controller.signal.aborted) setShown({ of: content, rows });
    };
    const read = async (): Promise<void> => {
      if (content.size > MOST_BYTES.whole) return show("tooLarge");
      try {
        const text = LENIENT.decode(await content.arrayBuffer());
        show(
          await textRows(
            text,
            pausingWith(controller.signal, () => undefined),
          ),
        );
      } catch {
        show("unreadable");
      }
    };
    runInBackground(read());
    return () => controller.abort();
  }, [content]);
  return shown?.of === content ? shown.rows : "busy";
}
