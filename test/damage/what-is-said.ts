import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { createApp } from "../../main/core/app/app.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import { openBackup } from "../../main/core/migration/backup.ts";
import { fold } from "../../main/core/migration/state/fold.ts";
import { openStorage } from "../../main/core/storage/open-storage.ts";
import { openVault } from "../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { numberOf } from "../../shared/migration/plan.ts";
import { redact } from "../../shared/redacted.ts";
import { err } from "../../shared/result.ts";
import { clientOver } from "../../shared/rpc/client.ts";
import { instant } from "../../shared/time.ts";

export type Answer = { readonly value?: unknown; readonly problem?: unknown };
/** What the program answers to each question: `problem` where it says that it cannot. */
export type Said = ReadonlyMap<string, Answer>;

const PASSPHRASE = "correct horse battery";
/** A fixed moment, so that two openings of the same folder say the same. */
const NOW = Date.UTC(2030, 0, 15, 12);

/** Questions that need no run. The vault's passphrase is entered first. */
const QUESTIONS = [
  "settings.get",
  "vault.state",
  "vault.recovery",
  "vault.list",
  "vault.unclaimed",
  "workspaces.list",
  "numbers.readings",
  "migration.status",
  "migration.unreadable",
  "pin.history",
  "webhooks.settings",
  "webhooks.receivers",
  "watch.state",
  "tests.unrestored",
  "points.list",
  "allowlist.state",
  "alerts.state",
] as const;
const ABOUT_A_RUN = ["migration.story", "migration.wayBack"] as const;

/** Opens the folder as a program does and asks everything that changes nothing. Throws what the program throws. */
export async function whatIsSaid(folder: string, runs: readonly string[], number: string): Promise<Said> {
  const ports = portsAt(folder);
  const said = new Map<string, { value?: unknown; problem?: unknown }>();
  const app = createApp(ports);
  try {
    const client = clientOver(app.transport);
    const ask = async (method: string, input: object): Promise<void> => {
      const answer = (await client.call(method as never, input as never)) as {
        ok: boolean;
        value?: unknown;
        problem?: unknown;
      };
      const name = `${method} ${Object.values(input).join(" ")}`.trim();
      said.set(name, answer.ok ? { value: answer.value } : { problem: answer.problem });
    };
    await ask("vault.unlock", { passphrase: PASSPHRASE, allowCreate: false });
    for (const question of QUESTIONS) await ask(question, {});
    await ask("chain.of", { number });
    for (const run of runs) for (const question of ABOUT_A_RUN) await ask(question, { run });
  } finally {
    await app.close();
  }
  for (const [name, value] of await deepFacts(ports, runs)) said.set(name, value);
  return said;
}

/** What only the storage and the vault tell: attempts, open runs, rejected PINs, and whether each backup opens. */
async function deepFacts(ports: HostPorts, runs: readonly string[]): Promise<Said> {
  const said = new Map<string, { value?: unknown; problem?: unknown }>();
  const note = (name: string, answer: { ok: boolean; value?: unknown; problem?: unknown }): void =>
    void said.set(name, answer.ok ? { value: answer.value } : { problem: answer.problem });
  const storage = openStorage({ ...ports, lockWaitMs: 50 });
  const vault = openVault({ ...ports, keySource: ports.keySource ?? passphraseSource() });
  try {
    if (!storage.ok) {
      said.set("storage", { problem: storage.problem });
      return said;
    }
    const unlocked = await vault.unlock(redact(PASSPHRASE, "passphrase"));
    for (const run of runs) {
      const read = storage.value.read(run as never);
      note(`rows ${run}`, read.ok ? { ok: true, value: read.value } : read);
      if (!read.ok || read.value.damaged.length > 0 || !unlocked.ok) continue;
      const state = fold(read.value.rows);
      note(`attempts ${run}`, storage.value.attemptsLeft(numberOf(state.plan), run as never));
      note(`open ${run}`, storage.value.openRunOf(numberOf(state.plan)));
      note(`pins ${run}`, storage.value.refusedPins(state.plan));
      if (state.pair === undefined) continue;
      const pair = openBackup(vault, state, state.pair);
      note(
        `backup ${run}`,
        pair.ok
          ? { ok: true, value: digest(`${pair.value.password.reveal()} ${pair.value.data.reveal()}`) }
          : pair,
      );
    }
    return said;
  } finally {
    if (storage.ok) storage.value.close();
    vault.lock();
  }
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

function portsAt(folder: string): HostPorts {
  return {
    clock: {
      now: () => instant(NOW),
      monotonicMs: () => 1000,
      sleep: (_ms, signal) =>
        new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
    },
    random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    secrets: {
      env: () => undefined,
      file: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
    },
    files: {
      read: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
      freeBytes: () => 10 ** 10,
    },
    dataDir: join(folder, "data"),
    stateDir: join(folder, "state"),
    appVersion: "0.0.0-test",
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
  };
}
