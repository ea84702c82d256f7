import type { AlertScope, AlertsState, AlertTarget, SentAlert } from "../../../shared/alert/alert.ts";
import { coveredBy, dueDigest, shownPeriod } from "../../../shared/alert/digest-period.ts";
import { USUAL_DIGEST_HOUR, type Digest, type DigestPlan } from "../../../shared/alert/digest.ts";
import { instant, isoOf, type Instant } from "../../../shared/time.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import { zoneClock, type ZoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { Vault } from "../runtime/ports.ts";
import { peekTargets } from "./alert-files.ts";
import type { Claims } from "./claims.ts";
import { alertId, setAt } from "./news.ts";
import { MOST_TRIES, type AlertSender } from "./send-alerts.ts";

/** What of a data folder a digest is about, and of which time. */
export type DigestScope = Span & {
  /** Whether the digest covers what belongs to this workspace, or to none. */
  readonly covers: (workspace: string | undefined) => boolean;
};

/** Gathers what a digest tells. */
export type GatherDigest = (about: DigestScope) => Promise<Omit<Digest, "every" | "from" | "until">>;

export type DigestDeps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir">;
  readonly vault: Pick<Vault, "state">;
  readonly gather: GatherDigest;
  readonly every?: Every;
  /** The zone of this computer's clock, which may change. */
  readonly zone?: () => string;
};

/** Digests of the targets that want one, each sent once when its time has come. */
export type Digests = {
  /** Looks again and again whether one is due. */
  begin(): void;
  /** What the digest of the last day or week would tell. */
  show(target: AlertTarget): Promise<Digest>;
  /** Begins no further one, and waits for one that is being gathered. */
  stop(): Promise<void>;
};

// A timer for the moment itself would miss a sleep, a new zone and a clock that is set.
const CHECK_MS = 30_000;
const WEEK_MS = 7 * 86_400_000;
const DAILY: DigestPlan = { every: "daily", at: USUAL_DIGEST_HOUR };

/** Creates the digests of one process; nothing is due before `begin`. */
export function createDigests(
  { ports, vault, gather, every = everyUnheld, zone = zoneHere }: DigestDeps,
  sender: Pick<AlertSender, "send">,
  claims: Pick<Claims, "isSettled" | "newest">,
): Digests {
  const { clock, dataDir } = ports;
  // Those that this process has begun to send: the sender tries them again by itself.
  const begun = new Set<string>();
  let stop: (() => void) | undefined;
  let checking: Promise<void> | undefined;
  const clockHere = (): ZoneClock | undefined => zoneClock(zone()) ?? zoneClock("UTC");
  const digestOf = async ({ scope }: AlertTarget, plan: DigestPlan, period: Span): Promise<Digest> => {
    const targets = peekTargets({ dataDir });
    const covers = (workspace: string | undefined): boolean => targetFor(targets, workspace)?.scope === scope;
    const found = await gather({ ...period, covers });
    return { every: plan.every, from: isoOf(period.from), until: isoOf(period.until), ...found };
  };
  const sendDue = async (target: AlertTarget, plan: DigestPlan, here: ZoneClock): Promise<void> => {
    const due = dueDigest(plan, here, clock.now());
    const since = isFarAhead(target, clock.now())
      ? setAt(target, clock.now())
      : instant(Date.parse(target.since));
    if (due.until < since) return;
    const id = alertId(target.scope, due.key);
    if (begun.has(id) || claims.isSettled(id, MOST_TRIES)) return;
    const ends = endsOf(claims.newest(), target.scope);
    const period = coveredBy(due, { since, ends, clock: here, now: clock.now() });
    if (period === undefined) return;
    const digest = await digestOf(target, plan, period);
    if (stop === undefined) return;
    begun.add(id);
    sender.send({ target, facts: { id, news: "digest", at: isoOf(clock.now()), digest } });
  };
  const checkAll = async (): Promise<void> => {
    const here = clockHere();
    if (here === undefined) return;
    for (const target of peekTargets({ dataDir }))
      if (target.digest !== undefined) await sendDue(target, target.digest, here);
  };
  const check = (): void => {
    // While the vault is locked nothing can be sent: once it is open, one digest covers all of that time.
    if (checking !== undefined || vault.state() !== "open") return;
    checking = checkAll().finally(() => {
      checking = undefined;
    });
    runDetached(checking);
  };
  return {
    begin() {
      stop ??= every(CHECK_MS, check);
    },
    show(target) {
      const plan = target.digest ?? DAILY;
      const here = clockHere();
      const now = clock.now();
      return digestOf(
        target,
        plan,
        here === undefined ? { from: now, until: now } : shownPeriod(plan, here, now),
      );
    },
    async stop() {
      stop?.();
      stop = undefined;
      await checking?.catch(() => undefined);
    },
  };
}

/** The target of the workspace, else the one for everything else. */
export function targetFor(
  targets: readonly AlertTarget[],
  workspace: string | undefined,
): AlertTarget | undefined {
  return targets.find(({ scope }) => scope === workspace) ?? targets.find(({ scope }) => scope === "all");
}

/** One that was set while the clock was wrong, and not only set back a little since. */
function isFarAhead({ since }: AlertTarget, now: Instant): boolean {
  return Date.parse(since) - now > WEEK_MS;
}

/** Where the digests ended that a target has, or may have, taken. */
function endsOf(
  { sent }: { readonly sent: readonly SentAlert[] } & Pick<AlertsState, "unsent">,
  scope: AlertScope,
): readonly Instant[] {
  return sent
    .filter((one) => one.news === "digest" && one.scope === scope)
    .filter(({ outcome }) => outcome === "accepted" || outcome === "sending" || outcome === "unknown")
    .flatMap(({ until }) => (until === undefined ? [] : [instant(Date.parse(until))]));
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
