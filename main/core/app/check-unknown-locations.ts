import type { PushOf } from "../../../shared/rpc/topics.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { LocationChecker } from "../migration/location-checks.ts";
import { statusOf } from "../migration/status.ts";
import { throughAll } from "../runtime/through-all.ts";
import type { Topics } from "../runtime/topics.ts";
import type { AlertParts } from "./open-alerts.ts";

/**
 * Lets the checker follow every migration of the data folder, whichever process publishes it, and what may
 * help it. The returned function ends it.
 */
export function checkUnknownLocations(
  checker: LocationChecker,
  { subscribe }: Topics,
  {
    ports,
    folder,
    alerts,
  }: {
    readonly ports: HostPorts;
    readonly folder: DataFolder;
    readonly alerts: Pick<AlertParts, "runChanged">;
  },
): () => Promise<void> {
  const ends = [
    subscribe("runs", (push) => checker.follow(push as PushOf<"runs">)),
    subscribe("events", () => checker.webhooksArrived()),
    subscribe("vault", (push) => checker.vaultChanged((push as PushOf<"vault">).state === "open")),
    // Where a host has no such event, the countdown goes on after a sleep.
    ports.power?.onWake(() => checker.woke()) ?? (() => undefined),
  ];
  // Not during the start itself: reading the journals takes time.
  const start = setImmediate(() => {
    const storage = folder.exists() ? folder.storage() : undefined;
    const left = storage?.ok === true ? statusOf({ storage: storage.value, ports }) : undefined;
    for (const snapshot of left?.ok === true ? left.value : []) {
      checker.resume(snapshot);
      // What a killed process, or a terminal without a connection, could not tell.
      alerts.runChanged(snapshot);
    }
  });
  return () => {
    clearImmediate(start);
    return throughAll(...ends, () => checker.stop());
  };
}
