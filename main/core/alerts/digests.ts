import type {
  AlertFacts,
  AlertsState,
  AlertTarget,
  SentAlert,
  SentScope,
} from "../../../shared/alert/alert.ts";
import { coveredBy, dueDigest, shownPeriod } from "../../../shared/alert/digest-period.ts";
import { USUAL_DIGEST_HOUR, type Digest, type DigestPlan } from "../../../shared/alert/digest.ts";
import { instant, isoOf, type Instant } from "../../../shared/time.ts";
import type { Span } from "../../../shared/traffic/seen.ts";
import { zoneHere } from "../../../shared/traffic/zone-here.ts";
import { zoneClock, type ZoneClock } from "../../../shared/traffic/zone.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { noteFault } from "../log/run-aside.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import { runDetached } from "../runtime/run-detached.ts";
import type { Vault } from "../runtime/ports.ts";
import { notMoved } from "../storage/moved-folder.ts";
import { peekChosen, targetFor, type ChosenAlerts } from "./alert-files.ts";
import type { Claims } from "./claims.ts";
import { isQuietNow, type DesktopNotices } from "./desktop-digest.ts";
import { alertId, setAt } from "./news.ts";
import { CLOSING_MS, MOST_TRIES, type AlertSender } from "./send-alerts.ts";

/** What of a data folder a digest is about, and of which time. */
export type DigestScope = Span & {
  /** Whether the digest covers what belongs to this workspace, or to none. */
  readonly covers: (workspace: string | undefined) => boolean;
};

/** Gathers what a digest tells. */
export type GatherDigest = (about: DigestScope) => Promise<Omit<Digest, "every" | "from" | "until">>;

export type DigestDeps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir" | "log" | "random">;
  readonly vault: Pick<Vault, "state">;
  readonly gather: GatherDigest;
  readonly every?: Every;
  /** The zone of this computer's clock, which may change. */
  readonly zone?: () => string;
  /** Missing where this process shows no notices. */
  readonly notices?: DesktopNotices | undefined;
};

/** Digests of the targets and the desktop that want one, each sent or shown once when its time has come. */
export type Digests = {
  /** Looks again and again whether one is due. */
  begin(): void;
  /** What the digest of the last day or week would tell, by this plan; daily without one. */
  show(scope: SentScope, plan: DigestPlan | undefined): Promise<Digest>;
  /** Begins no further one, and waits for one that is being gathered, and a moment for one that is being shown. */
  close(): Promise<void>;
};

// A timer for the moment itself would miss a sleep, a new zone and a clock that is set.
const CHECK_MS = 30_000;
const WEEK_MS = 7 * 86_400_000;
const DAILY: DigestPlan = { every: "daily", at: USUAL_DIGEST_HOUR };

/** Someone who wants a digest. */
type Wanted = {
  readonly scope: SentScope;
  readonly plan: DigestPlan;
  readonly since: string;
  /** Whether it can be told now. If not, one digest covers all of that time later. */
  readonly isReady: (here: ZoneClock) => boolean;
  /** How often it may be tried, over all processes. */
  readonly mostTries: number;
  /** "later": nothing is told or entered, and it is to be tried again. */
  readonly tell: DesktopNotices["tell"];
};

