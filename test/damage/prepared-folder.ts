import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { endingOf, openCoreDriver } from "../support/core-driver.ts";
import { must, startHarness, type Core, type Harness } from "../support/harness.ts";

/** Files by their path below a folder that holds a data folder (`data/`) and its machine's state (`state/`). */
export type Files = ReadonlyMap<string, Buffer>;

/** One folder at several moments, oldest first. */
export type Generations = {
  /** Earlier moments, whose files a roll-back puts back. */
  readonly older: readonly Files[];
  /** As a killed process left it: the write-ahead logs still hold rows. */
  readonly killed: Files;
  /** As a program left it that was closed. */
  readonly closed: Files;
};

const WORKSPACE = "ws-damage1";

/**
 * Makes a data folder with every kind of content: a refused migration with a rejected PIN, a finished one, one
 * that waits for a code, a changed PIN, a workspace, settings, secrets, observations and checked-off items.
 */
export async function prepareFolder(): Promise<Generations> {
  const harness = await startHarness();
  try {
    const older: Files[] = [];
    const core = await harness.core();
    await describeSite(core, harness);
    older.push(filesOf(harness));
    harness.env.set("PIN", "999999");
    expectEnd(await throughTo(harness, "to-cloud"), "register-pin-refused, on-premises proven");
    harness.env.set("PIN", harness.sandbox.number.pin);
    older.push(filesOf(harness));
    const moved = await throughTo(harness, "to-cloud");
    expectEnd(moved, "complete, cloud proven");
    older.push(filesOf(harness));
    must(await core.client.call("numbers.look", lookedAt(harness)));
    must(await core.client.call("settings.change", { appearance: "dark", lockAfterMinutes: 60 }));
    const waiting = await openCoreDriver(harness);
    const code = await waiting.migrate(harness.plan("to-onprem"));
    expectEnd(code, "awaiting-code, cloud proven");
    const killed = filesOf(harness);
    await waiting.close();
    await core.app.close();
    return { older, killed, closed: filesOf(harness) };
  } finally {
    await harness.close();
  }
}

function lookedAt({ sandbox }: Harness) {
  return { workspace: WORKSPACE, phoneNumberId: sandbox.cloud.phoneNumberId } as never;
}

async function describeSite({ client }: Core, { sandbox, env }: Harness): Promise<void> {
  const { cloud, onPrem, number } = sandbox;
  const workspace = {
    id: WORKSPACE,
    name: "Northwind Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      tls: { caFile: "ca.pem" },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      signIn: { kind: "login", username: onPrem.username },
      tls: { sha256: onPrem.sha256 },
    },
    numbers: [
      { phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber, shards: 1 },
    ],
  };
  must(await client.call("workspaces.save", { revision: 0, workspace } as never));
  const secrets = [
    [`${WORKSPACE}.cloud-token`, "access-token", env.get("CLOUD_TOKEN")],
    [`${WORKSPACE}.onprem-password`, "password", env.get("ONPREM_PASSWORD")],
  ] as const;
  for (const [label, secretKind, value] of secrets)
    must(await client.call("vault.put", { label, secretKind, value } as never));
  must(await client.call("webhooks.changeSettings", { lookEveryMinutes: 60 } as never));
}

async function throughTo(harness: Harness, direction: "to-cloud" | "to-onprem") {
  const driver = await openCoreDriver(harness);
  try {
    return await driver.migrate(harness.plan(direction));
  } finally {
    await driver.close();
  }
}

function expectEnd(snapshot: Parameters<typeof endingOf>[0], expected: string): void {
  const found = endingOf(snapshot);
  if (found !== expected) throw new Error(`the folder to damage is another one: ${found}`);
}

/** Reads every file. The index of a write-ahead log is left out: SQLite makes it anew after a kill. */
function filesOf({ dataDir, ports }: Harness): Files {
  return new Map([...below(dataDir, "data"), ...below(ports.stateDir, "state")]);
}

function below(folder: string, as: string): readonly (readonly [string, Buffer])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [join(as, relative(folder, path)), readFileSync(path)] as const;
    });
}

/** Makes `folder` hold exactly these files. */
export function writeFiles(folder: string, files: Files): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, path), content, { mode: 0o600 });
  }
}

/** Every file below `folder`. */
export function readFiles(folder: string): Files {
  return new Map(below(folder, ""));
}
