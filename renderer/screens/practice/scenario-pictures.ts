import type { ScenarioId } from "../../../shared/practice/scenarios.ts";
import type { BankState, BridgeState, PillState } from "../../components/bridge/bridge-state.ts";

type Picture = {
  readonly pill: PillState;
  readonly at: BridgeState["at"];
  readonly onPrem: BankState["edge"];
  readonly cloud: BankState["edge"];
};

/** The moment that each scenario is about. */
const PICTURES: Readonly<Record<ScenarioId, Picture>> = {
  "to-cloud": { pill: "confirmed", at: "cloud", onPrem: "plain", cloud: "confirmed" },
  back: { pill: "confirmed", at: "on-premises", onPrem: "confirmed", cloud: "plain" },
  "lost-answer": { pill: "unknown", at: "middle", onPrem: "unknown", cloud: "unknown" },
  "wrong-pin": { pill: "stopped", at: "on-premises", onPrem: "stopped", cloud: "plain" },
  interrupted: { pill: "last-seen", at: "middle", onPrem: "faded", cloud: "faded" },
  "no-webhooks": { pill: "waiting", at: "cloud", onPrem: "plain", cloud: "confirmed" },
};

/** The bridge that illustrates a scenario; it shows no fact about the practice number. */
export function pictureOf(scenario: ScenarioId): BridgeState {
  const { pill, at, onPrem, cloud } = PICTURES[scenario];
  return {
    pill,
    at,
    place: "unknown",
    banks: { "on-premises": { edge: onPrem }, cloud: { edge: cloud } },
  };
}
