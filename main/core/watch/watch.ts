import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { WatchLook, WatchState } from "../../../shared/watch/finding.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { runAside } from "../log/run-aside.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import type { Push } from "../runtime/topics.ts";
import type { Events } from "../webhooks/events.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import { detectSilence } from "./detectors/silence.ts";
import { gatherFindings } from "./findings.ts";
import { followEvents } from "./follow-events.ts";
import { scheduleAllowlist, type AllowlistSchedule } from "./scheduled/allowlist.ts";
import { findWatch, loadWatch, mergeCheckResults, saveWatch, type SavedCheckResults } from "./watch-file.ts";
import { planCheckSchedule, type CheckScheduleDeps } from "./check-schedule.ts";
import { noLongerChecked, type IsGone } from "./no-longer-checked.ts";

export type WatchDeps = CheckScheduleDeps & {
  readonly events: Events;
  readonly push: Push;
  readonly every?: Every;
};

/** Detectors for arriving events, and scheduled checks of what could stop them. */
export type Watch = {
  /** Starts listening and checking, in a host with a window; further calls have no effect. */
  begin(): void;
  /** Follows a store that was created after the start. */
  attach(): void;
  /** The list of sender addresses may have changed. */
  allowlistChanged(): void;
  /** Something that was checked may not be there any more: its last check is then neither shown nor kept. */
  workspacesChanged(): void;
  state(): Result<WatchState, ProblemOf<"watch.state">>;
  look(workspace: WorkspaceId): Promise<Result<WatchState, ProblemOf<"watch.look">>>;
  settle(finding: string): Result<WatchState, ProblemOf<"watch.settle">>;
  stop(): void;
};

const TICK_MS = 60_000;

/** Creates the monitoring of this process; it does nothing until `begin`. */
export function createWatch(deps: WatchDeps): Watch {
  const { ports, vault } = deps;
  const monitoring = loadMonitoring(deps);
  const schedule = planCheckSchedule(deps, ({ looks, isGone }) => {
    monitoring.save(monitoring.looks().take(looks, isGone), isGone);
    publish();
  });
  const allowlist = scheduleAllowlist(ports, (now) => deps.push("allowlist", now));
  let revision = 0;
  const state = (): WatchState => ({
    revision,
    findings: [...monitoring.findings().all(ports.clock.now())],
    ofFolder: [...allowlist.findings()],
    looks: [...monitoring.looks().all()],
    ...schedule.plan(),
  });
  const publish = (): WatchState => {
    revision += 1;
    const now = state();
    deps.push("watch", now);
    return now;
  };
  let shown: WatchState["later"];
  const battery = {
    async whenDue(): Promise<void> {
      const { later } = schedule.plan();
      if (later === shown) return;
      shown = later;
      publish();
    },
  };
  const dropGone = (): void => {
    if (monitoring.looks().all().length === 0) return;
    const settings = deps.settings.read();
    const isGone = noLongerChecked(ports, settings.ok ? settings.value : undefined);
    if (!monitoring.looks().all().some(isGone)) return;
    monitoring.looks().take([], isGone);
    monitoring.save([], isGone);
    publish();
  };
  // Another process, or a command in a terminal, may have removed it.
  const removal = { whenDue: async (): Promise<void> => dropGone() };
  const ticker = keepTicking(deps, monitoring, publish, [schedule, allowlist, battery, removal]);
  return {
    ...ticker,
    state: () => ok(state()),
    allowlistChanged: () => void publish(),
    workspacesChanged: dropGone,
    async look(id) {
      const list = readWorkspaces(ports);
      const known = list.ok ? findWorkspace(list.value, id) : list;
      if (!known.ok) return known;
      if (vault.state() !== "open") return err({ kind: "vaultLocked" });
      await schedule.lookAt(known.value);
      return ok(state());
    },
    settle(finding) {
      if (!allowlist.settle(finding) && monitoring.findings().settle(finding)) monitoring.save();
      return ok(publish());
    },
  };
}

type MonitoringState = ReturnType<typeof loadMonitoring>;

/** The saved state, read on first use, because a command in a terminal monitors nothing. */
function loadMonitoring({ ports }: WatchDeps) {
  const findings = loadLater(() => gatherFindings(loadWatch(ports.dataDir).acknowledged));
  const checked = mergeCheckResults([]);
  let isRead = false;
  const looks = (): SavedCheckResults => {
    const saved = isRead ? undefined : findWatch(ports.dataDir);
    isRead ||= saved !== undefined;
    if (saved !== undefined) checked.adopt(saved.looks);
    return checked;
  };
  const save = (taken: readonly WatchLook[] = [], isGone?: IsGone): void =>
    saveWatch(ports.dataDir, { looks: [...taken], acknowledged: findings().settled() }, isGone);
  const adopt = (): boolean => findings().adopt(loadWatch(ports.dataDir).acknowledged);
  return { findings, looks, save, adopt };
}

function keepTicking(
  { ports, events, every = everyUnheld }: WatchDeps,
  monitoring: MonitoringState,
  changed: () => unknown,
  scheduled: readonly Pick<AllowlistSchedule, "whenDue">[],
): Pick<Watch, "begin" | "attach" | "stop"> {
  const silence = detectSilence();
  let begun = false;
  let unfollow: (() => void) | undefined;
  let stopTicking: (() => void) | undefined;
  const attach = (): void => {
    if (!begun || unfollow !== undefined || !events.exists()) return;
    const store = events.store();
    if (!store.ok) return;
    unfollow = followEvents(store.value, {
      event: (event) => silence.notice(event),
      found: (detector, event) => monitoring.findings().add(detector, event),
      changed,
    });
  };
  const tick = async (): Promise<void> => {
    attach();
    const silent = silence.quietAt(ports.clock.now());
    const news = monitoring
      .findings()
      .silences(
        silent.map(({ last, usualMs }) => ({ event: last, usualMinutes: Math.round(usualMs / 60_000) })),
      );
    // Another window of this data folder may have acknowledged some since.
    const adopted = monitoring.adopt();
    if (news || adopted) changed();
    await Promise.all(scheduled.map((one) => one.whenDue()));
  };
  return {
    begin() {
      if (begun) return;
      begun = true;
      attach();
      stopTicking = every(TICK_MS, () => runAside(ports, tick()));
    },
    attach,
    stop() {
      stopTicking?.();
      unfollow?.();
      unfollow = undefined;
    },
  };
}

function loadLater<T>(load: () => T): () => T {
  let loaded: { readonly value: T } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
