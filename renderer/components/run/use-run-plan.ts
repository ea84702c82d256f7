import { useEffect, useState } from "react";
import type { RunId } from "../../../shared/ids.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { RequestsAbout } from "../../../shared/migration/requests.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { loading, ready, type Loadable } from "../../stores/loadable.ts";

/** The stored plan of the reverse migration, with what the user must add. */
export type ReverseMigration = OutputOf<"migration.wayBack">;

/** Reads the plan of the reverse migration once; it never changes. */
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

/**
 * What a migration's requests depend on, derived from its reverse plan: same connections and number,
 * opposite direction. Undefined if the plan is invalid.
 */
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
    // For a migration to on-premises, a note on the reverse plan can only mean a missing PIN.
    number: { ...number, withPin: direction === "to-cloud" || notes.length === 0 },
  };
}
