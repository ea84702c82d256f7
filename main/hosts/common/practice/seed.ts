import {
  PRACTICE_ENDPOINT,
  PRACTICE_WORKSPACE_NAME,
} from "../../../../shared/practice/practice-workspace.ts";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Sandbox } from "../../../sandbox/index.ts";
import type { SecretLabel } from "../../../../shared/ids.ts";
import { originOf } from "../../../../shared/origin.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import {
  KIND_OF_SECRET,
  type SecretKind,
  labelOf,
  numberLabelOf,
} from "../../../../shared/workspace/labels.ts";
import { Workspace, WorkspaceId, type WorkspaceList } from "../../../../shared/workspace/workspace.ts";
import type { PracticeFolder } from "./practice-folder.ts";
import { practiceUnavailable } from "./unavailable.ts";
import type { WebhookSettings } from "../../../../shared/webhook/settings.ts";

/**
 * Connects a workspace's receiver to the sandbox's TLS proxy, and sets the practice business's own endpoint,
 * unless the user chose otherwise.
 */
async function seedWebhooks(client: Client, workspace: WorkspaceId): Promise<void> {
  const { workspaces } = await settingsOf(client);
  const known = workspaces.find((one) => one.workspace === workspace);
  if (known?.tunnel !== undefined && known.endpoint !== undefined) return;
  const wanted = { tunnel: { kind: "practice" as const }, endpoint: PRACTICE_ENDPOINT, ...known, workspace };
  const changed = await client.call("webhooks.changeSettings", { workspace: wanted });
  if (!changed.ok) throw practiceUnavailable("data-unusable", changed.problem.kind);
}

async function settingsOf(client: Client): Promise<WebhookSettings> {
  const settings = await client.call("webhooks.settings", {});
  if (settings.ok) return settings.value;
  // Corrupted settings have been renamed by now, so the second read finds none.
  const again =
    settings.problem.kind === "storageDamaged" ? await client.call("webhooks.settings", {}) : settings;
  if (again.ok) return again.value;
  throw practiceUnavailable("data-unusable", again.problem.kind);
}

/** The one workspace that Practice starts with. */
const PRACTICE_WORKSPACE = WorkspaceId.parse("ws-practice");

type Fields = {
  readonly client: Client;
  readonly platform: Pick<Sandbox, "cloud" | "onPrem" | "number" | "caPem">;
  readonly seeded: PracticeFolder["seeded"];
};

/**
 * Ensures that the practice workspace exists with the sandbox's present connections, that the vault holds its
 * secrets, and that its webhooks have a tunnel. The user's additions stay. `anew` also resets secrets that
 * the user replaced.
 */
export async function seed(fields: Fields, { anew }: { readonly anew: boolean }): Promise<void> {
  await seedSecrets(fields, anew);
  await seedWebhooks(fields.client, PRACTICE_WORKSPACE);
  const wanted = await wantedWorkspace(fields);
  const list = await listOf(fields.client);
  const known = list.workspaces.find(({ id }) => id === PRACTICE_WORKSPACE);
  const next = known === undefined ? wanted : broughtUpToDate(known, wanted);
  if (isDeepStrictEqual(known, next)) return;
  const saved = await fields.client.call("workspaces.save", { revision: list.revision, workspace: next });
  if (!saved.ok) throw practiceUnavailable("data-unusable", saved.problem.kind);
}

