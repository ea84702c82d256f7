import { Button } from "@mantine/core";
import { useState } from "react";
import { targetOf } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { CancelButton, QuestionDialog } from "../../../components/dialog/QuestionDialog.tsx";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import type { RunActions, ReportedLocation } from "../../../components/run/use-run-actions.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

type SeenButtonsProps = {
  readonly run: RunSnapshot;
  readonly actions: RunActions;
  /** The step whose outcome is unknown; undefined if the migration ended with an unknown location. */
  readonly step: StepName | undefined;
};

const HOMES: readonly ReportedLocation[] = ["cloud", "on-premises"];

/**
 * Lets the user report the location. Asks for confirmation, because the report is recorded and acted upon.
 */
export function ReportLocation({ run, actions, step }: SeenButtonsProps) {
  const t = useTranslation();
  const [home, setHome] = useState<ReportedLocation>("cloud");
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  return (
    <>
      {HOMES.map((each) => (
        <Button
          key={each}
          variant="default"
          disabled={!actions.may}
          loading={actions.busy === "resolve" && each === home}
          onClick={() => {
            setHome(each);
            setOpened(true);
          }}
        >
          {t(`window.run.unknown.seen.${each}`)}
        </Button>
      ))}
      <QuestionDialog
        opened={opened}
        title={t(`window.run.unknown.seen.dialog.${home}`, { spoken: run.spoken })}
        means={[
          t(`window.run.unknown.seen.means.${meaningOf(run, home, step)}`),
          t("window.run.unknown.seen.warning"),
        ]}
        onClose={close}
      >
        <TypedNumber
          spoken={run.spoken}
          number={run.number}
          go={t(`window.run.unknown.seen.go.${home}`)}
          may={actions.live}
          waits={actions.busy !== undefined}
          failed={actions.problem !== undefined}
          onGo={() => {
            close();
            actions.seen(home);
          }}
          beside={<CancelButton onCancel={close} />}
        />
      </QuestionDialog>
    </>
  );
}

type SeenMeaning = "moved" | "unmoved-register" | "unmoved-code" | "ended";

function meaningOf(
  { direction }: RunSnapshot,
  home: ReportedLocation,
  step: StepName | undefined,
): SeenMeaning {
  if (step === undefined) return "ended";
  if (home === targetOf(direction)) return "moved";
  return step === "code" ? "unmoved-code" : "unmoved-register";
}
