import type { AlertFacts, AlertTry } from "../../../shared/alert/alert.ts";
import { isQuietAt, type QuietHours } from "../../../shared/settings/quiet-hours.ts";
import type { Instant } from "../../../shared/time.ts";
import type { ZoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { DesktopPort, NoticeOutcome } from "../runtime/ports.ts";
import type { Claims } from "./claims.ts";

/** How a desktop shows digests. */
export type DesktopNotices = {
  readonly quietHours: () => QuietHours;
  /**
   * Shows a digest, once over all processes. "later": surely nothing was shown, and nothing is entered for it. Once `left`
   * is aborted, what becomes of it isn't entered any more. Never rejects.
   */
  readonly tell: (facts: AlertFacts, left: AbortSignal) => Promise<"over" | "later">;
};

type Deps = {
  readonly ports: Pick<HostPorts, "log">;
  readonly claims: Pick<Claims, "claim" | "note" | "withdraw">;
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
  // A failure that lasts is met at each look: it is noted once.
  const failed = new Set<string>();
  const shownAs = async (digest: AlertFacts["digest"]): Promise<NoticeOutcome | "unknown"> => {
    if (digest === undefined) return "no-notices";
    try {
      return await show(digest);
    } catch {
      // A notice must never disturb anything: whether it came to be shown isn't known.
      return "unknown";
    }
  };
  const note = ({ outcome }: Pick<AlertTry, "outcome">): void => {
    ports.log?.write({ event: "alert", form: "desktop", news: "digest", outcome });
    changed();
  };
  const tell: DesktopNotices["tell"] = async ({ id, digest, at }, left) => {
    const until = digest?.until ?? at;
    const claim = { id, scope: "desktop", news: "digest", until, happenedAt: until } as const;
    const claimed = claims.claim(claim, 1);
    if (!claimed.ok) {
      if (!failed.has(id)) note({ outcome: "not-sent" });
      failed.add(id);
      return "later";
    }
    if (claimed.value === undefined) return "over";
    const shown = await shownAs(digest);
    // Whoever closed waits no longer: the folder may be another process's by now.
    if (left.aborted) return "over";
    if (shown === "held-back") {
      claims.withdraw(id);
      changed();
      return "later";
    }
    const result = shown === "no-notices" ? NO_NOTICES : { outcome: shown };
    claims.note(id, result);
    note(result);
    return "over";
  };
  return { quietHours, tell };
}

/** Where the system has no notices, or a digest none of the program's own facts. */
const NO_NOTICES: AlertTry = { outcome: "not-sent", why: "no-notices" };

/** Whether the desktop's notices are held back now: a digest waits until they aren't. */
export function isQuietNow(hours: QuietHours, here: ZoneClock, now: Instant): boolean {
  const minutes = Math.floor(now / 60_000) + here.offsetMinutes(now);
  return isQuietAt(hours, ((minutes % 1440) + 1440) % 1440);
}
