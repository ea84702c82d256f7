import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { InputOf } from "../../shared/rpc/api.ts";
import { secretsFoundIn } from "../support/byte-scan.ts";
import { problemIn } from "../support/expect-result.ts";
import { freePort } from "../support/free-port.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const WORKSPACE = "ws-7k2q9d";

/** A workspace on a harness's sandbox with its secrets in the vault, except PIN and certificate. */
async function bakery(): Promise<{
  rig: Harness;
  core: Core;
  workspace: InputOf<"workspaces.save">["workspace"];
}> {
  const started = (rig = await startHarness());
  const { cloud, onPrem, number } = started.sandbox;
  const core = await started.core();
  const workspace = {
    id: WORKSPACE,
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      tls: { caFile: "ca.pem" },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      signIn: { kind: "login" as const, username: onPrem.username },
      tls: { sha256: onPrem.sha256 },
    },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  };
  must(await core.client.call("workspaces.save", { revision: 0, workspace }));
  const put = async (name: string, value: string, address: string) =>
    must(
      await core.client.call("vault.put", {
        label: `${WORKSPACE}.${name}`,
        secretKind: "other",
        value,
        origin: new URL(address).origin,
      }),
    );
  await put("cloud-token", cloud.accessToken, cloud.baseUrl);
  await put("onprem-password", onPrem.password, onPrem.baseUrl);
  return { rig: started, core, workspace };
}

test("a look asks both sides, is pushed and kept, and needs neither PIN nor certificate", async () => {
  const { rig, core, workspace } = await bakery();
  const pushed: unknown[] = [];
  core.client.subscribe("readings", (reading) => pushed.push(reading));
  const { phoneNumberId } = rig.sandbox.cloud;
  const looked = must(await core.client.call("numbers.look", { workspace: WORKSPACE, phoneNumberId }));
  expect(looked.reading).toMatchObject({ home: "on-premises", reason: "both-agree", working: true });
  expect(looked.reading.ownApp).toBe(workspace.cloud?.appId);
  expect(pushed).toEqual([looked]);
  const later = await rig.core();
  expect(must(await later.client.call("numbers.readings", {}))).toEqual([looked]);
  expect(
    rig.sandbox.world.requests().every(({ method, path }) => method === "GET" || path === "/v1/users/login"),
  ).toBe(true);
});

test("a run's own looks become the reading of its number", async () => {
  const { rig, core } = await bakery();
  await migrate(core, rig.plan("to-cloud"));
  await new Promise((done) => setTimeout(done, 50));
  const readings = must(await core.client.call("numbers.readings", {}));
  expect(readings.map(({ workspace, reading }) => [workspace, reading.home])).toEqual([[WORKSPACE, "cloud"]]);
  const secrets = [...rig.env.values()].filter((secret) => secret.length > 6);
  expect(existsSync(join(rig.dataDir, "readings.json"))).toBe(true);
  expect(secretsFoundIn(rig.dataDir, secrets)).toEqual([]);
});

test("the numbers of the account are listed", async () => {
  const { rig, core } = await bakery();
  const numbers = must(await core.client.call("numbers.discover", { workspace: WORKSPACE }));
  const own = numbers.find((one) => one.phoneNumberId === rig.sandbox.cloud.phoneNumberId);
  expect(own?.displayed.replace(/\D/g, "")).toBe(`${rig.sandbox.number.cc}${rig.sandbox.number.phoneNumber}`);
  expect(own?.verifiedName).toBe(rig.sandbox.number.displayName);
});

test.each(["cloud", "on-premises"] as const)(
  "a test of the %s connection passes, changes nothing, and never contacts the other side",
  async (side) => {
    const { rig, core, workspace } = await bakery();
    const { cloud, onPrem, dialect } = workspace;
    if (cloud === undefined || onPrem === undefined) throw new Error("both sides are set up");
    const connection = side === "cloud" ? { side, cloud } : { side, onPrem };
    for (const id of [WORKSPACE, "ws-unsaved"]) {
      if (id === "ws-unsaved")
        for (const [name, value] of [
          ["cloud-token", rig.sandbox.cloud.accessToken],
          ["onprem-password", rig.sandbox.onPrem.password],
        ])
          must(
            await core.client.call("vault.put", {
              label: `${id}.${name ?? ""}`,
              secretKind: "other",
              value: value ?? "",
            }),
          );
      const tested = must(await core.client.call("connections.test", { workspace: id, dialect, connection }));
      const area = side === "cloud" ? "cloud." : "onprem.";
      expect(tested.checks.length).toBeGreaterThanOrEqual(4);
      expect(tested.checks.filter((check) => !check.id.startsWith(area))).toEqual([]);
      expect(tested.checks.map(({ id: check, status }) => [check, status])).toEqual(
        tested.checks.map(({ id: check }) => [check, "pass"]),
      );
    }
    const asked = new Set(rig.sandbox.world.requests().map(({ api }) => api));
    expect([...asked]).toEqual([side === "cloud" ? "cloud" : "onprem"]);
  },
);

