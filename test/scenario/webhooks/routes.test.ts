import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { expect, test } from "vitest";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { readRoutes } from "../../../main/core/webhooks/routes/routes.ts";
import { redact } from "../../../shared/redacted.ts";
import type { RouteMap } from "../../../shared/webhook/route-map.ts";
import { KIND_OF_SECRET, labelOf, type WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { must } from "../../support/harness.ts";
import {
  connectivityHarness,
  VERIFY_TOKEN,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";

const PRODUCTION = "https://callbacks.example/cloud";

/** The route map of a workspace with the practised number and two more of its account. */
async function routes(rig: ConnectivityHarness, secrets: readonly WorkspaceSecret[]): Promise<RouteMap> {
  const { cloud, onPrem, number } = rig.sandbox;
  const workspace = Workspace.parse({
    id: "ws-7k2q9d",
    name: "Northwind",
    dialect: {},
    cloud: { baseUrl: rig.meddler.baseUrl, businessAccountId: cloud.businessAccountId, appId: cloud.appId },
    onPrem: { baseUrl: onPrem.baseUrl, signIn: { kind: "token" }, tls: { sha256: onPrem.sha256 } },
    numbers: [
      { phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber },
      { phoneNumberId: "106540352200001", cc: "1", phoneNumber: "2025550101" },
      { phoneNumberId: "1", cc: "1", phoneNumber: "2025550199" },
    ],
  });
  const { keySource } = rig.ports;
  if (keySource === undefined) throw new Error("a rig has a key source");
  const vault = openVault({ ...rig.ports, keySource });
  must(await vault.unlock(redact("correct horse battery", "passphrase")));
  const values: Partial<Record<WorkspaceSecret, string>> = {
    "cloud-token": cloud.accessToken,
    "app-secret": cloud.appSecret,
    "onprem-token": onPrem.token,
  };
  for (const secret of secrets)
    must(
      vault.put(labelOf(workspace.id, secret), KIND_OF_SECRET[secret], redact(values[secret] ?? "", secret)),
    );
  return must(await readRoutes({ ports: rig.ports, vault }, workspace));
}

const ALL: readonly WorkspaceSecret[] = ["cloud-token", "app-secret", "onprem-token"];

test("[C16] the callbacks of app, account and number stand side by side, and which one wins is told", async () => {
  const rig = await connectivityHarness();
  const production = await rig.production();
  const override = { override_callback_uri: `${production.url}?key=secret`, verify_token: VERIFY_TOKEN };
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, { webhook_configuration: override });
  const before = rig.meddler.asked.length;
  const map = await routes(rig, ALL);
  expect(rig.meddler.asked.slice(before).filter((line) => line.startsWith("POST"))).toEqual([]);
  expect(map.numbers[0]).toMatchObject({
    number: `+${rig.sandbox.number.cc}${rig.sandbox.number.phoneNumber}`,
    callbacks: { number: maskAddress(override.override_callback_uri), application: maskAddress(PRODUCTION) },
    wins: "number",
  });
  expect(map.numbers[1]).toMatchObject({ callbacks: { application: maskAddress(PRODUCTION) } });
  expect(map.numbers[2]).toHaveProperty("unseen");
  expect(map.application).toEqual({ callback: maskAddress(PRODUCTION), fields: ["messages"], active: true });
  expect(map.apps).toMatchObject([{ id: rig.sandbox.cloud.appId, own: true }]);
  expect(JSON.stringify(map)).not.toContain("key=secret");
});

test("[C16] strangers among the subscribed apps are marked, and the app's own subscription is told only with its secret", async () => {
  const rig = await connectivityHarness({ faults: ["subscribed-by-others"] });
  const map = await routes(rig, ["cloud-token", "onprem-token"]);
  expect(map.apps.map(({ own }) => own)).toEqual([false, true]);
  expect(map.application).toBeUndefined();
  expect(map.numbers[0]).toMatchObject({ wins: "account" });
});

test("[C16] what cannot be seen is said, never guessed", async () => {
  const rig = await connectivityHarness();
  const unknown = {
    error: { message: "(#100) nonexisting field", type: "OAuthException", code: 100, trace_id: "t" },
  };
  rig.meddler.meddle(/webhook_configuration/, { kind: "answer", status: 400, body: unknown });
  rig.meddler.meddle(/subscribed_apps/, { kind: "loseRequest" });
  const map = await routes(rig, ALL);
  expect(map.numbers[0]).toMatchObject({ unseen: "not-told" });
  expect(map.numbers[0]).not.toHaveProperty("wins");
  expect(map).toMatchObject({ apps: [], appsUnseen: "not-answered" });
});

test("[C16] one address for both APIs is told", async () => {
  const rig = await connectivityHarness();
  const apart = await routes(rig, ALL);
  expect(apart.sameEndpoint).toBe(false);
  const onPremises = "https://callbacks.example/onprem";
  expect(apart.numbers[0]?.onPremises).toBe(maskAddress(onPremises));
  await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
    webhook_configuration: {
      override_callback_uri: onPremises,
      verify_token: rig.sandbox.cloud.endpointToken,
    },
  });
  expect((await routes(rig, ALL)).sameEndpoint).toBe(true);
});

test("[I17] a route map ends in time however many numbers there are: what was not asked by then is not answered", async () => {
  const rig = await connectivityHarness();
  let late = false;
  rig.meddler.meddle(/phone_numbers/, { kind: "first", does: () => void (late = true) });
  // Once the list was asked for, more than a minute is over.
  const clock = {
    ...rig.ports.clock,
    monotonicMs: () => rig.ports.clock.monotonicMs() + (late ? 61_000 : 0),
  };
  const map = await routes({ ...rig, ports: { ...rig.ports, clock } }, ALL);
  expect(rig.meddler.asked.filter((line) => line.includes("fields=webhook_configuration"))).toEqual([]);
  expect(map.numbers.map(({ unseen }) => unseen)).toEqual([undefined, undefined, "not-answered"]);
});
