import { Button, Progress } from "@mantine/core";
import { useId, useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { parseBlockedHosts } from "../../../../shared/lint/blocked-hosts.ts";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { visible } from "../../../../shared/visible.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { LintInput } from "./LintInput.tsx";
import { LintResult } from "./LintResult.tsx";
import classes from "./lint.module.css";
import { useLint, type Lint, type LintState } from "./use-lint.ts";

/** The brand word where no workspace says another one. */
const USUAL_BRAND = "chat";

/** Checks outgoing messages in the window itself: nothing that is given leaves it. */
export default function LintScreen() {
  const t = useTranslation();
  const lint = useLint();
  const settings = useLintSettings();
  const { state } = lint;
  return (
    <Screen
      title={titleOf(t, state)}
      lead={<Lead state={state} />}
      actions={
        state.kind === "done" ? (
          <Button variant="default" onClick={lint.reset}>
            {t("window.lint.reset")}
          </Button>
        ) : undefined
      }
    >
      <Content lint={lint} settings={settings} />
    </Screen>
  );
}

/** The settings of the check; hosts that can't be read are left out, and the field says so. */
function useLintSettings(): LintSettings {
  const { blockedHosts } = useStores();
  const hosts = useStore(blockedHosts);
  const brand = useCurrentWorkspace()?.dialect.brand ?? USUAL_BRAND;
  return useMemo(() => {
    const parsed = parseBlockedHosts(hosts);
    return { brand, blockedHosts: parsed.ok ? parsed.value : [] };
  }, [brand, hosts]);
}

function titleOf(t: WindowTranslate, state: LintState): string {
  if (state.kind !== "done") return t("window.tools.of.lint.title");
  const { counts, files } = state.checked;
  if (files.every(({ problem }) => problem !== undefined)) return t("window.lint.title.none");
  if (counts.errors > 0) return t("window.lint.title.errors", { count: counts.errors });
  if (counts.warnings > 0) return t("window.lint.title.warnings", { count: counts.warnings });
  if (counts.payloads === 0) return t("window.lint.title.nothing");
  return t("window.lint.title.clean", { count: counts.payloads });
}

function Lead({ state }: { readonly state: LintState }): ReactNode {
  const t = useTranslation();
  if (state.kind !== "done") return t("window.lint.local");
  const { counts, files } = state.checked;
  const meaning = counts.errors > 0 ? "stopped" : counts.warnings > 0 ? "attention" : "proven";
  const isChecked = files.some(({ problem }) => problem === undefined) && counts.payloads > 0;
  return (
    <LeadFacts
      certainty={
        isChecked
          ? { meaning, word: t(`window.lint.word.${meaning}`) }
          : { meaning: "unknown", word: t("window.lint.word.unknown") }
      }
    >
      <span>{t("lint.payloads", { count: counts.payloads })}</span>
      <span className="sw-break">
        {files.length === 1 && files[0] !== undefined
          ? visible(files[0].source.name, 200)
          : t("window.lint.files", { count: files.length })}
      </span>
      {counts.errors > 0 && counts.warnings > 0 ? (
        <span>{t("lint.warnings", { count: counts.warnings })}</span>
      ) : null}
      <span>{t("window.lint.stays")}</span>
    </LeadFacts>
  );
}

type ContentProps = { readonly lint: Lint; readonly settings: LintSettings };

function Content({ lint, settings }: ContentProps) {
  const { state } = lint;
  switch (state.kind) {
    case "empty":
      return <LintInput lint={lint} settings={settings} problem={state.problem} />;
    case "busy":
      return <Busy state={state} onCancel={lint.cancel} />;
    case "done":
      return <LintResult lint={lint} state={state} settings={settings} />;
  }
}

type BusyProps = {
  readonly state: Extract<LintState, { kind: "busy" }>;
  readonly onCancel: () => void;
};

function Busy({ state: { what, part }, onCancel }: BusyProps) {
  const t = useTranslation();
  const label = useId();
  const percent = Math.round(Math.min(1, part) * 100);
  return (
    <Card>
      <div className={classes["busy"]}>
        <p id={label} role="status">
          {t(`window.lint.busy.${what}`)}
        </p>
        <Progress.Root>
          <Progress.Section value={percent} aria-labelledby={label} />
        </Progress.Root>
        <Button variant="default" onClick={onCancel}>
          {t("window.lint.cancel")}
        </Button>
      </div>
    </Card>
  );
}
