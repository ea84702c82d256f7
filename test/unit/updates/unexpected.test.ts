import { expect, test } from "vitest";
import type { UpdatePort } from "../../../main/core/updates/port.ts";
import { feedText, fileOf, publish } from "../../support/releases.ts";
import { updatesHarness } from "../../support/updates-harness.ts";

const NAME = "switchover-1.3.0-x86_64.AppImage";
const NEW = Buffer.alloc(200_000, "new");

/** Updates whose port does as given. */
async function offered(change: Partial<UpdatePort>) {
  const harness = await updatesHarness({ wrap: change });
  publish(harness.releases, "latest-linux.yml", feedText("1.3.0", [fileOf(NAME, NEW)]), harness.key);
  harness.releases.put(NAME, NEW);
  await harness.updates.check();
  return harness;
}

const gone = async (): Promise<never> => {
  throw Object.assign(new Error("gone"), { code: "ERR_MODULE_NOT_FOUND" });
};

test("[ZE4] a download that an error of the program ends can be begun again", async () => {
  const { updates } = await offered({ download: gone });
  await expect(updates.download()).rejects.toThrow("gone");
  expect((await updates.state()).step).toEqual({ kind: "download-failed", why: "failed" });
  await expect(updates.download()).rejects.toThrow("gone");
});

test("[ZE4] an installation that an error of the program ends can be begun again", async () => {
  const { updates, memory, published } = await offered({ install: gone });
  await updates.download();
  await expect(updates.install()).rejects.toThrow("gone");
  expect((await updates.state()).step).toEqual({ kind: "install-failed" });
  expect(memory.notInstalled()).toBeUndefined();
  // Nor is a window told that it was being installed when the program ended.
  expect(published.at(-1)).toMatchObject({ step: { kind: "install-failed" } });
  expect(published.at(-1)).not.toHaveProperty("notInstalled");
});
