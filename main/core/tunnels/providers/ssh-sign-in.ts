import { connect as connectSocket } from "node:net";
import type * as Ssh2 from "ssh2";
import type {
  Algorithms,
  BaseAgent,
  CipherAlgorithm,
  Client,
  ConnectConfig,
  KexAlgorithm,
  MacAlgorithm,
  ServerHostKeyAlgorithm,
} from "ssh2";
import { type Result, err, ok } from "../../../../shared/result.ts";
import type { TunnelCause } from "../../../../shared/tunnel/tunnel.ts";
import { codeOf, connectCauseOf } from "../../platforms/http/connect-failure.ts";
import type { TunnelTrouble } from "../port.ts";
import { saidBy, trouble } from "../trouble.ts";
import { createHash } from "node:crypto";

/** A host key in the form that users compare. */
export type PresentedKey = {
  /** `SHA256:…`, as `ssh-keygen -l` prints it. */
  readonly hostKey: string;
  readonly algorithm: string;
};

/** Host key algorithms by family: a server with several keys presents the requested one. */
const HOST_KEY_FAMILIES = [
  ["ssh-ed25519"],
  ["ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"],
  ["rsa-sha2-512", "rsa-sha2-256"],
] as const satisfies readonly (readonly ServerHostKeyAlgorithm[])[];

/** The fingerprint and algorithm of a host key, from its public blob. */
function presentedKey(blob: Buffer): PresentedKey {
  const digest = createHash("sha256").update(blob).digest("base64").replace(/=+$/, "");
  const length = blob.length >= 4 ? blob.readUInt32BE(0) : 0;
  return {
    hostKey: `SHA256:${digest}`,
    algorithm: blob.toString("latin1", 4, 4 + Math.min(length, 64)).replaceAll(/[^\w@.-]/g, ""),
  };
}

const READY_MS = 20_000;
const KEEPALIVE_MS = 15_000;

// Nothing based on SHA-1, CBC or MD5; names that every build of OpenSSL and BoringSSL supports.
const KEX: KexAlgorithm[] = [
  "curve25519-sha256",
  "curve25519-sha256@libssh.org",
  "ecdh-sha2-nistp256",
  "ecdh-sha2-nistp384",
  "ecdh-sha2-nistp521",
  "diffie-hellman-group16-sha512",
  "diffie-hellman-group18-sha512",
  "diffie-hellman-group14-sha256",
];
const CIPHERS: CipherAlgorithm[] = [
  "aes256-gcm@openssh.com",
  "aes128-gcm@openssh.com",
  "aes256-ctr",
  "aes192-ctr",
  "aes128-ctr",
];
const MACS: MacAlgorithm[] = [
  "hmac-sha2-256-etm@openssh.com",
  "hmac-sha2-512-etm@openssh.com",
  "hmac-sha2-256",
  "hmac-sha2-512",
];

/** Loads ssh2 when the first tunnel needs it. */
export async function loadSsh2(): Promise<Pick<typeof Ssh2, "Client" | "createAgent" | "utils">> {
  const { default: ssh2 } = await import("ssh2");
  return ssh2;
}

export type SshServer = { readonly host: string; readonly port: number };

/** A session that is signed in. */
export type SshSession = {
  readonly client: Client;
  /** Closes the connection at once. */
  readonly cut: () => void;
};

/** Who signs in: with a key that was already read, or with the keys of an agent. */
export type SshIdentity = { readonly user: string } & (
  | { readonly kind: "key"; readonly key: string; readonly passphrase: string | undefined }
  | { readonly kind: "agent"; readonly agent: BaseAgent }
);

/** Connects to a server and returns the host key that it presents. Does not sign in. */
export async function readHostKey(
  server: SshServer,
  signal: AbortSignal,
): Promise<Result<PresentedKey, TunnelTrouble>> {
  let seen: PresentedKey | undefined;
  const ended = await connect(
    { ...server, username: "nobody", algorithms: algorithmsWith(HOST_KEY_FAMILIES.flat()) },
    (shown) => {
      seen = shown;
      return false;
    },
    signal,
  );
  if (seen !== undefined) return ok(seen);
  return ended.ok ? err(trouble("other")) : ended;
}

/**
 * Signs in, but only to the server with the pinned host key: no other one gets even the user name.
 *
 * A server may hold host keys of several kinds. If the first one presented is not the pinned one, requests
 * the others before the key counts as changed.
 */
