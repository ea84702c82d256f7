import { Button } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { Drawer } from "../../../components/dialog/Drawer.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./lint.module.css";
import { TextLines, type RowLook } from "../../../components/payload/TextLines.tsx";
import type { Lint } from "./use-lint.ts";

type FixDrawerProps = {
  readonly opened: boolean;
  readonly lint: Lint;
  readonly settings: LintSettings;
  readonly onClose: () => void;
};

/** A longer row is cut. */
const MOST_CHARACTERS = 2_000;
/** A longer diff isn't put on the clipboard. */
const MOST_COPIED = 2 ** 20;

/** Shows what the fixes would change, and applies them when a person says so. */
export function FixDrawer({ opened, lint, settings, onClose }: FixDrawerProps) {
  const t = useTranslation();
  const { diff: makeDiff } = lint;
  const [diff, setDiff] = useState<string>();
  useEffect(() => {
    if (!opened) return;
    const controller = new AbortController();
    setDiff(undefined);
    const show = async (): Promise<void> => {
      const text = await makeDiff(settings, controller.signal);
      if (!controller.signal.aborted) setDiff(text);
    };
    runInBackground(show());
    return () => controller.abort();
  }, [opened, makeDiff, settings]);
  return (
    <Drawer opened={opened} title={t("window.lint.fix.title")} onClose={onClose}>
      <div className={classes["fix"]}>
        <p>{t("window.lint.fix.lead")}</p>
        {diff === undefined ? <p role="status">{t("window.lint.fix.busy")}</p> : <DiffText diff={diff} />}
        <div className={classes["actions"]}>
          {diff === undefined || diff.length > MOST_COPIED ? null : (
            <CopyButton content="plain" text={diff} label={t("window.lint.fix.copy")} wordy />
          )}
          <Button
            disabled={diff === undefined}
            onClick={() => {
              onClose();
              lint.fix(settings);
            }}
          >
            {t("window.lint.fix.go")}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

function DiffText({ diff }: { readonly diff: string }) {
  const t = useTranslation();
  const lines = useMemo(() => diff.replace(/\n$/, "").split("\n"), [diff]);
  const look = (row: number): RowLook => {
    const line = lines[row] ?? "";
    if (/^(?:---|\+\+\+|@@) /.test(line)) return { gutter: "", tone: "head" };
    if (line.startsWith("+")) return { gutter: "+", tone: "added" };
    if (line.startsWith("-")) return { gutter: "-", tone: "removed" };
    return { gutter: "" };
  };
  const text = (row: number): string => {
    const line = lines[row] ?? "";
    const shown = look(row).tone === "head" ? line : line.slice(1);
    return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}…` : shown.replace(/\r$/, "");
  };
  return <TextLines label={t("window.lint.fix.title")} count={lines.length} text={text} look={look} signs />;
}