async function seedSecrets({ client, platform, seeded }: Fields, anew: boolean): Promise<void> {
  const secrets = secretsOf(platform);
  const values = secrets.map(({ label, secretKind, value }) => ({ label, secretKind, value }));
  const fingerprint = createHash("sha256").update(JSON.stringify(values)).digest("hex");
  const listed = await client.call("vault.list", {});
  if (!listed.ok) throw practiceUnavailable("data-unusable", listed.problem.kind);
  const stored = new Map<string, string | undefined>(
    listed.value.map(({ label, origin }) => [label, origin]),
  );
  const all = anew || seeded.read() !== fingerprint;
  for (const { label, secretKind, value, origin } of secrets) {
    // If the sandbox had to use other ports, its secrets are stored again: those for the old ports are sent
    // nowhere else.
    if (!all && stored.has(label) && stored.get(label) === origin) continue;
    const bound = origin === undefined ? {} : { origin };
    const put = await client.call("vault.put", { label, secretKind, value, ...bound });
    if (!put.ok) throw practiceUnavailable("data-unusable", put.problem.kind);
  }
  if (all) seeded.write(fingerprint);
}

type Secret = {
  readonly label: SecretLabel;
  readonly secretKind: SecretKind;
  readonly value: string;
  readonly origin?: string;
};

function secretsOf({ cloud, onPrem, number }: Fields["platform"]): readonly Secret[] {
  const ofWorkspace = (
    secret: "cloud-token" | "onprem-password",
    value: string,
    address: string,
  ): Secret => ({
    label: labelOf(PRACTICE_WORKSPACE, secret),
    secretKind: KIND_OF_SECRET[secret],
    value,
    origin: originOf(address),
  });
  // These are not bound to a URL: one verifies received notifications, the other is sent when the app's own
  // callback URL is restored.
  const ofWebhooks = (secret: "app-secret" | "endpoint-token", value: string): Secret => ({
    label: labelOf(PRACTICE_WORKSPACE, secret),
    secretKind: KIND_OF_SECRET[secret],
    value,
  });
  const ofNumber = (secret: "pin" | "cert", value: string): Secret => ({
    label: numberLabelOf(PRACTICE_WORKSPACE, number, secret),
    secretKind: KIND_OF_SECRET[secret],
    value,
  });
  return [
    ofWorkspace("cloud-token", cloud.accessToken, cloud.baseUrl),
    ofWorkspace("onprem-password", onPrem.password, onPrem.baseUrl),
    ofWebhooks("app-secret", cloud.appSecret),
    ofWebhooks("endpoint-token", cloud.endpointToken),
    ofNumber("pin", number.pin),
    ofNumber("cert", number.cert),
  ];
}

async function wantedWorkspace({
  client,
  platform: { cloud, onPrem, number, caPem },
}: Fields): Promise<Workspace> {
  const kept = await client.call("connections.keepCa", { pem: caPem });
  if (!kept.ok) throw practiceUnavailable("data-unusable", kept.problem.kind);
  return Workspace.parse({
    id: PRACTICE_WORKSPACE,
    name: PRACTICE_WORKSPACE_NAME,
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      tls: { caFile: kept.value.caFile },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      signIn: { kind: "login", username: onPrem.username },
      tls: { sha256: onPrem.sha256 },
    },
    numbers: [
      {
        phoneNumberId: cloud.phoneNumberId,
        cc: number.cc,
        phoneNumber: number.phoneNumber,
        displayName: number.displayName,
      },
    ],
  });
}

/** Gives the user's workspace with the present connections and the practice number. */
function broughtUpToDate(known: Workspace, wanted: Workspace): Workspace {
  const missing = wanted.numbers.filter(
    ({ phoneNumberId }) => !known.numbers.some((number) => number.phoneNumberId === phoneNumberId),
  );
  return {
    ...known,
    dialect: wanted.dialect,
    cloud: wanted.cloud,
    onPrem: wanted.onPrem,
    numbers: [...known.numbers, ...missing],
  };
}

async function listOf(client: Client): Promise<WorkspaceList> {
  const list = await client.call("workspaces.list", {});
  if (list.ok) return list.value;
  // A corrupted list has been renamed by now, so the second read finds none.
  const again = list.problem.kind === "storageDamaged" ? await client.call("workspaces.list", {}) : list;
  if (again.ok) return again.value;
  throw practiceUnavailable("data-unusable", again.problem.kind);
}
