import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconClockPause,
  IconLock,
  IconMessageDots,
  IconRouteAltLeft,
  type Icon,
} from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import forms from "../../../components/forms/forms.module.css";
import { useNumberOfRun } from "../../../components/run/use-number-of-run.ts";
import { TypedNumber } from "../../../components/run/TypedNumber.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { TO_PIN_SECTION } from "../../number/pin/section-link.ts";
import type { QuestionProps } from "./question-props.ts";
import classes from "./panels.module.css";

/**
 * Asks for the last confirmation before the migration goes on to what can't be undone: four facts, and the
 * number to type. Towards on-premises it leads to the request for a code, which moves nothing yet, and says
 * that submitting the code does.
 */
export function PointOfNoReturn({ run, actions }: QuestionProps) {
  const t = useTranslation();
  const heading = useId();
  const { title } = useDomainWords().question(run, "point-of-no-return");
  const { direction, pairLabel } = run;
  return (
    <section className={classes["point"]} aria-labelledby={heading}>
      <div className={classes["pointTold"]}>
        <h2 id={heading}>{title}</h2>
        <dl className={classes["pointFacts"]}>
          <Fact icon={IconRouteAltLeft} name={t("window.run.ask.point.next")}>
            {t(`window.run.ask.point.nextText.${direction}`)}
          </Fact>
          <Fact icon={IconClockPause} name={t("window.run.ask.point.downtime")}>
            {t("window.run.ask.point.downtimeIs")}
          </Fact>
          {direction === "to-cloud" ? (
            <Fact icon={IconLock} name={t("window.run.ask.point.backup")}>
              {pairLabel === undefined
                ? t("window.run.ask.point.backupNone")
                : t("window.run.ask.point.backupText", { label: pairLabel })}
            </Fact>
          ) : (
            <Fact icon={IconMessageDots} name={t("window.run.ask.point.code")}>
              {t("window.run.ask.point.codeText")}
            </Fact>
          )}
          <Fact icon={IconArrowBackUp} name={t("window.run.ask.point.back")}>
            {t("window.run.ask.point.backText")}
          </Fact>
        </dl>
      </div>
      <div className={classes["pointType"]}>
        <TypedNumber
          spoken={run.spoken}
          number={run.number}
          go={t(`window.run.ask.point.go.${direction}`)}
          may={actions.live}
          waits={actions.busy !== undefined}
          failed={actions.problem !== undefined}
          onGo={() => actions.confirm("point-of-no-return")}
          beside={<Pause run={run} />}
        />
        {direction === "to-cloud" ? <PinFirst run={run} /> : null}
      </div>
    </section>
  );
}

type FactProps = { readonly icon: Icon; readonly name: string; readonly children: ReactNode };

function Fact({ icon: Sign, name, children }: FactProps) {
  return (
    <div>
      <Sign size={18} stroke={1.8} aria-hidden />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Warns of a wrong PIN, with the way to a new one. */
function PinFirst({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const number = useNumberOfRun(run);
  return (
    <p className={classes["pin"]}>
      {t("window.run.ask.point.pin")}{" "}
      {number === undefined ? null : (
        <Link
          href={to.number(number.workspace, number.phoneNumberId)}
          state={TO_PIN_SECTION}
          className={forms["link"] ?? ""}
        >
          {t("window.pin.afterRefusal.go.on-premises")}
        </Link>
      )}
    </p>
  );
}

const PAUSED = "switchover:paused";

/**
 * Says what was done so far and what was not: leaving the question open requires no action. A reload of the window
 * keeps what was chosen.
 */
function Pause({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const [said, setSaid] = useState(() => window.sessionStorage.getItem(PAUSED) === run.run);
  const pause = (): void => {
    window.sessionStorage.setItem(PAUSED, run.run);
    setSaid(true);
  };
  return said ? (
    <p role="status" className={classes["stay"]}>
      {doneSoFar(t, run)}
    </p>
  ) : (
    <Button variant="default" onClick={pause}>
      {t("window.run.ask.point.stay")}
    </Button>
  );
}

function doneSoFar(t: WindowTranslate, { steps, direction }: RunSnapshot): string {
  const isBackedUp = steps.some(({ step, state }) => step === "backup" && state.kind === "confirmed");
  const done = t(`window.run.ask.point.${isBackedUp ? "doneBackup" : "doneChecks"}`);
  return `${done} ${t(`window.run.ask.point.notDone.${direction}`)}`;
}
