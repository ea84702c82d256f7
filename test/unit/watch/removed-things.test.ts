import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadWatch } from "../../../main/core/watch/watch-file.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";

type Written = InputOf<"workspaces.save">["workspace"];

const ID = WorkspaceId.parse("ws-7k2q9d");
const numberOf = (phoneNumberId: string, phoneNumber: string) => ({ phoneNumberId, cc: "1", phoneNumber });
const [FIRST, SECOND] = [numberOf("555", "2025550123"), numberOf("556", "2025550124")];
const ENDPOINT = "https://127.0.0.1:9/hook";
/** Without connections, so that nothing is asked of a platform. */
const BAKERY: Written = {
  id: ID,
  name: "Northwind Bakery",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  numbers: [FIRST, SECOND],
};

/** A core whose workspace with two numbers and an endpoint was checked once. */
async function checkedOnce() {
  const { client, dataDir, app } = windowCore();
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  const save = async (revision: number, workspace: Written) =>
    valueOf(await client.call("workspaces.save", { revision, workspace }));
  const deliverTo = async (endpoint?: string) => {
    const workspace = { workspace: ID, watched: true, stopAfterMinutes: 60, endpoint };
    valueOf(await client.call("webhooks.changeSettings", { workspace }));
  };
  const check = async (workspace = ID) =>
    valueOf(await client.call("watch.look", { workspace }))
      .looks.map(told)
      .toSorted();
  const saved = () => loadWatch(dataDir).looks.map(told).toSorted();
  await save(0, BAKERY);
  await deliverTo(ENDPOINT);
  expect(await check()).toEqual([`endpoint ${ID}`, `number ${ID} 555`, `number ${ID} 556`]);
  return { client, app, dataDir, save, deliverTo, check, saved };
}

const told = ({
  thing,
  workspace,
  phoneNumberId = "",
}: {
  thing: string;
  workspace: string;
  phoneNumberId?: string | undefined;
}) => `${thing} ${workspace} ${phoneNumberId}`.trim();

test("[M6] the last check of a number that was removed from its workspace isn't shown or kept any more", async () => {
  const { save, check, saved } = await checkedOnce();
  await save(1, { ...BAKERY, numbers: [SECOND] });
  expect(await check()).toEqual([`endpoint ${ID}`, `number ${ID} 556`]);
  expect(saved()).toEqual([`endpoint ${ID}`, `number ${ID} 556`]);
});

test("[M6] nor is that of an endpoint that isn't set any more", async () => {
  const { deliverTo, check, saved } = await checkedOnce();
  await deliverTo();
  expect(await check()).toEqual([`number ${ID} 555`, `number ${ID} 556`]);
  expect(saved()).toEqual([`number ${ID} 555`, `number ${ID} 556`]);
});

test("[M6] nor are those of a workspace that was removed", async () => {
  const { client, save, check, saved } = await checkedOnce();
  const shop = WorkspaceId.parse("ws-shop22");
  await save(1, { ...BAKERY, id: shop, numbers: [FIRST] });
  valueOf(await client.call("workspaces.remove", { revision: 2, workspace: ID }));
  expect(await check(shop)).toEqual([`number ${shop} 555`]);
  expect(saved()).toEqual([`number ${shop} 555`]);
});

test("[M6] nor are those of the only workspace, after which nothing is checked any more", async () => {
  const { client, saved } = await checkedOnce();
  valueOf(await client.call("workspaces.remove", { revision: 1, workspace: ID }));
  expect(valueOf(await client.call("watch.state", {})).looks).toEqual([]);
  expect(saved()).toEqual([]);
});

test("[M5] a start in which the file can't be read forgets neither the checks nor since when each has its status", async () => {
  const { app, dataDir } = await checkedOnce();
  const before = loadWatch(dataDir).looks;
  await app.close();
  const path = join(dataDir, "watch.json");
  renameSync(path, `${path}.kept`);
  mkdirSync(path);
  const clock = virtualClock();
  const { client } = windowCore({ dataDir, clock });
  await clock.advance(3_600_000);
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: false }));
  expect(valueOf(await client.call("watch.look", { workspace: ID })).looks).toHaveLength(before.length);
  rmdirSync(path);
  renameSync(`${path}.kept`, path);
  const after = valueOf(await client.call("watch.look", { workspace: ID })).looks;
  const sinceOf = (looks: typeof before) => looks.map((one) => `${told(one)} ${one.since}`).toSorted();
  expect(sinceOf(after)).toEqual(sinceOf(before));
  expect(sinceOf(loadWatch(dataDir).looks)).toEqual(sinceOf(before));
});
