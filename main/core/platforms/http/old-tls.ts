import { connect, type SecureVersion, type TLSSocket } from "node:tls";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { codeOf } from "./connect-failure.ts";
import { openTunnel } from "./proxy/tunnel.ts";
import type { Line } from "./trust.ts";

/** What a server does when it is asked for one version of TLS alone. */
export type VersionAnswer = "accepted" | "refused" | "not-tried";

type Target = { readonly url: URL; readonly host: string; readonly addresses: readonly CheckedIp[] };
type OldVersion = Extract<SecureVersion, "TLSv1" | "TLSv1.1">;
type Runtime = { readonly isBoringSsl: boolean; readonly ciphers?: string };
type Options = { readonly deadlineMs: number; readonly line?: Line | undefined; readonly runtime?: Runtime };

// What the network or this program's own library did says nothing about the server.
const NOT_ITS_ANSWER =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$|NO_PROTOCOLS|NO_CIPHERS/;

/**
 * Asks a server for one outdated version of TLS and nothing else, to learn whether it would still speak it.
 * Nothing but the handshake is sent, and the certificate is not judged. Gives up after `deadlineMs` milliseconds.
 *
 * Never rejects: what this runtime or the network does not let it try is `not-tried`. Electron's library, BoringSSL,
 * has no security level that could be lowered for the question.
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
      // The library itself would refuse to ask at its usual level; the socket is closed before anything is written.
      ciphers: runtime.ciphers ?? "DEFAULT@SECLEVEL=0",
      rejectUnauthorized: false,
    });
    return await answerOf(socket, Math.max(1, deadlineMs - (performance.now() - startedMs)));
  } catch {
    // No tunnel, or a library that does not take the wish: neither is the server's answer.
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

/** Not yet among Node's declared types everywhere; absent means OpenSSL. */
function thisRuntime(): Runtime {
  return { isBoringSsl: Reflect.get(process.features, "openssl_is_boringssl") === true };
}
