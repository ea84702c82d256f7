import { connect, type SecureVersion } from "node:tls";
import { lookupAmong, type CheckedIp } from "./checked-ip.ts";
import { codeOf } from "./connect-failure.ts";

/** What a server does when it is asked for one version of TLS alone. */
export type VersionAnswer = "accepted" | "refused" | "not-tried";

type Target = { readonly url: URL; readonly host: string; readonly addresses: readonly CheckedIp[] };

// What the network or this program's own library did says nothing about the server.
const NOT_ITS_ANSWER =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$|NO_PROTOCOLS|NO_CIPHERS/;

/**
 * Asks a server for one outdated version of TLS and nothing else, to learn whether it would still speak it.
 * Nothing but the handshake is sent, and the certificate is not judged. Gives up after `deadlineMs` milliseconds.
 */
export function triesVersion(
  { url, host, addresses }: Target,
  version: Extract<SecureVersion, "TLSv1" | "TLSv1.1">,
  deadlineMs: number,
): Promise<VersionAnswer> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: url.port === "" ? 443 : Number(url.port),
      ...(/^[0-9.]+$|:/.test(host) ? {} : { servername: host }),
      lookup: lookupAmong(addresses),
      minVersion: version,
      maxVersion: version,
      // The library itself would refuse to ask at its usual level; the socket is closed before anything is written.
      ciphers: "DEFAULT@SECLEVEL=0",
      rejectUnauthorized: false,
    });
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
