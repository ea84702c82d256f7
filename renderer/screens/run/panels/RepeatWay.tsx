import { Button } from "@mantine/core";
import { useState } from "react";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { CancelButton, QuestionDialog } from "../../../components/dialog/QuestionDialog.tsx";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { Way } from "./Way.tsx";

type RepeatWayProps = {
  readonly number: number;
  readonly run: RunSnapshot;
  readonly step: StepName;
  readonly actions: RunActions;
};

/**
 * Offers to resend the same request, by the user's decision: it uses 1 attempt. A code is only requested
 * again.
 */
export function RepeatWay({ number, run, step, actions }: RepeatWayProps) {
  const t = useTranslation();
  const [opened, setOpened] = useState(false);
  const kind = step === "code" ? "code" : "register";
  const key = `window.run.unknown.repeat.${kind}` as const;
  const counted = kind === "register";
  const spent = counted && (run.attempts.inRun === 0 || run.attempts.inWindow === 0);
  const left = attemptsLeft(t, run);
  const close = (): void => setOpened(false);
  return (
    <Way
      number={number}
      title={t(`${key}.title`)}
      text={t(`${key}.text`)}
      facts={counted ? <span>{left}</span> : null}
      buttons={
        <>
          <Button variant="default" disabled={!actions.may || spent} onClick={() => setOpened(true)}>
            {t(`${key}.go`)}
          </Button>
          <QuestionDialog
            opened={opened}
            title={t(`${key}.dialog`, { spoken: run.spoken })}
            means={[t(`${key}.means`), ...(counted ? [left] : [])]}
            onClose={close}
          >
            <TypedNumber
              spoken={run.spoken}
              number={run.number}
              go={t(`${key}.confirm`)}
              may={actions.live}
              waits={actions.busy !== undefined}
              failed={actions.problem !== undefined}
              onGo={() => {
                close();
                actions.repeat();
              }}
              beside={<CancelButton onCancel={close} />}
            />
          </QuestionDialog>
        </>
      }
    />
  );
}

function attemptsLeft(t: WindowTranslate, { attempts: { inRun, inWindow, freeAt } }: RunSnapshot): string {
  if (inRun === 0 || inWindow === 0)
    return freeAt === undefined
      ? t("window.run.unknown.spent")
      : t("window.run.unknown.attemptsFree", {
          inRun,
          inWindow,
          time: localTime(t.language, freeAt, { earliest: true }),
        });
  // When one becomes free matters only once none is left.
  return t("window.run.unknown.attempts", { inRun, inWindow });
}
