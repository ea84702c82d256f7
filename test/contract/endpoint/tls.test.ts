import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ServerOptions } from "node:https";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { customerEndpoint, type CustomerEndpoint } from "../../support/customer-endpoint.ts";
import { examine } from "../../support/endpoint-doctor.ts";
import { freePort } from "../../support/free-port.ts";
import { isBoringSsl } from "../../support/tls-library.ts";

let authority: Identity;
let good: Identity;
let endpoint: CustomerEndpoint | undefined;

beforeAll(async () => {
  authority = await makeCertificate({ commonName: "Test authority", authority: true });
  good = await makeCertificate({ issuer: authority, toDays: 90 });
});
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

const tlsOf = ({ cert, key }: Identity): ServerOptions => ({ cert, key });

async function look(
  options: ServerOptions,
  { ca, send }: { readonly ca?: string; readonly send?: boolean } = {},
) {
  const started = await customerEndpoint(options);
  endpoint = started;
  const seen = await examine({
    url: started.url,
    ...(ca === undefined ? {} : { ca }),
    ...(send === undefined ? {} : { send }),
  });
  return { seen, tls: seen.of("tls"), heard: started.heard };
}

/** Nothing was requested or posted over an untrusted connection. */
function expectUntouched({ seen, heard }: Awaited<ReturnType<typeof look>>): void {
  expect(heard).toEqual([]);
  expect(seen.verdict).toBe("not-ready");
  for (const name of ["redirect", "handshake", "status", "signature", "latency", "order"])
    expect(seen.of(name)).toMatchObject({ status: "skip", cause: "not-reachable" });
}

describe("[F14] a certificate that the platform refuses", () => {
  test("signed by itself", async () => {
    const looked = await look(tlsOf(await makeCertificate()), { send: true });
    expect(looked.tls).toMatchObject({
      status: "fail",
      cause: "self-signed",
      facts: { judgedBy: "bundled-roots", systemStore: "self-signed", selfSigned: true },
    });
    expectUntouched(looked);
  });

  test("of a private authority, whether it is sent along or not", async () => {
    const alone = await look(tlsOf(good), { send: true });
    expect(alone.tls).toMatchObject({
      status: "fail",
      cause: "unknown-ca",
      facts: { systemStore: "unknown-ca" },
    });
    expectUntouched(alone);
    await endpoint?.close();
    const whole = await look({ cert: `${good.cert}\n${authority.cert}`, key: good.key });
    expect(whole.tls).toMatchObject({ status: "fail", cause: "unknown-ca" });
  });

  test("for another name", async () => {
    const other = await makeCertificate({ issuer: authority, names: ["other.example"] });
    const looked = await look(tlsOf(other), { ca: authority.cert, send: true });
    expect(looked.tls).toMatchObject({
      status: "fail",
      cause: "name-mismatch",
      facts: { names: "other.example" },
    });
    expectUntouched(looked);
  });

  test("whose time is over, or has not begun", async () => {
    const over = await makeCertificate({ issuer: authority, fromDays: -30, toDays: -1 });
    const looked = await look(tlsOf(over), { ca: authority.cert, send: true });
    expect(looked.tls).toMatchObject({ status: "fail", cause: "expired" });
    expectUntouched(looked);
    await endpoint?.close();
    const early = await makeCertificate({ issuer: authority, fromDays: 2, toDays: 90 });
    expect((await look(tlsOf(early), { ca: authority.cert })).tls).toMatchObject({ cause: "not-yet-valid" });
  });

  test("without its intermediate, which is fine once it is sent along", async () => {
    const between = await makeCertificate({
      commonName: "Test intermediate",
      issuer: authority,
      authority: true,
    });
    const leaf = await makeCertificate({ issuer: between, toDays: 90 });
    const looked = await look(tlsOf(leaf), { ca: authority.cert, send: true });
    expect(looked.tls).toMatchObject({ status: "fail", cause: "missing-intermediate" });
    expectUntouched(looked);
    await endpoint?.close();
    const whole = await look(
      { cert: `${leaf.cert}\n${between.cert}`, key: leaf.key },
      { ca: authority.cert },
    );
    expect(whole.tls.status).toBe("pass");
  });

  test("with a weak key", async () => {
    const weak = await makeCertificate({ issuer: authority, rsaBits: 1024 });
    // At its usual security level, the server itself would not present such a key.
    const looked = await look({ ...tlsOf(weak), ciphers: "DEFAULT@SECLEVEL=0" }, { ca: authority.cert });
    expect(looked.tls).toMatchObject({ status: "fail", cause: "weak-certificate" });
  });

  test("behind nothing but outdated TLS", async () => {
    const looked = await look(
      {
        ...tlsOf(await makeCertificate({ issuer: authority, rsaBits: 2048 })),
        minVersion: "TLSv1",
        maxVersion: "TLSv1.1",
        ciphers: "DEFAULT@SECLEVEL=0",
      },
      { ca: authority.cert, send: true },
    );
    expect(looked.tls).toMatchObject({ status: "fail", cause: "old-tls" });
    expectUntouched(looked);
  });
});

