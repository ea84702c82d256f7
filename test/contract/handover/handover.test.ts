import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openHandover } from "../../../main/core/handover/handover-file.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { labelOf, numberLabelOf } from "../../../shared/workspace/labels.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { migrate, must, startHarness } from "../../support/harness.ts";
import { windowCore } from "../../support/window-core.ts";
import { signed } from "../../support/webhooks/receiver-harness.ts";

const LIMIT = { timeout: 120_000 };
const A = WorkspaceId.parse("ws-aaaaaa");
const B = WorkspaceId.parse("ws-bbbbbb");
const PASSPHRASE = "a passphrase of the file";

function workspaceOf(id: WorkspaceId, name: string, change: Record<string, unknown> = {}): Workspace {
  return Workspace.parse({
    id,
    name,
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "102290129340398", appId: "1234567890" },
    onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "login", username: `${name}-user` } },
    numbers: [{ phoneNumberId: "106540352242922", cc: "1", phoneNumber: "2025550123", displayName: name }],
    ...change,
  });
}

async function save(client: Client, workspace: Workspace): Promise<void> {
  const { revision } = must(await client.call("workspaces.list", {}));
  must(await client.call("workspaces.save", { revision, workspace }));
}

async function opened(content: string): Promise<string> {
  return must(await openHandover(content, redact(PASSPHRASE, "file passphrase"))).reveal();
}

/** A data folder with two clients, each with secrets, a receiver and events of its own, and A's migration. */
async function twoClients() {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  const { client, app } = await rig.core();
  const { sandbox } = rig;
  const { cc, phoneNumber } = sandbox.number;
  const { phoneNumberId } = sandbox.cloud;
  await save(
    client,
    workspaceOf(A, "alder-canary", {
      numbers: [{ phoneNumberId, cc, phoneNumber, displayName: "alder-canary" }],
    }),
  );
  const numberOfB = {
    phoneNumberId: PhoneNumberId.parse("206540352242922"),
    cc: "44",
    phoneNumber: "7700900123",
  };
  await save(
    client,
    workspaceOf(B, "birch-canary", { numbers: [{ ...numberOfB, displayName: "birch-canary" }] }),
  );
  for (const [id, name] of [
    [A, "alder"],
    [B, "birch"],
  ] as const) {
    const put = async (label: string, secretKind: "access-token" | "app-secret" | "pin", value: string) =>
      must(await client.call("vault.put", { label: label, secretKind, value }));
    await put(labelOf(id, "cloud-token"), "access-token", `${name}-canary-token`);
    await put(labelOf(id, "app-secret"), "app-secret", `${name}-canary-app-secret`);
    const number = id === A ? { cc, phoneNumber } : numberOfB;
    await put(numberLabelOf(id, number, "pin"), "pin", id === A ? "414141" : "424242");
    const webhooks = { workspace: id, endpoint: `https://${name}-canary.example/hook`, watched: true };
    must(await client.call("webhooks.changeSettings", { workspace: webhooks }));
  }
  const core = { client, app };
  const { run } = await migrate(core, rig.plan("to-cloud"));
  return { rig, client, run };
}

