import { e164, spoken } from "../../../../shared/phone.ts";
import type { PinChange, PinChangeState } from "../../../../shared/pin/pin-change.ts";
import type { WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { pinChangeWords } from "../../../../shared/wording/pin-words.ts";
import { useStores } from "../../../app/window-context.tsx";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { StatusBadge, type Meaning } from "../../../components/status/StatusMark.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../number.module.css";

const MEANINGS: Readonly<Record<PinChangeState, Meaning>> = {
  "under-way": "busy",
  complete: "proven",
  rejected: "stopped",
  "not-sent": "stopped",
  unknown: "unknown",
};

/** The most changes shown; older ones are only in the records. */
const MOST_SHOWN = 5;

/** Shows the last change of the PIN in full, and the changes before it. */
export function PinHistoryList({ number }: { readonly number: WorkspaceNumber }) {
  const t = useTranslation();
  const { pinChanges } = useStores();
  const full: string = e164(number.cc, number.phoneNumber);
  return (
    <AsyncView feed={pinChanges}>
      {({ changes, damaged }) => {
        const own = changes.filter((change) => change.number === full).reverse();
        const [last, ...before] = own;
        return (
          <>
            {last === undefined ? (
              <p className="sw-quiet">{t("window.pin.none")}</p>
            ) : (
              <ThreePartCard
                meaning={MEANINGS[last.state]}
                parts={pinChangeWords(t, last, spoken(number.cc, number.phoneNumber))}
              />
            )}
            {own.length === 0 ? null : (
              <ul className={classes["changes"]} aria-label={t("window.pin.history")}>
                {[last, ...before]
                  .slice(0, MOST_SHOWN)
                  .map((change) =>
                    change === undefined ? null : <Line key={change.operation} change={change} />,
                  )}
              </ul>
            )}
            {damaged === 0 ? null : <p>{t("window.pin.damaged", { count: damaged })}</p>}
          </>
        );
      }}
    </AsyncView>
  );
}

function Line({ change: { action, side, state, startedAt, endedAt } }: { readonly change: PinChange }) {
  const t = useTranslation();
  return (
    <li>
      <span>
        {t("window.pin.line", {
          action: t(`pin.action.${action}`),
          side: t(`window.pin.side.${side}`),
          time: localTime(t.language, endedAt ?? startedAt),
        })}
      </span>
      <StatusBadge meaning={MEANINGS[state]} word={t(`pin.state.${state}`)} />
    </li>
  );
}
