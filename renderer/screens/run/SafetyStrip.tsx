import {
  IconClockPause,
  IconEye,
  IconHelpCircle,
  IconLock,
  IconSend,
  IconShieldCheck,
  type Icon,
} from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { sourceOf } from "../../../shared/migration/direction.ts";
import { isSinceCopy, type RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useConnection } from "../../app/use-feed.ts";
import { moverOf, shownPlaceOf, stepInFlight, stretchOf } from "../../components/run/shown-place.ts";
import { Age } from "../../components/text/Age.tsx";
import { useNow } from "../../app/use-now.ts";
import { clockTime, countdown } from "../../components/waiting/countdown.ts";
import { Running } from "../../components/waiting/Waiting.tsx";
import { useLocationChecks, waitOf } from "./panels/LocationWatch.tsx";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./SafetyStrip.module.css";

/**
 * Stays at the bottom of an open migration's screen: whether anything has moved, whether the backup is safe, and how
 * many attempts are left. Renders nothing once the migration has ended.
 */
export function SafetyStrip({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const [slot, setSlot] = useState<Element | null>(null);
  // The frame's place below the screen exists once both are shown.
  useEffect(() => setSlot(document.querySelector("#strip")), []);
  if (slot === null || run.phase.kind === "ended" || run.newer !== undefined) return null;
  const state = stateOf(run);
  const sent = state === "before" ? 0 : requestsSent(run);
  return createPortal(
    <section
      className={classes["strip"]}
      data-state={state === "notThere" || state === "reported" ? "unknown" : state}
      aria-label={t("window.strip.safety")}
      aria-live="polite"
    >
      <div className={classes["cells"]}>
        <WhatMoved run={run} state={state} />
        <BackupCell run={run} />
        {state === "before" && run.lastReading !== undefined ? (
          <Cell
            icon={IconEye}
            title={t("window.strip.checked.title")}
            text={<Age at={run.lastReading.at} />}
          />
        ) : null}
        {sent === 0 ? null : (
          <Cell
            icon={IconSend}
            title={t("window.strip.requests.title", { count: sent })}
            text={t("window.strip.requests.text")}
          />
        )}
        {run.direction === "to-cloud" ? (
          <Cell
            icon={IconShieldCheck}
            title={t("window.strip.attempts.title", { count: run.attempts.inWindow })}
            text={t("window.strip.attempts.text")}
          />
        ) : null}
      </div>
    </section>,
    slot,
  );
}

/** How often this migration has sent the request that moves the number. */
function requestsSent(run: RunSnapshot): number {
  const state = moverOf(run);
  if (state === undefined || !("attempt" in state)) return 0;
  // The last attempt never left this computer, or others may have been sent elsewhere.
  const left = state.kind === "not-sent" ? state.attempt - 1 : state.attempt;
  return Math.max(0, left - (run.sinceCopy ?? 0));
}

type StripState = "before" | "sent" | "moved" | "notThere" | "reported" | "unknown";

function stateOf(run: RunSnapshot): StripState {
  const place = shownPlaceOf(run);
  if (place === "crossing") return "sent";
  const stretch = stretchOf(run);
  if (stretch === "before" && run.phase.kind !== "unknown") return "before";
  // What a person reported is known, and not confirmed.
  if (run.numberIs !== "unknown" && run.proof === "attested") return "reported";
  if (stretch === "moving" || run.phase.kind === "unknown") return "unknown";
  return run.numberIs === sourceOf(run.direction) ? "notThere" : "moved";
}

function WhatMoved({ run, state }: { readonly run: RunSnapshot; readonly state: StripState }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const since = live ? stepInFlight(run)?.since : undefined;
  switch (state) {
    case "before":
      return (
        <Cell
          icon={IconShieldCheck}
          title={t("window.strip.nothingMoved.title")}
          text={t("window.strip.nothingMoved.text")}
        />
      );
    case "sent":
      return (
        <Cell
          icon={IconClockPause}
          title={
            <>
              {t("window.strip.sent.title")} {since === undefined ? "…" : <Running since={since} />}
            </>
          }
          text={t("window.strip.sent.text")}
        />
      );
    case "unknown":
      return <UnknownCell run={run} />;
    case "moved":
    case "notThere":
    case "reported":
      return (
        <Cell
          icon={state === "moved" ? IconShieldCheck : IconHelpCircle}
          title={t(`window.strip.${state}.title`)}
          text={t(`window.strip.${state}.text`)}
        />
      );
  }
}

/** From here on the time when it began says more than a count of seconds. */
const HOUR_MS = 3_600_000;
/** The clock was set back since: how long is unknown. */
const SET_BACK_MS = -60_000;

const STRIP_TEXTS = {
  checking: "checking",
  "vault-locked": "paused",
  waiting: "text",
  over: "text",
} as const;

/** How long the location has been unknown, and when the next automatic check follows. */
function UnknownCell({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  const now = useNow();
  const checks = useLocationChecks(run);
  const wait = waitOf(run, checks);
  const isCopied = isSinceCopy(moverOf(run));
  const since = isCopied ? undefined : unknownSince(run);
  const elapsed = since === undefined ? 0 : now - Date.parse(since);
  return (
    <Cell
      icon={IconHelpCircle}
      title={
        since === undefined ? (
          t("window.strip.unknown.title")
        ) : elapsed > HOUR_MS || elapsed < SET_BACK_MS ? (
          t("window.strip.unknown.since", { time: localTime(t.language, since) })
        ) : (
          <>
            {t("window.strip.unknown.for")}{" "}
            <span className="sw-mono" aria-live="off">
              {clockTime(elapsed)}
            </span>
          </>
        )
      }
      text={
        wait === undefined ? (
          t(`window.strip.unknown.${isCopied ? "copied" : STRIP_TEXTS[checks?.now.kind ?? "over"]}`)
        ) : (
          <>
            {t("window.strip.unknown.next")}{" "}
            <span className="sw-mono" aria-live="off">
              {countdown(Date.parse(wait.nextAt) - now)}
            </span>
          </>
        )
      }
    />
  );
}

/** When the request was sent whose outcome is unknown; a process that stopped wrote no other time. */
function unknownSince(run: RunSnapshot): string | undefined {
  if (run.openSince !== undefined) return run.openSince;
  const state = moverOf(run);
  return state?.kind === "unknown" ? state.outcome.evidence.at : undefined;
}

/** The backup that a migration to the cloud needs; the other direction has none. */
function BackupCell({ run }: { readonly run: RunSnapshot }) {
  const t = useTranslation();
  if (run.direction === "to-onprem") return null;
  return run.pairLabel === undefined ? (
    <Cell icon={IconLock} title={t("window.strip.backup.none")} text={t("window.strip.backup.before")} />
  ) : (
    <Cell
      icon={IconLock}
      title={t("window.strip.backup.title")}
      text={<span className="sw-mono">{run.pairLabel}</span>}
    />
  );
}

type CellProps = { readonly icon: Icon; readonly title: ReactNode; readonly text: ReactNode };

function Cell({ icon: Sign, title, text }: CellProps) {
  return (
    <div className={classes["cell"]}>
      <span className={classes["glyph"]}>
        <Sign size={17} stroke={1.9} aria-hidden />
      </span>
      <span className={classes["words"]}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </div>
  );
}
