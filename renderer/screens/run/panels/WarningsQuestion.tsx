import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import { usePress } from "../../../components/forms/use-press.ts";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { QuestionProps } from "./question-props.ts";
import classes from "./panels.module.css";

/**
 * Lists the warnings of the preflight checks with findings and fixes, and one button to accept them all.
 */
export function WarningsQuestion({ run, actions }: QuestionProps) {
  const t = useTranslation();
  const words = useDomainWords();
  const checks = useCheckWords();
  const [accepted, setAccepted] = useState(false);
  const { title, why } = words.question(run, "warnings");
  const go = usePress({
    ready: accepted && actions.live,
    waits: actions.busy !== undefined,
    failed: actions.problem !== undefined,
    onGo: () => actions.confirm("warnings"),
  });
  const warnings = run.checks.filter(({ status }) => status === "warn");
  return (
    <Card title={title}>
      <p>{why}</p>
      <ul className={classes["warnings"]} aria-label={t("window.run.ask.warnings.list")}>
        {warnings.map((check) => {
          const cause = checks.cause(check.cause, check.id);
          return (
            <li key={check.id}>
              <StatusMark meaning="attention" word={t("window.move.checks.status.warn")} />
              <div>
                <strong>{checks.title(check.id)}</strong>
                <p>
                  <Untrusted text={checks.found(check)} />
                </p>
                {cause === undefined ? null : (
                  <p className="sw-quiet">
                    <span>{cause.happened}</span> <span>{cause.remedy}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Checkbox
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
        label={t("window.run.ask.warnings.accept")}
      />
      <Button mt="md" disabled={!accepted || !actions.live} loading={go.busy} onClick={go.press}>
        {t("window.run.ask.warnings.go")}
      </Button>
    </Card>
  );
}
