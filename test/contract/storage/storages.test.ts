import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { valueOf } from "../../support/expect-result.ts";
import { memoryMachine } from "../../support/memory-register.ts";
import { memoryComputer, memoryStorage } from "../../support/memory-storage.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { machineContract } from "./machine-contract.ts";
import { numberContract } from "./number-contract.ts";
import { storageContract, type StorageHarness } from "./storage-contract.ts";

const onDisk = (): StorageHarness => {
  const folder = tempFolder();
  const stateDir = join(folder, "state");
  const random = seededRandom();
  return {
    open(clock, name = "data") {
      const dataDir = join(folder, name);
      const ports = { dataDir, stateDir, clock, random, appVersion: "1.2.3", lockWaitMs: 50 };
      const storage = valueOf(openStorage(ports));
      onTestFinished(() => storage.close());
      return storage;
    },
    lose: (name) => rmSync(join(folder, name), { recursive: true }),
    move: (from, to) => renameSync(join(folder, from), join(folder, to)),
    loseState: () => rmSync(stateDir, { recursive: true }),
    copy: (from, to) => cpSync(join(folder, from), join(folder, to), { recursive: true }),
  };
};

const inMemory = (): StorageHarness => {
  const computer = memoryComputer();
  const random = seededRandom();
  const put = (from: string, to: string): void => {
    const disk = computer.disks.get(from);
    if (disk === undefined) return;
    const folder = { id: disk.folder.id, path: to };
    const runs = new Map([...disk.runs].map(([run, stored]) => [run, { ...stored, rows: [...stored.rows] }]));
    const { attempts, refused } = disk;
    computer.disks.set(to, {
      ...disk,
      folder,
      owners: new Map(),
      held: new Map(),
      runs,
      attempts: [...attempts],
      refused: [...refused],
    });
  };
  return {
    open: (clock, path = "data") => memoryStorage({ computer, path, clock, random, appVersion: "1.2.3" }),
    lose: (name) => void computer.disks.delete(name),
    move(from, to) {
      put(from, to);
      computer.disks.delete(from);
    },
    copy: put,
    loseState: () => void Object.assign(computer.machine, memoryMachine()),
  };
};

for (const contract of [storageContract, machineContract, numberContract]) {
  contract("the storage on disk", onDisk);
  contract("the storage in memory", inMemory);
}
