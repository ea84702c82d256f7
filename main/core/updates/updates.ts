import { NOTHING_MANAGED, type ManagedState } from "../../../shared/settings/managed.ts";
import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import { countsAsMetered, type MeteredChoice } from "../../../shared/settings/metered.ts";
import type { UpdateChoice } from "../../../shared/settings/update-choice.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import { hindrances, judgeFeed, type Found, type GoingOn } from "../../../shared/updates/decide.ts";
import {
  BUILT_IN,
  updateSource,
  type BuiltIn,
  type UpdateSource,
  type WhyNever,
} from "../../../shared/updates/source.ts";
import {
  actionsIn,
  type Checked,
  type Step,
  type UpdateState,
} from "../../../shared/updates/update-state.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import type { MeteredPort } from "../runtime/ports.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { openFeedServer, type FeedServer, type FeedSource } from "./feed-server.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { meteredReader } from "./metered.ts";
import type { UpdateMemory } from "./memory.ts";
import type { UpdatePort } from "./port.ts";

export type UpdatesDeps = {
  readonly version: string;
  /** Missing where nothing can replace the program. */
  readonly port: UpdatePort | undefined;
  readonly clock: Pick<Clock, "now" | "monotonicMs">;
  readonly managed: (() => ManagedState) | undefined;
  readonly choice: () => UpdateChoice;
  /** What the user says of the connection. */
  readonly meteredChoice: () => MeteredChoice;
  /** What the system says of it; missing where it can't be asked. */
  readonly metered?: MeteredPort | undefined;
  readonly proxies: ProxyFinder | undefined;
  readonly authorities?: (() => AuthorityChoice) | undefined;
  readonly memory: UpdateMemory;
  /** What an update would interrupt now. */
  readonly goingOn: () => GoingOn;
  /** Loads what `goingOn` tells of; what can't be loaded is unknown then. Default: nothing is to be loaded. */
  readonly loadGoingOn?: (() => Promise<void>) | undefined;
  readonly publish: (state: UpdateState) => void;
  readonly isHeard: () => boolean;
  readonly every?: Every;
  /** Only tests set these. */
  readonly builtIn?: BuiltIn;
  readonly ca?: string | undefined;
};

/** Newer versions of this program: asked for, downloaded and installed, each only as far as a person said. */
export type Updates = {
  state(): Promise<UpdateState>;
  /** Asks the feed. Resolves when it has answered. */
  check(): Promise<UpdateState>;
  /** Downloads what the last check found. Resolves when that is over. */
  download(): Promise<UpdateState>;
  /** Stops a download. */
  stopDownload(): void;
  install(): Promise<UpdateState>;
  /** A person saw what is told of another version. */
  seen(): Promise<UpdateState>;
  /** Asks the feed after a while and then each day, where updates are on; each week on a metered connection. */
  begin(): void;
  /** The user may have chosen something else. */
  choiceChanged(): void;
  close(): Promise<void>;
};

const TICK_MS = 10_000;
/** Not during the start itself. */
const FIRST_CHECK_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** How often work that begins during a download is noticed. */
const ALERT_MS = 2_000;

/** Steps that end by themselves. */
const UNDER_WAY: ReadonlySet<Step["kind"]> = new Set(["checking", "downloading", "installing"]);

type Newer = Extract<Found, { kind: "newer" }>;
/** Why a download was stopped. */
type Stopped = "interrupted" | "stopped";

