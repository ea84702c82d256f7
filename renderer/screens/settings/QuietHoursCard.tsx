import { Checkbox, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { QuietHours } from "../../../shared/settings/quiet-hours.ts";
import { minuteOfDay, timeOfDay } from "../../../shared/typed-value.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Chooses when notices are held back. A window in a browser shows none, so there it isn't offered. */
export function QuietHoursCard({ quietHours }: { readonly quietHours: QuietHours }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const host = usePart(useStores().info, (info) => info.host);
  const { change, problem } = useChangeSettings();
  // Leaving a field and clicking the next are one gesture: the second change must not undo the first.
  const chosen = useRef(quietHours);
  useEffect(() => {
    chosen.current = quietHours;
  }, [quietHours]);
  const set = (part: Partial<QuietHours>): void => {
    chosen.current = { ...chosen.current, ...part };
    change({ quietHours: chosen.current });
  };
  if (host !== "desktop") return null;
  const { on, from, until, urgentPasses } = quietHours;
  return (
    <Card title={t("window.settings.quiet.title")}>
      <div className={classes["fields"]}>
        <p className={classes["hint"]}>{t("window.settings.quiet.text")}</p>
        <Checkbox
          checked={on}
          disabled={!live}
          label={t("window.settings.quiet.on")}
          onChange={({ currentTarget: { checked } }) => set({ on: checked })}
        />
        <div className={classes["times"]}>
          <TimeField key={`from ${from}`} part="from" time={from} disabled={!live || !on} onTime={set} />
          <TimeField key={`until ${until}`} part="until" time={until} disabled={!live || !on} onTime={set} />
        </div>
        <Checkbox
          checked={urgentPasses}
          disabled={!live || !on}
          label={t("window.settings.quiet.urgent")}
          onChange={({ currentTarget: { checked } }) => set({ urgentPasses: checked })}
        />
        {on ? (
          <p className={classes["hint"]} role="status">
            {from === until
              ? t("window.settings.quiet.allDay")
              : t("window.settings.quiet.now", { from, until })}
          </p>
        ) : null}
        {problem === undefined ? null : <ProblemCard problem={problem} />}
      </div>
    </Card>
  );
}

type TimeFieldProps = {
  readonly part: "from" | "until";
  readonly time: string;
  readonly disabled: boolean;
  readonly onTime: (part: Partial<QuietHours>) => void;
};

/** A time of the day, stored once the field is left. */
function TimeField({ part, time, disabled, onTime }: TimeFieldProps) {
  const t = useTranslation();
  const [typed, setTyped] = useState(time);
  const minute = minuteOfDay(typed);
  const leave = (): void => {
    if (minute === undefined) return;
    const read = timeOfDay(minute);
    setTyped(read);
    if (read !== time) onTime({ [part]: read });
  };
  return (
    <TextInput
      placeholder="22:00"
      dir="ltr"
      label={t(`window.settings.quiet.${part}`)}
      value={typed}
      disabled={disabled}
      error={minute !== undefined ? undefined : t("window.settings.quiet.wrong")}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={leave}
    />
  );
}
