import { expect, test, vi } from "vitest";
import type { SealedRef } from "../../../shared/ids.ts";
import {
  createDurably,
  ensurePrivateFolder,
  replaceDurably,
} from "../../../main/core/storage/durable-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { valueOf } from "../../support/expect-result.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { PowerCut, simulatedDisk } from "../../support/simulated-disk.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { NUMBER } from "../../contract/storage/entries.ts";

const disk = vi.hoisted(() => ({ fs: {} as Record<string, unknown> }));
// One object for all modules, whose functions look up the current disk at each call.
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, unknown>>();
  const named = Object.keys(real).filter((name) => name.endsWith("Sync"));
  const routed = named.map((name) => [
    name,
    (...given: unknown[]) => {
      const simulated = disk.fs[name] as ((...all: unknown[]) => unknown) | undefined;
      if (simulated === undefined) throw new Error(`the simulated disk has no ${name}`);
      return simulated(...given);
    },
  ]);
  return { ...real, ...(Object.fromEntries(routed) as Record<string, unknown>) };
});

// Locks belong to the operating system and are not kept on a disk.
vi.mock("../../../main/core/storage/run-lock.ts", async (original) => ({
  ...(await original<Record<string, unknown>>()),
  lockNamed: () => ({ release: () => undefined }),
}));

const simulated = simulatedDisk();
disk.fs = simulated.fs;

const OLD = redact("correct horse", "passphrase");
const NEW = redact("battery staple", "passphrase");
const PAIR = { workspace: "default", number: NUMBER, purpose: "backup-pair", schema: 1 } as const;

const vaultOn = (dataDir: string, random: SeededRandom): FolderVault =>
  openVault({
    dataDir,
    clock: virtualClock(),
    random,
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  });

/** What must survive: every value whose sealing was confirmed. */
type Kept = Map<SealedRef, string>;

/** Uses a vault until the power cut: creates it, fills it, changes its passphrase, fills it again. */
async function live(dataDir: string, random: SeededRandom, kept: Kept): Promise<void> {
  const vault = vaultOn(dataDir, random);
  valueOf(await vault.unlock(OLD));
  const seal = (text: string): void => {
    kept.set(valueOf(vault.seal(PAIR, redact(text, "backup pair"))), text);
  };
  seal("first pair");
  valueOf(await vault.changePassphrase(OLD, NEW));
  seal("second pair");
}

async function untilTheCut(dataDir: string, random: SeededRandom, at: number | undefined): Promise<Kept> {
  const kept: Kept = new Map();
  simulated.reset(at);
  try {
    await live(dataDir, random, kept);
  } catch (cause) {
    if (!(cause instanceof PowerCut)) throw cause;
  }
  return kept;
}

async function openedAgain(dataDir: string, random: SeededRandom): Promise<FolderVault> {
  const vault = vaultOn(dataDir, random);
  const opened = await vault.unlock(NEW);
  if (!opened.ok) valueOf(await vault.unlock(OLD));
  return vault;
}

test("[F22] [I1] [I3] a power cut at any write, whatever it loses or reorders, costs no pair that was sealed", async () => {
  const random = seededRandom();
  const dataDir = "/disk/home/data";
  await untilTheCut(dataDir, random, undefined);
  const all = simulated.changes;
  expect(all).toBeGreaterThan(20);
  for (let at = 0; at <= all; at += 1)
    for (const left of ["all", "nothing", random, random] as const) {
      const kept = await untilTheCut(dataDir, random, at);
      simulated.restart(left);
      if (kept.size === 0) continue;
      const vault = await openedAgain(dataDir, random);
      for (const [ref, text] of kept)
        expect([at, valueOf(vault.open(ref, PAIR)).reveal()]).toEqual([at, text]);
    }
});

test("[F22] a power cut before anything was sealed leaves a vault that can be made or opened", async () => {
  const random = seededRandom();
  for (let at = 0; at < 15; at += 1)
    for (const left of ["all", "nothing", random, random] as const) {
      const kept = await untilTheCut("/disk/home/data", random, at);
      if (kept.size > 0) continue;
      simulated.restart(left);
      const vault = vaultOn("/disk/home/data", random);
      expect([at, (await vault.unlock(OLD)).ok]).toEqual([at, true]);
    }
});

test("[F22] what a durable step has answered is there after a power cut, with and without hard links", () => {
  const file = "/disk/home/folder/file";
  const textAfterTheCut = (): string => {
    simulated.restart("nothing");
    return String(simulated.fs["readFileSync"]?.(file as never));
  };
  for (const links of ["has links", "has none"]) {
    simulated.reset();
    if (links === "has none") simulated.failNext("linkSync", "EPERM", 1);
    ensurePrivateFolder("/disk/home/folder");
    expect(createDurably(file, "first")).toBe(true);
    expect([links, textAfterTheCut()]).toEqual([links, "first"]);
    expect(createDurably(file, "another")).toBe(false);
    replaceDurably(file, "second");
    expect(textAfterTheCut()).toBe("second");
  }
});