test("an on-premises client that waits for its number passes the test of its connection, alone", async () => {
  const { rig, core, workspace } = await bakery();
  rig.sandbox.world.setNumber({ home: "cloud" });
  const { onPrem, dialect } = workspace;
  if (onPrem === undefined) throw new Error("it is set up");
  const connection = { side: "on-premises" as const, onPrem };
  const tested = must(
    await core.client.call("connections.test", { workspace: WORKSPACE, dialect, connection }),
  );
  expect(tested.checks.filter(({ status }) => status === "fail")).toEqual([]);
  expect(new Set(rig.sandbox.world.requests().map(({ api }) => api))).toEqual(new Set(["onprem"]));
});

test("[I14] a certificate is shown before it is trusted, and not a byte of HTTP is sent for it", async () => {
  const { rig, core } = await bakery();
  const { baseUrl, sha256 } = rig.sandbox.onPrem;
  const shown = must(await core.client.call("connections.certificate", { address: baseUrl }));
  expect(shown).toMatchObject({ sha256, selfSigned: true, verdict: "self-signed" });
  const signed = must(
    await core.client.call("connections.certificate", { address: rig.sandbox.cloud.baseUrl }),
  );
  expect([signed.selfSigned, signed.verdict]).toEqual([false, "unknown-ca"]);
  expect(rig.sandbox.world.requests()).toEqual([]);
});

test("where no handshake comes about, the reason is named", async () => {
  const { core } = await bakery();
  const at = async (address: string): Promise<unknown> =>
    problemIn(await core.client.call("connections.certificate", { address }));
  const port = await freePort();
  expect(await at(`https://127.0.0.1:${port}`)).toEqual({ kind: "notReached", cause: "connection-refused" });
  expect(await at(`http://127.0.0.1:${port}`)).toEqual({ kind: "notReached", cause: "tls-failed" });
  const plain = createServer().listen(port, "127.0.0.1");
  expect(await at(`https://127.0.0.1:${port}`)).toEqual({ kind: "notReached", cause: "tls-failed" });
  await new Promise((done) => plain.close(done));
});

test("[I13] a CA is kept in a private file named by its content; a private key beside it is not", async () => {
  const { rig, core } = await bakery();
  const key = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n";
  const keep = (pem: string) => core.client.call("connections.keepCa", { pem });
  const kept = must(await keep(`${key}${rig.sandbox.caPem}`));
  expect(kept.subjects).toEqual(["CN=Sandbox private CA"]);
  expect(kept.caFile).toMatch(/[\\/]ca[\\/][0-9a-f]{16}\.pem$/);
  expect(readFileSync(kept.caFile, "utf8")).not.toContain("PRIVATE KEY");
  expect(statSync(kept.caFile).mode & (process.platform === "win32" ? 0 : 0o077)).toBe(0);
  expect(must(await keep(rig.sandbox.caPem)).caFile).toBe(kept.caFile);
  expect(problemIn(await keep(key))).toEqual({ kind: "notACertificate" });
  expect(problemIn(await keep("-----BEGIN CERTIFICATE-----\nbm8=\n-----END CERTIFICATE-----"))).toEqual({
    kind: "notACertificate",
  });
});

test("a look of a run counts for its own workspace, not for another one with the same number", async () => {
  const { rig, core, workspace } = await bakery();
  const other = { ...workspace, id: "ws-other2", cloud: { ...workspace.cloud, businessAccountId: "1" } };
  must(await core.client.call("workspaces.save", { revision: 1, workspace: other as typeof workspace }));
  await migrate(core, rig.plan("to-cloud"));
  await new Promise((done) => setTimeout(done, 50));
  const readings = must(await core.client.call("numbers.readings", {}));
  expect(readings.map((one) => one.workspace)).toEqual([WORKSPACE]);
});

test("a look that a run took long ago does not come back as the newest when the run goes on", async () => {
  const { rig, core } = await bakery();
  const started = must(await core.client.call("migration.start", { plan: rig.plan("to-cloud") }));
  must(await core.client.call("migration.proceed", { run: started.run }));
  await core.app.close();
  const later = await rig.core();
  rig.sandbox.world.setNumber({ home: "cloud" });
  const { phoneNumberId } = rig.sandbox.cloud;
  const looked = must(await later.client.call("numbers.look", { workspace: WORKSPACE, phoneNumberId }));
  must(
    await later.client.call("migration.confirm", {
      run: started.run,
      what: ["point-of-no-return"],
      by: "person",
    }),
  );
  await new Promise((done) => setTimeout(done, 50));
  expect(must(await later.client.call("numbers.readings", {}))).toEqual([looked]);
});

test("a workspace whose number is on the move is not removed, nor are its secrets", async () => {
  const { rig, core } = await bakery();
  const { run } = must(await core.client.call("migration.start", { plan: rig.plan("to-cloud") }));
  const remove = () => core.client.call("workspaces.remove", { revision: 1, workspace: WORKSPACE });
  expect(problemIn(await remove())).toEqual({ kind: "workspaceInUse", run });
  expect(must(await core.client.call("vault.list", {})).map(({ label }) => label)).toEqual([
    `${WORKSPACE}.cloud-token`,
    `${WORKSPACE}.onprem-password`,
  ]);
  must(await core.client.call("migration.abandon", { run }));
  expect(must(await remove()).workspaces).toEqual([]);
});
