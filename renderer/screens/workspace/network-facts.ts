import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { visible } from "../../../shared/visible.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** Returns in a few words how a workspace's servers are reached: proxy, client certificate. */
export function networkFacts(t: WindowTranslate, { network }: Workspace): readonly string[] {
  const proxy = network?.proxy;
  return [
    proxy?.kind === "own"
      ? t("window.network.fact.proxy", { host: visible(new URL(proxy.url).host, 80) })
      : t(`window.network.fact.${proxy === undefined ? "system" : "none"}`),
    ...(network?.client === undefined
      ? []
      : [t("window.network.fact.client", { subject: visible(network.client.subject, 80) })]),
  ];
}
