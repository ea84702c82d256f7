import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Alerts } from "../alerts/alerts.ts";

/** Handlers for alerts to servers and chat tools. */
export function alertsHandlers(alerts: Alerts): Pick<Handlers, `alerts.${string}` & keyof Handlers> {
  return {
    "alerts.state": async () => alerts.state(),
    "alerts.save": async (input) => alerts.save(input),
    "alerts.desktop": async ({ digest }) => alerts.chooseDesktop(digest),
    "alerts.remove": async ({ scope }) => alerts.remove(scope),
    "alerts.test": ({ scope }) => alerts.test(scope),
    "alerts.digest": ({ scope, language }) => alerts.digest(scope, language),
  };
}