/** Creates the digests of one process; nothing is due before `begin`. */
export function createDigests(
  { ports, vault, gather, every = everyUnheld, zone = zoneHere, notices }: DigestDeps,
  sender: Pick<AlertSender, "send">,
  claims: Pick<Claims, "isSettled" | "newest">,
): Digests {
  const { clock } = ports;
  // Those that this process has begun to tell: the sender tries them again by itself.
  const begun = new Set<string>();
  const telling = new Set<Promise<unknown>>();
  const leaving = new AbortController();
  let stop: (() => void) | undefined;
  let checking: Promise<void> | undefined;
  const clockHere = (): ZoneClock | undefined => zoneClock(zone()) ?? zoneClock("UTC");
  const digestOf = async (scope: SentScope, plan: DigestPlan, period: Span): Promise<Digest> => {
    const { targets } = peekChosen(ports);
    const covers = (workspace: string | undefined): boolean =>
      scope === "desktop" || targetFor(targets, workspace)?.scope === scope;
    const found = await gather({ ...period, covers });
    return { every: plan.every, from: isoOf(period.from), until: isoOf(period.until), ...found };
  };
  const tellDue = async (wanted: Wanted, here: ZoneClock): Promise<void> => {
    const { scope, plan } = wanted;
    const due = dueDigest(plan, here, clock.now());
    const since = setAt(wanted, clock.now(), WEEK_MS);
    if (due.until < since) return;
    const id = alertId(scope, due.key);
    if (begun.has(id) || claims.isSettled(id, wanted.mostTries)) return;
    const ends = endsOf(claims.newest(), scope);
    const period = coveredBy(due, { since, ends, clock: here, now: clock.now() });
    if (period === undefined) return;
    const digest = await digestOf(scope, plan, period);
    // Gathering takes a while, and the computer may sleep meanwhile: what was asked before it is asked again.
    const still = allWanted().find((one) => isSame(one, wanted));
    if (stop === undefined || still === undefined || !still.isReady(here)) return;
    if (dueDigest(plan, here, clock.now()).key !== due.key) return;
    begun.add(id);
    const facts: AlertFacts = { id, news: "digest", at: isoOf(clock.now()), digest };
    const told = still.tell(facts, leaving.signal).then((end) => end === "later" && begun.delete(id));
    telling.add(told);
    runDetached(told.finally(() => telling.delete(told)));
  };
  const byTarget = (target: AlertTarget): readonly Wanted[] => {
    const { scope, since, digest: plan } = target;
    if (plan === undefined) return [];
    // While the vault is locked nothing can be sent.
    const isReady = (): boolean => vault.state() === "open";
    const tell = async (facts: AlertFacts): Promise<"over"> => {
      sender.send({ target, facts });
      return "over";
    };
    return [{ scope, plan, since, isReady, mostTries: MOST_TRIES, tell }];
  };
  const byDesktop = (chosen: ChosenAlerts["desktop"]): readonly Wanted[] => {
    if (chosen === undefined || notices === undefined) return [];
    // A folder that was moved leaves that to its copy.
    const isReady = (here: ZoneClock): boolean =>
      notMoved(ports.dataDir).ok && !isQuietNow(notices.quietHours(), here, clock.now());
    return [{ scope: "desktop", ...chosen, isReady, mostTries: 1, tell: notices.tell }];
  };
  const allWanted = (): readonly Wanted[] => {
    const { targets, desktop } = peekChosen(ports);
    return [...targets.flatMap(byTarget), ...byDesktop(desktop)];
  };
  const checkAll = async (): Promise<void> => {
    const here = clockHere();
    if (here === undefined) return;
    for (const wanted of allWanted()) if (wanted.isReady(here)) await tellDue(wanted, here);
  };
  // What fails at each look, as the loading of what gathers, is noted once.
  let hasFailed = false;
  const check = (): void => {
    if (checking !== undefined) return;
    checking = checkAll()
      .then(
        () => void (hasFailed = false),
        (fault: unknown) => {
          if (!hasFailed) noteFault(ports, fault);
          hasFailed = true;
        },
      )
      .finally(() => {
        checking = undefined;
      });
  };
  return {
    begin() {
      stop ??= every(CHECK_MS, check);
    },
    show(scope, plan = DAILY) {
      const here = clockHere();
      const now = clock.now();
      return digestOf(
        scope,
        plan,
        here === undefined ? { from: now, until: now } : shownPeriod(plan, here, now),
      );
    },
    async close() {
      stop?.();
      stop = undefined;
      await checking;
      const patience = new AbortController();
      await Promise.race([Promise.allSettled(telling), clock.sleep(CLOSING_MS, patience.signal)]);
      patience.abort();
      leaving.abort();
    },
  };
}

/** Whether nobody chose anew in between. */
function isSame(one: Wanted, other: Wanted): boolean {
  return (
    one.scope === other.scope &&
    one.since === other.since &&
    one.plan.every === other.plan.every &&
    one.plan.at === other.plan.at
  );
}

const MAYBE_TOLD: readonly SentAlert["outcome"][] = ["accepted", "sending", "unknown", "shown"];

/** Where the digests ended that were, or may have been, told. */
function endsOf(
  { sent }: { readonly sent: readonly SentAlert[] } & Pick<AlertsState, "unsent">,
  scope: SentScope,
): readonly Instant[] {
  return sent
    .filter((one) => one.news === "digest" && one.scope === scope)
    .filter(({ outcome }) => MAYBE_TOLD.includes(outcome))
    .flatMap(({ until }) => (until === undefined ? [] : [instant(Date.parse(until))]));
}
