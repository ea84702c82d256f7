import { ProxyAddress, ProxyUser } from "../../../shared/migration/plan-network.ts";
import type { Workspace, WorkspaceNetwork, WorkspaceProxy } from "../../../shared/workspace/workspace.ts";

/** The proxy of a workspace as it stands in the form. */
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

/** What is wrong with a text as a proxy's address; undefined where nothing is, and while its beginning is being typed. */
export type ProxyFault =
  | "scheme-missing"
  | "unsupported"
  | "credentials"
  | "more-than-address"
  | "not-an-address";

/** Names what stands in the way of a text being a proxy's address. The contract decides; this finds the words. */
export function proxyFault(text: string): ProxyFault | undefined {
  if (isProxyUnbegun(text)) return undefined;
  // Browsers take a space in a name for a part of it.
  if (/\s/u.test(text.trim())) return "not-an-address";
  if (ProxyAddress.safeParse(text).success) return undefined;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return "scheme-missing";
  if (!URL.canParse(text)) return "not-an-address";
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return "unsupported";
  return url.username !== "" || url.password !== "" ? "credentials" : "more-than-address";
}

/** Does the text hold nothing of an address yet but how every address begins? */
export function isProxyUnbegun(text: string): boolean {
  const begun = text.trim().toLowerCase();
  return "https://".startsWith(begun) || "http://".startsWith(begun);
}

/** Can a proxy be asked for by this name? None at all is as good. */
export function isProxyUser(name: string): boolean {
  return name.trim() === "" || ProxyUser.safeParse(name.trim()).success;
}

/** The proxy that a form describes: "system" for the computer's own settings, undefined while something is missing or wrong. */
export function proxyOf({ kind, url, username }: ProxyDraft): WorkspaceProxy | "system" | undefined {
  if (kind !== "own") return kind === "none" ? { kind } : kind;
  const address = ProxyAddress.safeParse(url.trim());
  if (!address.success || !isProxyUser(username)) return undefined;
  const name = username.trim();
  return { kind, url: address.data, ...(name === "" ? {} : { username: name }) };
}

/** A workspace with another proxy; its client certificate stays. */
export function withProxy(workspace: Workspace, proxy: WorkspaceProxy | "system"): Workspace {
  const { network, ...others } = workspace;
  const { proxy: _was, ...rest } = network ?? {};
  const next: WorkspaceNetwork = proxy === "system" ? rest : { ...rest, proxy };
  return Object.keys(next).length === 0 ? others : { ...others, network: next };
}
