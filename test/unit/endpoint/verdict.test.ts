import { describe, expect, test } from "vitest";
import { endpointTls } from "../../../main/core/endpoint/checks/tls.ts";
import type { EndpointContext } from "../../../main/core/endpoint/context.ts";
import type { EndpointQueries, OldVersions } from "../../../main/core/endpoint/queries/endpoint-queries.ts";
import { endpointSecrets } from "../../../main/core/endpoint/check-endpoint.ts";
import type { TlsVerdict } from "../../../main/core/platforms/http/tls-probe.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { NOW, tlsVerdict } from "../../support/check-context.ts";

const never = (): never => {
  throw new Error("not part of this look");
};
const REFUSED: OldVersions = { tls10: "refused", tls11: "refused" };

/** The result for a certificate with these verdicts by the bundled roots and by this computer's store. */
function judged(tls: TlsVerdict, systemTls: TlsVerdict, old: OldVersions = REFUSED) {
  const looks: EndpointQueries = {
    address: async () => ok({ url: new URL("https://hooks.example/"), host: "hooks.example", addresses: [] }),
    tls: async () => tls,
    systemTls: async () => systemTls,
    oldVersions: async () => old,
    handshakes: never,
    sending: never,
    close: never,
  };
  const context: EndpointContext = {
    url: "https://hooks.example/",
    send: false,
    verifyToken: undefined,
    appSecret: undefined,
    onPremUrl: undefined,
    caFileUsed: false,
    now: NOW,
    queries: looks,
  };
  return endpointTls.run(context);
}

describe("[E8] a certificate that only this computer's own store accepts", () => {
  test("is named as such and fails, whatever browsers here say", async () => {
    const accepted = tlsVerdict("accepted");
    expect(await judged(tlsVerdict("refused", "unknown-ca"), accepted)).toMatchObject({
      status: "fail",
      cause: "system-roots-only",
      facts: { verdict: "unknown-ca", systemStore: "accepted", judgedBy: "bundled-roots" },
    });
  });

  test("keeps the nearer cause where the store is not what it lacks", async () => {
    const accepted = tlsVerdict("accepted");
    for (const cause of ["missing-intermediate", "name-mismatch", "self-signed", "expired"] as const)
      expect(await judged(tlsVerdict("refused", cause), accepted)).toMatchObject({ status: "fail", cause });
  });

  test("does not hide that the public roots accept what the store refuses", async () => {
    const finding = await judged(tlsVerdict("accepted"), tlsVerdict("refused", "unknown-ca"));
    expect(finding).toMatchObject({ status: "pass", facts: { systemStore: "unknown-ca" } });
    expect(finding.found).toContain("own store rejects it");
  });

  test("says what could not be tried", async () => {
    const finding = await judged(tlsVerdict("accepted"), tlsVerdict("accepted"), {
      tls10: "not-tried",
      tls11: "refused",
    });
    expect(finding.status).toBe("pass");
    expect(finding.found).toContain("couldn't be tested");
  });
});

describe("the secrets of a workspace", () => {
  const workspace = WorkspaceId.parse("ws-7k2q9d");
  const origin = "https://hooks.example";
  const nothing = { verifyToken: undefined, appSecret: undefined };
  const vaultWith = (stored: Readonly<Record<string, string>>, state: "open" | "locked" = "open") => ({
    state: () => state,
    take: (label: string, sentTo?: string) => {
      const value = stored[label];
      if (sentTo !== undefined && sentTo !== origin) return err({ kind: "ofAnotherAddress" as const });
      return value === undefined ? err({ kind: "recordMissing" as const }) : ok(redact(value, "stored"));
    },
  });
  const stored = { "ws-7k2q9d.endpoint-token": "their token", "ws-7k2q9d.app-secret": "their secret" };

  test("come from the vault where it is open, and what was given comes first", () => {
    const taken = endpointSecrets(vaultWith(stored), workspace, nothing, origin);
    expect(taken.ok && [taken.value.verifyToken?.reveal(), taken.value.appSecret?.reveal()]).toEqual([
      "their token",
      "their secret",
    ]);
    const given = { ...nothing, verifyToken: redact("typed", "token") };
    const mixed = endpointSecrets(vaultWith(stored), workspace, given, origin);
    expect(mixed.ok && mixed.value.verifyToken?.reveal()).toBe("typed");
  });

  test("are done without where the vault is locked or holds none", () => {
    for (const vault of [vaultWith(stored, "locked"), vaultWith({})])
      expect(endpointSecrets(vault, workspace, nothing, origin)).toEqual(ok(nothing));
  });

  test("[I14] a token that was kept for another address is not sent, and an app secret signs whatever it was kept for", () => {
    const taken = endpointSecrets(vaultWith(stored), workspace, nothing, "https://elsewhere.example");
    expect(taken.ok && [taken.value.verifyToken, taken.value.appSecret?.reveal()]).toEqual([
      undefined,
      "their secret",
    ]);
  });
});
