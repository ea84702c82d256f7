import type { ManagedState, ManagedTrouble } from "../settings/managed.ts";
import type { TunnelKind } from "../tunnel/tunnel.ts";
import { visible } from "../visible.ts";
import type { Translate } from "./translate.ts";

const MOST_SHOWN = 1000;

/** What is fixed, a sentence for each setting; empty if nothing is. `tunnelName` gives what a tunnel is called here. */
export function managedSentences(
  t: Translate,
  { proxy, retention, tunnels, updates, certificates }: Omit<ManagedState, "source" | "troubles">,
  tunnelName: (kind: TunnelKind) => string,
): readonly string[] {
  return [
    ...(proxy.kind === "open" ? [] : [proxySentence(t, proxy)]),
    ...retentionSentences(t, retention),
    ...(tunnels.kind === "open" ? [] : [tunnelsSentence(t, tunnels, tunnelName)]),
    ...(updates.kind === "open" ? [] : [updatesSentence(t, updates)]),
    ...certificatesSentences(t, certificates),
  ];
}

type Governed<K extends keyof ManagedState> = Exclude<ManagedState[K], { readonly kind: "open" }>;

function proxySentence(t: Translate, proxy: Governed<"proxy">): string {
  if (proxy.kind === "invalid") return t("managed.proxy.invalid");
  const { url, except } = proxy.value;
  if (url === "system" || url === "none") return t(`managed.proxy.${url}`);
  return except.length === 0
    ? t("managed.proxy.url", { url: visible(url) })
    : t("managed.proxy.except", { url: visible(url), except: visible(except.join(", "), MOST_SHOWN) });
}

function retentionSentences(t: Translate, retention: ManagedState["retention"]): readonly string[] {
  if (retention.kind === "open") return [];
  if (retention.kind === "invalid") return [t("managed.retention.invalid")];
  const { keepDays: days, capMegabytes: megabytes } = retention.value;
  return [
    ...(days === undefined ? [] : [t("managed.retention.days", { days })]),
    ...(megabytes === undefined ? [] : [t("managed.retention.size", { megabytes })]),
  ];
}

function tunnelsSentence(
  t: Translate,
  tunnels: Governed<"tunnels">,
  tunnelName: (kind: TunnelKind) => string,
): string {
  if (tunnels.kind === "invalid") return t("managed.tunnels.invalid");
  if (tunnels.value.length === 0) return t("managed.tunnels.none");
  return t("managed.tunnels.only", { tunnels: [...new Set(tunnels.value)].map(tunnelName).join(", ") });
}

function updatesSentence(t: Translate, updates: Governed<"updates">): string {
  if (updates.kind === "invalid") return t("managed.updates.invalid");
  if (updates.value === "off") return t("managed.updates.off");
  return t("managed.updates.feed", { url: visible(updates.value.url, MOST_SHOWN) });
}

function certificatesSentences(t: Translate, certificates: ManagedState["certificates"]): readonly string[] {
  if (certificates.kind === "open") return [];
  if (certificates.kind === "invalid") return [t("managed.certificates.invalid")];
  const { system, authorities } = certificates.value;
  return [
    t(`managed.certificates.${system ? "system" : "public"}`),
    ...(authorities.length === 0
      ? []
      : [t("managed.certificates.added", { count: String(authorities.length) })]),
  ];
}

/** Where the managed settings are; that they were read only if they were. Nothing if nothing is managed. */
export function managedSource(
  t: Translate,
  { source, troubles }: Pick<ManagedState, "source" | "troubles">,
): string | undefined {
  if (source === undefined) return undefined;
  const isUnused = troubles.some(({ kind }) => kind === "unusable");
  return t(isUnused ? "managed.unused" : "managed.source", { source: visible(source, MOST_SHOWN) });
}

/** What is wrong with how the settings were written down. */
export function managedTrouble(t: Translate, trouble: ManagedTrouble): string {
  switch (trouble.kind) {
    case "unusable":
      return t(`managed.trouble.${trouble.why}`, { at: visible(trouble.at ?? "") });
    case "invalid":
    case "unknown":
      return t(`managed.trouble.${trouble.kind}`, { key: visible(trouble.key) });
  }
}
