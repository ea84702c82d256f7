import { createHmac } from "node:crypto";
import type * as tls from "node:tls";
import { describe, expect, test, vi } from "vitest";
import { isUsable } from "../../../main/core/platforms/http/secure-context.ts";
import { probeTls } from "../../../main/core/platforms/http/tls-probe.ts";
import type { ClientCertificate, Trust } from "../../../main/core/platforms/http/trust.ts";
import { redact } from "../../../shared/redacted.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { PFX_CLIENT } from "../../support/client-certificate.ts";
import { cloudAt, json, onPremAt, PIN, serve, TOKEN, type Running } from "./servers.ts";

// A test can't change the machine's certificate store, so this replaces what it returns.
const store = vi.hoisted((): { pems: string[] } => ({ pems: [] }));
vi.mock("node:tls", async (original) => {
  const real = await original<typeof tls>();
  const getCACertificates = (type?: "system"): string[] =>
    type === "system" ? [...store.pems] : real.getCACertificates(type);
  return { ...real, default: { ...real, getCACertificates }, getCACertificates };
});

const yes = (options: tls.TlsOptions): Promise<Running> =>
  serve((_asked, response) => json(response, 200, { success: true }), options);

describe("roots", () => {
  test("[F15] an authority that stands in the system's store alone counts only where that was chosen", async () => {
    const [company, own] = await Promise.all([
      makeCertificate({ authority: true, commonName: "Company interception" }),
      makeCertificate({ authority: true, commonName: "Own" }),
    ]);
    store.pems = [company.cert];
    const server = await yes(await makeCertificate({ issuer: company }));
    const ownServer = await yes(await makeCertificate({ issuer: own }));
    const seen = async (trust: Trust, at = server): Promise<unknown> => [
      (await probeTls(at.origin, trust, 5000)).kind,
      (await cloudAt(at.origin, { trust }).register({ pin: PIN })).kind,
    ];
    expect(await seen({ kind: "publicRoots" })).toEqual(["refused", "notSent"]);
    expect(await seen({ kind: "authority", pem: own.cert })).toEqual(["refused", "notSent"]);
    expect(server.asked).toEqual([]);
    const chosen = { line: { systemRoots: true } } as const;
    expect(await seen({ kind: "publicRoots", ...chosen })).toEqual(["accepted", "confirmed"]);
    expect(await seen({ kind: "authority", pem: own.cert, ...chosen })).toEqual(["accepted", "confirmed"]);
    expect(await seen({ kind: "authority", pem: own.cert, ...chosen }, ownServer)).toEqual([
      "accepted",
      "confirmed",
    ]);
  });
});

describe("a client certificate", () => {
  const health = { health: { gateway_status: "connected" } };
  const asking = (accepted: string, identity: Identity): Promise<Running> =>
    serve((_asked, response) => json(response, 200, health), {
      ...identity,
      requestCert: true,
      rejectUnauthorized: true,
      ca: [accepted],
    });
  const pfx: ClientCertificate = {
    pfx: redact(new Uint8Array(PFX_CLIENT.pfx), "client certificate"),
    passphrase: redact(PFX_CLIENT.passphrase, "passphrase"),
  };

  test("is shown to the server that asks for one, as PEM and as PFX, pinned or not", async () => {
    const ca = await makeCertificate({ authority: true, commonName: "Root" });
    const identity = await makeCertificate({ issuer: ca });
    const mine = await makeCertificate({ client: true, commonName: "integration" });
    const pem: ClientCertificate = { cert: mine.cert, key: redact(mine.key, "key") };
    for (const [accepted, client] of [
      [mine.cert, pem],
      [PFX_CLIENT.cert, pfx],
    ] as const) {
      const server = await asking(accepted, identity);
      const ways: Trust[] = [
        { kind: "authority", pem: ca.cert, line: { client } },
        { kind: "fingerprint", sha256: identity.sha256, line: { client } },
      ];
      for (const trust of ways)
        expect(await onPremAt(server.origin, { trust }).readHealth()).toMatchObject({ kind: "confirmed" });
    }
    const server = await asking(mine.cert, identity);
    const without = await onPremAt(server.origin, {
      trust: { kind: "authority", pem: ca.cert },
    }).readHealth();
    expect(without.kind).not.toBe("confirmed");
    expect(server.asked).toEqual([]);
  });

  test("whose parts do not fit together, or whose passphrase is wrong, is told before anything connects", async () => {
    const [mine, other] = await Promise.all([makeCertificate(), makeCertificate()]);
    expect(isUsable({ cert: mine.cert, key: redact(mine.key, "key") })).toBe(true);
    expect(isUsable({ cert: mine.cert, key: redact(other.key, "key") })).toBe(false);
    expect(isUsable(pfx)).toBe(true);
    expect(isUsable({ ...pfx, passphrase: redact("open barley", "passphrase") })).toBe(false);
    expect(isUsable({ pfx: redact(new Uint8Array([1, 2, 3]), "client certificate") })).toBe(false);
  });
});

