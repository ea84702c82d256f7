import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workspacesPath } from "../../../main/core/workspaces/workspace-file.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { windowCore } from "../../support/window-core.ts";

type Written = InputOf<"workspaces.save">["workspace"];

const BAKERY: Written = {
  id: "ws-7k2q9d",
  name: "Northwind Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1029" },
  numbers: [{ phoneNumberId: "555", cc: "1", phoneNumber: "2025550123" }],
};
const SHOP: Written = { ...BAKERY, id: "ws-shop22", name: "Shop", numbers: [] };
const NONE = { revision: 0, workspaces: [] };

describe("the list of workspaces", () => {
  test("is empty where there is no data folder, and asking makes none", async () => {
    const { client, dataDir } = windowCore();
    expect(valueOf(await client.call("workspaces.list", {}))).toEqual(NONE);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("takes a workspace up, changes it in its place, tells of both, and is there for the next process", async () => {
    const { client, dataDir, heard } = windowCore();
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    valueOf(await client.call("workspaces.save", { revision: 1, workspace: SHOP }));
    const renamed = { ...BAKERY, name: "Bakery" };
    const saved = valueOf(await client.call("workspaces.save", { revision: 2, workspace: renamed }));
    expect(saved).toEqual({ revision: 3, workspaces: [renamed, SHOP] });
    expect(heard("workspaces").map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(valueOf(await windowCore({ dataDir }).client.call("workspaces.list", {}))).toEqual(saved);
  });

  test("[I15] refuses what was written on an older list, and shows how it stands now", async () => {
    const one = windowCore();
    const other = windowCore({ dataDir: one.dataDir });
    valueOf(await one.client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    const late = await other.client.call("workspaces.save", { revision: 0, workspace: SHOP });
    expect(problemIn(late)).toEqual({
      kind: "changedElsewhere",
      current: { revision: 1, workspaces: [BAKERY] },
    });
    expect(valueOf(await one.client.call("workspaces.list", {})).workspaces).toEqual([BAKERY]);
  });

  test.runIf(process.platform !== "win32")("lies in a file that is its owner's alone", async () => {
    const { client, dataDir } = windowCore();
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    expect(statSync(workspacesPath(dataDir)).mode & 0o777).toBe(0o600);
  });

  test.each(["", "{", "null", '{"format":1,"revision":1,"workspaces":[{"id":"no"}]}'])(
    "[F28] a file that is damaged (%j) is set aside whole and said so once; then the list begins anew",
    async (content) => {
      const { client, dataDir } = windowCore();
      mkdirSync(dataDir);
      writeFileSync(workspacesPath(dataDir), content);
      const problem = problemIn(await client.call("workspaces.list", {}));
      if (problem.kind !== "storageDamaged") throw new Error(problem.kind);
      expect(readFileSync(problem.setAside, "utf8")).toBe(content);
      const anew = valueOf(await client.call("workspaces.list", {}));
      expect(anew.workspaces).toEqual([]);
      valueOf(await client.call("workspaces.save", { revision: anew.revision, workspace: BAKERY }));
      expect(readFileSync(problem.setAside, "utf8")).toBe(content);
    },
  );

  test("a file of a later version is left as it is", async () => {
    const { client, dataDir } = windowCore();
    mkdirSync(dataDir);
    const content = JSON.stringify({ format: 4, all: "different" });
    writeFileSync(workspacesPath(dataDir), content);
    const newer = { kind: "newerVersion", found: 4, known: 3 };
    expect(problemIn(await client.call("workspaces.list", {}))).toEqual(newer);
    const save = await client.call("workspaces.save", { revision: 0, workspace: BAKERY });
    expect(problemIn(save)).toEqual(newer);
    expect(readFileSync(workspacesPath(dataDir), "utf8")).toBe(content);
  });

  test("one of the first version is read, and is written in today's form, which that version refuses by name", async () => {
    const { client, dataDir } = windowCore();
    mkdirSync(dataDir);
    const list = { revision: 7, workspaces: [BAKERY] };
    writeFileSync(workspacesPath(dataDir), JSON.stringify({ format: 1, ...list }));
    expect(valueOf(await client.call("workspaces.list", {}))).toEqual(list);
    const network = { proxy: { kind: "none" as const } };
    valueOf(await client.call("workspaces.save", { revision: 7, workspace: { ...BAKERY, network } }));
    expect(JSON.parse(readFileSync(workspacesPath(dataDir), "utf8"))).toMatchObject({
      format: 3,
      revision: 8,
    });
  });

  test("a write that was cut off leaves the old list, and its remains stand in nobody's way", async () => {
    const { client, dataDir } = windowCore();
    const saved = valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    writeFileSync(`${workspacesPath(dataDir)}.0123456789ab.tmp`, '{"format":1,"revi');
    expect(valueOf(await client.call("workspaces.list", {}))).toEqual(saved);
    valueOf(await client.call("workspaces.save", { revision: 1, workspace: SHOP }));
  });
});

describe("removing a workspace", () => {
  test("[I3] forgets its secrets and no others: neither another workspace's nor a run's pair", async () => {
    const { client, heard } = windowCore();
    valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    const kept = ["ws-7k2q9d2.cloud-token", "ws-shop22.pin.12025550123", "backup-r-20260115-abcdef"];
    const gone = ["ws-7k2q9d.cloud-token", "ws-7k2q9d.pin.12025550123"];
    for (const label of [...kept, ...gone])
      valueOf(await client.call("vault.put", { label, secretKind: "other", value: "a secret" }));
    const told = heard("vault").length;
    valueOf(await client.call("workspaces.remove", { revision: 1, workspace: "ws-7k2q9d" }));
    const labels = valueOf(await client.call("vault.list", {})).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(kept.toSorted());
    expect(heard("vault").length).toBe(told + 1);
    expect(heard("workspaces").at(-1)).toEqual({ revision: 2, workspaces: [] });
  });

  test("works while the vault is locked, and names a workspace that is not there", async () => {
    const { client } = windowCore();
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    valueOf(await client.call("workspaces.remove", { revision: 1, workspace: "ws-7k2q9d" }));
    expect(
      problemIn(await client.call("workspaces.remove", { revision: 2, workspace: "ws-7k2q9d" })),
    ).toEqual({
      kind: "noSuchWorkspace",
      workspace: "ws-7k2q9d",
    });
  });

  test("[I15] is refused on an older list than the one that counts, and no secret goes then", async () => {
    const { client } = windowCore();
    valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
    const renamed = { ...BAKERY, name: "Bakery" };
    valueOf(await client.call("workspaces.save", { revision: 1, workspace: renamed }));
    const label = "ws-7k2q9d.cloud-token";
    valueOf(await client.call("vault.put", { label, secretKind: "other", value: "a secret" }));
    const late = await client.call("workspaces.remove", { revision: 1, workspace: "ws-7k2q9d" });
    expect(problemIn(late)).toEqual({
      kind: "changedElsewhere",
      current: { revision: 2, workspaces: [renamed] },
    });
    expect(valueOf(await client.call("vault.list", {})).length).toBe(1);
  });
});

describe("what a workspace still lacks", () => {
  test("is named before anybody is asked anything", async () => {
    const { client } = windowCore();
    const bare = { ...BAKERY, cloud: undefined };
    valueOf(await client.call("workspaces.save", { revision: 0, workspace: bare }));
    const look = (phoneNumberId: string) =>
      client.call("numbers.look", { workspace: "ws-7k2q9d", phoneNumberId });
    expect(problemIn(await look("555"))).toEqual({ kind: "notSetUp", missing: ["cloud", "on-premises"] });
    expect(problemIn(await look("999"))).toMatchObject({ missing: ["cloud", "on-premises", "number"] });
    expect(problemIn(await client.call("numbers.discover", { workspace: "ws-7k2q9d" }))).toEqual({
      kind: "notSetUp",
      missing: ["cloud"],
    });
    expect(problemIn(await client.call("numbers.discover", { workspace: "ws-absent" })).kind).toBe(
      "noSuchWorkspace",
    );
  });

  test("is named with every secret that a test of a connection needs, by its label", async () => {
    const { client } = windowCore();
    valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
    const tested = await client.call("connections.test", {
      workspace: "ws-7k2q9d",
      dialect: BAKERY.dialect,
      connection: {
        side: "on-premises",
        onPrem: { baseUrl: "https://127.0.0.1:1", signIn: { kind: "login", username: "admin" } },
      },
    });
    expect(problemIn(tested)).toEqual({
      kind: "secretsMissing",
      missing: [
        {
          member: "onPrem.auth.password",
          reference: "vault label ws-7k2q9d.onprem-password",
          why: "label-unknown",
        },
      ],
    });
  });
});

test("[I13] no secret of the vault lands in the workspaces, the settings or the readings", async () => {
  const { client, dataDir } = windowCore();
  const secret = "EAAG-a-token-that-must-not-show-4711";
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: true }));
  valueOf(await client.call("workspaces.save", { revision: 0, workspace: BAKERY }));
  valueOf(
    await client.call("vault.put", {
      label: "ws-7k2q9d.cloud-token",
      secretKind: "access-token",
      value: secret,
    }),
  );
  valueOf(await client.call("settings.change", { workspace: "ws-7k2q9d" }));
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["settings.json", "vault", "workspaces.json"]));
  expect(secretsFoundIn(join(dataDir), [secret, "correct horse battery"])).toEqual([]);
});
