import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";

export const ID = "ws-7k2q9d0a";
export const OLD_PIN = "AA:".repeat(31) + "AA";
export const NEW_PIN = "BB:".repeat(31) + "BB";

/** A workspace with both connections and one number. */
export function sampleWorkspace(change: Readonly<Record<string, unknown>> = {}): Workspace {
  return Workspace.parse({
    id: ID,
    name: "Northwind Bakery",
    dialect: {},
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "1000001" },
    onPrem: { baseUrl: "https://client.example:9090", signIn: { kind: "token" } },
    numbers: [
      { phoneNumberId: "2000001", cc: "1", phoneNumber: "2025550123", displayName: "Northwind Bakery" },
    ],
    ...change,
  });
}

export const SELF_SIGNED: PresentedCertificate = {
  sha256: NEW_PIN,
  subject: "CN=client.example",
  issuer: "CN=client.example \u202eevil",
  names: ["client.example", "<b>other</b>"],
  validFrom: "2026-01-01T00:00:00.000Z",
  validTo: "2027-01-01T00:00:00.000Z",
  selfSigned: true,
  verdict: "self-signed",
};
