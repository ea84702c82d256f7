import { Pill } from "./Bridge.tsx";
import bridge from "./Bridge.module.css";
import { CloudBank, Landscape, OfficeBank } from "./BridgeScene.tsx";
import type { BridgeState } from "./bridge-state.ts";
import classes from "./PictureBridge.module.css";

type PictureBridgeProps = {
  /** The text in the pill. */
  readonly pill: string;
  readonly state: BridgeState;
  /** The names of the banks; without them none is shown. */
  readonly banks?: { readonly "on-premises": string; readonly cloud: string };
  /** Small on a card, or as wide as the window. */
  readonly size?: "card" | "window";
};

/** The bridge as an illustration without facts about a number; the words beside it tell what it shows. */
export function PictureBridge({ pill, state, banks, size = "card" }: PictureBridgeProps) {
  return (
    <div
      className={`${bridge["scene"] ?? ""} ${classes["picture"] ?? ""}`}
      data-size={size}
      data-at={state.at}
      data-from={state.line?.from}
      aria-hidden="true"
    >
      <Landscape state={state} />
      <OfficeBank />
      <CloudBank />
      {banks === undefined
        ? null
        : (["on-premises", "cloud"] as const).map((bank) => (
            <div key={bank} className={bridge["bank"]} data-of={bank}>
              <strong>{banks[bank]}</strong>
            </div>
          ))}
      <Pill spoken={pill} state={state} />
    </div>
  );
}
