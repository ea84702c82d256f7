import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Bridge.module.css";
import { bridgeOfNumber, type BridgeState } from "./bridge-state.ts";
import type { NumberStatus } from "../number-status/number-status.ts";
import { useNow } from "../../app/use-now.ts";

const PILL_X = { "on-premises": 18, line: 32, middle: 61, cloud: 104 } as const;

type BridgeMiniProps = {
  readonly state: Pick<BridgeState, "pill" | "at" | "place">;
  /** Without the location in words, where other words tell it. */
  readonly bare?: boolean;
};

/** The bridge in a row of a list, with the location in words beside it. */
export function BridgeMini({ state, bare = false }: BridgeMiniProps) {
  const t = useTranslation();
  const y = state.at === "middle" ? 4 : 16;
  return (
    <span className={classes["row"]}>
      <svg className={classes["mini"]} viewBox="0 0 150 44" aria-hidden="true">
        <rect className={classes["miniSkyOnPrem"]} width="50" height="44" />
        <rect className={classes["miniSkyMiddle"]} x="50" width="50" height="44" />
        <rect className={classes["miniSkyCloud"]} x="100" width="50" height="44" />
        <path className={classes["miniOnPrem"]} d="M0 29H42Q47 34 46 44H0ZM5 13h9v16H5zM16 19h8v10h-8z" />
        <path className={classes["miniCloud"]} d="M150 29H108Q101 33 106 37T104 44H150Z" />
        <path
          className={classes["cloud"]}
          d="M119 21a4.500 4.500 0 0 1 .2-9a7 7 0 0 1 12.600-3a5.500 5.500 0 0 1 8.800 4.500a3.800 3.800 0 0 1-.9 7.500Z"
        />
        <path className={classes["arch"]} d="M40 29Q75 1 110 29" />
        <rect
          className={classes["miniPill"]}
          data-pill={state.pill}
          x={PILL_X[state.at]}
          y={y}
          width="28"
          height="11"
          rx="5.500"
        />
      </svg>
      {bare ? null : <span>{t(`window.crossing.place.${state.place}`)}</span>}
    </span>
  );
}

/** The same for a number outside a migration; its certainty fades with its age. */
export function NumberBridgeMini({ standing }: { readonly standing: NumberStatus }) {
  return <BridgeMini state={bridgeOfNumber(standing, undefined, useNow())} />;
}
