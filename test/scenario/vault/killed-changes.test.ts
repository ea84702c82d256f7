// First, so that this process derives keys as the programs do that it starts.
import "../../support/cheap-passphrase.mjs";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { openVault, type FolderVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { redact } from "../../../shared/redacted.ts";
import { PROGRAM } from "../../support/cli-process.ts";
import { valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { canTrace } from "../../support/traced-writes.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";
import { askAt, callHeaders, cookieOf } from "../serve/rig.ts";

const OLD = "correct horse battery";
const NEW = "a door of oak";
const LABEL = SecretLabel.parse("cloud-token");
const SECRET = "a token that nobody may read";

/** Calls before which the disk holds something else than after them. */
const CALLS = ["fsync", "rename", "unlink", "link"] as const;

const vaultIn = (dataDir: string): FolderVault =>
  openVault({
    dataDir,
    clock: virtualClock(),
    random: randomFrom(1),
    keySource: passphraseSource(),
  });

/** A folder with a vault that has a secret and a recovery key, both passphrases in files beside it. */
async function prepared(): Promise<string> {
  const folder = tempFolder();
  const dataDir = join(folder, "data");
  const { client, app } = windowCore({ dataDir });
  valueOf(await client.call("vault.unlock", { passphrase: OLD, allowCreate: true }));
  valueOf(await client.call("vault.put", { label: LABEL, secretKind: "other", value: SECRET }));
  writeFileSync(join(folder, "old.txt"), `${OLD}\n`);
  writeFileSync(join(folder, "new.txt"), `${NEW}\n`);
  await app.close();
  const made = spawnSync(
    "sh",
    ["-c", `${PROGRAM} vault recovery --data-dir data --passphrase-file old.txt --out first.txt`],
    {
      cwd: folder,
    },
  );
  expect(made.status).toBe(0);
  return folder;
}

/** Runs a command in a copy of the folder and kills it just before the call with this number; true if it was killed. */
function killedAt(folder: string, command: string, call: string, number: number): boolean {
  const inject = `-e trace=${call} -e inject=${call}:signal=SIGKILL:when=${number}`;
  const { status } = spawnSync(
    "sh",
    ["-c", `exec strace -f -qq -o /dev/null ${inject} ${PROGRAM} ${command}`],
    {
      cwd: folder,
    },
  );
  return status !== 0;
}

const keyIn = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, "utf8").match(/^[0-9A-Z-]{44}$/m)?.[0] : undefined;

/** What opens the vault as a kill left it, and whether the secret is still what it was. */
async function opensBy(folder: string): Promise<readonly string[]> {
  const dataDir = join(folder, "data");
  const found: string[] = [];
  const tell = (name: string, vault: FolderVault): void => {
    found.push(name);
    expect(valueOf(vault.take(LABEL)).reveal()).toBe(SECRET);
  };
  for (const [name, passphrase] of [
    ["old", OLD],
    ["new", NEW],
  ] as const) {
    const vault = vaultIn(dataDir);
    if ((await vault.unlock(redact(passphrase, "passphrase"))).ok) tell(name, vault);
  }
  for (const name of ["first", "second"]) {
    const key = keyIn(join(folder, `${name}.txt`));
    const vault = vaultIn(dataDir);
    if (key !== undefined && (await vault.recovery.unlock(redact(key, "recovery key"))).ok) tell(name, vault);
  }
  return found;
}

const needsTrace = (skip: TestContext["skip"]): void => {
  if (!canTrace()) skip("strace is needed to kill at a system call");
};

/** `npm test` kills the change that is made most often; all of them with SWITCHOVER_LONG_TESTS=1. */
const CHANGES = [
  [
    "passphrase by the passphrase",
    "vault passphrase --data-dir data --passphrase-file old.txt --new-passphrase-file new.txt",
    [
      ["old", "first"],
      ["new", "first"],
    ],
  ],
  [
    "passphrase by the recovery key",
    "vault passphrase --data-dir data --recovery-key-file first.txt --new-passphrase-file new.txt",
    [
      ["old", "first"],
      ["new", "first"],
    ],
  ],
  [
    "recovery key",
    "vault recovery --data-dir data --passphrase-file old.txt --out second.txt",
    [
      ["old", "first"],
      ["old", "second"],
    ],
  ],
] as const;

test.for(process.env["SWITCHOVER_LONG_TESTS"] === "1" ? CHANGES : [CHANGES[0]])(
  "[ZQ10] [F21] [I3] a change of the %s that is killed at any of its calls leaves the old one or the new one, never neither and never both",
  { timeout: 300_000 },
  async ([_what, command, allowed], { skip }) => {
    needsTrace(skip);
    const whole = await prepared();
    let kills = 0;
    const seen = new Set<string>();
    for (const call of CALLS)
      for (let number = 1; ; number += 1) {
        const folder = tempFolder();
        cpSync(whole, folder, { recursive: true });
        const wasKilled = killedAt(folder, command, call, number);
        if (!wasKilled) break;
        kills += 1;
        const opens = await opensBy(folder);
        seen.add(opens.join());
        expect(
          allowed.some((one) => one.join() === opens.join()),
          `${call} ${number} opens by ${opens.join()}`,
        ).toBe(true);
        rmSync(folder, { recursive: true });
      }
    expect(kills).toBeGreaterThan(5);
    expect([...seen].toSorted()).toEqual(allowed.map((one) => one.join()).toSorted());
  },
);

/** A window's host that runs on a copy of the folder, with its vault unlocked, and how to call it. */
async function hostOn(folder: string) {
  const child = spawn("sh", ["-c", `exec ${PROGRAM} serve --json --no-open --data-dir data`], {
    cwd: folder,
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { port, token } = await new Promise<{ readonly port: number; readonly token: string }>(
    (resolve, reject) => {
      let text = "";
      child.once("close", () => reject(new Error(`the host ended: ${text}`)));
      child.stdout.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        const [, at, secret] = /http:\/\/127\.0\.0\.1:(\d+)\/start\?token=([\w-]+)/.exec(text) ?? [];
        if (secret !== undefined) resolve({ port: Number(at), token: secret });
      });
    },
  );
  const headers = callHeaders(port, cookieOf(await askAt(port, `/start?token=${token}`, {})));
  const call = async (method: string, input: object): Promise<unknown> => {
    const { body } = await askAt(port, "/rpc", {
      method: "POST",
      headers,
      body: JSON.stringify({ method, input }),
    });
    return JSON.parse(body) as unknown;
  };
  expect(await call("vault.unlock", { passphrase: OLD, allowCreate: false })).toMatchObject({ ok: true });
  return { child, call };
}

/** Lets strace kill the process just before the call with this number, counted from now. */
async function killBefore(child: ChildProcess, call: string, number: number): Promise<void> {
  const inject = ["-e", `trace=${call}`, "-e", `inject=${call}:signal=SIGKILL:when=${number}`];
  const tracer = spawn("strace", ["-f", "-qq", "-o", "/dev/null", ...inject, "-p", String(child.pid)], {
    stdio: "ignore",
  });
  onTestFinished(() => void tracer.kill("SIGKILL"));
  // Every thread of the host.
  const isTraced = (): boolean =>
    globSync(`/proc/${child.pid}/task/*/status`).every(
      (status) => !readFileSync(status, "utf8").includes("TracerPid:\t0"),
    );
  while (!isTraced()) {
    if (tracer.exitCode !== null) throw new Error("strace couldn't attach to the host");
    await pause(10);
  }
}

/** Sends the change to a host and kills that before the call with this number; true if it was killed. */
async function hostKilledAt(
  folder: string,
  { method, input }: Change,
  call: string,
  number: number,
): Promise<boolean> {
  const host = await hostOn(folder);
  const ended = once(host.child, "close");
  await killBefore(host.child, call, number);
  const answer = await host.call(method, input).catch(() => "none");
  host.child.kill("SIGKILL");
  await ended;
  expect(answer === "none" || answer).toSatisfy(
    (given) => given === true || (given as { readonly ok?: unknown }).ok === true,
  );
  return answer === "none";
}

type Change = { readonly method: string; readonly input: object };

const isLong = process.env["SWITCHOVER_LONG_TESTS"] === "1";

/** `npm test` kills before the new key file takes its place and before the second one is written. */
const HOST_CALLS: readonly (readonly [call: string, numbers: readonly number[]])[] = isLong
  ? CALLS.map((call) => [call, Array.from({ length: 100 }, (_one, index) => index + 1)])
  : [["rename", [1, 2]]];

const HOST_CHANGES: readonly (readonly [string, (folder: string) => Change])[] = [
  ["passphrase", () => ({ method: "vault.changePassphrase", input: { current: OLD, next: NEW } })],
  [
    "passphrase by the recovery key",
    (folder) => ({
      method: "vault.passphraseByRecovery",
      input: { key: keyIn(join(folder, "first.txt")), next: NEW },
    }),
  ],
];

test.for(isLong ? HOST_CHANGES : HOST_CHANGES.slice(0, 1))(
  "[ZT7] [ZQ10] [F21] a change of the %s in the process of a window, with the vault unlocked, that is killed at any of its calls leaves the old one or the new one",
  { timeout: 600_000 },
  async ([_what, change], { skip }) => {
    needsTrace(skip);
    const whole = await prepared();
    const seen: string[] = [];
    for (const [call, numbers] of HOST_CALLS)
      for (const number of numbers) {
        const folder = tempFolder();
        cpSync(whole, folder, { recursive: true });
        if (!(await hostKilledAt(folder, change(folder), call, number))) break;
        const opens = await opensBy(folder);
        expect([["old,first"], ["new,first"]], `${call} ${number} opens by ${opens.join()}`).toContainEqual([
          opens.join(),
        ]);
        seen.push(opens.join());
        rmSync(folder, { recursive: true });
      }
    expect(seen.length).toBeGreaterThan(isLong ? 5 : 1);
    expect([...new Set(seen)].toSorted()).toEqual(["new,first", "old,first"]);
  },
);
