import { methodsOf } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { AlertsDeps } from "../alerts/alerts.ts";
import { followForAlerts } from "../alerts/follow.ts";
import { areAlertsWanted } from "../alerts/wanted.ts";
import type { WhenCalled } from "../handlers/when-called.ts";
import { noteFault } from "../log/run-aside.ts";
import { loadedLate } from "../runtime/loaded-late.ts";
import type { Topics } from "../runtime/topics.ts";

/** Alerts to servers and chat tools, loaded where there is something to tell or somebody asks. */
export type AlertParts = {
  readonly handlers: Pick<Handlers, `alerts.${string}` & keyof Handlers>;
  /** Starts to send digests; for a process that lasts. */
  begin(): void;
  /** A migration that is in this state already, whoever brought it there. */
  runChanged(snapshot: RunSnapshot): void;
  /** Another process changed the targets or sent an alert. */
  changedElsewhere(): void;
  /** Hears what is still to be published, then follows nothing any more. */
  endFollowing(): Promise<void>;
  close(): Promise<void>;
};

/** Lets alerts follow what the core publishes. Reads nothing but whether there are targets. */
export function openAlerts(deps: AlertsDeps, { subscribe }: Topics, whenCalled: WhenCalled): AlertParts {
  const { ports } = deps;
  const isPractice = ports.practice !== undefined;
  const late = loadedLate(
    async () => (await import("../alerts/alerts.ts")).createAlerts(deps),
    // An alert must never disturb what it tells of. A process with a window tells later what this one couldn't.
    (fault) => noteFault(ports, fault),
  );
  const runChanged = (snapshot: RunSnapshot): void => {
    if (!isPractice) late.use((alerts) => alerts.runChanged(snapshot));
  };
  const endFollowing = followForAlerts(
    { subscribe },
    {
      isWanted: () => areAlertsWanted(ports),
      runChanged,
      watchChanged: (state) => late.use((alerts) => alerts.watchChanged(state)),
      // What isn't loaded has nothing that waits for the vault.
      vaultOpened: () => late.now()?.vaultOpened(),
    },
  );
  return {
    handlers: whenCalled(methodsOf("alerts"), async () => {
      const { alertsHandlers } = await import("../handlers/alerts.ts");
      return alertsHandlers(await late.loaded());
    }),
    begin() {
      if (!isPractice) late.begin();
    },
    runChanged,
    changedElsewhere: () => late.use((alerts) => alerts.changedElsewhere()),
    endFollowing,
    async close() {
      // The last change of a command's migration may be what loads them.
      await late.settled();
      await late.close();
    },
  };
}
