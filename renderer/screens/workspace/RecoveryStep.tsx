import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import { sheetWords } from "../../components/recovery/sheet-words.ts";
import { RecoverySheet } from "../../components/recovery/RecoverySheet.tsx";
import { sheetStateOf, useRecovery, type SheetState } from "../../components/vault/use-recovery.ts";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Age } from "../../components/text/Age.tsx";
import type { Feed } from "../../stores/feed.ts";
import { valueOf } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Step } from "./Step.tsx";
import type { RowProps } from "./use-rows.ts";

/** The recovery sheet as the Connect screen knows it. */
export type Sheet = {
  readonly state: SheetState;
  readonly status: RecoveryStatus | undefined;
  readonly feed: Feed<RecoveryStatus>;
};

export function useSheetState(): Sheet {
  const { state, feed } = useRecovery();
  const status = valueOf(state);
  return { state: sheetStateOf(status), status, feed };
}

type RecoveryStepProps = {
  readonly sheet: Sheet;
  /** The workspace's name, printed on the sheet. */
  readonly title: string;
  readonly row: RowProps;
  readonly onDone: () => void;
};

/** The fourth step: print the recovery sheet and type back its last four characters. */
export function RecoveryStep({ sheet, title, row, onDone }: RecoveryStepProps) {
  const t = useTranslation();
  const { status, state, feed } = sheet;
  const at = status?.key.kind === "confirmed" ? status.key.at : status?.waivedAt;
  return (
    <Step
      {...row}
      number={4}
      title={t("window.workspace.section.recovery")}
      lead={t("window.recovery.lead")}
      mark={state === "done" ? (status?.key.kind === "confirmed" ? "done" : "warned") : "plain"}
      facts={status === undefined ? "…" : sheetWords(t, status)}
      age={state === "done" && at !== undefined ? <Age at={at} /> : undefined}
      {...(state === "done" ? {} : { action: t("window.workspace.connect.open") })}
    >
      <AsyncView feed={feed}>
        {(known) => <RecoverySheet status={known} title={title} onDone={onDone} />}
      </AsyncView>
    </Step>
  );
}
