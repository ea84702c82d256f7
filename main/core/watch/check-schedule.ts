import type { WatchLook, WatchState } from "../../../shared/watch/finding.ts";
import type { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import { noLongerChecked, type IsGone } from "./no-longer-checked.ts";
import type { CheckDeps } from "./scheduled/check-workspace.ts";

export type CheckScheduleDeps = CheckDeps & { readonly settings: WebhookSettingsFile };

/** What was just checked, and which earlier checks are about something that isn't there any more. */
type CheckedItems = {
  readonly looks: readonly Omit<WatchLook, "since">[];
  readonly isGone: IsGone;
};

/** Scheduled rounds of checks for every monitored workspace. */
export type CheckSchedule = {
  /** Runs a round if one is due; `took` receives the results of each workspace when it has been checked. */
  whenDue(): Promise<void>;
  lookAt(workspace: Workspace): Promise<void>;
  /** When the next round is due, and why it is later than was chosen; or why there is none. */
  plan(): Pick<WatchState, "nextAt" | "later" | "paused">;
};

/** On its battery a computer makes one round in the time of so many. */
const ON_BATTERY = 4;

/** Creates the schedule. No round is running; the first one is due at once. */
export function planCheckSchedule(
  deps: CheckScheduleDeps,
  took: (checked: CheckedItems) => void,
): CheckSchedule {
  const { ports, vault, settings } = deps;
  let lastAtMs: number | undefined;
  let round = 0;
  let isRunning = false;
  const chosen = () => chosenIn(settings);
  const watched = (): readonly WorkspaceId[] =>
    (chosen()?.workspaces ?? []).filter((one) => one.watched).map((one) => one.workspace);
  const isOnBattery = (): boolean => ports.power?.isOnBattery?.() === true;
  const everyMs = (): number => (chosen()?.lookEveryMinutes ?? 0) * 60_000 * (isOnBattery() ? ON_BATTERY : 1);

  const checkOne = async (workspace: Workspace): Promise<void> => {
    const own = chosen()?.workspaces.find((one) => one.workspace === workspace.id);
    const { checkWorkspace } = await import("./scheduled/check-workspace.ts");
    const results = await checkWorkspace(deps, workspace, own, round);
    const at = isoOf(ports.clock.now());
    const isGone = noLongerChecked(ports, chosen(), { workspace: workspace.id, found: results });
    const looks = results.map((one) => ({ workspace: workspace.id, at, ...one }));
    took({ looks: looks.filter((look) => !isGone(look)), isGone });
  };
  const runRound = async (): Promise<void> => {
    const list = readWorkspaces(ports);
    for (const id of watched()) {
      const known = list.ok ? findWorkspace(list.value, id) : list;
      if (known.ok && known.value.archivedAt === undefined && vault.state() === "open")
        await checkOne(known.value);
    }
    round += 1;
  };
  return {
    lookAt: checkOne,
    async whenDue() {
      const now = ports.clock.now();
      if (everyMs() === 0 || watched().length === 0) {
        lastAtMs = undefined;
        return;
      }
      // A clock that was set back must not delay the next round for days.
      const isDue = lastAtMs === undefined || lastAtMs + everyMs() <= now || lastAtMs > now;
      if (!isDue || isRunning || vault.state() !== "open") return;
      lastAtMs = now;
      isRunning = true;
      try {
        await runRound();
      } finally {
        isRunning = false;
      }
    },
    plan() {
      if (everyMs() === 0) return { paused: "switched-off" };
      if (watched().length === 0) return { paused: "nothing-watched" };
      if (vault.state() !== "open") return { paused: "vault-locked" };
      if (lastAtMs === undefined) return {};
      const nextAt = isoOf(instant(lastAtMs + everyMs()));
      return isOnBattery() ? { nextAt, later: "on-battery" } : { nextAt };
    },
  };
}

function chosenIn(settings: WebhookSettingsFile): WebhookSettings | undefined {
  const read = settings.read();
  return read.ok ? read.value : undefined;
}
