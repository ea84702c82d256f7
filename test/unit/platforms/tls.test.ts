import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import {
  createSecureContext,
  createServer as createTlsServer,
  rootCertificates,
  type TlsOptions,
} from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { X509Certificate } from "node:crypto";
import { hasWeakKey, hasWeakSignature } from "../../../main/core/platforms/http/certificate-facts.ts";
import { chainFault } from "../../../main/core/platforms/http/chain-faults.ts";
import { connectorFor } from "../../../main/core/platforms/http/connector.ts";
import { triesVersion } from "../../../main/core/platforms/http/old-tls.ts";
import { probeTls, type ProbeOptions } from "../../../main/core/platforms/http/tls-probe.ts";
import type { Trust } from "../../../main/core/platforms/http/trust.ts";
import { SHORT_CURVE } from "../../support/client-certificate.ts";
import { freePort } from "../../support/free-port.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { isBoringSsl } from "../../support/tls-library.ts";
import { cloudAt, json, onPremAt, PIN, serve, type Running } from "./servers.ts";

const publicRoots: Trust = { kind: "publicRoots" };
const authority = (ca: Identity): Trust => ({ kind: "authority", pem: ca.cert });
const pinned = (identity: Identity): Trust => ({ kind: "fingerprint", sha256: identity.sha256 });

const yes = (options: TlsOptions): Promise<Running> =>
  serve((_asked, response) => json(response, 200, { success: true }), options);
const presented = (identity: Identity, ...chain: Identity[]): TlsOptions => ({
  key: identity.key,
  cert: [identity, ...chain].map(({ cert }) => cert).join("\n"),
});

/** What the probe and a real call report about a server, and how many requests reached it. */
async function meet(
  server: Running,
  trust: Trust,
): Promise<{ probe: unknown; call: unknown; requests: number }> {
  const verdict = await probeTls(server.origin, trust, 5000);
  const outcome = await cloudAt(server.origin, { trust }).register({ pin: PIN });
  return {
    probe: "cause" in verdict ? verdict.cause : verdict.kind,
    call: "cause" in outcome ? `${outcome.kind}: ${outcome.cause}` : outcome.kind,
    requests: server.asked.length,
  };
}

describe("[F14] a certificate that is wrong stops the call before a byte of it is sent", () => {
  const refused = (cause: string): unknown => ({ probe: cause, call: `notSent: ${cause}`, requests: 0 });

  test("[F14] self-signed", async () => {
    const identity = await makeCertificate();
    expect(await meet(await yes(presented(identity)), publicRoots)).toEqual(refused("self-signed"));
  });

  test("[F14] an unknown authority, whether the server shows it or not", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "Somebody's CA" });
    const identity = await makeCertificate({ issuer: ca });
    expect(await meet(await yes(presented(identity)), publicRoots)).toEqual(refused("unknown-ca"));
    expect(await meet(await yes(presented(identity, ca)), publicRoots)).toEqual(refused("unknown-ca"));
  });

  test("[F14] another authority than the one that was named", async () => {
    const [ca, other] = await Promise.all([
      makeCertificate({ authority: true, commonName: "A" }),
      makeCertificate({ authority: true, commonName: "B" }),
    ]);
    const identity = await makeCertificate({ issuer: ca });
    expect(await meet(await yes(presented(identity)), authority(other))).toEqual(refused("unknown-ca"));
  });

  test("[F14] a missing intermediate, where the certificate gives it away", async () => {
    const root = await makeCertificate({
      authority: true,
      commonName: "Root",
      organisation: "Example Trust",
    });
    const between = await makeCertificate({
      authority: true,
      commonName: "R3",
      organisation: "Example Trust",
      issuer: root,
    });
    const identity = await makeCertificate({ issuer: between });
    expect(await meet(await yes(presented(identity)), authority(root))).toEqual(
      refused("missing-intermediate"),
    );
    expect(await meet(await yes(presented(identity, between)), authority(root))).toMatchObject({
      probe: "accepted",
      call: "confirmed",
    });
  });

  test("[F14] another name", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const identity = await makeCertificate({ issuer: ca, names: ["elsewhere.example"] });
    expect(await meet(await yes(presented(identity)), authority(ca))).toEqual(refused("name-mismatch"));
  });

  test("[F14] expired, and not valid yet", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA", fromDays: -30 });
    const expired = await makeCertificate({ issuer: ca, fromDays: -9, toDays: -1 });
    const early = await makeCertificate({ issuer: ca, fromDays: 1 });
    expect(await meet(await yes(presented(expired)), authority(ca))).toEqual(refused("expired"));
    expect(await meet(await yes(presented(early)), authority(ca))).toEqual(refused("not-yet-valid"));
    expect(await meet(await yes(presented(expired)), pinned(expired))).toEqual(refused("expired"));
  });

  test("[F14] a key that is too short, and a signature over SHA-1", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const old = await makeCertificate({
      authority: true,
      commonName: "Old CA",
      rsaBits: 2048,
      hash: "SHA-1",
    });
    const short = await makeCertificate({ issuer: ca, rsaBits: 1024 });
    const sha1 = await makeCertificate({ issuer: old });
    const lax = { ciphers: "DEFAULT@SECLEVEL=0" };
    expect(await meet(await yes({ ...presented(short), ...lax }), authority(ca))).toEqual(
      refused("weak-certificate"),
    );
    expect(await meet(await yes({ ...presented(sha1), ...lax }), authority(old))).toEqual(
      refused("weak-certificate"),
    );
  });

  test("[F14] TLS 1.1", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const identity = await makeCertificate({ issuer: ca });
    const old: TlsOptions = {
      ...presented(identity),
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      ciphers: "DEFAULT@SECLEVEL=0",
    };
    expect(await meet(await yes(old), authority(ca))).toEqual(refused("old-tls"));
  });

  test("[F14] a server that speaks no TLS at all, and one that hangs up", async () => {
    const plain = await serve((_asked, response) => json(response, 200, { success: true }));
    const secure = { ...plain, origin: plain.origin.replace("http:", "https:") };
    expect(await meet(secure, publicRoots)).toEqual(refused("tls-failed"));
    const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const port = (server.address() as AddressInfo).port;
    expect(await meet({ origin: `https://127.0.0.1:${port}`, asked: [] }, publicRoots)).toEqual(
      refused("tls-failed"),
    );
  });
});

