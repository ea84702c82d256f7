import { describe, expect, test } from "vitest";
import type { Plan } from "../../../shared/migration/plan.ts";
import { labelOf, type MoveSecret } from "../../../shared/workspace/labels.ts";
import { pinPlanFor } from "../../../shared/workspace/pin-plan.ts";
import { missingParts, planFor } from "../../../shared/workspace/plan-for.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";

const ID = "ws-7k2q9d";

function workspace(change: object = {}): Workspace {
  return Workspace.parse({
    id: ID,
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "1029" },
    onPrem: { baseUrl: "https://client.example", signIn: { kind: "login", username: "admin" } },
    numbers: [{ phoneNumberId: "555", cc: "1", phoneNumber: "2025550123" }],
    ...change,
  });
}

const NUMBER = workspace().numbers[0] as Workspace["numbers"][number];
const CLIENT = { subject: "CN=me", validTo: "2027-01-01T00:00:00.000Z" };
const inVault = (secret: MoveSecret) => ({ vault: `${ID}.${secret}` });

/** The plan to the cloud of a workspace whose vault holds every secret. */
function plan(of: Workspace, ...besides: MoveSecret[]): Plan {
  const missing = missingParts(of, NUMBER, "to-cloud", new Set());
  const labels = [...missing, ...besides].map((part) => labelOf(of.id, part as MoveSecret));
  return valueOf(planFor(of, NUMBER, "to-cloud", new Set([...labels, `${ID}.pin.12025550123`])));
}

describe("the plan of a workspace", () => {
  test("names nothing of the way to its servers where nothing is set", () => {
    const { cloud, onPrem, proxy, tls } = plan(workspace());
    expect([cloud.appSecret, cloud.tls, onPrem.tls, proxy, tls]).toEqual(Array(5).fill(undefined));
    expect(onPrem.auth).toEqual({ username: "admin", password: inVault("onprem-password") });
  });

  test("[F16] names the proxy that a person chose, or that there is none", () => {
    const proxied = (proxy: object) => plan(workspace({ network: { proxy } })).proxy;
    expect(proxied({ kind: "none" })).toEqual({ url: "none" });
    expect(proxied({ kind: "own", url: "http://proxy.example:3128" })).toEqual({
      url: "http://proxy.example:3128",
    });
    expect(proxied({ kind: "own", url: "http://proxy.example:3128", username: "me" })).toEqual({
      url: "http://proxy.example:3128",
      username: "me",
      password: inVault("proxy-password"),
    });
  });

  test("names the client certificate beside how the server's own is judged", () => {
    const tls = { sha256: "AB".repeat(32) };
    const onPrem = { ...workspace().onPrem, tls };
    const of = (client: object) => plan(workspace({ onPrem, network: { client: { ...CLIENT, ...client } } }));
    expect(of({ kind: "pfx", passphrase: true }).onPrem.tls).toMatchObject({
      sha256: Array(32).fill("AB").join(":"),
      client: { pfx: inVault("client-pfx"), passphrase: inVault("client-passphrase") },
    });
    expect(of({ kind: "pem", certFile: "/data/client/1.pem", passphrase: false }).onPrem.tls?.client).toEqual(
      {
        cert: "/data/client/1.pem",
        key: inVault("client-key"),
      },
    );
  });

  test("names the app secret only where calls are to be proven by it, and a new password only where one is stored", () => {
    const proven = { ...workspace().cloud, appSecretProof: true };
    expect(plan(workspace({ cloud: proven })).cloud.appSecret).toEqual(inVault("app-secret"));
    expect(plan(workspace(), "app-secret").cloud.appSecret).toBeUndefined();
    expect(plan(workspace(), "onprem-new-password").onPrem.auth).toMatchObject({
      newPassword: inVault("onprem-new-password"),
    });
  });

  test("is told to lack every secret that the way needs, all at once", () => {
    const needy = workspace({
      cloud: { ...workspace().cloud, appSecretProof: true },
      network: {
        proxy: { kind: "own", url: "http://proxy.example:3128", username: "me" },
        client: { ...CLIENT, kind: "pfx", passphrase: true },
      },
    });
    expect(problemIn(planFor(needy, NUMBER, "to-cloud", new Set()))).toEqual([
      "cloud-token",
      "app-secret",
      "onprem-password",
      "proxy-password",
      "client-pfx",
      "client-passphrase",
      "pin",
    ]);
  });

  test("of a PIN names the same way, whatever is stored", () => {
    const network = { proxy: { kind: "own", url: "http://proxy.example:3128", username: "me" } };
    const given = valueOf(pinPlanFor(workspace({ network }), NUMBER));
    expect(given.proxy?.password).toEqual(inVault("proxy-password"));
    expect(given.onPrem.auth).toMatchObject({ newPassword: inVault("onprem-new-password") });
  });
});
