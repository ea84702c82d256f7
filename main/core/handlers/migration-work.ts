import type { RunId } from "../../../shared/ids.ts";
import type { Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { WORK_ON_A_RUN } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { LocationChecker } from "../migration/location-checks.ts";
import { abandon } from "../migration/operations/abandon.ts";
import { enterCode, resendCode } from "../migration/operations/code.ts";
import { confirm, proceed } from "../migration/operations/proceed.ts";
import { resolve } from "../migration/operations/resolve.ts";
import { start } from "../migration/operations/start.ts";
import type { Operation } from "../migration/operations/with-run.ts";
import type { MigrationDeps } from "../migration/run-context.ts";
import type { Push } from "../runtime/topics.ts";

/** Handlers for what a person does to a migration: each takes its lock, does one step and returns the snapshot. */
export function migrationWorkHandlers(
  folder: DataFolder,
  push: Push,
  checker: LocationChecker,
): Pick<Handlers, (typeof WORK_ON_A_RUN)[number]> {
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
    "migration.abandon": ({ run, withoutVault = false }) =>
      onRun(run, (deps) => abandon(deps, run, { withoutVault })),
  };
}
