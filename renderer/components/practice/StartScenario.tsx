import { Button, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { positionOf, type ScenarioId } from "../../../shared/practice/scenarios.ts";
import { runInBackground } from "../../app/in-background.ts";
import { isNamed } from "../../app/is-named.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { useStartScenario } from "./use-start-scenario.ts";

type StartScenarioProps = {
  readonly scenario: ScenarioId;
  readonly variant?: "filled" | "default" | "subtle";
  readonly size?: "xs" | "sm";
  readonly icon?: ReactNode;
  /** The name of the button, where its text alone does not tell the scenario. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A button that prepares and opens a scenario; asks first only if an open practice migration would be lost. */
export function StartScenario({
  scenario,
  variant = "filled",
  size = "sm",
  icon,
  label,
  children,
}: StartScenarioProps) {
  const t = useTranslation();
  const { runs } = useStores();
  const loses = usePart(runs, (known) => openRunsOf(known).length > 0) ?? false;
  const [asked, setAsked] = useState(false);
  const { busy, problem, clear, may, start } = useStartScenario();
  const begin = async (): Promise<void> => {
    await start(scenario);
    setAsked(false);
  };
  const close = (): void => {
    setAsked(false);
    clear();
  };
  const number = positionOf(scenario);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={icon}
        aria-label={label}
        loading={busy && !asked}
        disabled={!may}
        onClick={() => (loses ? setAsked(true) : runInBackground(begin()))}
      >
        {children}
      </Button>
      <Dialog
        opened={asked || problem !== undefined}
        onClose={close}
        title={t("window.scenarios.lose.title", { number })}
      >
        {loses ? <Text mb="sm">{t("window.scenarios.lose.text")}</Text> : null}
        {problem === undefined ? null : isNamed(problem, "runUnderWay") ? (
          <Text role="alert">{t("window.scenarios.underWay")}</Text>
        ) : (
          <ProblemCard problem={problem} />
        )}
        <DialogButtons>
          <Button variant="default" onClick={close}>
            {t(loses ? "window.scenarios.lose.stay" : "window.question.close")}
          </Button>
          <Button loading={busy} disabled={!may} onClick={() => runInBackground(begin())}>
            {t("window.scenarios.start", { number })}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
