import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { visible } from "../../../../shared/visible.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { FindingsList } from "./FindingsList.tsx";
import { FindingsFilter, matches, type Filter } from "./FindingsFilter.tsx";
import { FixDrawer } from "./FixDrawer.tsx";
import classes from "./lint.module.css";
import { MessageText } from "./MessageText.tsx";
import { MOST_FINDINGS, type Checked } from "./check-sources.ts";
import { SaveFindings, SaveFixed } from "./SaveResult.tsx";
import { MOST_FILES } from "./given.ts";
import type { Lint, LintState } from "./use-lint.ts";

type LintResultProps = {
  readonly lint: Lint;
  readonly state: Extract<LintState, { kind: "done" }>;
  readonly settings: LintSettings;
};

/** What was found beside the text where it is, and what can be done about it. */
export function LintResult({ lint, state, settings }: LintResultProps) {
  const t = useTranslation();
  const { checked, given, fixed } = state;
  const { findings, counts, files } = checked;
  const [filter, setFilter] = useState<Filter>({});
  const [selected, setSelected] = useState<number>();
  const [isFixing, setFixing] = useState(false);
  const shown = useMemo(() => findings.filter((one) => matches(one, filter)), [findings, filter]);
  const active = selected === undefined || selected >= shown.length ? undefined : selected;
  const finding = active === undefined ? undefined : shown[active];
  // Without a choice the first file with something in it is shown.
  const source = files[finding?.source ?? filter.source ?? shown[0]?.source ?? 0]?.source;
  const marks = useMemo(
    () => findings.filter((one) => files[one.source]?.source === source),
    [files, findings, source],
  );
  const change = (next: Filter): void => {
    setFilter(next);
    setSelected(undefined);
  };
  return (
    <>
      <Notes checked={checked} others={given.others} tooMany={given.tooMany} />
      <div className={classes["bar"]}>
        <FindingsFilter checked={checked} filter={filter} onChange={change} />
        <div className={classes["buttons"]}>
          <SaveFindings checked={checked} settings={settings} />
          {fixed.size === 0 ? null : <SaveFixed files={files} fixed={fixed} />}
          {counts.fixable === 0 ? null : (
            <Button onClick={() => setFixing(true)}>
              {t("window.lint.fix.show", { count: counts.fixable })}
            </Button>
          )}
        </div>
      </div>
      <div className={classes["result"]} data-clean={findings.length === 0}>
        {source === undefined ? null : <MessageText source={source} marks={marks} active={finding} />}
        {findings.length === 0 ? null : (
          <FindingsList findings={shown} files={files} active={active} onActive={setSelected} />
        )}
      </div>
      <FixDrawer opened={isFixing} lint={lint} settings={settings} onClose={() => setFixing(false)} />
    </>
  );
}

type NotesProps = {
  readonly checked: Checked;
  readonly others: readonly string[];
  readonly tooMany: boolean;
};

/** What was not checked, or is not listed, and how it can be. */
function Notes({ checked: { files, findings, counts }, others, tooMany }: NotesProps) {
  const t = useTranslation();
  const left = counts.errors + counts.warnings - findings.length;
  const named = (names: readonly string[]): string => visible(names.slice(0, 3).join(", "), 200);
  const namesOf = (problem: "tooLarge" | "unreadable"): readonly string[] =>
    files.flatMap((file) => (file.problem === problem ? [file.source.name] : []));
  const [large, unreadable] = [namesOf("tooLarge"), namesOf("unreadable")];
  const notes = [
    ...(large.length === 0
      ? []
      : [t("window.lint.note.tooLarge", { count: large.length, names: named(large) })]),
    ...(unreadable.length === 0
      ? []
      : [t("window.lint.note.unreadable", { count: unreadable.length, names: named(unreadable) })]),
    ...(others.length === 0
      ? []
      : [t("window.lint.note.otherKind", { count: others.length, names: named(others) })]),
    ...(tooMany ? [t("window.lint.note.tooMany", { most: MOST_FILES })] : []),
    ...(left > 0 ? [t("window.lint.note.notListed", { most: MOST_FINDINGS, left })] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={classes["notes"]} role="status">
      {notes.map((note) => (
        <li key={note} className="sw-break">
          {note}
        </li>
      ))}
    </ul>
  );
}
