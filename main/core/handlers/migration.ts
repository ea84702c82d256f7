import { err, ok } from "../../../shared/result.ts";
import { WORK_ON_A_RUN } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { snapshotOfCheck, type LocationChecker } from "../migration/location-checks.ts";
import { reversePlanOfRun } from "../migration/reverse-plan.ts";
import { statusOf, unreadableRuns } from "../migration/status.ts";
import { timelineOf } from "../migration/timeline.ts";
import type { Push } from "../runtime/topics.ts";
import type { WhenCalled } from "./when-called.ts";

type MigrationHandlers = Pick<Handlers, `migration.${string}` & keyof Handlers>;

/** Handlers for migrations: what was recorded of them, and what is done to them, which is loaded when it is called. */
export function migrationHandlers(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  checker: LocationChecker,
  whenCalled: WhenCalled,
): MigrationHandlers {
  return {
    ...whenCalled(
      WORK_ON_A_RUN,
      async () => (await import("./migration-work.ts")).migrationWorkHandlers(folder, push, checker),
      folder.underWay,
    ),
    "migration.checkLocation": async ({ run }) => snapshotOfCheck(await checker.checkNow(run)),
    "migration.locationChecks": async () => ok([...checker.all()]),
    "migration.giveUpElsewhere": async ({ run, typed }) => {
      const storage = folder.storage();
      if (!storage.ok) return storage;
      const abandoned = storage.value.giveUpElsewhere(run, typed === run);
      if (abandoned.ok) return ok({ run });
      return err(abandoned.problem.kind === "noSuchRun" ? { kind: "noSuchRun", run } : abandoned.problem);
    },
    "migration.wayBack": async ({ run }) => {
      if (!folder.exists()) return err({ kind: "noSuchRun", run });
      const storage = folder.storage();
      return storage.ok ? reversePlanOfRun(storage.value, run) : storage;
    },
    "migration.status": async ({ run }) => {
      if (!folder.exists()) return run === undefined ? ok([]) : err({ kind: "noSuchRun", run });
      const storage = folder.storage();
      return storage.ok ? statusOf({ storage: storage.value, ports }, run) : storage;
    },
    "migration.unreadable": async () => {
      if (!folder.exists()) return ok([]);
      const storage = folder.storage();
      return storage.ok ? unreadableRuns(storage.value) : storage;
    },
    "migration.story": async ({ run }) => {
      if (!folder.exists()) return err({ kind: "noSuchRun", run });
      const storage = folder.storage();
      return storage.ok ? timelineOf(storage.value, run) : storage;
    },
  };
}
