import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto";
import { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ClientFault } from "../../../../shared/workspace/client-fault.ts";
import { certificateFacts, type CertificateFacts } from "./certificate-facts.ts";
import { codeOf } from "./connect-failure.ts";
import { certificateBlocks, contextShowing, countAuthorities, isUsable } from "./secure-context.ts";
import type { ClientCertificate } from "./trust.ts";

/** Opens a client certificate and returns its facts, or the one problem that makes it unusable. */
export function openClientIdentity(client: ClientCertificate): Result<CertificateFacts, ClientFault> {
  return "pfx" in client ? ofPfx(client) : ofPem(client);
}

type Pfx = Extract<ClientCertificate, { pfx: unknown }>;
type Pem = Extract<ClientCertificate, { cert: unknown }>;

function ofPfx(client: Pfx): Result<CertificateFacts, ClientFault> {
  if (!looksLikePfx(client.pfx.reveal())) return err("not-a-pfx");
  try {
    const leaf = shownBy(client);
    return leaf === undefined ? err("no-key") : ok(certificateFacts(leaf));
  } catch (cause) {
    return err(PFX_FAULTS[codeOf(cause) ?? ""] ?? "does-not-open");
  }
}

// Other runtimes have no separate codes for these two; there, only "does not open" is known.
const PFX_FAULTS: Readonly<Record<string, ClientFault>> = {
  ERR_CRYPTO_UNSUPPORTED_OPERATION: "outdated-pfx",
  ERR_CRYPTO_OPERATION_FAILED: "no-key",
};

/** Whether bytes start as every PFX does: a sequence whose first member is the number 3. */
function looksLikePfx(bytes: Uint8Array): boolean {
  const [tag, length = 0] = bytes;
  const from = length < 0x80 ? 2 : 2 + (length & 0x7f);
  return tag === 0x30 && bytes[from] === 0x02 && bytes[from + 1] === 0x01 && bytes[from + 2] === 0x03;
}

/** The certificate that a connection would present; connects to nothing. */
function shownBy(client: Pfx): X509Certificate | undefined {
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const socket = new TLSSocket(nowhere, { secureContext: contextShowing(client) });
  try {
    return socket.getX509Certificate();
  } finally {
    socket.destroy();
  }
}

function ofPem(client: Pem): Result<CertificateFacts, ClientFault> {
  if (!countAuthorities(client.cert).ok) return err("not-a-certificate");
  const key = keyOf(client);
  if (!key.ok) return key;
  const [first = ""] = certificateBlocks(client.cert);
  const leaf = new X509Certificate(first);
  if (!leaf.checkPrivateKey(key.value)) return err("key-mismatch");
  return isUsable(client) ? ok(certificateFacts(leaf)) : err("does-not-open");
}

function keyOf({ key, passphrase }: Pem): Result<KeyObject, ClientFault> {
  const text = key.reveal();
  if (!/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/.test(text)) return err("not-a-key");
  try {
    return ok(createPrivateKey({ key: text, ...(passphrase && { passphrase: passphrase.reveal() }) }));
  } catch {
    // The library's error text could contain parts of the key.
    return err(/ENCRYPTED/.test(text) ? "does-not-open" : "not-a-key");
  }
}
