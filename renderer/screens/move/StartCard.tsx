import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { showCheck } from "../../components/checks/CheckLine.tsx";
import { useCheckWords } from "../../components/checks/use-check-words.ts";
import { Card } from "../../components/screen/Card.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Move.module.css";

type StartCardProps = {
  readonly counts: Readonly<Record<CheckResult["status"], number>>;
  readonly failed: readonly CheckResult[];
  /** Whether the number's location is known. */
  readonly placed: boolean;
  readonly state: "checking" | "starting" | "go" | "no-go";
  readonly may: boolean;
  readonly onStart: () => void;
};

/** Summarizes the checks: those that block, or the button that starts the migration. */
export function StartCard({ counts, failed, placed, state, may, onStart }: StartCardProps) {
  const t = useTranslation();
  const words = useCheckWords();
  const [accepted, setAccepted] = useState(false);
  if (state === "checking") return null;
  if (state === "no-go")
    return (
      <Card title={t("window.move.noGo.title", { count: failed.length })}>
        <ul className={classes["blocking"]} role="alert">
          {failed.map(({ id }) => (
            <li key={id}>
              <StatusMark meaning="stopped" word={t("window.move.checks.status.fail")} />
              <button type="button" className={classes["toCheck"]} onClick={() => showCheck(id)}>
                {words.title(id)}
              </button>
            </li>
          ))}
        </ul>
        <p>{t("window.move.noGo.text")}</p>
      </Card>
    );
  return (
    <Card title={t(placed ? "window.move.start.title" : "window.move.start.unplacedTitle")}>
      <p>
        {counts.warn === 0
          ? t("window.move.start.clear")
          : t("window.move.start.warned", { count: counts.warn })}
        {counts.skip === 0 ? null : <> {t("window.move.start.skipped", { count: counts.skip })}</>}
      </p>
      {placed ? null : (
        <>
          <p>{t("window.move.start.unplaced")}</p>
          <Checkbox
            my="xs"
            checked={accepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
            label={t("window.move.start.accept")}
          />
        </>
      )}
      <p className="sw-quiet">{t("window.move.start.note")}</p>
      <p className="sw-quiet">{t("run.cannotLock")}</p>
      <Button
        mt="xs"
        onClick={onStart}
        disabled={!may || !(placed || accepted)}
        loading={state === "starting"}
      >
        {t("window.move.start.go")}
      </Button>
      <p role="status" className={classes["busy"]}>
        {state === "starting" ? t("window.move.start.busy") : ""}
      </p>
    </Card>
  );
}
