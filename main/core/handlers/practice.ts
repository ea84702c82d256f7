import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { abandonOpenRuns } from "../migration/operations/abandon.ts";
import type { HostPorts } from "../host/host-ports.ts";

type PracticeHandlers = Pick<Handlers, `practice.${string}` & keyof Handlers>;

/** Handlers for the sandbox as far as the user may control it; outside Practice mode there is none. */
export function practiceHandlers(
  { practice }: HostPorts,
  folder: DataFolder,
  onReset: () => Promise<void> = async () => undefined,
): PracticeHandlers {
  return {
    "practice.state": async () =>
      practice === undefined ? err({ kind: "notPractice" }) : ok(practice.state()),
    "practice.setFaults": async ({ names }) => {
      if (practice === undefined) return err({ kind: "notPractice" });
      const set = practice.setFaults(names);
      return set.ok ? set : err({ kind: "noSuchFault", name: set.problem.unknown });
    },
    "practice.reset": async ({ home, pinChanged }) => {
      if (practice === undefined) return err({ kind: "notPractice" });
      if (folder.underWay.any()) return err({ kind: "runUnderWay" });
      return folder.underWay.during(async () => {
        const areAbandoned = await abandonOpenRuns(folder);
        if (!areAbandoned) return err({ kind: "runUnderWay" });
        // Responses that are still awaited belong to the previous sandbox.
        folder.lateAnswers.forget();
        // If deleting them fails, later migrations only have fewer attempts.
        if (folder.exists()) {
          const storage = folder.storage();
          if (storage.ok) storage.value.forgetTries();
        }
        const state = await practice.reset(home, { pinChanged });
        await onReset();
        return ok(state);
      });
    },
    "practice.send": async (message) =>
      practice === undefined ? err({ kind: "notPractice" }) : ok({ fate: practice.send(message) }),
    "practice.advance": async ({ minutes }) =>
      practice === undefined ? err({ kind: "notPractice" }) : ok(await practice.advance(minutes)),
    // The host has stopped the previous core by then; see `restartable-core.ts`.
    "practice.interrupt": async () =>
      practice === undefined ? err({ kind: "notPractice" }) : ok(practice.state()),
  };
}
