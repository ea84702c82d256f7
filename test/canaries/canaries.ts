import { openDataFolder } from "../../main/core/data-folder/data-folder.ts";
import { openBackup } from "../../main/core/migration/backup.ts";
import { fold } from "../../main/core/migration/state/fold.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { redact } from "../../shared/redacted.ts";
import { hastyClock } from "../support/hasty-clock.ts";
import { randomFrom } from "../support/seeded-random.ts";
import { HISTORIES } from "./histories.ts";
import { openSite, type Site } from "./site.ts";

export type CanaryCounts = {
  readonly histories: Readonly<Record<string, number>>;
  /** Commands run, each a process of its own whose traces were scanned. */
  readonly commands: number;
  /** Those of them that were refused as wrong usage. */
  readonly refused: number;
  /** The kinds of secrets that were looked for. */
  readonly kinds: readonly string[];
  readonly hits: readonly { readonly history: string; readonly hits: readonly string[] }[];
};

export type CanaryWishes = {
  /** The least number of commands. */
  readonly least?: number;
  /** The least number of histories. */
  readonly whole?: number;
  readonly only?: readonly string[];
  /** Begins no further history after so many. */
  readonly seconds?: number;
  /** How many are played at once, each at a site of its own. */
  readonly atOnce?: number;
};

/** Plays histories, each of them once at least, until there are as many as wanted. */
export async function runCanaries(
  seed: number,
  { least = 0, whole = 0, only, seconds = Number.POSITIVE_INFINITY, atOnce = 1 }: CanaryWishes,
  onHistory: (commands: number, history: string, hits: readonly string[]) => void = () => undefined,
): Promise<CanaryCounts> {
  const names = only ?? Object.keys(HISTORIES);
  const histories: Record<string, number> = {};
  const kinds = new Set<string>();
  const hits: { history: string; hits: readonly string[] }[] = [];
  let commands = 0;
  let refused = 0;
  const untilMs = performance.now() + seconds * 1_000;
  const isEnough = (played: number): boolean =>
    played >= names.length && commands >= least && played >= whole;
  let begun = 0;
  const playOne = async (index: number): Promise<void> => {
    const random = randomFrom(seed + index * 7919);
    const name = names[index % names.length] ?? "";
    const history = HISTORIES[name];
    if (history === undefined) throw new Error(`no such history: ${name}`);
    const site = await openSite({ startsOn: history.startsOn, random });
    try {
      await history.play(site, random);
      site.know("backup data", await backupDataOf(site));
      const found = site.hits();
      for (const kind of Object.keys(site.secrets)) kinds.add(kind);
      if (found.length > 0) hits.push({ history: `${name}, number ${index}`, hits: found });
      commands += site.commands();
      refused += site.refused();
      histories[name] = (histories[name] ?? 0) + 1;
      onHistory(commands, name, found);
    } finally {
      await site.close();
    }
  };
  const worker = async (): Promise<void> => {
    while (!isEnough(begun) && performance.now() < untilMs) {
      begun += 1;
      await playOne(begun - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { histories, commands, refused, kinds: [...kinds], hits };
}

/** Opens what the program sealed, to learn the one secret that only the platform made. */
async function backupDataOf(site: Site): Promise<string | undefined> {
  const folder = openDataFolder(
    {
      clock: hastyClock(),
      random: { bytes: (length) => new Uint8Array(length) },
      secrets: {
        env: () => undefined,
        file: (path) => ({ ok: false, problem: { kind: "fileUnreadable", path, code: "ENOENT" } }),
      },
      files: {
        read: (path) => ({ ok: false, problem: { kind: "fileUnreadable", path, code: "ENOENT" } }),
        freeBytes: () => undefined,
      },
      dataDir: site.dataDir,
      stateDir: `${site.folder}/state/switchover`,
      appVersion: "0.0.0-test",
      keySource: passphraseSource(),
    },
    () => undefined,
  );
  try {
    if (!folder.exists()) return undefined;
    const unlocked = await folder.vault.unlock(redact(site.secrets["passphrase"] ?? "", "passphrase"));
    const storage = folder.storage();
    const runs = storage.ok ? storage.value.runs() : storage;
    if (!unlocked.ok || !storage.ok || !runs.ok) return undefined;
    for (const { run } of runs.value.toReversed()) {
      const read = storage.value.read(run);
      if (!read.ok) continue;
      const state = fold(read.value.rows);
      const pair = state.pair === undefined ? undefined : openBackup(folder.vault, state, state.pair);
      if (pair?.ok === true) return pair.value.data.reveal();
    }
    return undefined;
  } finally {
    await folder.close();
  }
}
