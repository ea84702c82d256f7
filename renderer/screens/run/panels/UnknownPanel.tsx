import {
  IconBroadcastOff,
  IconChevronRight,
  IconLock,
  IconRoute,
  IconAppWindow,
  type Icon,
} from "@tabler/icons-react";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { AbandonButton } from "../../../components/run/AbandonButton.tsx";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { LocationWatch, useLocationChecks } from "./LocationWatch.tsx";
import { MessageCard } from "./MessageCard.tsx";
import type { PanelProps } from "./panel.ts";
import panels from "./panels.module.css";
import { RepeatWay } from "./RepeatWay.tsx";
import { ReportLocation } from "./ReportLocation.tsx";
import classes from "./unknown.module.css";
import { useKeptBackup } from "../../../components/run/use-kept-backup.ts";
import { Way } from "./Way.tsx";

/**
 * Shown while it is unknown whether the number moved. The checks that go on automatically come first, what a
 * message could confirm next; what only a person can do is folded, and abandoning stands apart.
 */
export function UnknownPanel({ run, phase, actions }: PanelProps<"unknown">) {
  return (
    <>
      <Watch run={run} withMessage={phase.step === "register"} />
      <ByPerson run={run} step={phase.step} actions={actions} />
    </>
  );
}

type LocatingPanelProps = { readonly run: RunSnapshot };

/** Shown within the first seconds after a lost response, while the migration itself checks both APIs. */
export function LocatingPanel({ run }: LocatingPanelProps) {
  return <Watch run={run} withMessage={false} />;
}

type WatchProps = LocatingPanelProps & { readonly withMessage: boolean };

function Watch({ run, withMessage }: WatchProps) {
  const t = useTranslation();
  const locked = useLocationChecks(run)?.now.kind === "vault-locked";
  return (
    <div className={classes["watch"]} data-cards={withMessage ? 3 : 2}>
      <LocationWatch run={run} />
      {withMessage ? <MessageCard run={run} /> : null}
      <section className={classes["card"]} aria-labelledby="location-meanwhile">
        <h2 id="location-meanwhile">{t("window.run.unknown.meanwhile.title")}</h2>
        <ul className={classes["list"]}>
          <Fact icon={IconBroadcastOff} text={t("window.run.unknown.meanwhile.lost")} />
          {run.pairLabel === undefined ? null : <BackupFact label={run.pairLabel} />}
          {locked ? null : (
            <>
              <Fact icon={IconAppWindow} text={t("window.run.unknown.meanwhile.screens")} />
              <Fact icon={IconRoute} text={t("window.run.unknown.meanwhile.next")} />
            </>
          )}
        </ul>
      </section>
    </div>
  );
}

/** What is known of the backup by the vault itself, not only by the step that stored it. */
function BackupFact({ label }: { readonly label: string }) {
  const t = useTranslation();
  const { kept } = useKeptBackup(label);
  return <Fact icon={IconLock} text={t(`window.run.unknown.meanwhile.backup.${kept}`)} />;
}

function Fact({ icon: Sign, text }: { readonly icon: Icon; readonly text: string }) {
  return (
    <li>
      <Sign size={16} stroke={1.8} aria-hidden />
      <span>{text}</span>
    </li>
  );
}

type ByPersonProps = { readonly run: RunSnapshot; readonly step: StepName; readonly actions: RunActions };

/** What only a person can do: report the location, resend, or abandon the migration. */
function ByPerson({ run, step, actions }: ByPersonProps) {
  const t = useTranslation();
  return (
    <details className={classes["person"]}>
      <summary>
        <IconChevronRight size={16} aria-hidden />
        {t("window.run.unknown.ways")}
      </summary>
      <p className={classes["personNote"]}>{t("window.run.unknown.waysNote")}</p>
      <ol className={panels["ways"]}>
        <Way
          number={1}
          title={t("window.run.unknown.seen.title")}
          text={t("window.run.unknown.seen.text")}
          buttons={<ReportLocation run={run} actions={actions} step={step} />}
        />
        <RepeatWay number={2} run={run} step={step} actions={actions} />
      </ol>
      <div className={classes["apart"]}>
        <Way
          title={t("window.run.unknown.abandon.title")}
          text={t("window.run.unknown.abandon.text")}
          buttons={<AbandonButton run={run} actions={actions} />}
        />
      </div>
    </details>
  );
}
