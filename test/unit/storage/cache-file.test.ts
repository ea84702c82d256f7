import { lstatSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openObservations } from "../../../main/core/observations/observations.ts";
import { openUpdateMemory } from "../../../main/core/updates/memory.ts";
import { saveWatch } from "../../../main/core/watch/watch-file.ts";
import { openListeningLog } from "../../../main/core/webhooks/listening-log.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

// As root, a test can read every file: a link to itself is there and can't be read, and could be replaced.
const KEPT = {
  "listening.json": (dataDir: string) => {
    const log = openListeningLog({ dataDir, clock: virtualClock() });
    log.note({ receiver: "terminal", listening: true });
    log.close();
  },
  "updates.json": (dataDir: string) =>
    openUpdateMemory({ dataDir, version: "1.2.3", random: seededRandom() }).seen(),
  "watch.json": (dataDir: string) => saveWatch(dataDir, { looks: [], acknowledged: {} }),
  "readings.json": (dataDir: string) => {
    const workspace = WorkspaceId.parse("ws-abc123");
    const readings = openObservations(dataDir, () => undefined);
    const key = { workspace, phoneNumberId: PhoneNumberId.parse("106540352242922") };
    readings.note(key, {}, { at: "2026-01-15T12:00:00.000Z" } as never);
  },
} as const;

test.each(Object.entries(KEPT))(
  "[F28] %s that can't be read at the moment isn't written anew without what it holds",
  (name, change) => {
    const dataDir = tempFolder();
    symlinkSync(name, join(dataDir, name));
    change(dataDir);
    expect(lstatSync(join(dataDir, name)).isSymbolicLink()).toBe(true);
  },
);
