import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { textFiles } from "../../main/hosts/common/ports/host-ports.ts";
import { workspacesPath } from "../../main/core/workspaces/workspace-file.ts";
import { COVERED_BY_YES } from "../../shared/migration/confirmation.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { InputOf } from "../../shared/rpc/api.ts";
import { clientOver, type Client, type Transport } from "../../shared/rpc/client.ts";
import { TOPICS } from "../../shared/rpc/names.ts";
import {
  labelOf,
  numberLabelOf,
  type NumberSecret,
  type WorkspaceSecret,
} from "../../shared/workspace/labels.ts";
import { pinPlanFor } from "../../shared/workspace/pin-plan.ts";
import { planFor } from "../../shared/workspace/plan-for.ts";
import { WorkspaceId, type Workspace } from "../../shared/workspace/workspace.ts";
import { secretsFoundIn, secretsIn } from "../support/byte-scan.ts";
import { makeCertificate } from "../support/certificates.ts";
import { startClientAskingFront, type ClientAskingFront } from "../support/client-asking-front.ts";
import { PFX_CLIENT } from "../support/client-certificate.ts";
import { PROXY_USER, startConnectProxy, type ConnectProxy } from "../support/connect-proxy.ts";
import { problemIn, valueOf } from "../support/expect-result.ts";
import { must, startHarness, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const ID = WorkspaceId.parse("ws-7k2q9d");
const APP_SECRET = "0123456789abcdef0123456789abcdef";
const PFX = PFX_CLIENT.pfx.toString("base64");

type Bakery = {
  readonly rig: Harness;
  /** The window's client; `told` is every response and push that it received. */
  readonly client: Client;
  readonly told: () => string;
  readonly proxy: ConnectProxy;
  readonly front: ClientAskingFront;
  readonly workspace: () => Promise<Workspace>;
};

/**
 * A workspace behind a proxy that requires credentials, with a server that requires a client certificate in
 * front of the on-premises client.
 */
async function bakery(): Promise<Bakery> {
  const own = (rig = await startHarness());
  const { cloud, onPrem, number } = own.sandbox;
  const proxy = await startConnectProxy("asks");
  const identity = await makeCertificate({ commonName: "front" });
  const front = await startClientAskingFront(identity, [PFX_CLIENT.cert], onPrem.baseUrl);
  const core = await own.core((ports) => ({
    ...ports,
    files: {
      ...ports.files,
      read: (path) => (path.startsWith(own.dataDir) ? textFiles.read(path) : ports.files.read(path)),
    },
  }));
  const { transport, told } = overheard(core.app.transport);
  const client = clientOver(transport);
  const workspace: InputOf<"workspaces.save">["workspace"] = {
    id: ID,
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      appSecretProof: true,
      tls: { caFile: "ca.pem" },
    },
    onPrem: {
      baseUrl: front.baseUrl,
      signIn: { kind: "login", username: onPrem.username },
      tls: { sha256: identity.sha256 },
    },
    network: { proxy: { kind: "own", url: proxy.url, username: PROXY_USER.username } },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  };
  must(await client.call("workspaces.save", { revision: 0, workspace }));
  const put = async (label: string, value: string, address?: string): Promise<unknown> =>
    must(
      await client.call("vault.put", {
        label,
        secretKind: "other",
        value,
        ...(address === undefined ? {} : { origin: new URL(address).origin }),
      }),
    );
  const ofWorkspace = (secret: WorkspaceSecret): string => labelOf(ID, secret);
  const ofNumber = (secret: NumberSecret): string => numberLabelOf(ID, number, secret);
  await put(ofWorkspace("cloud-token"), cloud.accessToken, cloud.baseUrl);
  await put(ofWorkspace("app-secret"), APP_SECRET, cloud.baseUrl);
  await put(ofWorkspace("onprem-password"), onPrem.password, front.baseUrl);
  await put(ofWorkspace("proxy-password"), PROXY_USER.password, proxy.url);
  await put(ofNumber("pin"), number.pin);
  return {
    rig: own,
    client,
    told,
    proxy,
    front,
    workspace: async () => {
      const [only] = must(await client.call("workspaces.list", {})).workspaces;
      if (only === undefined) throw new Error("the workspace is there");
      return only;
    },
  };
}

const keepPfx = ({ client }: Bakery, passphrase: string = PFX_CLIENT.passphrase) =>
  client.call("connections.keepClient", { workspace: ID, client: { kind: "pfx", pfx: PFX, passphrase } });