describe("an app secret", () => {
  const SECRET = redact("0123456789abcdef0123456789abcdef", "app secret");
  const PROOF = createHmac("sha256", SECRET.reveal()).update(TOKEN).digest("hex");
  const trust: Trust = { kind: "publicRoots", line: { appSecret: SECRET } };

  test("proves itself with each call to the cloud, as HMAC-SHA256 of the token", async () => {
    const server = await serve((_asked, response) => json(response, 200, { success: true, data: [] }));
    const api = cloudAt(server.origin, { trust });
    await api.subscribe();
    await api.register({ pin: PIN });
    await api.warm();
    await api.listNumbers();
    const proofs = server.asked.map(({ url }) =>
      new URL(url, "http://x").searchParams.getAll("appsecret_proof"),
    );
    expect(proofs).toEqual([[PROOF], [PROOF], [PROOF], [PROOF]]);
    // The other fields are still requested.
    expect(server.asked[2]?.url).toContain("fields=id&");
    expect(JSON.stringify(server.asked.map(({ url, body }) => [url, body]))).not.toContain(SECRET.reveal());
  });

  test("is not used where there is none, and never on the on-premises side's sign-in", async () => {
    const server = await serve((_asked, response) => json(response, 401, {}));
    await cloudAt(server.origin).subscribe();
    await onPremAt(server.origin, {
      trust,
      auth: { kind: "login", username: "admin", password: redact("secret", "password") },
    }).readHealth();
    expect(server.asked.map(({ url }) => url).join(" ")).not.toContain("appsecret_proof");
    expect(server.asked).toHaveLength(2);
  });

  test("[I13] its proof comes back in no record, however the platform repeats it", async () => {
    const details = `Invalid appsecret_proof ${PROOF} (${PROOF.toUpperCase()})`;
    const server = await serve((asked, response) =>
      json(
        response,
        400,
        { error: { message: asked.url, code: 100, trace_id: PROOF, error_data: { details } } },
        { "x-trace-id": PROOF, "retry-after": "7" },
      ),
    );
    const outcome = await cloudAt(server.origin, { trust }).subscribe();
    expect(outcome).toMatchObject({
      kind: "rejected",
      evidence: { apiError: { code: 100, details: "Invalid appsecret_proof <redacted> (<redacted>)" } },
    });
    expect(JSON.stringify(outcome).toLowerCase()).not.toContain(PROOF.slice(0, 16));
  });

  test("what else an answer holds is read to the byte", async () => {
    const name = "Café ☎ \u00e9";
    const server = await serve((asked, response) =>
      json(response, 200, { data: [{ id: "1", display_phone_number: asked.url, verified_name: name }] }),
    );
    const outcome = await cloudAt(server.origin, { trust }).listNumbers();
    expect(JSON.stringify(outcome)).toContain(name);
    expect(JSON.stringify(outcome)).not.toContain(PROOF);
  });
});
