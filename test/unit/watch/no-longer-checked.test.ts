import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noLongerChecked } from "../../../main/core/watch/no-longer-checked.ts";
import type { WatchedThing } from "../../../shared/watch/finding.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";

const BAKERY = WorkspaceId.parse("ws-7k2q9d");
const SHOP = WorkspaceId.parse("ws-shop22");
const THINGS: readonly WatchedThing[] = ["token", "subscription", "endpoint", "tunnel", "receiver"];
const CLOUD = { baseUrl: "https://cloud.example", businessAccountId: "102290129340398" };

/** Two workspaces without numbers, of which the bakery is connected to the cloud or not. */
async function folderWith(cloud: typeof CLOUD | undefined) {
  const { client, dataDir } = windowCore();
  const dialect = { brand: "chat", apiVersion: "v23.0" };
  const save = async (revision: number, id: WorkspaceId, more: object) => {
    const workspace = { id, name: id, dialect, numbers: [], ...more };
    valueOf(await client.call("workspaces.save", { revision, workspace }));
  };
  await save(0, BAKERY, cloud === undefined ? {} : { cloud });
  await save(1, SHOP, {});
  return { dataDir, clock: virtualClock() };
}

const settingsWith = (endpoint?: string): WebhookSettings =>
  WebhookSettings.parse({ revision: 1, workspaces: [{ workspace: BAKERY, endpoint }] });

test.each([
  { cloud: CLOUD, endpoint: "https://hooks.example/in", found: ["tunnel", "receiver"], gone: [] },
  {
    cloud: undefined,
    endpoint: "https://hooks.example/in",
    found: [],
    gone: ["token", "subscription", "tunnel", "receiver"],
  },
  { cloud: CLOUD, endpoint: undefined, found: ["receiver"], gone: ["endpoint", "tunnel"] },
] as const)("[M6] of a workspace that was just checked, %j tells what isn't there any more", async (had) => {
  const place = await folderWith(had.cloud);
  const checked = { workspace: BAKERY, found: had.found.map((thing) => ({ thing })) };
  const isGone = noLongerChecked(place, settingsWith(had.endpoint), checked);
  expect(THINGS.filter((thing) => isGone({ workspace: BAKERY, thing }))).toEqual(had.gone);
});

test("[M6] a check of one workspace says nothing about the receiver and the tunnel of another one", async () => {
  const place = await folderWith(CLOUD);
  const isGone = noLongerChecked(place, settingsWith(), { workspace: BAKERY, found: [] });
  expect((["tunnel", "receiver"] as const).filter((thing) => isGone({ workspace: SHOP, thing }))).toEqual([]);
});

test("[M6] while the workspaces or their settings can't be read, everything stays", async () => {
  const place = await folderWith(undefined);
  const checked = { workspace: BAKERY, found: [] };
  const unreadable = { dataDir: tempFolder(), clock: virtualClock() };
  writeFileSync(join(unreadable.dataDir, "workspaces.json"), '{"format":99}');
  for (const isGone of [
    noLongerChecked(place, undefined, checked),
    noLongerChecked(unreadable, settingsWith(), checked),
  ])
    expect(THINGS.filter((thing) => isGone({ workspace: BAKERY, thing }))).toEqual([]);
});
