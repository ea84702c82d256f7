import { NativeSelect } from "@mantine/core";
import { DIGEST_DAYS, USUAL_DIGEST_HOUR, type DigestPlan } from "../../../shared/alert/digest.ts";
import { dayName } from "../../../shared/wording/traffic-words.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
const NEVER = "never";

type DigestChoiceProps = {
  readonly plan: DigestPlan | undefined;
  readonly onPlan: (plan: DigestPlan | undefined) => void;
  readonly disabled?: boolean;
  /** What the hour is called, and what is said of it. */
  readonly at?: string;
  readonly hint?: string;
};

/** Chooses whether a digest is sent, on which days and at which hour. */
export function DigestChoice({ plan, onPlan, disabled = false, at: label, hint }: DigestChoiceProps) {
  const t = useTranslation();
  const at = plan?.at ?? USUAL_DIGEST_HOUR;
  const choose = (chosen: string): void => {
    const every = DIGEST_DAYS.find((one) => one === chosen);
    onPlan(every === undefined ? undefined : { every, at });
  };
  return (
    <>
      <div className={classes["times"]}>
        <NativeSelect
          label={t("window.alerts.digest")}
          value={plan?.every ?? NEVER}
          disabled={disabled}
          data={[
            { value: NEVER, label: t("window.alerts.digestNever") },
            ...DIGEST_DAYS.map((every, day) => ({
              value: every,
              label:
                every === "daily"
                  ? t("window.alerts.digestDaily")
                  : t("window.alerts.digestWeekly", { day: dayName(t, day) }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        {plan === undefined ? null : (
          <NativeSelect
            label={label ?? t("window.alerts.digestAt")}
            value={at}
            disabled={disabled}
            data={HOURS}
            onChange={({ currentTarget: { value } }) => onPlan({ ...plan, at: value })}
          />
        )}
      </div>
      {plan === undefined ? null : <p className={classes["hint"]}>{hint ?? t("window.alerts.digestHint")}</p>}
    </>
  );
}
