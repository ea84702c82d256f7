import { afterEach, describe, expect, test } from "vitest";
import type { InputOf } from "../../shared/rpc/api.ts";
import { problemIn } from "../support/expect-result.ts";
import { migrate, must, startHarness, type Core, type PlanJson, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const ELSEWHERE = "https://127.0.0.1:1";
const ID = "ws-7k2q9d";

const inVault = (json: PlanJson): void => {
  Object.assign(json.cloud, { accessToken: { vault: `${ID}.cloud-token` } });
  json.onPrem.auth["password"] = { vault: `${ID}.onprem-password` };
};

async function put(core: Core, name: string, value: string, origin?: string): Promise<void> {
  must(
    await core.client.call("vault.put", {
      label: `${ID}.${name}`,
      secretKind: "other",
      value,
      ...(origin === undefined ? {} : { origin }),
    }),
  );
}

/** Both secrets in the vault, each stored for the URL of its own API unless `origins` says otherwise. */
async function stored(
  origins: { cloud?: string; onPrem?: string } = {},
): Promise<{ rig: Harness; core: Core }> {
  const started = (rig = await startHarness());
  const { cloud, onPrem } = started.sandbox;
  const core = await started.core();
  await put(core, "cloud-token", cloud.accessToken, origins.cloud ?? new URL(cloud.baseUrl).origin);
  await put(core, "onprem-password", onPrem.password, origins.onPrem ?? new URL(onPrem.baseUrl).origin);
  return { rig: started, core };
}

const refusal = (member: string, name: string) => ({
  kind: "secretsMissing",
  missing: [{ member, reference: `vault label ${ID}.${name}`, why: "of-another-address" }],
});
const CLOUD_REFUSED = refusal("cloud.accessToken", "cloud-token");
const ON_PREM_REFUSED = refusal("onPrem.auth.password", "onprem-password");

describe("[I14] a secret that was given for one address is not sent to another", () => {
  test.each([
    ["the cloud", { cloud: ELSEWHERE }, CLOUD_REFUSED],
    ["the on-premises client", { onPrem: ELSEWHERE }, ON_PREM_REFUSED],
  ] as const)("by pre-checks and runs: %s", async (_side, origins, refused) => {
    const { rig, core } = await stored(origins);
    const plan = rig.plan("to-cloud", inVault);
    expect(problemIn(await core.client.call("checks.run", { plan }))).toEqual(refused);
    expect(problemIn(await core.client.call("migration.start", { plan }))).toEqual(refused);
    expect(rig.sandbox.world.requests()).toEqual([]);
  });

  test("by a test of a connection whose form names another address", async () => {
    const { rig, core } = await stored();
    const { businessAccountId } = rig.sandbox.cloud;
    const { username } = rig.sandbox.onPrem;
    const test = (connection: InputOf<"connections.test">["connection"]) =>
      core.client.call("connections.test", { workspace: ID, dialect: {}, connection });
    const cloud = { baseUrl: ELSEWHERE, businessAccountId };
    expect(problemIn(await test({ side: "cloud", cloud }))).toEqual(CLOUD_REFUSED);
    const onPrem = { baseUrl: ELSEWHERE, signIn: { kind: "login" as const, username } };
    expect(problemIn(await test({ side: "on-premises", onPrem }))).toEqual(ON_PREM_REFUSED);
  });

  test("by looks at a workspace whose address was changed elsewhere", async () => {
    const { rig, core } = await stored();
    const { cloud, onPrem, number } = rig.sandbox;
    const workspace = {
      id: ID,
      name: "Bakery",
      dialect: {},
      cloud: { baseUrl: ELSEWHERE, businessAccountId: cloud.businessAccountId },
      onPrem: { baseUrl: onPrem.baseUrl, signIn: { kind: "login" as const, username: onPrem.username } },
      numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
    };
    must(await core.client.call("workspaces.save", { revision: 0, workspace }));
    const look = { workspace: ID, phoneNumberId: cloud.phoneNumberId };
    expect(problemIn(await core.client.call("numbers.look", look))).toEqual(CLOUD_REFUSED);
    expect(problemIn(await core.client.call("numbers.discover", { workspace: ID }))).toEqual(CLOUD_REFUSED);
    expect(rig.sandbox.world.requests()).toEqual([]);
  });
});

test("[I14][I16] an open run goes on with its sealed copies where its labels now hold another deployment's secrets", async () => {
  const { rig, core } = await stored();
  const plan = rig.plan("to-cloud", inVault);
  const { run } = must(await core.client.call("migration.start", { plan }));
  await core.app.close();
  const later = await rig.core();
  await put(later, "cloud-token", "EAAG-another-deployment", "https://other.example");
  await put(later, "onprem-password", "another-deployment", "https://other.example");
  const waiting = must(await later.client.call("migration.proceed", { run }));
  expect(waiting.phase.kind).toBe("awaiting-confirmation");
  const { cloud, onPrem } = waiting.lastReading ?? {};
  expect([cloud?.kind, onPrem?.kind]).toEqual(["confirmed", "confirmed"]);
});

test("[I16] an open run takes a secret that was replaced for its own address before the sealed copy", async () => {
  const { rig, core } = await stored();
  const plan = rig.plan("to-cloud", inVault);
  const { run } = must(await core.client.call("migration.start", { plan }));
  await core.app.close();
  const later = await rig.core();
  await put(later, "cloud-token", "EAAG-wrong-now", new URL(rig.sandbox.cloud.baseUrl).origin);
  const looked = must(await later.client.call("migration.proceed", { run }));
  expect([looked.lastReading?.cloud.kind, looked.lastReading?.onPrem.kind]).toEqual([
    "rejected",
    "confirmed",
  ]);
});

test("secrets given at a terminal, for no address, move a number as before", async () => {
  const started = (rig = await startHarness());
  const core = await started.core();
  await put(core, "cloud-token", started.sandbox.cloud.accessToken);
  await put(core, "onprem-password", started.sandbox.onPrem.password);
  expect(await migrate(core, started.plan("to-cloud", inVault))).toMatchObject({ numberIs: "cloud" });
});

test.each([
  "https://cloud.example/",
  "https://cloud.example/v23.0",
  "cloud.example",
  "ftp://cloud.example",
  "HTTPS://cloud.example",
])("an origin is scheme, host and port, and nothing else: %s", async (origin) => {
  const core = await (rig = await startHarness()).core();
  const call = core.client.call("vault.put", { label: "x", secretKind: "other", value: "x", origin });
  expect(problemIn(await call)).toMatchObject({ kind: "badCall", where: ["origin"] });
});
