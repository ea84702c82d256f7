import type { TlsChoice } from "../../../shared/migration/plan-network.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { localTime } from "../../wording/local-time.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { visible } from "../../../shared/visible.ts";
import type { ConnectionState } from "./connection-state.ts";
import type { ConnectionSide } from "./connection-evidence.ts";

/** Returns what one line tells of a saved connection: host, account or credentials, certificate. */
export function connectionFacts(
  t: WindowTranslate,
  workspace: Workspace,
  side: ConnectionSide,
): readonly string[] {
  const { cloud, onPrem } = workspace;
  if (side === "cloud")
    return cloud === undefined
      ? []
      : [
          hostOf(cloud.baseUrl),
          t("window.connections.fact.account", { id: cloud.businessAccountId }),
          trustOf(t, cloud.baseUrl, cloud.tls),
        ];
  if (onPrem === undefined) return [];
  const { signIn } = onPrem;
  return [
    hostOf(onPrem.baseUrl),
    signIn.kind === "login"
      ? t("window.connections.fact.login", { username: visible(signIn.username, 60) })
      : t("window.connections.fact.token"),
    trustOf(t, onPrem.baseUrl, onPrem.tls),
  ];
}

/** Returns what the last test found that is worth a place in the drawing: the client's version, the token's end. */
export function foundFact(t: WindowTranslate, state: ConnectionState): string | undefined {
  if (state.kind !== "works" && state.kind !== "warned") return undefined;
  const facts = (id: string) => state.test.checks.find((check) => check.id === id)?.facts;
  const version = facts("onprem.health")?.["clientVersion"];
  if (typeof version === "string")
    return t("window.connections.fact.version", { version: visible(version.replace(/^v/, ""), 20) });
  const endsAt = facts("cloud.token")?.["endsAt"];
  return typeof endsAt === "string"
    ? t("window.connections.fact.tokenUntil", { until: localTime(t.language, endsAt) })
    : undefined;
}

function trustOf(t: WindowTranslate, address: string, tls: TlsChoice | undefined): string {
  if (address.startsWith("http://")) return t("window.connections.fact.plain");
  const kind =
    tls?.sha256 !== undefined
      ? "fingerprint"
      : tls?.caFile !== undefined
        ? "ca"
        : tls?.systemRoots === true
          ? "system"
          : "public";
  return t(`window.connections.fact.trust.${kind}`);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? visible(new URL(address).host, 80) : visible(address, 80);
}