/** Records everything that comes back over a transport, as the text that a window would receive. */
function overheard(transport: Transport): { readonly transport: Transport; readonly told: () => string } {
  const all: string[] = [];
  for (const topic of TOPICS) transport.subscribe(topic, (push) => all.push(JSON.stringify(push)));
  return {
    told: () => all.join("\n"),
    transport: {
      ...transport,
      async call(method, input) {
        const answer = await transport.call(method, input);
        all.push(JSON.stringify(answer));
        return answer;
      },
    },
  };
}

async function labelsIn(client: Client): Promise<ReadonlySet<string>> {
  return new Set(must(await client.call("vault.list", {})).map(({ label }) => label));
}

/** A run as the window starts it, confirming everything that --yes covers. */
async function moved({ client, workspace }: Bakery): Promise<RunSnapshot> {
  const now = await workspace();
  const [number] = now.numbers;
  if (number === undefined) throw new Error("the number is there");
  const plan = valueOf(planFor(now, number, "to-cloud", await labelsIn(client)));
  let run = must(await client.call("migration.start", { plan }));
  for (let round = 0; round < 10; round += 1) {
    run = must(await client.call("migration.proceed", { run: run.run }));
    if (run.phase.kind !== "awaiting-confirmation") return run;
    const what = run.phase.what.filter((one) => COVERED_BY_YES[one]);
    run = must(await client.call("migration.confirm", { run: run.run, what, by: "person" }));
  }
  return run;
}

const MOVE_MS = 60_000;

describe("a workspace with a proxy, a client certificate and an app secret of its own", () => {
  test(
    "[F16] [I13] moves its number through them, and none of them comes back to the window or lies open on disk",
    async () => {
      const own = await bakery();
      must(await keepPfx(own));
      const done = await moved(own);
      expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
      const places = new Set(own.proxy.asked.map(({ place }) => place));
      expect(places).toEqual(
        new Set([new URL(own.rig.sandbox.cloud.baseUrl).host, new URL(own.front.baseUrl).host]),
      );
      expect(own.proxy.asked.every(({ authorization }) => authorization !== undefined)).toBe(true);
      expect(new Set(own.front.letIn)).toEqual(new Set(["somebody's integration"]));
      const ofCloud = own.rig.sandbox.world.requests().filter(({ api }) => api === "cloud");
      expect(ofCloud.length).toBeGreaterThan(0);
      expect(ofCloud.filter(({ path }) => !path.includes("appsecret_proof="))).toEqual([]);

      const secrets = [APP_SECRET, PROXY_USER.password, PFX_CLIENT.passphrase, PFX];
      const told = Buffer.from(own.told());
      expect(secretsIn(told, secrets)).toEqual([]);
      expect(told.includes(PFX_CLIENT.pfx)).toBe(false);
      expect(secretsFoundIn(own.rig.dataDir, secrets)).toEqual([]);
    },
    MOVE_MS,
  );

  test("[F16] is looked at, tested and shown its certificates through them too", async () => {
    const own = await bakery();
    must(await keepPfx(own));
    const { client, proxy, front, rig } = own;
    const { cloud, onPrem, dialect, numbers } = await own.workspace();
    if (cloud === undefined || onPrem === undefined) throw new Error("both sides are set up");
    const through = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
      const before = proxy.asked.length;
      await work();
      return [...new Set(proxy.asked.slice(before).map(({ place }) => place))].toSorted();
    };
    const [atCloud, atFront] = [new URL(rig.sandbox.cloud.baseUrl).host, new URL(front.baseUrl).host];
    const passes = async (connection: InputOf<"connections.test">["connection"]): Promise<void> => {
      const { checks } = must(await client.call("connections.test", { workspace: ID, dialect, connection }));
      expect(checks.filter(({ status }) => status === "fail")).toEqual([]);
    };
    expect(await through(() => passes({ side: "cloud", cloud }))).toEqual([atCloud]);
    expect(await through(() => passes({ side: "on-premises", onPrem }))).toEqual([atFront]);
    const phoneNumberId = numbers[0]?.phoneNumberId ?? "";
    const looked = await through(async () => {
      const { reading } = must(await client.call("numbers.look", { workspace: ID, phoneNumberId }));
      expect(reading.home).toBe("on-premises");
    });
    expect(looked).toEqual([atCloud, atFront].toSorted());
    const certificate = { address: front.baseUrl, workspace: ID };
    const shown = await through(async () => must(await client.call("connections.certificate", certificate)));
    expect(shown).toEqual([atFront]);
    const endpoint = { url: `${front.baseUrl}/hook`, workspace: ID, allowPrivate: true };
    expect(await through(() => client.call("endpoint.check", endpoint))).toEqual([atFront]);
    expect(own.rig.sandbox.world.requests().length).toBeGreaterThan(0);
  });

  test("[F16] has its PIN changed through them", async () => {
    const own = await bakery();
    must(await keepPfx(own));
    const { client, proxy, front } = own;
    const now = await own.workspace();
    const [number] = now.numbers;
    if (number === undefined) throw new Error("the number is there");
    const plan = valueOf(pinPlanFor(now, number));
    const { side } = must(await client.call("pin.check", { plan, action: "off" }));
    expect(side).toBe("on-premises");
    const before = proxy.asked.length;
    const change = must(await client.call("pin.change", { plan, action: "off", side, by: "person" }));
    expect(change.state).toBe("complete");
    const places = new Set(proxy.asked.slice(before).map(({ place }) => place));
    expect(places).toEqual(new Set([new URL(front.baseUrl).host]));
  });

  test("goes by the machine's own proxies again, or by none, once that is chosen", async () => {
    const own = await bakery();
    const { client, proxy } = own;
    const test = async (kind: "none" | "system"): Promise<unknown> => {
      const { network: _network, ...now } = await own.workspace();
      const { revision } = must(await client.call("workspaces.list", {}));
      const workspace = kind === "none" ? { ...now, network: { proxy: { kind } } } : now;
      must(await client.call("workspaces.save", { revision, workspace }));
      const { cloud, dialect } = now;
      if (cloud === undefined) throw new Error("it is set up");
      const connection = { side: "cloud" as const, cloud };
      const { checks } = must(await client.call("connections.test", { workspace: ID, dialect, connection }));
      return checks.filter(({ status }) => status === "fail");
    };
    expect(await test("none")).toEqual([]);
    expect(await test("system")).toEqual([]);
    expect(proxy.asked).toEqual([]);
  });
});

