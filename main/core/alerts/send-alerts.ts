import type { AlertFacts, AlertTarget, AlertTry, SentAlert } from "../../../shared/alert/alert.ts";
import type { LogEvent } from "../../../shared/log/log-event.ts";
import { err } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Vault } from "../runtime/ports.ts";
import { notMoved } from "../storage/moved-folder.ts";
import { peekTargets } from "./alert-files.ts";
import { openClaims, type Claims } from "./claims.ts";
import { claimOf, createCrowd, type Outgoing } from "./crowd.ts";
import { isNotTaken, TARGET_CHANGED, TOO_OLD } from "./ledger.ts";
import { NEWS_MS } from "./news.ts";
import { claimAny, inPlaceOf, type Tried } from "./stand-in.ts";
import type { PostAlert } from "./post-alert.ts";

/** Delays before the second attempt, the third and so on, in ms. Only what was surely not taken is sent again. */
export const ALERT_GAPS_MS: readonly number[] = [5_000, 30_000, 120_000, 600_000];
/** So often an alert is tried. */
export const MOST_TRIES = ALERT_GAPS_MS.length + 1;

const MOST_AN_HOUR = 20;

/** How long a closing program waits for the attempts in progress, in ms. */
export const CLOSING_MS = 5_000;

export type SendingDeps = {
  readonly ports: Pick<HostPorts, "clock" | "dataDir" | "log" | "random">;
  readonly vault: Pick<Vault, "take" | "state">;
  /** Loads what posts, before anything is claimed. */
  readonly loadPost: () => Promise<PostAlert>;
  /** So many alerts of one kind are sent to one target within an hour; those beyond are sent as one. */
  readonly mostAnHour?: number | undefined;
  /** Default: those of the data folder. */
  readonly claims?: Claims;
  /** What became of an alert has changed. */
  readonly changed: () => void;
};

/** Sends alerts, each at most once unless it is certain that the target didn't take it. */
export type AlertSender = {
  /** Begins to send and returns at once. Never throws. */
  send(one: Outgoing): void;
  /** Sends once, now, and tells what became of it. */
  sendNow(one: Outgoing): Promise<SentAlert>;
  /** The vault was unlocked: sends what waited for that. */
  vaultOpened(): void;
  /** Targets may have been changed or removed: what waited for one of those is never sent. */
  targetsChanged(): void;
  /** The newest alerts that wait for the vault, the newest first. */
  waiting(most: number): readonly SentAlert[];
  /** Begins no further attempt and waits a moment for those in progress. */
  close(): Promise<void>;
};

