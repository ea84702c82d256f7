import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheckFilled,
  IconCircleDot,
  IconCircleMinus,
  IconClock,
  IconHelpCircle,
  IconLock,
  IconMessageDots,
  IconShield,
  IconUserCheck,
  type Icon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Observation } from "../../../shared/migration/observation.ts";
import { useNow } from "../../app/use-now.ts";
import type { NumberStatus } from "../number-status/number-status.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { Age } from "../text/Age.tsx";
import { Running } from "../waiting/Waiting.tsx";
import classes from "./Bridge.module.css";
import { CloudBank, Landscape, OfficeBank, Sky } from "./BridgeScene.tsx";
import {
  bridgeOfNumber,
  checkedAt,
  type BankState,
  type BridgeState,
  type DrawnProofs,
  type PillState,
} from "./bridge-state.ts";

type BridgeProps = {
  /** The number as it is read aloud. */
  readonly spoken: string;
  readonly state: BridgeState;
  /** How the location is known; always shown below the drawing. */
  readonly evidence?: ReactNode;
  /** One dot each on the bridge; the cells under it say the same in words. */
  readonly proofs?: DrawnProofs | undefined;
  /** Shown on the same card under the drawing: the steps of a migration. */
  readonly below?: ReactNode;
  /** Names the newest check of an unknown location: the rings pulse once for each. */
  readonly check?: string | undefined;
};

/**
 * The drawing that shows where a number is: two banks, the bridge between them, and a pill with the number. Screen
 * readers get it as one sentence.
 */
export function Bridge({ spoken, state, evidence, proofs, below, check }: BridgeProps) {
  const t = useTranslation();
  const { at, line } = state;
  return (
    <figure className={classes["figure"]} aria-label={sentenceOf(t, spoken, state)}>
      <div className={classes["card"]}>
        <div className={classes["scene"]} data-at={at} data-from={line?.from} aria-hidden="true">
          <Sky />
          <Landscape state={state} proofs={proofs} />
          <OfficeBank />
          <CloudBank />
          <BankWords
            name={t("window.crossing.onPremises")}
            of="on-premises"
            state={state.banks["on-premises"]}
          />
          <BankWords name={t("window.crossing.cloud")} of="cloud" state={state.banks.cloud} />
          {line === undefined ? null : (
            <div className={classes["line"]} data-from={line.from}>
              <span className={classes["lineTag"]}>
                {line.passed === false ? <IconShield size={14} /> : <IconLock size={14} />}
                {t(`window.bridge.line.${LINE_WORDS[`${line.passed}`]}`)}
              </span>
            </div>
          )}
          <Pill spoken={spoken} state={state} check={check} />
        </div>
        {below}
      </div>
      {evidence === undefined ? null : (
        <figcaption className={classes["evidence"]} aria-live="polite">
          {evidence}
        </figcaption>
      )}
    </figure>
  );
}

const LINE_WORDS = { false: "safe", true: "passed", perhaps: "perhaps" } as const;

type NumberBridgeProps = {
  readonly spoken: string;
  readonly standing: NumberStatus;
  readonly reading: Observation | undefined;
  readonly evidence: ReactNode;
};

/** The bridge of a number outside a migration; only the drawing renders again as its certainty ages. */
export function NumberBridge({ spoken, standing, reading, evidence }: NumberBridgeProps) {
  return <Bridge spoken={spoken} state={bridgeOfNumber(standing, reading, useNow())} evidence={evidence} />;
}

/** The location in one sentence, as screen readers hear it. */
function sentenceOf(t: WindowTranslate, spoken: string, { place }: BridgeState): string {
  return t(`window.crossing.label.${place}`, { spoken });
}

const PILL_ICONS: Readonly<Record<Exclude<PillState, "crossing">, Icon>> = {
  confirmed: IconCircleCheckFilled,
  reported: IconUserCheck,
  "last-seen": IconClock,
  ready: IconShield,
  unknown: IconHelpCircle,
  waiting: IconMessageDots,
  stopped: IconAlertOctagon,
};

/** The pill with the number, at its place in the scene. */
export function Pill({ spoken, state, check }: Pick<BridgeProps, "spoken" | "state" | "check">) {
  const { pill, since, line } = state;
  const Travelling = line?.from === "cloud" ? IconArrowLeft : IconArrowRight;
  const Sign = pill === "crossing" ? Travelling : PILL_ICONS[pill];
  return (
    <div className={classes["track"]}>
      <div className={classes["pill"]} data-pill={pill}>
        {pill === "unknown" ? (
          <span className={classes["rings"]}>
            {/* A new element per check, so that its ring goes out once. */}
            <span key={check ?? checkedAt(state)} className={classes["pulse"]} />
          </span>
        ) : null}
        {since === undefined ? null : (
          <span className={classes["seconds"]}>
            <Running since={since} />
          </span>
        )}
        <Sign size={17} stroke={2.1} />
        <bdi>{spoken}</bdi>
      </div>
    </div>
  );
}

type BankWordsProps = {
  readonly name: string;
  readonly of: "on-premises" | "cloud";
  readonly state: BankState;
};

type Report = NonNullable<BankState["report"]>;

/** Says with the words whether an API reports the number there, elsewhere, or nothing usable. */
const REPORT_ICONS: Readonly<Record<Report, Icon>> = {
  awaited: IconClock,
  unanswered: IconHelpCircle,
  "cloud.cloud": IconCircleCheckFilled,
  "cloud.on-premises": IconCircleMinus,
  "cloud.nowhere": IconCircleMinus,
  "cloud.somewhere": IconCircleDot,
  "cloud.silent": IconHelpCircle,
  "client.serves-number": IconCircleCheckFilled,
  "client.serves-another": IconAlertTriangle,
  "client.connected": IconCircleDot,
  "client.connecting": IconCircleDot,
  "client.down": IconCircleMinus,
  "client.unregistered": IconCircleMinus,
  "client.silent": IconHelpCircle,
};

function BankWords({ name, of, state: { report, at, edge } }: BankWordsProps) {
  const t = useTranslation();
  const Sign = report === undefined ? undefined : REPORT_ICONS[report];
  return (
    <div className={classes["bank"]} data-of={of} data-edge={edge}>
      <strong>{name}</strong>
      {report === undefined || Sign === undefined ? null : (
        <span className={classes["report"]} data-report={report}>
          <Sign size={15} stroke={2} />
          {t(`window.bridge.${report}`)}
          {at === undefined || report === "awaited" ? null : (
            <>
              {" · "}
              <Age at={at} />
            </>
          )}
        </span>
      )}
    </div>
  );
}
