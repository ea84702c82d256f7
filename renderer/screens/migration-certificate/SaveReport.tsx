import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconSignature } from "@tabler/icons-react";
import { useState } from "react";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { FILE_ENDINGS } from "../../../shared/opened/opened-file.ts";
import { REPORT_FORMS, type ReportForm } from "../../../shared/report/report.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { bytesOfBase64 } from "../../components/save/bytes-of-base64.ts";
import { saveFile } from "../../components/save/save-file.ts";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** What became of the last report: its fingerprint, or why there is none. */
export type ReportEnd =
  | { readonly kind: "saved"; readonly fingerprint: string }
  | { readonly kind: "failed"; readonly problem: CallProblem };

const TYPES: Readonly<Record<ReportForm, string>> = {
  html: "text/html;charset=utf-8",
  pdf: "application/pdf",
  md: "text/markdown;charset=utf-8",
  json: "application/json",
};

/** The form for programs opens in Switchover when it is double-clicked. */
const ENDINGS: Readonly<Record<ReportForm, string>> = {
  html: "html",
  pdf: "pdf",
  md: "md",
  json: FILE_ENDINGS.report,
};

type SaveReportProps = {
  readonly run: RunSnapshot;
  readonly disabled: boolean;
  readonly onEnd: (end: ReportEnd | undefined) => void;
};

/** Saves the signed report of a migration in the form that is chosen, in the window's language. */
export function SaveReport({ run, disabled, onEnd }: SaveReportProps) {
  const t = useTranslation();
  const { client } = useStores();
  const [making, setMaking] = useState(false);
  const save = async (form: ReportForm): Promise<void> => {
    setMaking(true);
    onEnd(undefined);
    const made = await callFor(client, "report.make", { run: run.run, form, language: t.language });
    setMaking(false);
    if (!made.ok) return onEnd({ kind: "failed", problem: made.problem });
    saveFile(nameOf(made.value, form), new Blob([bytesOfBase64(made.value.content)], { type: TYPES[form] }));
    onEnd({ kind: "saved", fingerprint: made.value.fingerprint });
  };
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconSignature size={17} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          loading={making}
          disabled={disabled}
        >
          {t("window.migrationCertificate.report.save")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {REPORT_FORMS.map((form) => (
          <Menu.Item key={form} onClick={() => runInBackground(save(form))}>
            {t(`window.migrationCertificate.report.form.${form}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function nameOf({ run, practice }: OutputOf<"report.make">, form: ReportForm): string {
  return `switchover-${practice ? "practice-" : ""}report-${run}.${ENDINGS[form]}`;
}