/** Creates the sender; nothing is sent yet. */
export function createAlertSender(deps: SendingDeps): AlertSender {
  const { ports, vault, changed } = deps;
  const { clock } = ports;
  const claims = deps.claims ?? openClaims(ports);
  const closing = new AbortController();
  const leaving = new AbortController();
  const inFlight = new Map<string, Promise<unknown>>();
  const held = new Map<string, Outgoing>();

  /** Makes one attempt; "locked" if the vault is, undefined if it was, or may have been, made elsewhere. */
  const attempt = async (given: Outgoing, tried: Tried): Promise<SentAlert | "locked" | undefined> => {
    const { target } = given;
    const claim = claimOf(given);
    if (vault.state() !== "open") return "locked";
    // All that is loaded comes before the claim: what can't be loaded must not count as sent.
    const [{ loadAlertWords }, post] = await Promise.all([import("./alert-message.ts"), deps.loadPost()]);
    const words = await loadAlertWords(target.language);
    // From here to the request nothing is waited for: URL, choices and the target on the disk belong together.
    const isNow = isUnchanged(currentTargets(ports), target);
    const isReady = words.messageFor(given, vault).ok;
    if (isNow && !isReady && vault.state() !== "open") return "locked";
    const claimed = claimAny(claims, given, tried);
    const at = new Date(clock.now()).toISOString();
    const { id, scope, news } = claim;
    if (!claimed.ok) {
      const why = unclaimed(claimed.problem);
      ports.log?.write(logged(target, given.facts, why));
      changed();
      return { id, scope, news, at, tries: 0, ...why };
    }
    if (claimed.value === undefined) return undefined;
    const { one, tries } = claimed.value;
    const message = isNow ? words.messageFor(one, vault) : err(TARGET_CHANGED);
    const result = message.ok ? await post(target, message.value, leaving.signal) : message.problem;
    claims.note(id, result);
    ports.log?.write(logged(target, one.facts, result));
    changed();
    return { id, scope, news, at, tries, ...result };
  };
  const hold = (several: readonly Outgoing[]): void => {
    for (const one of several) held.set(one.facts.id, one);
    changed();
  };
  const run = async (one: Outgoing): Promise<void> => {
    const tried: Tried = { mostTries: MOST_TRIES };
    const giveUp = (): void => {
      // Those in whose place it was to be sent were sent by nobody.
      if (tried.claimed !== undefined) claims.release(tried.claimed.map(claimOf));
    };
    for (const gapMs of [0, ...ALERT_GAPS_MS]) {
      if (gapMs > 0) await clock.sleep(gapMs, closing.signal);
      // A folder that was moved leaves that to its copy.
      if (closing.signal.aborted || !notMoved(ports.dataDir).ok) break;
      const now = await attempt(one, tried);
      if (now === "locked") {
        giveUp();
        return hold(one.several ?? [one]);
      }
      if (now === undefined || !isNotTaken(now)) return;
    }
    giveUp();
  };
  const begin = (one: Outgoing): void => {
    const { id } = one.facts;
    // An alert must never disturb what it tells of: an error of ours ends it, and is its own row of the log.
    const sending = run(one)
      .catch(() => ports.log?.write(logged(one.target, one.facts, { outcome: "unknown" })))
      .finally(() => inFlight.delete(id));
    inFlight.set(id, sending);
  };
  const crowd = createCrowd({
    clock,
    signal: closing.signal,
    mostAnHour: deps.mostAnHour ?? MOST_AN_HOUR,
    send: (several) => {
      for (const one of inPlaceOf(several, ports)) begin(one);
    },
  });
  const isUnderWay = (id: string): boolean => inFlight.has(id) || held.has(id) || crowd.has(id);
  const send = (one: Outgoing): void => {
    const { id } = one.facts;
    if (closing.signal.aborted || isUnderWay(id) || claims.isSettled(id, MOST_TRIES)) return;
    if (vault.state() !== "open") hold([one]);
    else if (crowd.admits(one)) begin(one);
    else crowd.gather(one);
  };
  /** Never sends these, and says why. */
  const settle = (several: readonly Outgoing[], why: AlertTry): void => {
    if (several.length === 0) return;
    for (const { facts } of several) held.delete(facts.id);
    claims.settle(several.map(claimOf), why);
    changed();
  };
  return {
    send,
    async sendNow(one) {
      const { target, facts } = one;
      const nothing = { id: facts.id, scope: target.scope, news: facts.news, tries: 0 };
      const sent = await attempt(one, { mostTries: 1 });
      if (sent === "locked") return { ...nothing, at: facts.at, outcome: "waiting" };
      return sent ?? { ...nothing, at: facts.at, outcome: "unknown" };
    },
    vaultOpened() {
      const oldest = clock.now() - NEWS_MS;
      settle(
        [...held.values()].filter(({ facts }) => Date.parse(facts.at) < oldest),
        TOO_OLD,
      );
      const all = [...held.values()];
      held.clear();
      for (const one of all) send(one);
    },
    targetsChanged() {
      const now = currentTargets(ports);
      const isGone = (target: AlertTarget): boolean => !isUnchanged(now, target);
      settle(
        [...[...held.values()].filter(({ target }) => isGone(target)), ...crowd.drop(isGone)],
        TARGET_CHANGED,
      );
    },
    waiting: (most) =>
      [...held.values()]
        .slice(-most)
        .toReversed()
        .map(({ target, facts: { id, news, at } }) => ({
          id,
          scope: target.scope,
          news,
          at,
          tries: 0,
          outcome: "waiting",
        })),
    async close() {
      crowd.flush();
      closing.abort();
      const patience = new AbortController();
      await Promise.race([Promise.all(inFlight.values()), clock.sleep(CLOSING_MS, patience.signal)]);
      patience.abort();
      // An open request would keep the process alive for as long as its own limit.
      leaving.abort();
    },
  };
}

function unclaimed({ kind }: StorageProblem): AlertTry {
  return { outcome: "not-sent", why: kind === "newerVersion" ? "newer-version" : "storage" };
}

/** The targets as they are on the disk now. */
function currentTargets(ports: Pick<HostPorts, "dataDir">): ReadonlySet<string> {
  return new Set(peekTargets(ports).map((target) => JSON.stringify(target)));
}

/** False once the target was saved anew or removed, by whichever process: what happened before is no news to another one. */
function isUnchanged(now: ReadonlySet<string>, target: AlertTarget): boolean {
  return now.has(JSON.stringify(target));
}

function logged(
  { form }: AlertTarget,
  { news }: AlertFacts,
  { outcome, status }: AlertTry,
): Extract<LogEvent, { event: "alert" }> {
  return { event: "alert", form, news, outcome, ...(status === undefined ? {} : { status }) };
}
