import { Progress } from "@mantine/core";
import { useFineNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Waiting.module.css";
import { shortSeconds, shortTime } from "./short-time.ts";

type WaitingProps = {
  /** Start of the wait: ISO 8601, or milliseconds since 1970. */
  readonly since: string | number;
  readonly limitMs: number;
  /** What is awaited. */
  readonly label: string;
  /** True to show the label; screen readers get it in any case. */
  readonly shown?: boolean;
  /** What the user can do meanwhile; shown after ten seconds. */
  readonly meanwhile?: string;
};

const BAR_AFTER_MS = 2_000;
const ADVICE_AFTER_MS = 10_000;

/** A wait with elapsed and maximum time; after 2 s also a bar, after 10 s advice. */
export function Waiting({ since, limitMs, label, shown = false, meanwhile }: WaitingProps) {
  const elapsed = Math.max(0, useFineNow() - momentOf(since));
  return (
    <div className={classes["waiting"]}>
      {shown ? <p role="status">{label}</p> : null}
      <Elapsed ms={elapsed} limitMs={limitMs} />
      {elapsed < BAR_AFTER_MS ? null : (
        <Progress
          value={Math.min(100, (elapsed / limitMs) * 100)}
          size={6}
          aria-label={label}
          transitionDuration={0}
        />
      )}
      {meanwhile === undefined || elapsed < ADVICE_AFTER_MS ? null : (
        <p className={classes["advice"]} role="status">
          {meanwhile}
        </p>
      )}
    </div>
  );
}

function Elapsed({ ms, limitMs }: { readonly ms: number; readonly limitMs: number }) {
  const t = useTranslation();
  const elapsed = shortSeconds(t, ms);
  const key = ms > limitMs ? "overdue" : "running";
  return (
    <p className={classes["elapsed"]} aria-live="off">
      {t(`window.waiting.${key}`, { elapsed, limit: shortTime(t, limitMs) })}
    </p>
  );
}

/** How long something has been running, updated live. */
export function Running({ since }: { readonly since: string | number }) {
  const t = useTranslation();
  return <span aria-live="off">{shortSeconds(t, useFineNow() - momentOf(since))}</span>;
}

function momentOf(since: string | number): number {
  return typeof since === "number" ? since : Date.parse(since);
}