describe("[F14] a runtime that finds nothing wrong with a chain does not decide", () => {
  type Runtime = Pick<ProbeOptions, "context" | "runtimeWord">;

  /** What the probe and the connector report under a runtime that judges as Electron's TLS library does. */
  async function meetIn(runtime: Runtime, server: Running, trust: Trust): Promise<unknown> {
    const verdict = await probeTls(server.origin, trust, 5000, runtime);
    const { hostname, port, protocol } = new URL(server.origin);
    const open = connectorFor({ url: server.origin, trust, connectMs: 5000, runtime }, () => undefined);
    const opened = await new Promise<string>((resolve) =>
      open({ hostname, host: hostname, protocol, port }, (error, socket) => {
        socket?.destroy();
        resolve(error === null ? "opened" : error.message);
      }),
    );
    return ["cause" in verdict ? verdict.cause : verdict.kind, opened];
  }

  /** Without OpenSSL's security levels, as in BoringSSL. */
  const lax = (ca: Identity): Runtime => ({
    context: createSecureContext({ ca: ca.cert, ciphers: "DEFAULT@SECLEVEL=0" }),
  });

  test("[F14] a key that is too short, and a signature over SHA-1", async () => {
    const [ca, old] = await Promise.all([
      makeCertificate({ authority: true, commonName: "CA" }),
      makeCertificate({ authority: true, commonName: "Old CA", rsaBits: 2048, hash: "SHA-1" }),
    ]);
    const short = await makeCertificate({ issuer: ca, rsaBits: 1024 });
    const sha1 = await makeCertificate({ issuer: old });
    const good = await makeCertificate({ issuer: ca });
    const server = (identity: Identity): Promise<Running> =>
      yes({ ...presented(identity), ciphers: "DEFAULT@SECLEVEL=0" });
    const weak = ["weak-certificate", "weak-certificate"];
    expect(await meetIn(lax(ca), await server(short), authority(ca))).toEqual(weak);
    expect(await meetIn(lax(old), await server(sha1), authority(old))).toEqual(weak);
    expect(await meetIn(lax(ca), await server(good), authority(ca))).toEqual(["accepted", "opened"]);
  });

  test("[F14] a weak key stays weak where its certificate is pinned; who signed it makes no difference there", async () => {
    const old = await makeCertificate({
      authority: true,
      commonName: "Old CA",
      rsaBits: 2048,
      hash: "SHA-1",
    });
    const short = await makeCertificate({ rsaBits: 1024 });
    const server = await yes({ ...presented(short), ciphers: "DEFAULT@SECLEVEL=0" });
    expect((await probeTls(server.origin, pinned(short), 5000)).kind).toBe("refused");
    const signed = await makeCertificate({ issuer: old });
    expect((await meet(await yes(presented(signed)), pinned(signed))).call).toBe("confirmed");
  });

  test("[F14] a lone certificate that signed itself is self-signed, whatever the runtime calls it", async () => {
    const identity = await makeCertificate();
    const server = await yes(presented(identity));
    for (const word of ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", undefined])
      expect(await meetIn({ runtimeWord: () => word }, server, publicRoots)).toEqual([
        "self-signed",
        "self-signed",
      ]);
    // As a named authority, the certificate is trusted itself.
    expect(await meetIn({}, server, authority(identity))).toEqual(["accepted", "opened"]);
  });

  test("a chain is weak by what it rests on, and not by what lies beyond a trusted root", async () => {
    const root = await makeCertificate({ authority: true, commonName: "Root" });
    const old = await makeCertificate({ authority: true, commonName: "Old", rsaBits: 2048, hash: "SHA-1" });
    // The same root, also signed by an older one for clients that know only that.
    const twin = await makeCertificate({
      authority: true,
      commonName: "Root",
      issuer: old,
      keys: root.keys,
    });
    const leaf = await makeCertificate({ issuer: root });
    const chain = [leaf, twin, old].map(({ cert }) => new X509Certificate(cert));
    expect(chainFault(chain, authority(root))).toBeUndefined();
    expect(chainFault(chain, authority(old))).toBe("weak-certificate");
    expect(chainFault(chain, publicRoots)).toBe("weak-certificate");
  });

  test("a public root that once signed itself with SHA-1 is still a root", () => {
    const roots = rootCertificates.map((pem) => new X509Certificate(pem));
    const sha1 = roots.filter(hasWeakSignature);
    expect(sha1.length).toBeGreaterThan(0);
    for (const root of roots) expect(chainFault([root], publicRoots)).toBeUndefined();
  });

  test("a curve below 224 bits is as weak as a short modulus", async () => {
    expect(hasWeakKey(new X509Certificate(SHORT_CURVE))).toBe(true);
    const [curve, rsa] = await Promise.all([makeCertificate(), makeCertificate({ rsaBits: 2048 })]);
    for (const { cert } of [curve, rsa]) expect(hasWeakKey(new X509Certificate(cert))).toBe(false);
  });
});

describe("outdated versions of TLS", () => {
  const target = async (): Promise<Parameters<typeof triesVersion>[0]> => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const { origin } = await yes({
      ...presented(await makeCertificate({ issuer: ca })),
      minVersion: "TLSv1",
      ciphers: "DEFAULT@SECLEVEL=0",
    });
    return { url: new URL(origin), host: "127.0.0.1", addresses: [{ address: "127.0.0.1", family: 4 }] };
  };

  test("[F14] are asked for where the runtime can, and not tried where its library has no way to", async () => {
    const given = await target();
    const asked = (runtime?: Parameters<typeof triesVersion>[2]["runtime"]): Promise<string> =>
      triesVersion(given, "TLSv1.1", { deadlineMs: 5000, ...(runtime === undefined ? {} : { runtime }) });
    expect(await asked()).toBe(isBoringSsl ? "not-tried" : "accepted");
    expect(await asked({ isBoringSsl: true })).toBe("not-tried");
    // An error that the TLS library throws for an unknown option must not end the program.
    expect(await asked({ isBoringSsl: false, ciphers: "NO-SUCH-CIPHER" })).toBe("not-tried");
  });
});

