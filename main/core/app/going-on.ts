import type { GoingOn } from "../../../shared/updates/decide.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { statusOf } from "../migration/status.ts";
import type { Storage } from "../storage/port.ts";
import type { Webhooks } from "./open-webhooks.ts";

/** What an update of the program would interrupt, in this process and, for migrations, in any of this data folder. */
export function goingOnIn(
  ports: Pick<HostPorts, "clock">,
  folder: Pick<DataFolder, "exists" | "storage" | "underWay">,
  webhooks: Pick<Webhooks, "replaced" | "listening">,
  isBatchUnderWay: () => boolean,
): GoingOn {
  return {
    openRuns: openRunsIn(ports, folder),
    isDriving: folder.underWay.any(),
    isBatchUnderWay: isBatchUnderWay(),
    replaced: webhooks.replaced(),
    listening: webhooks.listening(),
  };
}

function openRunsIn(
  ports: Pick<HostPorts, "clock">,
  folder: Pick<DataFolder, "exists" | "storage">,
): number | undefined {
  if (!folder.exists()) return 0;
  const storage = folder.storage();
  // What a newer version wrote can be continued only after an update.
  if (!storage.ok) return storage.problem.kind === "newerVersion" ? 0 : undefined;
  const names = storage.value.names();
  if (!names.ok) return undefined;
  const numbers = new Set(
    names.value.flatMap(({ listing }) => (listing === undefined ? [] : [listing.number])),
  );
  let count = 0;
  for (const number of numbers) {
    const open = storage.value.openRunOf(number);
    if (!open.ok) return undefined;
    if (open.value !== undefined && !isOfNewerVersion(ports, storage.value, open.value)) count += 1;
  }
  return count;
}

function isOfNewerVersion(
  ports: Pick<HostPorts, "clock">,
  storage: Storage,
  run: Parameters<Storage["isHeld"]>[0],
): boolean {
  const status = statusOf({ storage, ports }, run);
  return !status.ok && status.problem.kind === "runOfNewerVersion";
}
