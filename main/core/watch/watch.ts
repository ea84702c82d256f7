import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { everyUnheld, type Every } from "../runtime/every.ts";
import type { Push } from "../runtime/topics.ts";
import type { Events } from "../webhooks/events.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import { detectSilence } from "./detectors/silence.ts";
import { gatherFindings } from "./findings.ts";
import { followEvents } from "./follow-events.ts";
import { mergeCheckResults, loadWatch, saveWatch } from "./watch-file.ts";
import { planCheckSchedule, type CheckScheduleDeps } from "./check-schedule.ts";

export type WatchDeps = CheckScheduleDeps & {
  readonly events: Events;
  readonly push: Push;
  readonly every?: Every;
};

/** Detectors over what arrives, and scheduled looks at what could stop it arriving. */
export type Watch = {
  /** Begins to listen and to look, in a host with a window; once is enough, more does no harm. */
  begin(): void;
  /** Follows a store that came to be after the beginning. */
  attach(): void;
  state(): Result<WatchState, ProblemOf<"watch.state">>;
  look(workspace: WorkspaceId): Promise<Result<WatchState, ProblemOf<"watch.look">>>;
  settle(finding: string): Result<WatchState, ProblemOf<"watch.settle">>;
  stop(): void;
};

const TICK_MS = 60_000;

/** Gives the watch of this process; it does nothing until it is told to begin. */
export function createWatch(deps: WatchDeps): Watch {
  const { ports, vault } = deps;
  const board = keepBoard(deps);
  const rounds = planCheckSchedule(deps, (looks) => {
    board.looks().take(looks);
    board.save();
    publish();
  });
  let revision = 0;
  const state = (): WatchState => ({
    revision,
    findings: [...board.findings().all(ports.clock.now())],
    looks: [...board.looks().all()],
    ...rounds.plan(),
  });
  const publish = (): WatchState => {
    revision += 1;
    const now = state();
    deps.push("watch", now);
    return now;
  };
  const ticking = keepTicking(deps, board, publish, () => rounds.whenDue());
  return {
    ...ticking,
    state: () => ok(state()),
    async look(id) {
      const list = readWorkspaces(ports);
      const known = list.ok ? findWorkspace(list.value, id) : list;
      if (!known.ok) return known;
      if (vault.state() !== "open") return err({ kind: "vaultLocked" });
      await rounds.lookAt(known.value);
      return ok(state());
    },
    settle(finding) {
      if (board.findings().settle(finding)) board.save();
      return ok(publish());
    },
  };
}

type Board = ReturnType<typeof keepBoard>;

/** What is known, read from the folder when it is first wanted: a command in a terminal watches nothing. */
function keepBoard({ ports }: WatchDeps) {
  const kept = loadLater(() => loadWatch(ports.dataDir));
  const findings = loadLater(() => gatherFindings(kept().settled));
  const looks = loadLater(() => mergeCheckResults(kept().looks));
  const save = (): void =>
    saveWatch(ports.dataDir, { looks: [...looks().all()], settled: findings().settled() });
  return { findings, looks, save };
}

function keepTicking(
  { ports, events, every = everyUnheld }: WatchDeps,
  board: Board,
  changed: () => unknown,
  whenDue: () => Promise<void>,
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
      found: (detector, event) => board.findings().add(detector, event),
      changed,
    });
    board.findings().seeded();
  };
  const tick = async (): Promise<void> => {
    attach();
    const quiet = silence.quietAt(ports.clock.now());
    const news = board
      .findings()
      .silences(
        quiet.map(({ last, usualMs }) => ({ event: last, usualMinutes: Math.round(usualMs / 60_000) })),
      );
    if (news) changed();
    await whenDue();
  };
  return {
    begin() {
      if (begun) return;
      begun = true;
      attach();
      stopTicking = every(TICK_MS, () => runDetached(tick()));
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