describe("trust of one connection", () => {
  test("[F15] a private authority counts for the connection that names it and for no other", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const server = await yes(presented(await makeCertificate({ issuer: ca })));
    expect(await meet(server, authority(ca))).toMatchObject({ probe: "accepted", call: "confirmed" });
    expect(await meet(server, publicRoots)).toMatchObject({
      probe: "unknown-ca",
      call: "notSent: unknown-ca",
    });
  });

  test("[F15] a pinned certificate is accepted whoever signed it and whatever name it bears", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "CA" });
    const selfSigned = await makeCertificate({ names: ["onprem.invalid"] });
    const signed = await makeCertificate({ issuer: ca, names: ["onprem.invalid"] });
    for (const identity of [selfSigned, signed]) {
      expect(await meet(await yes(presented(identity)), pinned(identity))).toEqual({
        probe: "accepted",
        call: "confirmed",
        requests: 1,
      });
    }
    expect(await meet(await yes(presented(signed, ca)), pinned(signed))).toMatchObject({ call: "confirmed" });
  });

  test("[F14] with another fingerprint than the pinned one not one byte of HTTP leaves", async () => {
    const [mine, other] = await Promise.all([makeCertificate(), makeCertificate()]);
    let appBytes = 0;
    const server = createTlsServer(presented(other), (socket) => {
      socket.on("data", (chunk: Buffer) => (appBytes += chunk.byteLength));
      socket.on("error", () => undefined);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await meet({ origin, asked: [] }, pinned(mine))).toMatchObject({
      probe: "fingerprint-mismatch",
      call: "notSent: fingerprint-mismatch",
    });
    expect((await onPremAt(origin, { trust: pinned(mine) }).readHealth()).kind).toBe("notSent");
    expect(appBytes).toBe(0);
  });

  test("[F14] a server that shows its pinned certificate once and then another gets nothing", async () => {
    const [pinnedOne, stranger] = await Promise.all([
      makeCertificate({ authority: true, commonName: "pinned" }),
      makeCertificate(),
    ]);
    // The second one is even issued by the pinned certificate: only its fingerprint differs.
    const child = await makeCertificate({ issuer: pinnedOne });
    for (const later of [stranger, child]) {
      let handshakes = 0;
      const switching = await yes({
        ...presented(pinnedOne),
        SNICallback: (_name, done) =>
          done(null, createSecureContext(presented((handshakes += 1) === 1 ? pinnedOne : later))),
      });
      const origin = switching.origin.replace("127.0.0.1", "localhost");
      const outcome = await cloudAt(origin, { trust: pinned(pinnedOne) }).register({ pin: PIN });
      expect(outcome).toMatchObject({ kind: "notSent", cause: "fingerprint-mismatch" });
      expect([handshakes, switching.asked.length]).toEqual([2, 0]);
    }
  });

  test("a pin for a plain address is no match, since nothing can be compared", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true }));
    const outcome = await cloudAt(server.origin, { trust: pinned(await makeCertificate()) }).register({
      pin: PIN,
    });
    expect(outcome).toMatchObject({ kind: "notSent", cause: "fingerprint-mismatch" });
    expect(server.asked).toEqual([]);
  });

  test("plain HTTP to another machine is refused outright", () => {
    expect(() => cloudAt("http://platform.example")).toThrow("loopback");
  });
});