describe("a client certificate that is handed in", () => {
  test("[I13] is told by its name and its end, and what is secret of it lies in the vault alone", async () => {
    const own = await bakery();
    const list = must(await keepPfx(own));
    expect(list.workspaces[0]?.network?.client).toEqual({
      kind: "pfx",
      subject: "CN=somebody's integration",
      validTo: "2109-01-11T09:12:11.000Z",
      passphrase: true,
    });
    const written = readFileSync(workspacesPath(own.rig.dataDir), "utf8");
    expect(written).not.toContain(PFX_CLIENT.passphrase);
    const labels = await labelsIn(own.client);
    expect(labels.has(labelOf(ID, "client-pfx"))).toBe(true);
    expect(labels.has(labelOf(ID, "client-passphrase"))).toBe(true);
  });

  test("is kept as a pair in PEM, in place of the PFX of before", async () => {
    const own = await bakery();
    must(await keepPfx(own));
    const mine = await makeCertificate({ client: true, commonName: "integration" });
    const client = { kind: "pem" as const, cert: `${mine.key}${mine.cert}`, key: mine.key };
    const list = must(await own.client.call("connections.keepClient", { workspace: ID, client }));
    const kept = list.workspaces[0]?.network;
    expect(kept).toMatchObject({
      proxy: { kind: "own" },
      client: { kind: "pem", subject: "CN=integration", passphrase: false },
    });
    const certFile = kept?.client?.kind === "pem" ? kept.client.certFile : "";
    expect(readFileSync(certFile, "utf8")).not.toContain("PRIVATE KEY");
    const labels = await labelsIn(own.client);
    expect([...labels].filter((label) => label.includes("client"))).toEqual([labelOf(ID, "client-key")]);
  });

  test.each([
    ["a wrong passphrase", { kind: "pfx", pfx: PFX, passphrase: "barley" }, "does-not-open"],
    ["no passphrase", { kind: "pfx", pfx: PFX }, "does-not-open"],
    ["a PFX that is none", { kind: "pfx", pfx: Buffer.from("hello").toString("base64") }, "not-a-pfx"],
    ["a certificate that is none", { kind: "pem", cert: "hello", key: "hello" }, "not-a-certificate"],
  ] as const)("is refused with %s, and changes nothing", async (_what, client, why) => {
    const own = await bakery();
    const refused = await own.client.call("connections.keepClient", { workspace: ID, client });
    expect(problemIn(refused)).toEqual({ kind: "clientUnusable", why });
    expect((await own.workspace()).network?.client).toBeUndefined();
    expect([...(await labelsIn(own.client))].filter((label) => label.includes("client"))).toEqual([]);
  });

  test("goes with all that the vault holds of it once it is removed", async () => {
    const own = await bakery();
    must(await keepPfx(own));
    const list = must(await own.client.call("connections.dropClient", { workspace: ID }));
    expect(list.workspaces[0]?.network).toEqual({
      proxy: { kind: "own", url: own.proxy.url, username: PROXY_USER.username },
    });
    expect([...(await labelsIn(own.client))].filter((label) => label.includes("client"))).toEqual([]);
  });
});
