import type { NumberStatus } from "../number-status/number-status.ts";
import classes from "./Bridge.module.css";
import { bridgeOfNumber } from "./bridge-state.ts";
import { useNow } from "../../app/use-now.ts";

const DOT_X = { "on-premises": 3, line: 6, middle: 10, cloud: 17 } as const;

/** The smallest bridge: two banks and a dot at the number's location. */
export function BridgeMark({ standing }: { readonly standing: NumberStatus }) {
  const { pill, at } = bridgeOfNumber(standing, undefined, useNow());
  return (
    <svg className={classes["mark"]} width="20" height="8" viewBox="0 0 20 8" aria-hidden="true">
      <rect className={classes["miniOnPrem"]} x="0" y="1" width="6" height="6" rx="1" />
      <rect className={classes["miniCloud"]} x="14" y="1" width="6" height="6" rx="1" />
      <path className={classes["arch"]} d="M6 4H14" />
      <circle className={classes["miniPill"]} data-pill={pill} cx={DOT_X[at]} cy="4" r="2.600" />
    </svg>
  );
}
