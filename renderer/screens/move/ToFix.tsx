import { Button } from "@mantine/core";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { CHECK_MEANINGS } from "../../components/checks/check-meanings.ts";
import { cureOfCheck } from "../../components/checks/cure-of-check.ts";
import { CureButton, useHere } from "../../components/checks/CureButton.tsx";
import cures from "../../components/checks/CureList.module.css";
import { useCheckWords } from "../../components/checks/use-check-words.ts";
import { Card } from "../../components/screen/Card.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Again } from "./CheckGroups.tsx";
import classes from "./Move.module.css";
import type { Prepared } from "./MoveFrame.tsx";

type ToFixProps = {
  readonly results: readonly CheckResult[];
  readonly prepared: Prepared;
  readonly again: Again;
};

/** The checks that failed, each with its fix as a button. The screen's title says how many they are. */
export function Failures({ results, prepared, again }: ToFixProps) {
  const t = useTranslation();
  const failed = results.filter(({ status }) => status === "fail");
  if (failed.length === 0) return null;
  return (
    <div
      className={classes["failed"]}
      role="alert"
      aria-label={t("window.move.noGo.title", { count: failed.length })}
    >
      <Card>
        <Lines checks={failed} prepared={prepared} again={again} leads />
      </Card>
    </div>
  );
}

/** The checks that only warn, each with its cause and what can be done. */
export function Notes({ results, prepared, again }: ToFixProps) {
  const t = useTranslation();
  const warned = results.filter(({ status }) => status === "warn");
  if (warned.length === 0) return null;
  return (
    <Card title={t("window.move.notes.title")} aside={t("window.move.notes.count", { count: warned.length })}>
      <Lines checks={warned} prepared={prepared} again={again} />
    </Card>
  );
}

type LinesProps = Omit<ToFixProps, "results"> & {
  readonly checks: readonly CheckResult[];
  /** True if the first fix is the screen's primary action. */
  readonly leads?: boolean;
};

function Lines({ checks, prepared, again, leads = false }: LinesProps) {
  const back = useHere();
  const lines = checks.map((check) => ({ check, cure: cureOfCheck(check, { ...prepared, back }) }));
  const first = leads ? lines.find(({ cure }) => cure !== undefined) : undefined;
  return (
    <ul className={cures["list"]}>
      {lines.map((line) => (
        <li key={line.check.id} className={cures["row"]}>
          <Words check={line.check} />
          <div className={cures["buttons"]}>
            {line.cure === undefined ? null : <CureButton cure={line.cure} primary={line === first} />}
            <RerunButton check={line.check} again={again} alone={line.cure === undefined} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Words({ check }: { readonly check: CheckResult }) {
  const t = useTranslation();
  const words = useCheckWords();
  const cause = words.cause(check.cause, check.id);
  return (
    <>
      <StatusMark
        meaning={CHECK_MEANINGS[check.status]}
        word={t(`window.move.checks.status.${check.status}`)}
      />
      <div className={cures["words"]}>
        <strong>
          {words.title(check.id)}{" "}
          <span className={cures["found"]}>
            · <Untrusted text={words.found(check)} />
          </span>
        </strong>
        <p className={cures["happened"]}>{cause?.happened ?? words.why(check.id)}</p>
        {cause === undefined ? null : <p>{cause.remedy}</p>}
      </div>
    </>
  );
}

type RerunButtonProps = {
  readonly check: CheckResult;
  readonly again: Again;
  /** True if no field of this program fixes it, so rerunning is the only button. */
  readonly alone: boolean;
};

function RerunButton({ check, again, alone }: RerunButtonProps) {
  const t = useTranslation();
  const title = useCheckWords().title(check.id);
  return (
    <Button
      variant={alone ? "default" : "subtle"}
      disabled={!again.may}
      loading={again.busy === check.id}
      aria-label={t("window.move.checks.oneOf", { check: title })}
      onClick={() => again.onAgain(check.id)}
    >
      {t("window.move.checks.one")}
    </Button>
  );
}
