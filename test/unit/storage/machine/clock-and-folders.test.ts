import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldersOnDisk } from "../../../../main/core/storage/machine/inspect-folder.ts";
import { platformClock } from "../../../../main/core/storage/machine/platform-clock.ts";
import type { NumberKey } from "../../../../main/core/storage/machine/number-key.ts";
import { instant } from "../../../../shared/time.ts";
import { openStorage } from "../../../../main/core/storage/open-storage.ts";
import { NUMBER, opened, runNamed } from "../../../contract/storage/entries.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { seededRandom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import { askedAt, virtualClock } from "../../../support/virtual-clock.ts";

const KEY = "https://cloud.example 106540352242922" as NumberKey;
const OTHER = "https://other.example 106540352242922" as NumberKey;

test("[I5] the date of one cloud says nothing about the numbers of another", () => {
  const clock = virtualClock();
  const platform = platformClock(clock);
  platform.tell(KEY, instant(1_000_000), askedAt(clock));
  platform.tell(OTHER, instant(9_000_000), askedAt(clock));
  expect([platform.earliest(KEY), platform.earliest(OTHER)]).toEqual([1_000_000, 9_000_000]);
});

test("[I5] [F20] the platform's date is carried on by the monotonic clock, and tells no latest moment after a sleep or a changed clock", async () => {
  const clock = virtualClock();
  const platform = platformClock(clock);
  expect([platform.earliest(KEY), platform.latest(KEY)]).toEqual([undefined, undefined]);
  platform.tell(KEY, instant(1_000_000), askedAt(clock));
  await clock.advance(500);
  expect([platform.earliest(KEY), platform.latest(KEY)]).toEqual([1_000_500, 1_001_500]);
  clock.jumpTo(instant(clock.now() + 2_000));
  expect(platform.latest(KEY)).toBe(1_001_500);
  clock.jumpTo(instant(clock.now() + 1));
  expect([platform.earliest(KEY), platform.latest(KEY)]).toEqual([1_000_500, undefined]);
  clock.jumpTo(instant(clock.now() - 10_000));
  expect(platform.latest(KEY)).toBeUndefined();
  platform.tell(KEY, instant(2_000_000), askedAt(clock));
  expect(platform.latest(KEY)).toBe(2_001_000);
});

test("[I4] [F20] a date that was handed on late tells an earliest moment from then, and a latest one from before it was asked for", async () => {
  const clock = virtualClock();
  const platform = platformClock(clock);
  const before = askedAt(clock);
  await clock.advance(70_000);
  platform.tell(KEY, instant(1_000_000), before);
  expect([platform.earliest(KEY), platform.latest(KEY)]).toEqual([1_000_000, 1_071_000]);
  // After a sleep while waiting for a response, the response's age is unknown.
  const slept = askedAt(clock);
  clock.jumpTo(instant(clock.now() + 60_000));
  platform.tell(KEY, instant(1_100_000), slept);
  expect([platform.earliest(KEY), platform.latest(KEY)]).toEqual([1_100_000, undefined]);
});

test("[I25] two paths are one data folder where they lead to the same marker, and not where nobody can tell", () => {
  const folder = tempFolder();
  const [one, link, other] = ["one", "link", "other"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [one, other]) {
    mkdirSync(path);
    writeFileSync(join(path, "identity.json"), "{}");
  }
  symlinkSync(one, link, "junction");
  expect(foldersOnDisk.same(one, link)).toBe(true);
  expect(foldersOnDisk.same(one, other)).toBe(false);
  expect(foldersOnDisk.same(one, join(folder, "missing"))).toBe(false);
});

test("[ZN6] a migration of a folder of whose two markers one has a changed key is judged by the right one", () => {
  const ports = {
    dataDir: tempFolder(),
    stateDir: tempFolder(),
    clock: virtualClock(),
    random: seededRandom(),
    appVersion: "1.2.3",
  };
  const storage = valueOf(openStorage(ports));
  valueOf(storage.create(NUMBER, opened(runNamed("keyed1"))));
  storage.close();
  const path = join(ports.dataDir, "identity.json");
  const text = readFileSync(path, "utf8");
  const { databaseId: id } = JSON.parse(text) as { databaseId: string };
  writeFileSync(
    path,
    text.replace(
      /("chainKey": ")(.)/,
      (_all, before: string, one: string) => before + (one === "0" ? "1" : "0"),
    ),
  );
  expect(foldersOnDisk.statusOf({ id, path: ports.dataDir }, runNamed("keyed1"))).toBe("open");
});
