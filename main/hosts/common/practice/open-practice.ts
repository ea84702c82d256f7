import { type App, createApp } from "../../../core/app/app.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import { passphraseSource } from "../../../core/vault/passphrase-source.ts";
import type { DesktopPort, PagePrinter, PracticePort, SheetPort } from "../../../core/runtime/ports.ts";
import type { Log } from "../../../core/log/log.ts";
import type { HostPorts } from "../../../core/host/host-ports.ts";
import { type Pace, type Sandbox, startSandbox } from "../../../sandbox/index.ts";
import { type Client, type Transport, clientOver } from "../../../../shared/rpc/client.ts";
import { hostPorts } from "../ports/host-ports.ts";
import { type PracticeFolder, takePracticeFolder } from "./practice-folder.ts";
import { practicePort } from "./practice-port.ts";
import { startRestartableCore, type RestartableCore } from "./restartable-core.ts";
import { seed } from "./seed.ts";
import { isPracticeUnavailable, practiceUnavailable } from "./unavailable.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** Slow enough for the user to see the steps. */
const WINDOW_PACE: Pace = { looksMs: 250, changesMs: 600 };
const LONGEST_MS = 10_000;

/**
 * Gives the sandbox's response delay. SWITCHOVER_PRACTICE_PACE_MS, a whole number of milliseconds, sets the
 * same delay for queries and changes; any other value counts as unset.
 */
export function practicePace(env: Readonly<Record<string, string | undefined>>): Pace {
  const given = env["SWITCHOVER_PRACTICE_PACE_MS"];
  if (given === undefined || !/^[0-9]{1,5}$/.test(given)) return WINDOW_PACE;
  const ms = Math.min(Number(given), LONGEST_MS);
  return { looksMs: ms, changesMs: ms };
}

// Problems that no retry can fix: the passphrase and the vault no longer match.
const LOST: ReadonlySet<string> = new Set(["wrongPassphrase", "vaultDamaged", "vaultChanged", "vaultAbsent"]);

/**
 * Unlocks or creates the practice vault. "lost" if it can never be unlocked again; otherwise the problem's
 * kind.
 */
async function openPracticeVault(
  client: Client,
  passphrase: Redacted<string>,
): Promise<{ readonly kind: "open" } | { readonly kind: "lost" | "not-now"; readonly problem: string }> {
  const opened = await client.call("vault.unlock", { passphrase: passphrase.reveal(), allowCreate: true });
  if (opened.ok) return { kind: "open" };
  const { kind: problem } = opened.problem;
  return { kind: LOST.has(problem) ? "lost" : "not-now", problem };
}

/**
 * Wraps the transport so that the vault is unlocked for every call: the user has no passphrase to enter here.
 */
function withVaultOpen(transport: Transport, passphrase: Redacted<string>): Transport {
  const client = clientOver(transport);
  let shut = false;
  let opening: Promise<unknown> | undefined;
  client.subscribe("vault", ({ state }) => (shut = state === "locked"));
  return {
    subscribe: (topic, listener) => transport.subscribe(topic, listener),
    async call(method, input) {
      if (shut)
        await (opening ??= openPracticeVault(client, passphrase).finally(() => (opening = undefined)));
      return transport.call(method, input);
    },
  };
}

// The passphrase of Practice is in a file next to its vault, so a slow key derivation would protect nothing.
const PRACTICE_COST = { N: 2 ** 10, r: 8, p: 1 };

export type PracticeOptions = {
  /** The data folder of the user's own numbers; Practice uses a folder inside it. */
  readonly dataDir: string;
  readonly appVersion: string;
  /** The sandbox's response delay; default: `practicePace`. */
  readonly pace?: Pace;
  /** Where Practice writes what the program does. */
  readonly log?: Log;
  readonly host?: NonNullable<HostPorts["host"]>;
  readonly desktop?: DesktopPort;
  readonly sheets?: SheetPort;
  readonly printPage?: PagePrinter;
};

