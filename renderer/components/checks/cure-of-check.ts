import type { CheckResult } from "../../../shared/checks/result.ts";
import type { MissingPart } from "../../../shared/workspace/plan-for.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { toField, type FieldLink } from "../../app/field-link.ts";
import { to } from "../../app/routes.ts";
import { toSection, type WorkspaceSection } from "../../app/workspace-section.ts";
import { fieldOfCheck, type ConnectionField } from "./field-of-check.ts";

/** The fields of a workspace, besides its connections, at which a check can be put right. */
type WorkspaceField =
  | ConnectionField
  | "appSecret"
  | "backupPassword"
  | "brandPrefix"
  | "apiVersion"
  | "clientUser"
  | "proxyPassword";
/** The fields of a number. */
type NumberField = "pin" | "cert" | "displayName" | "shards";

/** Where something can be put right, and the key of the button below `window.move.cure.do`. */
export type Cure = {
  readonly label: WorkspaceField | NumberField | "numbers" | "recovery" | "network" | "runs" | "routes";
  readonly href: string;
  readonly state: FieldLink | { readonly section?: WorkspaceSection; readonly back: string };
};

type At = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  /** The screen to come back to. */
  readonly back: string;
};

type Target = Cure["label"];

/** By the id of a check, or by its id and cause. A check that is not here has no field in this program. */
const TARGETS: Readonly<Record<string, Target>> = {
  "number.format": "numbers",
  "number.account": "numbers",
  "number.account/not-in-account": "wabaId",
  "number.name/name-differs": "displayName",
  "number.pin": "pin",
  "local.vault/no-recovery-key": "recovery",
  "local.unresolved-run": "runs",
  "local.backup-password": "backupPassword",
  "cloud.version": "apiVersion",
  "cloud.permissions/brand-differs": "brandPrefix",
  "onprem.token/not-admin": "clientUser",
  "cert.readable": "cert",
  "cert.number": "cert",
  "cert.expiry": "cert",
  "shards.nodes": "shards",
  "shards.throughput/throughput-drops": "shards",
  "webhooks.callback": "routes",
  "webhooks.override": "routes",
};

/** Causes that lie between this computer and a server, so the server's own fields can't put them right. */
const TARGETS_OF_CAUSES: Readonly<Record<string, Target>> = {
  "proxy-unreachable": "network",
  "proxy-authentication": "network",
  "proxy-unsupported": "network",
};

const OF_NUMBER: ReadonlySet<string> = new Set<NumberField>(["pin", "cert", "displayName", "shards"]);

/** Returns where a check that did not pass can be put right; undefined if no field of this program can. */
export function cureOfCheck(check: Pick<CheckResult, "id" | "cause" | "status">, at: At): Cure | undefined {
  if (check.status === "pass" || check.status === "skip") return undefined;
  const signIn = at.workspace.onPrem?.signIn.kind;
  const target =
    TARGETS_OF_CAUSES[check.cause ?? ""] ??
    TARGETS[`${check.id}/${check.cause ?? ""}`] ??
    fieldOfCheck(check, "cloud") ??
    fieldOfCheck(check, "on-premises", signIn) ??
    TARGETS[check.id];
  return target === undefined ? undefined : cureAt(target, at);
}

const PART_TARGETS: Readonly<Record<MissingPart, Target>> = {
  cloud: "cloudBase",
  "on-premises": "clientBase",
  "cloud-token": "token",
  "onprem-token": "clientToken",
  "onprem-password": "clientPassword",
  "app-secret": "appSecret",
  "proxy-password": "proxyPassword",
  "client-pfx": "network",
  "client-key": "network",
  "client-passphrase": "network",
  pin: "pin",
  cert: "cert",
};

/** Returns where a part that a migration needs can be added. */
export function cureOfMissing(part: MissingPart, at: At): Cure {
  return cureAt(PART_TARGETS[part], at);
}

function cureAt(label: Target, { workspace, number, back }: At): Cure {
  switch (label) {
    case "runs":
      return { label, href: to.migrate(), state: { back } };
    case "routes":
      return { label, href: to.webhookRoutes(), state: { back } };
    case "numbers":
    case "recovery":
    case "network":
      return { label, href: to.workspace(workspace.id), state: { ...toSection(label), back } };
    default:
      return {
        label,
        href: OF_NUMBER.has(label)
          ? to.number(workspace.id, number.phoneNumberId)
          : to.workspace(workspace.id),
        state: toField(label, back),
      };
  }
}
