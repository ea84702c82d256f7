import { e164, spoken } from "../../../../shared/phone.ts";
import type { PinChange, PinChangeState } from "../../../../shared/pin/pin-change.ts";
import type { WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { pinChangeWords } from "../../../../shared/wording/pin-words.ts";
import { useStores } from "../../../app/window-context.tsx";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { Look } from "../../../components/screen/Look.tsx";
import { StatusBadge, type Meaning } from "../../../components/status/StatusMark.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useSay } from "../../../wording/use-say.tsx";
import classes from "../number.module.css";

const MEANINGS: Readonly<Record<PinChangeState, Meaning>> = {
  "under-way": "busy",
  complete: "proven",
  rejected: "stopped",
  "not-sent": "stopped",
  unknown: "unknown",
};

/** Older changes than these are left to the records. */
const MOST_SHOWN = 5;

/** What happened to the PIN last, in full, and the changes before it. */
export function PinHistoryList({ number }: { readonly number: WorkspaceNumber }) {
  const say = useSay();
  const { pinChanges } = useStores();
  const full: string = e164(number.cc, number.phoneNumber);
  return (
    <Look feed={pinChanges}>
      {({ changes, damaged }) => {
        const own = changes.filter((change) => change.number === full).reverse();
        const [last, ...before] = own;
        return (
          <>
            {last === undefined ? (
              <p className="sw-quiet">{say("window.pin.none")}</p>
            ) : (
              <ThreePartCard
                meaning={MEANINGS[last.state]}
                parts={pinChangeWords(say, last, spoken(number.cc, number.phoneNumber))}
              />
            )}
            {own.length === 0 ? null : (
              <ul className={classes["runs"]} aria-label={say("window.pin.history")}>
                {[last, ...before]
                  .slice(0, MOST_SHOWN)
                  .map((change) =>
                    change === undefined ? null : <Line key={change.operation} change={change} />,
                  )}
              </ul>
            )}
            {damaged === 0 ? null : <p>{say("window.pin.damaged", { count: damaged })}</p>}
          </>
        );
      }}
    </Look>
  );
}

function Line({ change: { action, side, state, startedAt, endedAt } }: { readonly change: PinChange }) {
  const say = useSay();
  return (
    <li>
      <span>
        {say("window.pin.line", {
          action: say(`pin.action.${action}`),
          side: say(`window.pin.side.${side}`),
          time: localTime(say.language, endedAt ?? startedAt),
        })}
      </span>
      <StatusBadge meaning={MEANINGS[state]} word={say(`pin.state.${state}`)} />
    </li>
  );
}
