import { z } from "zod";
import { RunId } from "../../../shared/ids.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { spoken } from "../../../shared/phone.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { HandoverRefused, HandoverSummary } from "../../../shared/rpc/areas/handover.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import { WorkspaceWebhooks } from "../../../shared/webhook/settings.ts";
import { SecretKind } from "../../../shared/workspace/labels.ts";
import { Workspace, type WorkspaceId, type WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { Vault } from "../runtime/ports.ts";
import { present } from "../../../shared/present.ts";
import { readRegularFile } from "../host/regular-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { certificatesIn, pemOf } from "../workspaces/certificates.ts";
import { handoverRefused } from "./handover-file.ts";

const Secret = z.strictObject({
  /** The label behind the workspace's id: `cloud-token`, `pin.12025550123`. */
  name: z.string().regex(/^[a-z-]{1,40}(?:\.[0-9]{1,20})?$/),
  kind: SecretKind,
  value: z.string().min(1).max(65_536),
  /** The URL origin that it may be sent to. */
  origin: z.string().max(300).optional(),
});

const LARGEST_PEM = 262_144;

/** Everything that a file of a handed-over workspace holds. */
export const HandoverContent = z.strictObject({
  madeAt: z.iso.datetime(),
  appVersion: z.string().max(40),
  workspace: Workspace,
  /** The public certificates that the workspace names, in PEM, by the path under which it names them. */
  certificates: z
    .array(z.strictObject({ path: z.string().max(4_096), pem: z.string().max(LARGEST_PEM) }))
    .max(8),
  /** What its webhooks need and no computer has of its own. */
  webhooks: WorkspaceWebhooks.pick({ endpoint: true, stopAfterMinutes: true }).optional(),
  /** Signed reports of its migrations, in JSON. */
  reports: z.array(z.strictObject({ run: RunId, content: z.string().max(4_194_304) })).max(5_000),
  secrets: z.array(Secret).max(20_000),
});
export type HandoverContent = z.infer<typeof HandoverContent>;

/**
 * Reads the decrypted text of a file. It was authenticated, so another form is another version's. Whoever made it may have put
 * anything in the place of a certificate: a text without one is refused, and of the others the certificates alone are taken.
 */
export function readContent(text: Redacted<string>): Result<HandoverContent, HandoverRefused> {
  const read = HandoverContent.safeParse(parseJson(text.reveal()));
  if (!read.success) return err(handoverRefused("damaged"));
  const certificates = read.data.certificates.map(({ path, pem }) => ({
    path,
    pem: pemOf(certificatesIn(pem)),
  }));
  return certificates.some(({ pem }) => pem === "")
    ? err(handoverRefused("damaged"))
    : ok({ ...read.data, certificates });
}

export function contentText(content: HandoverContent): Redacted<string> {
  return redact(JSON.stringify(content), "handed-over workspace");
}

/** Every secret under the labels of a workspace, with its value. Backups of migrations have labels of their own. */
export function secretsUnder(
  vault: Vault,
  workspace: WorkspaceId,
): Result<HandoverContent["secrets"], VaultProblem> {
  const listed = vault.list();
  if (!listed.ok) return listed;
  const secrets: HandoverContent["secrets"] = [];
  for (const { label, secretKind, origin } of listed.value) {
    const kind = SecretKind.safeParse(secretKind);
    if (!label.startsWith(`${workspace}.`) || !kind.success) continue;
    const taken = vault.take(label, origin);
    if (!taken.ok) {
      if (taken.problem.kind === "ofAnotherAddress") continue;
      return err(taken.problem);
    }
    const name = label.slice(workspace.length + 1);
    secrets.push({ name, kind: kind.data, value: taken.value.reveal(), ...present({ origin }) });
  }
  return ok(secrets);
}

/** The paths of certificates that a workspace names. */
export function certificatePaths({ cloud, onPrem, network }: Workspace): readonly string[] {
  const client = network?.client;
  const paths = [
    cloud?.tls?.caFile,
    onPrem?.tls?.caFile,
    client?.kind === "pem" ? client.certFile : undefined,
  ];
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/** Certificates with a key and comments beside them, as they are read elsewhere. */
const MOST_FILE_BYTES = 1024 * 1024;

/**
 * Reads them, and of each file its certificates alone: a private key beside one is a secret. One that can't be read or
 * holds none is left out, and the connection is then without it.
 */
export function certificatesAt(paths: readonly string[]): HandoverContent["certificates"] {
  return paths.flatMap((path) => {
    try {
      const pem = pemOf(certificatesIn(readRegularFile(path, MOST_FILE_BYTES).toString("utf8")));
      return pem === "" || pem.length > LARGEST_PEM ? [] : [{ path, pem }];
    } catch (cause) {
      if (errorCode(cause) === "") throw cause;
      return [];
    }
  });
}

/** The workspace with other paths; a certificate that has none any more is no longer named. */
export function withPaths(workspace: Workspace, paths: ReadonlyMap<string, string>): Workspace {
  const { cloud, onPrem, network, ...others } = workspace;
  const withTls = <C extends NonNullable<Workspace["cloud"] | Workspace["onPrem"]>>(connection: C): C => {
    const { tls, ...rest } = connection;
    if (tls?.caFile === undefined) return connection;
    const caFile = paths.get(tls.caFile);
    return (caFile === undefined ? rest : { ...rest, tls: { ...tls, caFile } }) as C;
  };
  const { client, ...proxy } = network ?? {};
  const certFile = client?.kind === "pem" ? paths.get(client.certFile) : undefined;
  const kept =
    client?.kind === "pem" ? (certFile === undefined ? undefined : { ...client, certFile }) : client;
  return {
    ...others,
    ...(cloud === undefined ? {} : { cloud: withTls(cloud) }),
    ...(onPrem === undefined ? {} : { onPrem: withTls(onPrem) }),
    ...(network === undefined
      ? {}
      : { network: { ...proxy, ...(kept === undefined ? {} : { client: kept }) } }),
  };
}

/** What a file holds, for a person to read before anything is written. */
export function summaryOf(content: HandoverContent, list: WorkspaceList): HandoverSummary {
  const { workspace, madeAt, appVersion, secrets, reports } = content;
  const { id, name, numbers, cloud, onPrem } = workspace;
  return {
    id,
    name,
    madeAt,
    appVersion,
    numbers: numbers.map(({ cc, phoneNumber, displayName }) => ({
      spoken: spoken(cc, phoneNumber),
      ...present({ displayName }),
    })),
    ...present({ cloud: cloud?.baseUrl, onPrem: onPrem?.baseUrl }),
    secrets: secrets.map((one) => one.name),
    reports: reports.map(({ run }) => run),
    certificatesMissing: certificatePaths(workspace).filter(
      (named) => !content.certificates.some(({ path }) => path === named),
    ),
    exists: list.workspaces.some((one) => one.id === id),
  };
}
