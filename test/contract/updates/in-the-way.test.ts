import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { goingOnIn } from "../../../main/core/app/going-on.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { UpdatePort } from "../../../main/core/updates/port.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { valueOf } from "../../support/expect-result.ts";
import { rewriteLastRow, toNewer } from "../../support/newer-rows.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";
import { ENDED, NUMBER, opened, runNamed } from "../storage/entries.ts";

const PORT: UpdatePort = {
  ability: async () => ({ kind: "able", place: { kind: "appimage", arch: "x64" } }),
  parseFeed: () => undefined,
  download: async () => err("failed"),
  install: async () => "failed",
};
const MANAGED = parseManaged(
  "there",
  new TextEncoder().encode(
    JSON.stringify({ updates: { url: "https://127.0.0.1:1/", key: `${"A".repeat(43)}=` } }),
  ),
);
const RUN = runNamed("aaaaaa");

const folderWithRun = (isEnded: boolean): string => {
  const dataDir = `${tempFolder()}/data`;
  const storage = valueOf(
    openStorage({
      dataDir,
      stateDir: tempFolder(),
      clock: virtualClock(),
      random: seededRandom(),
      appVersion: "0.0.0-test",
    }),
  );
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  if (isEnded) valueOf(storage.append(hold, ENDED));
  hold.release();
  storage.close();
  return dataDir;
};

const inTheWay = async (client: Client): Promise<readonly string[]> =>
  valueOf(await client.call("updates.state", {})).hindrances;
const coreOn = (dataDir: string) =>
  windowCore({ dataDir, updates: PORT, managed: () => MANAGED, host: "terminal" });

test("[ZE5] a migration of the data folder that hasn't ended stands against an update, one that has doesn't", async () => {
  expect(await inTheWay(coreOn(folderWithRun(false)).client)).toEqual(["migration"]);
  expect(await inTheWay(coreOn(folderWithRun(true)).client)).toEqual([]);
});

test("[ZE5] a migration that only a newer version can continue doesn't stand against an update", async () => {
  const dataDir = folderWithRun(false);
  rewriteLastRow(dataDir, RUN, toNewer);
  expect(await inTheWay(coreOn(dataDir).client)).toEqual([]);
});

test("[ZE5] a receiver that listens stands against an update until it stops", async () => {
  const { client } = coreOn(`${tempFolder()}/data`);
  valueOf(await client.call("webhooks.listen", { receiver: "terminal" }));
  expect(await inTheWay(client)).toEqual(["receiver"]);
  valueOf(await client.call("webhooks.stop", { receiver: "terminal" }));
  expect(await inTheWay(client)).toEqual([]);
});

test("[ZE5] what can't be read stands against an update, but for what a newer version wrote", () => {
  const folder = (problem: "storageFailed" | "newerVersion") => ({
    exists: () => true,
    storage: () =>
      problem === "storageFailed"
        ? err({ kind: problem, code: "EIO" } as const)
        : err({ kind: problem, found: 99, known: 1 } as const),
    underWay: { any: () => false } as never,
  });
  const webhooks = { replaced: () => 0, listening: () => 0 };
  const runs = (problem: Parameters<typeof folder>[0]) =>
    goingOnIn({ clock: virtualClock() }, folder(problem), webhooks, () => false).openRuns;
  expect([runs("storageFailed"), runs("newerVersion")]).toEqual([undefined, 0]);
});

test("[ZE4] looking at what is known of updates makes no data folder and no file", async () => {
  const { client, dataDir } = coreOn(`${tempFolder()}/data`);
  expect(await inTheWay(client)).toEqual([]);
  expect(existsSync(dataDir)).toBe(false);
});

test("[ZE4] a host without a package says so", async () => {
  const { client } = windowCore({ managed: () => MANAGED });
  const state = await client.call("updates.state", {});
  expect(state).toEqual(
    ok({
      version: "0.0.0-test",
      source: { kind: "never", why: "no-window" },
      choice: "ask",
      metered: { choice: "automatic", system: "unknown" },
      step: { kind: "none" },
      hindrances: [],
    }),
  );
});
