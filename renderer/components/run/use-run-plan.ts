import { useEffect, useState } from "react";
import type { RunId } from "../../../shared/ids.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { RequestsAbout } from "../../../shared/migration/requests.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { loading, ready, type Loadable } from "../../stores/loadable.ts";

/** The plan of the way back as it was written down, with what has to be filled in. */
export type ReverseMigration = OutputOf<"migration.wayBack">;

/** Reads the plan of a run's way back once; it never changes. */
export function useReverseMigration(run: RunId): Loadable<ReverseMigration> {
  const { client } = useStores();
  const [wayBack, setWayBack] = useState<Loadable<ReverseMigration>>(loading);
  useEffect(() => {
    let current = true;
    callFor(client, "migration.wayBack", { run }).then(
      (answer) => {
        if (current)
          setWayBack(
            answer.ok ? ready(answer.value, Date.now()) : { kind: "failed", problem: answer.problem },
          );
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, run]);
  return wayBack;
}

/** What a run's requests depend on, read off its way back: the same connections and number, turned around. */
export function requestFacts(
  { plan, notes }: ReverseMigration,
  direction: Direction,
): RequestsAbout | undefined {
  const parsed = Plan.safeParse(plan);
  if (!parsed.success) return undefined;
  const { dialect, cloud, number } = parsed.data;
  return {
    direction,
    dialect,
    businessAccountId: cloud.businessAccountId,
    namesApp: cloud.appId !== undefined,
    // On the way on-premises the only thing that a way back can lack is the PIN.
    number: { ...number, withPin: direction === "to-cloud" || notes.length === 0 },
  };
}