export async function signIn(
  server: SshServer,
  pinned: string,
  identity: SshIdentity,
  signal: AbortSignal,
): Promise<Result<SshSession, TunnelTrouble>> {
  const config = { ...server, ...credentialsOf(identity) };
  let first: Result<never, TunnelTrouble> | undefined;
  for (const kinds of [HOST_KEY_FAMILIES.flat(), ...HOST_KEY_FAMILIES]) {
    let shown: PresentedKey | undefined;
    const reached = await connect(
      { ...config, algorithms: algorithmsWith(kinds) },
      (key) => {
        shown = key;
        return key.hostKey === pinned;
      },
      signal,
    );
    const isOther = shown !== undefined && shown.hostKey !== pinned;
    if (!isOther && first === undefined) return reached;
    if (reached.ok) return reached;
    // If the pinned key was presented, a later rejection is the result. A family that the server does not
    // hold is not.
    if (!isOther && shown !== undefined) return reached;
    first ??= err({ cause: "host-key-changed", ...(shown === undefined ? {} : { hostKey: shown.hostKey }) });
    if (signal.aborted) break;
  }
  return first ?? err(trouble("host-key-changed"));
}

function credentialsOf(identity: SshIdentity): ConnectConfig {
  const { user: username } = identity;
  return identity.kind === "agent"
    ? { username, agent: identity.agent, authHandler: ["agent"] }
    : {
        username,
        privateKey: identity.key,
        ...(identity.passphrase === undefined ? {} : { passphrase: identity.passphrase }),
        authHandler: ["publickey"],
      };
}

function algorithmsWith(serverHostKey: readonly ServerHostKeyAlgorithm[]): Algorithms {
  return { kex: KEX, cipher: CIPHERS, hmac: MACS, serverHostKey: [...serverHostKey], compress: ["none"] };
}

type Target = SshServer & ConnectConfig;

async function connect(
  { host, port, ...config }: Target,
  isMeant: (key: PresentedKey) => boolean,
  signal: AbortSignal,
): Promise<Result<SshSession, TunnelTrouble>> {
  const { Client } = await loadSsh2();
  if (signal.aborted) return err(trouble("connect-timeout"));
  const client = new Client();
  // Our own socket: the library's own can no longer be destroyed once its end was announced.
  const sock = connectSocket({ host, port });
  const session = { client, cut: () => sock.destroy() };
  const settled = Promise.withResolvers<Result<SshSession, TunnelTrouble>>();
  let hasKeys = false;
  const onTimeout = (): void => settled.resolve(err(trouble("connect-timeout")));
  client.on("handshake", () => {
    hasKeys = true;
  });
  client.on("ready", () => settled.resolve(ok(session)));
  // Stays for the client's lifetime: an error without a listener would end the process.
  client.on("error", (error) => settled.resolve(err(troubleOf(error, hasKeys))));
  client.on("close", () => settled.resolve(err(trouble(hasKeys ? "auth-refused" : "lost"))));
  signal.addEventListener("abort", onTimeout, { once: true });
  try {
    client.connect({
      ...config,
      sock,
      readyTimeout: READY_MS,
      keepaliveInterval: KEEPALIVE_MS,
      keepaliveCountMax: 2,
      hostVerifier: (blob: Buffer) => isMeant(presentedKey(blob)),
    });
    const outcome = await settled.promise;
    if (!outcome.ok) session.cut();
    return outcome;
  } catch (error) {
    // Thrown before anything is sent: a key or an algorithm that this build cannot use.
    session.cut();
    return err(trouble("other", saidBy(error)));
  } finally {
    signal.removeEventListener("abort", onTimeout);
  }
}

const AT_CONNECTING: ReadonlySet<string> = new Set<TunnelCause>([
  "name-not-found",
  "connection-refused",
  "connect-timeout",
]);

/** The meaning of an ssh2 error before sign-in, by its level and codes. */
function troubleOf(error: Error & { level?: string; code?: unknown }, hasKeys: boolean): TunnelTrouble {
  switch (error.level) {
    case "client-socket": {
      const cause = connectCauseOf(error, false);
      return AT_CONNECTING.has(cause) ? { cause: cause as TunnelCause } : trouble("lost", codeOf(error));
    }
    case "client-timeout":
      return trouble("connect-timeout");
    case "client-authentication":
    case "agent":
      return trouble("auth-refused");
    default:
      // A numeric code is the server's reason for disconnecting; after the key exchange that means rejected
      // credentials.
      return trouble(hasKeys && typeof error.code === "number" ? "auth-refused" : "other", error.message);
  }
}