/** Opens the updates of this process. Asks nothing by itself before `begin`. */
export function createUpdates(deps: UpdatesDeps): Updates {
  const { port, clock, memory, every = everyUnheld } = deps;
  let step: Step = { kind: "none" };
  let checked: Checked | undefined;
  let checkedAt: string | undefined;
  let newer: Newer | undefined;
  /** The server and the keys that `checked` and `newer` are from. */
  let given: string | undefined;
  let server: { readonly of: string; readonly opened: FeedServer } | undefined;
  let download: AbortController | undefined;
  let isClosed = false;
  let lastCheckMs: number | undefined;
  const system = meteredReader(deps.metered, clock);

  const sourceOf = (never: WhyNever | undefined): UpdateSource =>
    updateSource({
      never,
      managed: deps.managed?.() ?? NOTHING_MANAGED,
      choice: deps.choice(),
      builtIn: deps.builtIn ?? BUILT_IN,
    });
  /** What was found and downloaded counts for the server and the keys that gave it alone. */
  const dropFound = (): void => {
    given = undefined;
    newer = undefined;
    checked = undefined;
    checkedAt = undefined;
    download?.abort("stopped" satisfies Stopped);
    if (!UNDER_WAY.has(step.kind)) step = { kind: "none" };
  };
  const source = async (): Promise<UpdateSource> => {
    const ability =
      port === undefined ? ({ kind: "never", why: "no-window" } as const) : await port.ability();
    const from = sourceOf(ability.kind === "never" ? ability.why : undefined);
    if (from.kind === "on" && given !== undefined && given !== giverOf(from)) dropFound();
    return from;
  };
  const state = async (): Promise<UpdateState> => {
    const from = await source();
    if (from.kind === "on") await deps.loadGoingOn?.();
    const olderThan = memory.olderThan();
    const notInstalled = memory.notInstalled();
    return {
      version: deps.version,
      source: from,
      choice: deps.choice(),
      metered: { choice: deps.meteredChoice(), system: system.known() },
      // What was found counts only while updates are on.
      ...(from.kind === "on" && checked !== undefined ? { checked } : {}),
      ...(from.kind === "on" && checkedAt !== undefined ? { checkedAt } : {}),
      step,
      hindrances: from.kind === "on" ? [...hindrances(deps.goingOn())] : [],
      ...(olderThan === undefined ? {} : { olderThan }),
      ...(notInstalled === undefined ? {} : { notInstalled }),
    };
  };
  const published = async (): Promise<UpdateState> => {
    const now = await state();
    if (!isClosed) deps.publish(now);
    return now;
  };
  const become = (next: Step): Promise<UpdateState> => {
    step = next;
    return published();
  };
  /** An error of ours, such as a part of the program that is gone, ends a step for everybody: it can be begun again. */
  const withEnd = async <T>(end: Step, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (fault) {
      download = undefined;
      await become(end).catch(() => undefined);
      throw fault;
    }
  };
  const serverOf = async (from: FeedSource): Promise<FeedServer> => {
    const authorities = deps.authorities?.();
    const of = JSON.stringify([from.url, from.by, authorities]);
    if (server?.of === of) return server.opened;
    await server?.opened.close();
    const opened = openFeedServer(from, {
      proxies: deps.proxies,
      ca: deps.ca,
      authorities,
    });
    server = { of, opened };
    return opened;
  };
  const ask = async (from: FeedSource): Promise<Checked> => {
    const ability = await port?.ability();
    if (port === undefined || ability?.kind !== "able") return { kind: "failed", why: "failed" };
    const { place } = ability;
    const feed = await fetchFeed(await serverOf(from), { place, keys: from.keys, parse: port.parseFeed });
    newer = undefined;
    if (!feed.ok) return { kind: "failed", why: feed.problem };
    const draw = memory.drawFor(feed.value.version);
    const found = judgeFeed(feed.value, { current: deps.version, place, draw });
    if (found.kind !== "newer") return found;
    newer = found;
    return { kind: "newer", offer: offerOf(found) };
  };
  const check = async (): Promise<UpdateState> => {
    const before = await state();
    if (!actionsIn(before).check || before.source.kind !== "on" || step !== before.step) return before;
    lastCheckMs = clock.monotonicMs();
    memory.asked(clock.now(), "none");
    step = { kind: "checking" };
    const { source: from } = before;
    await withEnd({ kind: "none" }, async () => {
      await published();
      checked = await ask(from);
      given = giverOf(from);
      checkedAt = isoOf(clock.now());
      if (checked.kind !== "failed")
        memory.asked(clock.now(), checked.kind === "newer" ? "newer" : "nothing-newer");
    });
    return become({ kind: "none" });
  };
  const watchful = (controller: AbortController, bytes: number): ((arrived: number) => void) => {
    let lastMs = clock.monotonicMs();
    return (arrived) => {
      if (clock.monotonicMs() - lastMs < ALERT_MS) return;
      lastMs = clock.monotonicMs();
      if (hindrances(deps.goingOn()).length > 0) controller.abort("interrupted" satisfies Stopped);
      else runDetached(become({ kind: "downloading", bytes: Math.min(arrived, bytes) }));
    };
  };
  const fetchPackage = async (from: FeedSource, wanted: Newer): Promise<Step> => {
    const controller = new AbortController();
    download = controller;
    const opened = await serverOf(from);
    const result = await port?.download({
      ...wanted,
      open: (name, signal) => opened.stream(name, signal),
      signal: controller.signal,
      onBytes: watchful(controller, wanted.file.size),
    });
    download = undefined;
    const why: unknown = controller.signal.reason;
    if (why === ("stopped" satisfies Stopped)) return { kind: "none" };
    if (why === ("interrupted" satisfies Stopped)) return { kind: "download-failed", why: "interrupted" };
    if (result === undefined) return { kind: "download-failed", why: "failed" };
    if (!result.ok) return { kind: "download-failed", why: result.problem };
    const { path } = result.value;
    return { kind: "downloaded", ...(path === undefined ? {} : { path }) };
  };

  /** Asks the system about the connection where that matters, and tells what changed. */
  const lookAtConnection = async (): Promise<void> => {
    const before = system.known();
    if ((await system.read()) !== before) await published();
  };
  /** So long what the server answered last is enough on a metered connection, in ms. */
  const enoughForMs = (): number => {
    const answer = memory.answer();
    if (answer === "none") return DAY_MS;
    // What an earlier process found isn't kept: this one asks for it.
    return answer === "newer" && checked?.kind !== "newer" ? 0 : WEEK_MS;
  };
  /** On a metered connection a check waits: for a week after an answer, over all starts, and for a day without one. */
  const mayWait = async (): Promise<boolean> => {
    const askedAt = memory.askedAt();
    const agoMs = askedAt === undefined ? WEEK_MS : clock.now() - askedAt;
    // The system is asked last: that starts a program.
    if (agoMs < 0 || agoMs >= enoughForMs()) return false;
    const choice = deps.meteredChoice();
    const said = choice === "automatic" ? await system.readSeldom() : "unknown";
    return countsAsMetered({ choice, system: said });
  };

  let stopTicking: (() => void) | undefined;
  const tick = async (beganMs: number): Promise<void> => {
    if (checked?.kind === "newer" && deps.isHeard()) await published();
    const nowMs = clock.monotonicMs();
    const isDue =
      lastCheckMs === undefined ? nowMs - beganMs >= FIRST_CHECK_MS : nowMs - lastCheckMs >= DAY_MS;
    if (isDue && (await source()).kind === "on" && !(await mayWait())) await check();
  };
  return {
    async state() {
      const now = await state();
      if (now.source.kind === "on") runDetached(lookAtConnection());
      return now;
    },
    check,
    async download() {
      const before = await state();
      if (!actionsIn(before).download || before.source.kind !== "on" || newer === undefined)
        return published();
      // Another call came first.
      if (step !== before.step) return before;
      step = { kind: "downloading", bytes: 0 };
      const { source: from } = before;
      const wanted = newer;
      const by = given;
      const end = await withEnd({ kind: "download-failed", why: "failed" }, async () => {
        await published();
        return fetchPackage(from, wanted);
      });
      return become(by === given ? end : { kind: "none" });
    },
    stopDownload: () => download?.abort("stopped" satisfies Stopped),
    async install() {
      const before = await state();
      if (!actionsIn(before).install || port === undefined || newer === undefined) return published();
      if (step !== before.step) return before;
      step = { kind: "installing" };
      memory.installing(newer.feed.version);
      const gaveUp = (why: "busy" | "failed"): Promise<UpdateState> => {
        memory.installing(undefined);
        return become(why === "busy" ? { kind: "downloaded" } : { kind: "install-failed" });
      };
      const by = given;
      const isGivenBy = (from: UpdateSource): boolean => from.kind === "on" && giverOf(from) === by;
      const begun = await withEnd({ kind: "install-failed" }, async () => {
        try {
          await published();
          return await port.install(
            () => isGivenBy(sourceOf(undefined)) && hindrances(deps.goingOn()).length === 0,
            (why) => runDetached(gaveUp(why)),
          );
        } catch (fault) {
          memory.installing(undefined);
          throw fault;
        }
      });
      return begun === "begun" ? state() : gaveUp(begun);
    },
    async seen() {
      memory.seen();
      return published();
    },
    begin() {
      if (port === undefined || stopTicking !== undefined) return;
      const beganMs = clock.monotonicMs();
      stopTicking = every(TICK_MS, () => runDetached(tick(beganMs)));
    },
    choiceChanged() {
      if (port === undefined) return;
      if (deps.choice() === "off") download?.abort("stopped" satisfies Stopped);
      runDetached(published());
    },
    async close() {
      isClosed = true;
      stopTicking?.();
      download?.abort("stopped" satisfies Stopped);
      await server?.opened.close();
    },
  };
}

/** The server and the keys of a source, as one text. */
function giverOf({ url, keys, by }: FeedSource): string {
  return JSON.stringify([url, keys, by]);
}

function offerOf({ feed, file }: Newer): Extract<Checked, { kind: "newer" }>["offer"] {
  return {
    version: feed.version,
    releasedAt: feed.releaseDate,
    ...(feed.releaseNotes === undefined ? {} : { notes: feed.releaseNotes }),
    bytes: file.size,
  };
}
