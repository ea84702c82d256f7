import { onTestFinished } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { valueOf } from "../../support/expect-result.ts";
import { memoryDisk, memoryStorage } from "../../support/memory-storage.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { storageContract } from "./storage-contract.ts";

storageContract("the storage on disk", () => {
  const dataDir = tempFolder();
  const random = seededRandom();
  return {
    open(clock) {
      const storage = valueOf(openStorage({ dataDir, clock, random, appVersion: "1.2.3", lockWaitMs: 50 }));
      onTestFinished(() => storage.close());
      return storage;
    },
  };
});

storageContract("the storage in memory", () => {
  const disk = memoryDisk();
  const random = seededRandom();
  return { open: (clock) => memoryStorage({ disk, clock, random, appVersion: "1.2.3" }) };
});
