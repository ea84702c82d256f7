import {
  ALERTS_FILE,
  PROOFS_FILE,
  SENDERS_FILE,
  WEBHOOKS_FILE,
  WORKSPACES_FILE,
} from "../storage/shared-files.ts";
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { availableParallelism, freemem, release, totalmem } from "node:os";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import { peekWorkspaces, workspacesPath } from "../workspaces/workspace-file.ts";
import { lastTwoDigits } from "../../../shared/support/short-numbers.ts";
import { isoOf } from "../../../shared/time.ts";

const MB = 1024 * 1024;

/** Files of a data folder that are named in a bundle; all others are only counted. */
const KNOWN_FILES = [
  "identity.json",
  "identity-copy.json",
  "journal.db",
  "journal.db-wal",
  "journal.heads",
  "journal.heads.older",
  "settings.json",
  WORKSPACES_FILE,
  "receiver-paths.json",
  "readings.json",
  "webhooks.db",
  "webhooks.db-wal",
  WEBHOOKS_FILE,
  "listening.json",
  PROOFS_FILE,
  SENDERS_FILE,
  "watch.json",
  ALERTS_FILE,
  "alerts-sent.json",
  "updates.json",
  "locks",
  "vault",
  "templates",
  "ca",
  "tests",
  "practice",
  "desktop",
  "log",
] as const;

/**
 * What this computer is to the program: room, rights, clocks, authorities, key store and proxies. Everything is a
 * number, a yes or no, or one of our own names; it sends nothing and writes nothing.
 */
export async function examineComputer(
  ports: HostPorts,
  folder: DataFolder,
): Promise<{ readonly facts: Readonly<Record<string, unknown>>; readonly unanswered: number }> {
  let unanswered = 0;
  const asked: Asked = async (question) => {
    const answer = await within(ports.clock, question);
    if (answer === NO_ANSWER) unanswered += 1;
    return answer;
  };
  const facts = {
    platform: process.platform,
    arch: process.arch,
    release: /^[\w.+~-]{1,60}$/.test(release()) ? release() : "other",
    processors: availableParallelism(),
    memoryMb: { total: Math.round(totalmem() / MB), free: Math.round(freemem() / MB) },
    clock: { at: isoOf(ports.clock.now()), minutesFromUtc: -new Date(ports.clock.now()).getTimezoneOffset() },
    dataFolder: { ...placeOf(ports, ports.dataDir), ...filesOf(ports.dataDir) },
    stateFolder: placeOf(ports, ports.stateDir),
    vault: folder.vault.state(),
    keyStore: await keyStoreOf(ports, asked),
    authorities: { bundled: countOf("bundled"), system: countOf("system"), extra: countOf("extra") },
    workspaces: await workspacesOf(ports, asked),
  };
  return { facts, unanswered };
}

/** The system's key store and its proxies answer through a bus, a daemon or a script, any of which may hang. */
const MOST_WAIT_MS = 5000;
const NO_ANSWER = "no-answer";

/** What a question to the system came to: its answer, that it failed, or that none came in time. */
type Asked = (question: () => Promise<string>) => Promise<string>;

async function within(clock: HostPorts["clock"], question: () => Promise<string>): Promise<string> {
  let answer = NO_ANSWER;
  const answered = question().then(
    (given) => (answer = given),
    () => (answer = "failed"),
  );
  await withTimeout(clock, MOST_WAIT_MS, answered);
  return answer;
}

function placeOf(ports: HostPorts, path: string): object {
  const free = ports.files.freeBytes(path);
  return {
    exists: existsSync(path),
    writable: isWritable(path),
    ...(free === undefined ? {} : { freeMb: Math.round(free / MB) }),
  };
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function filesOf(dataDir: string): object {
  try {
    const names = readdirSync(dataDir);
    const known = KNOWN_FILES.filter((name) => names.includes(name));
    const setAside = names.filter((name) => name.includes(".damaged-")).length;
    return {
      files: Object.fromEntries(known.map((name) => [name, sizeOf(join(dataDir, name))])),
      setAside,
      others: names.length - known.length - setAside,
    };
  } catch {
    return {};
  }
}

/** Bytes of a file, or entries of a folder. */
function sizeOf(path: string): { readonly bytes: number } | { readonly entries: number } | "unreadable" {
  try {
    const stat = statSync(path);
    return stat.isDirectory() ? { entries: readdirSync(path).length } : { bytes: stat.size };
  } catch {
    return "unreadable";
  }
}

async function keyStoreOf({ keyStore }: HostPorts, asked: Asked): Promise<string> {
  return keyStore === undefined ? "none" : asked(async () => (await keyStore.status()).kind);
}

function countOf(type: "bundled" | "system" | "extra"): number | "failed" {
  try {
    return getCACertificates(type).length;
  } catch {
    return "failed";
  }
}

/** Each workspace by its numbers, whether it has both connections, and what leads to them. */
async function workspacesOf(ports: HostPorts, asked: Asked): Promise<unknown> {
  // Reading it otherwise would set a corrupted file aside.
  const list = peekWorkspaces(ports);
  if (list === undefined) return existsSync(workspacesPath(ports.dataDir)) ? { problem: "unreadable" } : [];
  return Promise.all(
    list.workspaces.map(async ({ numbers, cloud, onPrem, archivedAt }) => {
      const [toCloud, toClient] = await Promise.all([
        wayTo(ports, asked, cloud?.baseUrl),
        wayTo(ports, asked, onPrem?.baseUrl),
      ]);
      return {
        numbers: numbers.map(({ phoneNumber }) => lastTwoDigits(phoneNumber)),
        archived: archivedAt !== undefined,
        cloud: toCloud,
        onPrem: toClient,
      };
    }),
  );
}

/** How a server is reached, without its name; "not-set" where there is none. */
async function wayTo({ proxies }: HostPorts, asked: Asked, url: string | undefined): Promise<string> {
  if (url === undefined || !URL.canParse(url)) return "not-set";
  if (proxies === undefined) return "direct";
  return asked(async () => (await proxies({ url: new URL(url) }))[0]?.kind ?? "direct");
}
