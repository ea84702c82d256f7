import type { AccountOfNumber, WorldState } from "./state.ts";
import { withNumber, withOnPrem } from "./state.ts";

/** How long end users' messages are lost after a number's location changes. */
const GAP_MS = 4_000;

/**
 * Gives the state after the number was registered with the cloud.
 *
 * The on-premises client loses it in the same step. `shards`: the number ran on several shards there.
 */
export function moveToCloud(state: WorldState, nowMs: number, migrated: boolean): WorldState {
  if (state.home === "cloud") return state;
  const high = migrated && state.onPrem.shards >= 2;
  const moved = enter(state, "cloud", nowMs);
  const left = withOnPrem(moved, { gateway: "unregistered", shards: 1 });
  return withNumber(left, {
    throughput: high ? "HIGH" : "STANDARD",
    verifiedForCloud: true,
    status: "CONNECTED",
  });
}

/** Gives the state after the on-premises client registered the number; older backups are void. */
export function moveToOnPrem(state: WorldState, nowMs: number): WorldState {
  const moved = enter(state, "onprem", nowMs);
  const joined = withOnPrem(moved, { gateway: "connected", shards: 1, registeredAtMs: nowMs });
  const backups = joined.backups.map((backup) =>
    backup.use === "unused" ? { ...backup, use: "void" as const } : backup,
  );
  return withNumber(
    { ...joined, backups },
    { throughput: "NOT_APPLICABLE", verifiedForCloud: false, status: "CONNECTED" },
  );
}

/**
 * Gives the state after an explicit deregister call at the cloud: the number is registered on neither API.
 */
export function leaveCloud(state: WorldState, nowMs: number): WorldState {
  return withNumber(enter(state, "none", nowMs), { throughput: "NOT_APPLICABLE", status: "DISCONNECTED" });
}

function enter(state: WorldState, home: AccountOfNumber, nowMs: number): WorldState {
  if (state.home === home) return state;
  return { ...state, home, homes: [...state.homes, { home, atMs: nowMs }], gapUntilMs: nowMs + GAP_MS };
}
