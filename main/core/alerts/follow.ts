import type { PushOf } from "../../../shared/rpc/topics.ts";
import type { Topics } from "../runtime/topics.ts";
import type { Alerts } from "./alerts.ts";

/** Who is told of what happens. */
export type Followers = Pick<Alerts, "runChanged" | "watchChanged" | "vaultOpened"> & {
  /** Whether it could tell anybody: a migration is published only while someone listens. */
  isWanted(): boolean;
};

/**
 * Lets alerts follow what the core publishes, from the moment that a target is set. The returned function hears what is still
 * to be published, then ends it.
 */
export function followForAlerts(
  { subscribe }: Pick<Topics, "subscribe">,
  alerts: Followers,
): () => Promise<void> {
  let ends: readonly (() => void)[] = [];
  const begin = (): void => {
    if (ends.length > 0 || !alerts.isWanted()) return;
    ends = [
      subscribe("runs", (push) => alerts.runChanged(push as PushOf<"runs">)),
      subscribe("watch", (push) => alerts.watchChanged(push as PushOf<"watch">)),
      subscribe("vault", (push) => {
        if ((push as PushOf<"vault">).state === "open") alerts.vaultOpened();
      }),
    ];
  };
  begin();
  const stop = subscribe("alerts", begin);
  return async () => {
    stop();
    // A command ends as soon as its migration has; the last snapshot of that is published a few turns later.
    for (let turn = 0; turn < TURNS && ends.length > 0; turn += 1)
      await new Promise((resolve) => void setImmediate(resolve));
    for (const end of ends) end();
  };
}

/** A snapshot is collected in one turn of the event loop and published in the second after it. */
const TURNS = 4;