describe("[E8] a certificate under which the endpoint works", () => {
  test("is judged by both stores, and a stand-in for the public roots is said", async () => {
    const { tls, seen } = await look(tlsOf(good), { ca: authority.cert });
    expect(seen.caFileUsed).toBe(true);
    expect(tls).toMatchObject({
      status: "pass",
      facts: {
        judgedBy: "ca-file",
        verdict: "accepted",
        systemStore: "unknown-ca",
        tls10: isBoringSsl ? "not-tried" : "refused",
        tls11: isBoringSsl ? "not-tried" : "refused",
      },
    });
    expect(tls.found).toContain("CA file");
  });

  test("is warned of where it ends within two weeks", async () => {
    const short = await makeCertificate({ issuer: authority, toDays: 10 });
    const { tls, seen } = await look(tlsOf(short), { ca: authority.cert });
    expect(tls).toMatchObject({ status: "warn", cause: "certificate-ends-soon" });
    expect(seen.verdict).toBe("ready");
  });

  test("is warned of where outdated TLS is spoken besides", async () => {
    const identity = await makeCertificate({ issuer: authority, rsaBits: 2048, toDays: 90 });
    const { tls } = await look(
      { ...tlsOf(identity), minVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
      { ca: authority.cert },
    );
    // What can't be tried is said as that, and is no reason to warn.
    expect(tls).toMatchObject(
      isBoringSsl
        ? { status: "pass", facts: { tls10: "not-tried", tls11: "not-tried" } }
        : { status: "warn", cause: "accepts-old-tls", facts: { tls10: "refused", tls11: "accepted" } },
    );
  });
});

describe("an address", () => {
  test("[F2] where nothing listens is named so", async () => {
    const seen = await examine({ url: `https://localhost:${await freePort()}/` });
    expect(seen.of("reachable")).toMatchObject({ status: "fail", cause: "connection-refused" });
    expect(seen.of("tls")).toMatchObject({ status: "skip", cause: "not-reachable" });
  });

  test("where something else than https listens is named so", async () => {
    const plain = createServer((socket) => socket.once("data", () => socket.end("SSH-2.0-something\r\n")));
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
    const { port } = plain.address() as AddressInfo;
    const seen = await examine({ url: `https://localhost:${port}/` });
    expect(seen.of("tls")).toMatchObject({ status: "fail", cause: "tls-failed" });
    expect(seen.verdict).toBe("not-ready");
    await new Promise((resolve) => plain.close(resolve));
  });

  test("[E1] that leads into this machine gets not one connection unless it was allowed", async () => {
    const started = await customerEndpoint(tlsOf(good), { host: "hooks.example" });
    endpoint = started;
    let connections = 0;
    const count = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => count.listen(0, "127.0.0.1", resolve));
    const seen = await examine({
      url: "https://hooks.example/webhook",
      allowPrivate: false,
      send: true,
    });
    expect(seen.of("address")).toMatchObject({
      status: "fail",
      cause: "private-address",
      facts: { address: "127.0.0.1" },
    });
    expect(seen.checks.filter(({ status }) => status === "fail")).toHaveLength(1);
    expect([connections, started.heard]).toEqual([0, []]);
    await new Promise((resolve) => count.close(resolve));
  });

  test.each([
    ["http://hooks.example/", "not-https"],
    ["https://127.0.0.1/", "ip-literal"],
    ["https://hooks.example:8443/", "port-unusual"],
    ["https://a:b@hooks.example/", "user-info"],
    ["nonsense", "unreadable"],
  ])("[E2] %s is refused as %s, and nothing secret of it is repeated", async (url, cause) => {
    const seen = await examine({ url, allowPrivate: false });
    expect(seen.of("address")).toMatchObject({ status: "fail", cause });
    expect(seen.of("address").found).not.toContain("a:b@");
  });

  test("[E9] that the on-premises client delivers to as well is warned of", async () => {
    const started = await customerEndpoint(tlsOf(good));
    endpoint = started;
    const at = (onPremUrl: string) => examine({ url: started.url, ca: authority.cert, onPremUrl });
    expect((await at(`${started.url}/?key=1`)).of("address")).toMatchObject({
      status: "warn",
      cause: "same-endpoint",
    });
    expect((await at(`${started.url}/other`)).of("address").status).toBe("pass");
  });
});
