import { fieldAskedFor } from "../../app/field-link.ts";
import type { WorkspaceSection } from "../../app/workspace-section.ts";

/** The row of each field that `data-field` names. */
const ROW_OF_FIELD: Readonly<Record<string, WorkspaceSection>> = {
  cloudBase: "cloud",
  wabaId: "cloud",
  appId: "cloud",
  token: "cloud",
  appSecretProof: "cloud",
  appSecret: "cloud",
  cloudCertificate: "cloud",
  clientBase: "on-premises",
  clientUser: "on-premises",
  clientToken: "on-premises",
  clientPassword: "on-premises",
  clientNewPassword: "on-premises",
  clientCertificate: "on-premises",
  recoveryLastFour: "recovery",
  proxyUrl: "network",
  proxyUser: "network",
  proxyPassword: "network",
  backupPassword: "backup",
  workspaceName: "name",
  brandPrefix: "name",
  apiVersion: "name",
};

/** Returns the row that a link asked for: by its field, or by the state of the history entry. */
export function sectionAskedFor(state: unknown): WorkspaceSection | undefined {
  const field = fieldAskedFor();
  if (field !== undefined && Object.hasOwn(ROW_OF_FIELD, field)) return ROW_OF_FIELD[field];
  if (typeof state !== "object" || state === null || !("section" in state)) return undefined;
  return SECTIONS.find((section) => section === state.section);
}

const SECTIONS: readonly WorkspaceSection[] = [
  "cloud",
  "on-premises",
  "network",
  "numbers",
  "recovery",
  "backup",
  "name",
];
