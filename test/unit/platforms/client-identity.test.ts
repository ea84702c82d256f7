import { createPrivateKey } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openClientIdentity } from "../../../main/core/platforms/http/client-identity.ts";
import type { ClientCertificate } from "../../../main/core/platforms/http/trust.ts";
import { redact, type Redacted } from "../../../shared/redacted.ts";
import type { ClientFault } from "../../../shared/workspace/client-fault.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { PFX_CLIENT, UNUSABLE_PFX } from "../../support/client-certificate.ts";
import { valueOf } from "../../support/expect-result.ts";

const phrase = (text: string | undefined): { readonly passphrase?: Redacted<string> } =>
  text === undefined ? {} : { passphrase: redact(text, "passphrase") };

function pfx(bytes: Uint8Array, passphrase?: string): ClientCertificate {
  return { pfx: redact(new Uint8Array(bytes), "client certificate"), ...phrase(passphrase) };
}

function pem({ cert, key }: Pick<Identity, "cert" | "key">, passphrase?: string): ClientCertificate {
  return { cert, key: redact(key, "key"), ...phrase(passphrase) };
}

function faultOf(client: ClientCertificate): ClientFault | "none" {
  const opened = openClientIdentity(client);
  return opened.ok ? "none" : opened.problem;
}

const locked = (key: string, passphrase: string): string =>
  createPrivateKey(key)
    .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase })
    .toString();

describe("a client certificate that is handed in", () => {
  test("is told by its name and its last day, as a PFX and as a pair", async () => {
    const opened = valueOf(openClientIdentity(pfx(PFX_CLIENT.pfx, PFX_CLIENT.passphrase)));
    expect([opened.subject, opened.validTo]).toEqual([
      "CN=somebody's integration",
      "2109-01-11T09:12:11.000Z",
    ]);
    const mine = await makeCertificate({ client: true, commonName: "integration" });
    expect(valueOf(openClientIdentity(pem(mine))).subject).toBe("CN=integration");
    const sealed = { ...mine, key: locked(mine.key, "open barley") };
    expect(valueOf(openClientIdentity(pem(sealed, "open barley"))).subject).toBe("CN=integration");
  });

  test("is refused for the one thing that is wrong with it, so that the right field says so", async () => {
    const [mine, other] = await Promise.all([makeCertificate(), makeCertificate()]);
    expect(faultOf(pfx(PFX_CLIENT.pfx, "barley"))).toBe("does-not-open");
    expect(faultOf(pfx(PFX_CLIENT.pfx))).toBe("does-not-open");
    expect(faultOf(pfx(Buffer.from("no such thing")))).toBe("not-a-pfx");
    expect(faultOf(pfx(new Uint8Array()))).toBe("not-a-pfx");
    expect(faultOf(pfx(Buffer.from(mine.cert)))).toBe("not-a-pfx");
    expect(faultOf(pfx(UNUSABLE_PFX.outdated, "abc"))).toBe("outdated-pfx");
    expect(faultOf(pfx(UNUSABLE_PFX.withoutKey, "abc"))).toBe("no-key");
    expect(faultOf(pem({ cert: mine.key, key: mine.key }))).toBe("not-a-certificate");
    expect(faultOf(pem({ cert: mine.cert, key: mine.cert }))).toBe("not-a-key");
    expect(faultOf(pem({ cert: mine.cert, key: mine.key.replace(/[A-Za-z]{8}/g, "") }))).toBe("not-a-key");
    expect(faultOf(pem({ cert: mine.cert, key: other.key }))).toBe("key-mismatch");
    const sealed = { cert: mine.cert, key: locked(mine.key, "open barley") };
    expect([faultOf(pem(sealed)), faultOf(pem(sealed, "wheat"))]).toEqual(["does-not-open", "does-not-open"]);
  });
});
