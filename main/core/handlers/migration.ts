import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Push } from "../runtime/topics.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { MigrationDeps } from "../migration/run-context.ts";
import { abandon } from "../migration/operations/abandon.ts";
import { enterCode, resendCode } from "../migration/operations/code.ts";
import { snapshotOfCheck, type LocationChecker } from "../migration/location-checks.ts";
import type { Operation } from "../migration/operations/with-run.ts";
import { confirm, proceed } from "../migration/operations/proceed.ts";
import { resolve } from "../migration/operations/resolve.ts";
import { start } from "../migration/operations/start.ts";
import { statusOf, unreadableRuns } from "../migration/status.ts";
import { timelineOf } from "../migration/timeline.ts";
import { reversePlanOfRun } from "../migration/reverse-plan.ts";
import type { HostPorts } from "../host/host-ports.ts";

type MigrationHandlers = Pick<Handlers, `migration.${string}` & keyof Handlers>;

/** Handlers for migrations: each takes the run's lock, does one step and returns the resulting snapshot. */
export function migrationHandlers(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  checker: LocationChecker,
): MigrationHandlers {
  const withDeps = async <T, P>(
    work: (deps: MigrationDeps) => Promise<Result<T, P>>,
  ): Promise<Result<T, P | StorageProblem>> => {
    const deps = folder.migration();
    return deps.ok ? folder.underWay.during(() => work(deps.value)) : deps;
  };
  // An automatic check holds the run for a moment: an action of a person waits for it.
  const onRun = (run: RunId, work: (deps: MigrationDeps) => Operation): Operation =>
    checker.beside(run, () => withDeps(work));
  return {
    "migration.start": ({ plan, session }) =>
      withDeps((deps) =>
        start(deps, {
          plan,
          onCheck: (check) => push("checks", { check, ...(session === undefined ? {} : { session }) }),
        }),
      ),
    "migration.proceed": ({ run, reopen }) => onRun(run, (deps) => proceed(deps, run, reopen)),
    "migration.confirm": (input) => onRun(input.run, (deps) => confirm(deps, input)),
    "migration.enterCode": ({ run, code }) => onRun(run, (deps) => enterCode(deps, run, code)),
    "migration.resendCode": ({ run, method }) => onRun(run, (deps) => resendCode(deps, run, method)),
    "migration.resolve": ({ run, word }) => onRun(run, (deps) => resolve(deps, run, word)),
    "migration.checkLocation": async ({ run }) => snapshotOfCheck(await checker.checkNow(run)),
    "migration.locationChecks": async () => ok([...checker.all()]),
    "migration.abandon": ({ run, withoutVault = false }) =>
      onRun(run, (deps) => abandon(deps, run, { withoutVault })),
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
