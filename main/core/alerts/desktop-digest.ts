import type { AlertFacts, AlertTry } from "../../../shared/alert/alert.ts";
import { isQuietAt, type QuietHours } from "../../../shared/settings/quiet-hours.ts";
import type { Instant } from "../../../shared/time.ts";
import type { ZoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { DesktopPort } from "../runtime/ports.ts";
import type { Claims } from "./claims.ts";

/** How a desktop shows digests. */
export type DesktopNotices = {
  readonly quietHours: () => QuietHours;
  /** Shows a digest, once over all processes. Never throws. */
  readonly tell: (facts: AlertFacts) => void;
};

type Deps = {
  readonly ports: Pick<HostPorts, "log">;
  readonly claims: Pick<Claims, "claim" | "note">;
  readonly show: NonNullable<DesktopPort["showDigest"]>;
  readonly quietHours: () => QuietHours;
  /** What became of a digest has changed. */
  readonly changed: () => void;
};

/**
 * Shows digests on the desktop. Each is entered in the list of sent alerts before it is shown, so a process that is killed in
 * between shows one too few rather than the same one twice.
 */
export function desktopNotices({ ports, claims, show, quietHours, changed }: Deps): DesktopNotices {
  const shownAs = async (digest: AlertFacts["digest"]): Promise<AlertTry> => {
    if (digest === undefined) return NOT_SHOWN;
    try {
      return (await show(digest)) ? { outcome: "shown" } : NOT_SHOWN;
    } catch {
      // A notice must never disturb anything: whether it came to be shown isn't known.
      return { outcome: "unknown" };
    }
  };
  const tell = async ({ id, digest, at }: AlertFacts): Promise<void> => {
    const until = digest?.until ?? at;
    const claim = { id, scope: "desktop", news: "digest", until, happenedAt: until } as const;
    const claimed = claims.claim(claim, 1);
    if (claimed.ok && claimed.value === undefined) return;
    const result: AlertTry = claimed.ok ? await shownAs(digest) : { outcome: "not-sent", why: "storage" };
    if (claimed.ok) claims.note(id, result);
    ports.log?.write({ event: "alert", form: "desktop", news: "digest", outcome: result.outcome });
    changed();
  };
  return { quietHours, tell: (facts) => runDetached(tell(facts)) };
}

/** Where the system has no notices, or a digest none of the program's own facts. */
const NOT_SHOWN: AlertTry = { outcome: "not-sent", why: "no-notices" };

/** Whether the desktop's notices are held back now: a digest waits until they aren't. */
export function isQuietNow(hours: QuietHours, here: ZoneClock, now: Instant): boolean {
  const minutes = Math.floor(now / 60_000) + here.offsetMinutes(now);
  return isQuietAt(hours, ((minutes % 1440) + 1440) % 1440);
}
