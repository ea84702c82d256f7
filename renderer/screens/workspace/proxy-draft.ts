import type { ManagedState } from "../../../shared/settings/managed.ts";
import { ProxyAddress, ProxyUser } from "../../../shared/migration/plan-network.ts";
import type { Workspace, WorkspaceNetwork, WorkspaceProxy } from "../../../shared/workspace/workspace.ts";

/** The proxy of a workspace as entered in the form. */
export type ProxyDraft = {
  readonly kind: "system" | WorkspaceProxy["kind"];
  readonly url: string;
  readonly username: string;
};

export function proxyDraft(network: WorkspaceNetwork | undefined): ProxyDraft {
  const proxy = network?.proxy;
  const own = proxy?.kind === "own" ? proxy : undefined;
  return { kind: proxy?.kind ?? "system", url: own?.url ?? "", username: own?.username ?? "" };
}

/** The address of the proxy that the administrator named; undefined if none is named. */
export function fixedAddress(proxy: ManagedState["proxy"]): string | undefined {
  if (proxy.kind !== "fixed") return undefined;
  const { url } = proxy.value;
  return url === "system" || url === "none" ? undefined : url;
}

/** The kind of proxy that applies: the chosen one unless the administrator fixed it; undefined if that isn't known. */
export function appliedKind(
  proxy: ManagedState["proxy"],
  chosen: ProxyDraft["kind"],
): ProxyDraft["kind"] | undefined {
  if (proxy.kind === "open") return chosen;
  if (proxy.kind === "invalid") return undefined;
  const { url } = proxy.value;
  return url === "system" || url === "none" ? url : "own";
}

/** The form for a named proxy that the administrator fixed: its sign-in, if what is stored is for that one. */
export function shownProxy(stored: ProxyDraft, address: string | undefined): ProxyDraft {
  if (address === undefined) return stored;
  return { kind: "own", url: address, username: stored.url === address ? stored.username : "" };
}

/** What is wrong with a proxy URL; undefined if nothing is, or while its beginning is being typed. */
export type ProxyFault =
  | "scheme-missing"
  | "unsupported"
  | "credentials"
  | "more-than-address"
  | "not-an-address";

/** Returns why a text is not a valid proxy URL. The contract decides; this selects the explanation. */
export function proxyFault(text: string): ProxyFault | undefined {
  if (isProxyUnbegun(text)) return undefined;
  // Browsers accept a space as part of a host name.
  if (/\s/u.test(text.trim())) return "not-an-address";
  if (ProxyAddress.safeParse(text).success) return undefined;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return "scheme-missing";
  if (!URL.canParse(text)) return "not-an-address";
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return "unsupported";
  return url.username !== "" || url.password !== "" ? "credentials" : "more-than-address";
}

/** Whether the text contains nothing but the beginning common to all URLs. */
export function isProxyUnbegun(text: string): boolean {
  const begun = text.trim().toLowerCase();
  return "https://".startsWith(begun) || "http://".startsWith(begun);
}

/** Whether a proxy user name is valid; an empty one is. */
export function isProxyUser(name: string): boolean {
  return name.trim() === "" || ProxyUser.safeParse(name.trim()).success;
}

/**
 * Returns the proxy that a form describes: "system" for the system's settings, undefined while something is
 * missing or invalid.
 */
export function proxyOf({ kind, url, username }: ProxyDraft): WorkspaceProxy | "system" | undefined {
  if (kind !== "own") return kind === "none" ? { kind } : kind;
  const address = ProxyAddress.safeParse(url.trim());
  if (!address.success || !isProxyUser(username)) return undefined;
  const name = username.trim();
  return { kind, url: address.data, ...(name === "" ? {} : { username: name }) };
}

/** Returns the workspace with another proxy; its client certificate stays. */
export function withProxy(workspace: Workspace, proxy: WorkspaceProxy | "system"): Workspace {
  const { network, ...others } = workspace;
  const { proxy: _was, ...rest } = network ?? {};
  const next: WorkspaceNetwork = proxy === "system" ? rest : { ...rest, proxy };
  return Object.keys(next).length === 0 ? others : { ...others, network: next };
}
