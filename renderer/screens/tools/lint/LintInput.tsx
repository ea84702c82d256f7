import { Button, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import { parseBlockedHosts } from "../../../../shared/lint/blocked-hosts.ts";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { useStores } from "../../../app/window-context.tsx";
import { DropFiles } from "../../../components/forms/DropFiles.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./lint.module.css";
import { givenByDialog, givenByDrop } from "./given.ts";
import { pastedSource } from "./source.ts";
import type { Lint, LintState } from "./use-lint.ts";

type LintInputProps = {
  readonly lint: Lint;
  readonly settings: LintSettings;
  readonly problem: Extract<LintState, { kind: "empty" }>["problem"];
};

/** A field of a page gets slow with more; files have no such limit. */
const MOST_PASTED = 2 * 2 ** 20;

/** The ways in: dropped or chosen files and folders, or a pasted text; and what the check goes by. */
export function LintInput({ lint, settings, problem }: LintInputProps) {
  const t = useTranslation();
  return (
    <>
      {problem === undefined ? null : (
        <p className={classes["problem"]} role="alert">
          {t(`window.lint.problem.${problem}`)}
        </p>
      )}
      <DropFiles
        text={t("window.lint.drop")}
        chooseFiles={t("window.lint.chooseFiles")}
        chooseFolder={t("window.lint.chooseFolder")}
        accept=".json,.ndjson,.jsonl,.har"
        onDrop={(transfer) => lint.give(givenByDrop(transfer), settings)}
        onChosen={(files) => lint.give(givenByDialog(files), settings)}
      />
      <Pasted onText={(text) => give(text)} />
      <CheckSettings brand={settings.brand} />
    </>
  );

  function give(text: string): void {
    const source = pastedSource(t("window.lint.pasted"), text);
    lint.give({ sources: [source], others: [], tooMany: false }, settings);
  }
}

function Pasted({ onText }: { readonly onText: (text: string) => void }) {
  const t = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<"empty" | "tooLong">();
  const check = (): void => {
    const text = field.current?.value ?? "";
    if (text.trim() === "") return setError("empty");
    if (text.length > MOST_PASTED) return setError("tooLong");
    onText(text);
  };
  return (
    <Card title={t("window.lint.paste.title")}>
      <Textarea
        ref={field}
        aria-label={t("window.lint.paste.field")}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        classNames={{ input: "sw-mono" }}
        error={error === undefined ? undefined : t(`window.lint.paste.${error}`)}
        onChange={() => setError(undefined)}
      />
      <div className={classes["actions"]}>
        <Button onClick={check}>{t("window.lint.paste.go")}</Button>
      </div>
    </Card>
  );
}

/** What the check goes by: the brand of the workspace, and hosts that a person names. */
function CheckSettings({ brand }: { readonly brand: string }) {
  const t = useTranslation();
  const { blockedHosts } = useStores();
  const hosts = useStore(blockedHosts);
  const parsed = parseBlockedHosts(hosts);
  return (
    <Card title={t("window.lint.settings.title")}>
      <div className={classes["settings"]}>
        <p>{t("window.lint.settings.brand", { brand })}</p>
        <Textarea
          label={t("window.lint.settings.hosts")}
          description={t("window.lint.settings.hostsHint")}
          value={hosts}
          rows={3}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          classNames={{ input: "sw-mono" }}
          error={parsed.ok ? undefined : t("window.lint.settings.hostsWrong", { line: parsed.problem.line })}
          onChange={(event) => blockedHosts.setState(event.currentTarget.value, true)}
        />
      </div>
    </Card>
  );
}
