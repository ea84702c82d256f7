import { Button } from "@mantine/core";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { durationInWords } from "../../../shared/wording/times.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { newerState } from "../../stores/practice.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import classes from "./PracticeScreen.module.css";

const COUNTS = ["delivered", "waiting", "failed", "givenUp"] as const;
const MINUTES = [1, 60, 1_440, 10_080] as const;

/**
 * Shows the delivery state of the sandbox's notifications, with a control to advance time until the next
 * attempt.
 */
export function Notifications({ state }: { readonly state: PracticeState }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { practice } = useStores();
  const advance = useOperation("practice.advance");
  const pass = async (minutes: number): Promise<void> => {
    const answer = await advance.run({ minutes });
    if (answer.ok) practice?.take((known) => newerState(known, answer.value));
  };
  const { deliveries } = state;
  return (
    <Card title={t("window.practice.notifications.title")} aside={nextTry(t, state)}>
      <p className={classes["hint"]}>{t("window.practice.notifications.hint")}</p>
      <dl className={classes["counts"]}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`window.practice.notifications.${count}`)}</dt>
            <dd className="sw-mono">{deliveries[count]}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes["group"]}>{t("window.practice.notifications.pass")}</h3>
      <p className={classes["hint"]}>{t("window.practice.notifications.passHint")}</p>
      <div className={classes["again"]} role="group" aria-label={t("window.practice.notifications.pass")}>
        {MINUTES.map((minutes) => (
          <Button
            key={minutes}
            variant="default"
            size="xs"
            disabled={!live || advance.busy}
            onClick={() => runInBackground(pass(minutes))}
          >
            {t(`window.practice.notifications.minutes.${minutes}`)}
          </Button>
        ))}
      </div>
      <p className={classes["clock"]} role="status">
        {advance.busy
          ? t("window.practice.notifications.passing")
          : t("window.practice.notifications.clock", { time: localTime(t.language, state.now) })}
      </p>
      {advance.problem === undefined ? null : <ProblemCard problem={advance.problem} />}
    </Card>
  );
}

function nextTry(t: WindowTranslate, { deliveries, now }: PracticeState): string | undefined {
  if (deliveries.nextAt === undefined) return undefined;
  const waitMs = Date.parse(deliveries.nextAt) - Date.parse(now);
  if (waitMs <= 0) return t("window.practice.notifications.nextNow");
  return t("window.practice.notifications.next", { wait: durationInWords(t, waitMs) });
}