describe("the look at a certificate", () => {
  test("tells what it says about itself", async () => {
    const identity = await makeCertificate({
      commonName: "on-premises client",
      names: ["onprem.example", "127.0.0.1"],
    });
    const server = await yes(presented(identity));
    expect(await probeTls(server.origin, pinned(identity), 5000)).toMatchObject({
      kind: "accepted",
      protocol: "TLSv1.3",
      certificate: {
        subject: "CN=on-premises client",
        names: ["onprem.example", "127.0.0.1"],
        sha256: identity.sha256,
        selfSigned: true,
      },
    });
    expect(server.asked).toEqual([]);
  });

  test("[F2] gives up on a server that never answers the handshake", async () => {
    const server = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await probeTls(url, publicRoots, 200)).toEqual({ kind: "unreachable", cause: "connect-timeout" });
    const outcome = await cloudAt(url, { limits: { connectMs: 200 } }).register({ pin: PIN });
    expect(outcome).toMatchObject({ kind: "notSent", cause: "connect-timeout" });
  });

  test("[F2] says so where nobody listens, and judges nothing on a plain address", async () => {
    const port = await freePort();
    expect(await probeTls(`https://127.0.0.1:${port}`, publicRoots, 5000)).toEqual({
      kind: "unreachable",
      cause: "connection-refused",
    });
    expect(await probeTls(`http://127.0.0.1:${port}`, publicRoots, 5000)).toEqual({ kind: "plain" });
  });
});
