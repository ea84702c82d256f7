import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleDashed,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import bridge from "./Bridge.module.css";
import { CloudBank, Landscape, OfficeBank } from "./BridgeScene.tsx";
import type { Bank, BankState, BridgeState } from "./bridge-state.ts";
import classes from "./SidesBridge.module.css";

/** What is shown of one bank: its edge, and one line under its name. */
export type Side = {
  readonly edge: BankState["edge"];
  readonly meaning: "proven" | "attention" | "stopped" | "pending";
  readonly words: ReactNode;
};

type SidesBridgeProps = {
  readonly sides: Readonly<Record<Bank, Side>>;
  /** The whole drawing in one sentence. */
  readonly label: string;
};

/** The wide, low drawing of both banks without a number: which API responds. */
export function SidesBridge({ sides, label }: SidesBridgeProps) {
  const t = useTranslation();
  const state: BridgeState = {
    pill: "last-seen",
    at: "middle",
    place: "unknown",
    banks: {
      "on-premises": { edge: sides["on-premises"].edge },
      cloud: { edge: sides.cloud.edge },
    },
  };
  return (
    <figure className={bridge["figure"]} aria-label={label}>
      <div className={bridge["card"]}>
        <div className={`${bridge["scene"] ?? ""} ${classes["low"] ?? ""}`} aria-hidden="true">
          <Landscape state={state} />
          <OfficeBank />
          <CloudBank />
          <Words of="on-premises" name={t("window.workspace.section.onPrem")} side={sides["on-premises"]} />
          <Words of="cloud" name={t("window.workspace.section.cloud")} side={sides.cloud} />
        </div>
      </div>
    </figure>
  );
}

const ICONS = {
  proven: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  stopped: IconAlertOctagon,
  pending: IconCircleDashed,
} as const;

function Words({ of, name, side }: { readonly of: Bank; readonly name: string; readonly side: Side }) {
  const Icon = ICONS[side.meaning];
  return (
    <div className={`${bridge["bank"] ?? ""} ${classes["words"] ?? ""}`} data-of={of}>
      <strong>{name}</strong>
      <span className={classes["line"]} data-meaning={side.meaning}>
        <Icon size={15} stroke={2} />
        <span>{side.words}</span>
      </span>
    </div>
  );
}
