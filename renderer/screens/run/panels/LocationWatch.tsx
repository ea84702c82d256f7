import { Button } from "@mantine/core";
import type { LocationCheck, LocationChecks } from "../../../../shared/migration/location-checks.ts";
import { sourceOf } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useNow } from "../../../app/use-now.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import type { RunActions } from "../../../components/run/use-run-actions.ts";
import { countdown } from "../../../components/waiting/countdown.ts";
import { locationChecksOf } from "../../../stores/location-checks.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import classes from "./unknown.module.css";

/** The automatic checks of a migration; undefined while none are planned or none are known yet. */
export function useLocationChecks({ run }: Pick<RunSnapshot, "run">): LocationChecks | undefined {
  return usePart(locationChecksOf(useStores()), (known) => known.get(run));
}

/** Shows how the location is checked automatically: the time until the next check, and what the latest ones found. */
export function LocationWatch({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const checks = useLocationChecks(run);
  const cause = useDomainWords().cause(run);
  const locked = checks?.now.kind === "vault-locked";
  const state = locked ? "locked" : "text";
  return (
    <section className={classes["card"]} aria-labelledby="location-watch">
      <div className={classes["checking"]}>
        <Ring wait={waitOf(run, checks)} />
        <div className={classes["told"]}>
          <h2 id="location-watch">
            {t(state === "text" ? "window.run.unknown.watch.title" : "window.run.unknown.watch.paused")}
          </h2>
          <p>
            {cause === undefined ? null : <span>{cause} </span>}
            <span>{t(`window.run.unknown.watch.${state}`)}</span>
          </p>
        </div>
      </div>
      <Latest run={run} checks={checks} />
    </section>
  );
}

type CheckButtonProps = { readonly run: RunSnapshot; readonly actions: RunActions };

/** Checks the location at once; beside the title, so that it is in sight at every size. */
export function CheckLocationButton({ run, actions }: CheckButtonProps) {
  const t = useTranslation();
  const checks = useLocationChecks(run);
  const isLocked = checks?.now.kind === "vault-locked";
  return (
    <Button
      onClick={actions.checkLocation}
      disabled={!actions.may}
      loading={actions.busy === "proceed" || checks?.now.kind === "checking"}
    >
      {t(isLocked ? "window.run.unknown.watch.unlock" : "window.run.unknown.watch.go")}
    </Button>
  );
}

type Wait = { readonly nextAt: string; readonly waitMs: number };

/** The wait for the next check: an automatic one, or one of the migration's own within the first 16 s. */
export function waitOf(
  { phase, updatedAt }: RunSnapshot,
  checks: LocationChecks | undefined,
): Wait | undefined {
  if (phase.kind === "pausing")
    return { nextAt: phase.until, waitMs: Math.max(1, Date.parse(phase.until) - Date.parse(updatedAt)) };
  return checks?.now.kind === "waiting" ? checks.now : undefined;
}

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;

/** A ring that empties until the next check, with the remaining time in it and its words below: some are long. */
function Ring({ wait }: { readonly wait: Wait | undefined }) {
  const t = useTranslation();
  const now = useNow();
  const left = wait === undefined ? 0 : Math.max(0, Date.parse(wait.nextAt) - now);
  const share = wait === undefined ? 0 : Math.min(1, left / wait.waitMs);
  return (
    <div className={classes["timer"]} role="timer" aria-live="off">
      <div className={classes["ring"]}>
        <svg viewBox="0 0 124 124" aria-hidden="true">
          <circle className={classes["track"]} cx="62" cy="62" r={RADIUS} />
          {share === 0 ? null : (
            <circle
              className={classes["arc"]}
              cx="62"
              cy="62"
              r={RADIUS}
              strokeDasharray={AROUND}
              strokeDashoffset={AROUND * (1 - share)}
            />
          )}
        </svg>
        <strong className={classes["count"]}>{wait === undefined ? "–" : countdown(left)}</strong>
      </div>
      {wait === undefined ? null : <span>{t("window.run.unknown.watch.next")}</span>}
    </div>
  );
}

type LatestProps = { readonly run: RunSnapshot; readonly checks: LocationChecks | undefined };

/** What the latest checks found, newest last; before the first automatic one, the migration's own last check. */
function Latest({ run, checks }: LatestProps) {
  const t = useTranslation();
  const own = ownCheck(run);
  const made = checks?.latest ?? [];
  const shown = made.length > 0 ? made : own === undefined ? [] : [own];
  if (shown.length === 0 && (checks?.count ?? 0) === 0) return null;
  return (
    <div className={classes["told"]}>
      <p>
        {checks === undefined || checks.count === 0
          ? t("window.run.unknown.watch.latest")
          : t("window.run.unknown.watch.count", {
              count: checks.count,
              since: localTime(t.language, checks.since, { seconds: true }),
            })}
      </p>
      <ol className={classes["latest"]}>
        {shown.map(({ at, found }) => (
          <li key={at}>
            <time dateTime={at}>{localTime(t.language, at, { seconds: true })}</time>
            <span>{foundIn(t, run, found)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ownCheck({ phase, lastReading, openSince }: RunSnapshot): LocationCheck | undefined {
  const reading = (phase.kind === "unknown" ? phase.reading : undefined) ?? lastReading;
  // An observation from before the request left says nothing about what became of it.
  if (reading === undefined || (openSince !== undefined && reading.at < openSince)) return undefined;
  const { at, cloudSays, clientSays, reason } = reading;
  return { at, found: { cloudSays, clientSays, reason } };
}

function foundIn(t: WindowTranslate, { direction }: RunSnapshot, found: LocationCheck["found"]): string {
  if (!("reason" in found)) return t("window.run.unknown.watch.failed");
  const { reason, cloudSays } = found;
  // Where they agree is the news; at its source the number may only be there still.
  if (reason !== "both-agree" || (cloudSays !== "cloud" && cloudSays !== "on-premises"))
    return t(`readings.${reason}`);
  const stage = cloudSays === sourceOf(direction) ? "still" : "there";
  return t(`window.run.unknown.watch.agree.${stage}.${cloudSays}`);
}
