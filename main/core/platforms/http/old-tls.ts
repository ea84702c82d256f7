import { connect, type SecureVersion, type TLSSocket } from "node:tls";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { codeOf } from "./connect-failure.ts";
import { openTunnel } from "./proxy/tunnel.ts";
import type { Line } from "./trust.ts";

/** How a server responds when offered only one TLS version. */
export type VersionAnswer = "accepted" | "refused" | "not-tried";

type Target = { readonly url: URL; readonly host: string; readonly addresses: readonly CheckedIp[] };
type OldVersion = Extract<SecureVersion, "TLSv1" | "TLSv1.1">;
type Runtime = { readonly isBoringSsl: boolean; readonly ciphers?: string };
type Options = { readonly deadlineMs: number; readonly line?: Line | undefined; readonly runtime?: Runtime };

// Errors of the network or of this program's own library say nothing about the server.
const NOT_ITS_ANSWER =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$|NO_PROTOCOLS|NO_CIPHERS/;

/**
 * Offers a server only one outdated TLS version, to learn whether it still accepts it. Sends only the
 * handshake and does not judge the certificate. Times out after `deadlineMs`.
 *
 * Never rejects: `not-tried` if this runtime or the network prevents the attempt. Electron's library,
 * BoringSSL, has no security level that could be lowered for it.
 */
export async function triesVersion(
  target: Target,
  version: OldVersion,
  { deadlineMs, line, runtime = thisRuntime() }: Options,
): Promise<VersionAnswer> {
  if (runtime.isBoringSsl) return "not-tried";
  const startedMs = performance.now();
  try {
    const { url, addresses } = target;
    const tunnel = await openTunnel({ url, addresses }, line, deadlineMs);
    const socket = connect({
      host: target.host,
      port: url.port === "" ? 443 : Number(url.port),
      ...(tunnel === undefined ? {} : { socket: tunnel }),
      ...(/^[0-9.]+$|:/.test(target.host) ? {} : { servername: target.host }),
      lookup: lookupAmong(addresses),
      minVersion: version,
      maxVersion: version,
      // At its usual level the library itself would refuse the version; the socket is closed before anything
      // is written.
      ciphers: runtime.ciphers ?? "DEFAULT@SECLEVEL=0",
      rejectUnauthorized: false,
    });
    return await answerOf(socket, Math.max(1, deadlineMs - (performance.now() - startedMs)));
  } catch {
    // No proxy tunnel, or a library that rejects the options: neither is the server's response.
    return "not-tried";
  }
}

function answerOf(socket: TLSSocket, deadlineMs: number): Promise<VersionAnswer> {
  return new Promise((resolve) => {
    const finish = (answer: VersionAnswer): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => finish("not-tried"), deadlineMs);
    socket.once("secureConnect", () => finish("accepted"));
    socket.on("error", (error) => finish(NOT_ITS_ANSWER.test(codeOf(error) ?? "") ? "not-tried" : "refused"));
    socket.once("close", () => finish("refused"));
  });
}

/** Not in Node's declared types everywhere; absent means OpenSSL. */
function thisRuntime(): Runtime {
  return { isBoringSsl: Reflect.get(process.features, "openssl_is_boringssl") === true };
}
