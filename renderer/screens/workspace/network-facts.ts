import type { ManagedState } from "../../../shared/settings/managed.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { visible } from "../../../shared/visible.ts";
import { useManaged } from "../../app/use-managed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** Returns in a few words how a workspace's servers are reached: proxy, client certificate. */
export function useNetworkFacts({ network }: Workspace): readonly string[] {
  const t = useTranslation();
  const managed = useManaged()?.proxy;
  return [
    managed === undefined || managed.kind === "open"
      ? chosenProxy(t, network?.proxy)
      : managedProxy(t, managed),
    ...(network?.client === undefined
      ? []
      : [t("window.network.fact.client", { subject: visible(network.client.subject, 80) })]),
  ];
}

function chosenProxy(t: WindowTranslate, proxy: NonNullable<Workspace["network"]>["proxy"]): string {
  return proxy?.kind === "own"
    ? t("window.network.fact.proxy", { host: hostOf(proxy.url) })
    : t(`window.network.fact.${proxy === undefined ? "system" : "none"}`);
}

/** The administrator's proxy applies in place of the chosen one. */
function managedProxy(
  t: WindowTranslate,
  proxy: Exclude<ManagedState["proxy"], { readonly kind: "open" }>,
): string {
  if (proxy.kind === "invalid") return t("window.network.fact.unknown");
  const { url, except } = proxy.value;
  if (url === "system" || url === "none") return t(`window.network.fact.fixed.${url}`);
  const word = except.length === 0 ? "proxy" : "except";
  return t(`window.network.fact.fixed.${word}`, { host: hostOf(url) });
}

function hostOf(address: string): string {
  return visible(new URL(address).host, 80);
}