async function listenAndReceive(client: Client, id: WorkspaceId, name: string): Promise<string> {
  const state = must(await client.call("webhooks.listen", { receiver: id }));
  const url = state.localUrl ?? "";
  const post = (text: string, secret: string) => {
    const body = JSON.stringify({
      object: "chat_business_account",
      entry: [
        {
          id: "1",
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "chat",
                metadata: { display_phone_number: "1", phone_number_id: "1" },
                messages: [
                  {
                    from: "15550001111",
                    id: `m-${text}`,
                    timestamp: "1768478400",
                    type: "text",
                    text: { body: text },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
    const headers = { "content-type": "application/json", "x-hub-signature-256": signed(body, secret) };
    return fetch(url, { method: "POST", body, headers });
  };
  expect((await post(`${name}-canary-message`, `${name}-canary-app-secret`)).status).toBe(200);
  // One client's secret opens nothing at another's receiver.
  const other = name === "alder" ? "birch" : "alder";
  expect((await post("forged", `${other}-canary-app-secret`)).status).toBe(401);
  return new URL(url).pathname;
}

test("[HO3] nothing of one workspace is in what another one shows, finds or hands over", LIMIT, async () => {
  const { client, run } = await twoClients();
  const paths = {
    [A]: await listenAndReceive(client, A, "alder"),
    [B]: await listenAndReceive(client, B, "birch"),
  };
  expect(paths[A]).not.toBe(paths[B]);
  for (const [id, own, other] of [
    [A, "alder", "birch"],
    [B, "birch", "alder"],
  ] as const) {
    const events = async (filter: Record<string, unknown>) =>
      must(await client.call("webhooks.events", { filter: { workspace: id, ...filter }, limit: 100 })).events;
    await expect.poll(async () => (await events({ refused: false })).length).toBe(1);
    expect(JSON.stringify(await events({}))).not.toContain(`${other}-canary`);
    expect(await events({ text: `${other}-canary-message` })).toEqual([]);
    expect(await events({ text: `${own}-canary-message` })).toHaveLength(1);
    const made = must(
      await client.call("handover.make", { workspace: id, passphrase: PASSPHRASE, withSecrets: true }),
    );
    for (const shown of [made.content, JSON.stringify(made.summary)])
      expect(shown).not.toMatch(/canary-(?:token|app-secret|message)|4[12]{5}/);
    const text = await opened(made.content);
    expect(text).toContain(`${own}-canary-token`);
    expect(text).toContain(id === A ? '"414141"' : '"424242"');
    // Nothing of the other client, and of this one no message, no receiver path and no journal.
    for (const foreign of [`${other}-canary`, id === A ? '"424242"' : '"414141"', id === A ? B : A])
      expect(text).not.toContain(foreign);
    for (const left of ["canary-message", paths[A], paths[B], "backup-pair"])
      expect(text).not.toContain(left);
    expect(made.summary.reports).toEqual(id === A ? [run] : []);
    const without = must(
      await client.call("handover.make", { workspace: id, passphrase: PASSPHRASE, withSecrets: false }),
    );
    expect(await opened(without.content)).not.toMatch(/canary-(?:token|app-secret)|"4[12]{5}"/);
  }
  const { findings } = must(await client.call("watch.state", {}));
  for (const finding of findings)
    expect(JSON.stringify(finding)).not.toMatch(/canary-(?:token|app-secret|message)/);
});

test(
  "[HO2] a workspace that is taken elsewhere has its numbers, secrets and reports there",
  LIMIT,
  async () => {
    const { client, run } = await twoClients();
    const { content } = must(
      await client.call("handover.make", { workspace: A, passphrase: PASSPHRASE, withSecrets: true }),
    );
    const { client: elsewhere, dataDir } = windowCore();
    const file = { content, passphrase: PASSPHRASE };
    const summary = must(await elsewhere.call("handover.inspect", file));
    expect(summary).toMatchObject({ id: A, name: "alder-canary", exists: false, reports: [run] });
    expect(summary.secrets.toSorted()).toEqual(["app-secret", "cloud-token", "pin.12025550123"]);
    expect(existsSync(dataDir)).toBe(false);
    // Secrets need a vault, and nothing is written before that is known.
    expect(await elsewhere.call("handover.take", { ...file, asNew: false, withSecrets: true })).toMatchObject(
      {
        ok: false,
        problem: { kind: "vaultAbsent" },
      },
    );
    expect(existsSync(join(dataDir, "workspaces.json"))).toBe(false);
    must(await elsewhere.call("vault.unlock", { passphrase: "another passphrase", allowCreate: true }));
    const taken = must(await elsewhere.call("handover.take", { ...file, asNew: false, withSecrets: true }));
    expect(taken).toMatchObject({ workspace: A, secrets: 3 });
    expect(taken.list.workspaces).toMatchObject([{ id: A, name: "alder-canary" }]);
    expect(
      must(await elsewhere.call("vault.list", {}))
        .map(({ label }) => label)
        .toSorted(),
    ).toEqual(["ws-aaaaaa.app-secret", "ws-aaaaaa.cloud-token", "ws-aaaaaa.pin.12025550123"]);
    const report = readFileSync(join(taken.reports ?? "", `${run}.json`));
    expect(must(await elsewhere.call("report.verify", { content: report.toString("base64") }))).toMatchObject(
      {
        outcome: "genuine",
        run,
      },
    );
    const { workspaces } = must(await elsewhere.call("webhooks.settings", {}));
    expect(workspaces).toMatchObject([
      { workspace: A, endpoint: "https://alder-canary.example/hook", watched: false },
    ]);
    // A second time nothing is replaced; as a new one it stands beside the first.
    const before = readFileSync(join(dataDir, "workspaces.json"), "utf8");
    expect(await elsewhere.call("handover.take", { ...file, asNew: false, withSecrets: true })).toMatchObject(
      {
        ok: false,
        problem: { kind: "handoverRefused", why: "exists" },
      },
    );
    expect(readFileSync(join(dataDir, "workspaces.json"), "utf8")).toBe(before);
    const second = must(await elsewhere.call("handover.take", { ...file, asNew: true, withSecrets: false }));
    expect(second).toMatchObject({ secrets: 0 });
    expect(second.workspace).not.toBe(A);
    expect(second.list.workspaces.map(({ id }) => id)).toEqual([A, second.workspace]);
  },
);

test(
  "[HO2] certificates go along as text, and one that can't be read is no longer named",
  LIMIT,
  async () => {
    const { client, dataDir } = windowCore();
    const rig = await startHarness();
    onTestFinished(() => rig.close());
    const { caFile } = must(await client.call("connections.keepCa", { pem: rig.sandbox.caPem }));
    const gone = join(dataDir, "gone.pem");
    await save(
      client,
      workspaceOf(A, "alder", {
        cloud: { baseUrl: "https://cloud.example", businessAccountId: "1022", tls: { caFile } },
        onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" }, tls: { caFile: gone } },
      }),
    );
    const { content } = must(
      await client.call("handover.make", { workspace: A, passphrase: PASSPHRASE, withSecrets: false }),
    );
    const { client: elsewhere, dataDir: there } = windowCore();
    const taken = must(
      await elsewhere.call("handover.take", {
        content,
        passphrase: PASSPHRASE,
        asNew: false,
        withSecrets: false,
      }),
    );
    const [workspace] = taken.list.workspaces;
    const kept = workspace?.cloud?.tls?.caFile ?? "";
    expect(kept.startsWith(there)).toBe(true);
    expect(readFileSync(kept, "utf8").trim()).toBe(rig.sandbox.caPem.trim());
    expect(workspace?.onPrem?.tls).toBeUndefined();
    expect(readdirSync(there)).not.toContain("handed-over");
  },
);

test("[HO1] of a file that is named as a certificate, only its certificates go along", LIMIT, async () => {
  const { client, dataDir } = windowCore();
  const { cert, key } = await makeCertificate();
  const both = join(dataDir, "both.pem");
  const secret = join(dataDir, "secret.txt");
  await save(
    client,
    workspaceOf(A, "alder", {
      cloud: { baseUrl: "https://cloud.example", businessAccountId: "1022", tls: { caFile: both } },
      onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" }, tls: { caFile: secret } },
    }),
  );
  writeFileSync(both, `${key}\n${cert}\n`);
  writeFileSync(secret, "canary-file");
  const { content } = must(
    await client.call("handover.make", { workspace: A, passphrase: PASSPHRASE, withSecrets: false }),
  );
  const text = await opened(content);
  expect(text).not.toMatch(/PRIVATE KEY|canary-file/);
  expect(text).toContain("BEGIN CERTIFICATE");
});

test("[HO1] a short passphrase, an unknown workspace and a foreign file write nothing", LIMIT, async () => {
  const { client, dataDir } = windowCore();
  await save(client, workspaceOf(A, "alder"));
  const make = (workspace: WorkspaceId, passphrase: string) =>
    client.call("handover.make", { workspace, passphrase, withSecrets: false });
  expect(await make(A, "1234567")).toMatchObject({ problem: { why: "short-passphrase" } });
  expect(await make(B, PASSPHRASE)).toMatchObject({ problem: { kind: "noSuchWorkspace" } });
  expect(
    await client.call("handover.make", { workspace: A, passphrase: PASSPHRASE, withSecrets: true }),
  ).toMatchObject({ problem: { kind: "vaultAbsent" } });
  const before = readdirSync(dataDir);
  for (const content of ["", "{}", '{"format":"switchover-workspace","version":9}'])
    for (const method of ["handover.inspect", "handover.take"] as const)
      expect(
        await client.call(method, {
          content,
          passphrase: "x",
          ...(method === "handover.take" ? { asNew: false, withSecrets: false } : {}),
        }),
      ).toMatchObject({ ok: false, problem: { kind: "handoverRefused" } });
  expect(readdirSync(dataDir)).toEqual(before);
});

test("[HO4] an archived workspace keeps everything, is restored as it was, and an edit doesn't bring it back", async () => {
  const { client } = windowCore();
  await save(client, workspaceOf(A, "alder"));
  const archive = async (archived: boolean) =>
    must(await client.call("workspaces.archive", { workspace: A, archived })).workspaces;
  const [before] = must(await client.call("workspaces.list", {})).workspaces;
  const [archived] = await archive(true);
  expect(archived).toEqual({ ...before, archivedAt: expect.any(String) as string });
  await save(client, workspaceOf(A, "renamed"));
  expect(must(await client.call("workspaces.list", {})).workspaces).toMatchObject([
    { name: "renamed", archivedAt: archived?.archivedAt },
  ]);
  const [restored] = await archive(false);
  expect(restored).not.toHaveProperty("archivedAt");
  expect(await client.call("workspaces.archive", { workspace: B, archived: true })).toMatchObject({
    problem: { kind: "noSuchWorkspace" },
  });
});

test("[HO4] a workspace with an open migration isn't archived", LIMIT, async () => {
  const rig = await startHarness();
  onTestFinished(() => rig.close());
  const { client } = await rig.core();
  const { cc, phoneNumber } = rig.sandbox.number;
  const { phoneNumberId } = rig.sandbox.cloud;
  await save(client, workspaceOf(A, "alder", { numbers: [{ phoneNumberId, cc, phoneNumber }] }));
  const { run } = must(await client.call("migration.start", { plan: rig.plan("to-cloud") }));
  const archive = () => client.call("workspaces.archive", { workspace: A, archived: true });
  expect(await archive()).toMatchObject({ problem: { kind: "workspaceBusy", why: "open-migration" } });
  must(await client.call("migration.abandon", { run }));
  expect(await archive()).toMatchObject({ ok: true });
});