/** A separate core connected to a sandbox, called by the contract's plain names. */
export type PracticeRealm = { readonly transport: Transport; close(): Promise<void> };

/**
 * Opens Practice: its saved sandbox, its vault, and the workspace "Practice" ready for use.
 *
 * Throws `PracticeUnavailable`, whose message may be shown to the user, if another process has it open, no
 * port is free or its folder cannot be used. Everything is closed again then, and opening may be retried.
 */
export async function openPractice(options: PracticeOptions): Promise<PracticeRealm> {
  const folder = await inWords("folder-unusable", () => takePracticeFolder(options.dataDir));
  if (folder === undefined) throw practiceUnavailable("open-elsewhere");
  const undo: (() => Promise<void>)[] = [async () => folder.release()];
  const close = async (): Promise<void> => {
    const last = undo.pop();
    if (last === undefined) return;
    try {
      await last();
    } finally {
      await close();
    }
  };
  try {
    const pace = options.pace ?? practicePace(process.env);
    const platform = await inWords("cannot-listen", () => startSandbox({ memory: folder.memory, pace }));
    undo.push(() => platform.close());
    const practice = practicePort(platform);
    const core = await inWords("folder-unusable", () =>
      startRestartableCore(() => openCore(options, folder, practice)),
    );
    undo.push(() => core.close());
    const transport = await inWords("folder-unusable", () => ready(core, folder, platform));
    return { transport, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/**
 * Opens Practice's core with its vault unlocked. Data that can no longer be unlocked is renamed, and Practice
 * starts anew.
 */
async function openCore(
  options: PracticeOptions,
  folder: PracticeFolder,
  practice: PracticePort,
): Promise<App> {
  const { appVersion, host, log, desktop, sheets, printPage } = options;
  const create = (): App =>
    createApp({
      ...hostPorts(folder.dataDir, appVersion, { stateDir: folder.stateDir }),
      practice,
      keySource: passphraseSource(PRACTICE_COST),
      ...(log === undefined ? {} : { log }),
      ...(host === undefined ? {} : { host }),
      ...(desktop === undefined ? {} : { desktop }),
      ...(sheets === undefined ? {} : { sheets }),
      ...(printPage === undefined ? {} : { printPage }),
    });
  const app = create();
  const vault = await openPracticeVault(clientOver(app.transport), folder.passphrase());
  if (vault.kind === "open") return app;
  await app.close();
  if (vault.kind === "not-now") throw practiceUnavailable("data-unusable", vault.problem);
  folder.setDataAside();
  const anew = create();
  const second = await openPracticeVault(clientOver(anew.transport), folder.passphrase());
  if (second.kind === "open") return anew;
  await anew.close();
  throw practiceUnavailable("data-unusable", second.problem);
}

async function ready(core: RestartableCore, folder: PracticeFolder, platform: Sandbox): Promise<Transport> {
  const transport = withVaultOpen(core.transport, folder.passphrase());
  const client = clientOver(transport);
  const fields = { client, platform, seeded: folder.seeded };
  // Open migrations belong to a sandbox that no longer exists: this abandons them.
  if (!platform.restored) await client.call("practice.reset", { home: "on-premises" });
  await seed(fields, { anew: false });
  return {
    subscribe: (topic, listener) => transport.subscribe(topic, listener),
    async call(method, input) {
      if (method === "practice.interrupt") await core.interrupt();
      const answer = await transport.call(method, input);
      if (method === "practice.reset" && answer.ok) await seed(fields, { anew: true });
      return answer;
    },
  };
}

/** Converts a failure of the operating system into this obstacle; internal errors stay unchanged. */
async function inWords<T>(
  obstacle: Parameters<typeof practiceUnavailable>[0],
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = errorCode(cause);
    if (isPracticeUnavailable(cause) || code === "") throw cause;
    throw practiceUnavailable(code.startsWith("EADDR") ? "cannot-listen" : obstacle, code);
  }
}
