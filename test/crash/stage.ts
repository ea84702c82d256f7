import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { writePlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import {
  startSandbox,
  type RequestEntry,
  type Sandbox,
  type SandboxOptions,
} from "../../main/sandbox/index.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import { parsePlan } from "../../shared/migration/plan-problem.ts";
import type { Plan } from "../../shared/migration/plan.ts";
import { redact } from "../../shared/redacted.ts";
import { err, ok } from "../../shared/result.ts";
import { hastyClock } from "../support/hasty-clock.ts";

export const PASSPHRASE = redact("correct horse battery", "passphrase");

/** A sandbox, one data folder and the machine's state: what is left when the program is killed. */
export type Stage = {
  readonly direction: Direction;
  readonly sandbox: Sandbox;
  /** Holds the plans, their secrets, `data` and `state`. */
  readonly folder: string;
  readonly dataDir: string;
  readonly stateDir: string;
  readonly planFile: string;
  readonly plan: Plan;
  readonly passphraseFile: string;
  readonly clock: ReturnType<typeof hastyClock>;
  /** Ports of a core in this process, as another process would open the folder. */
  readonly ports: HostPorts;
  /** Every request that reached the platform, also before its own restart. */
  requests(): readonly RequestEntry[];
  close(): Promise<void>;
};

type StageOptions = {
  readonly sandbox?: SandboxOptions;
  /** Requests that an earlier process of this sandbox got. */
  readonly earlier?: readonly RequestEntry[];
  /** Where everything lies; default: a new folder, removed at the end. */
  readonly folder?: string;
  /** The time of the platform and of the core at the beginning; default: now. */
  readonly atMs?: number;
};

/** Sets up a number on the side that it is to leave. */
export async function openStage(
  direction: Direction,
  { sandbox: options = {}, earlier = [], folder: given, atMs }: StageOptions = {},
): Promise<Stage> {
  const clock = hastyClock();
  if (atMs !== undefined) clock.skip(atMs - Date.now());
  const sandbox = await startSandbox({
    startsOn: direction === "to-cloud" ? "onprem" : "cloud",
    clock: { nowMs: () => clock.now() },
    ...options,
  });
  const folder = given ?? realpathSync(mkdtempSync(join(tmpdir(), "switchover-crash-")));
  const planFile = writePlanFolder(folder, sandbox).plans[direction];
  const plan = parsePlan(JSON.parse(readFileSync(planFile, "utf8")));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problem));
  const passphraseFile = join(folder, "passphrase.txt");
  writeFileSync(passphraseFile, `${PASSPHRASE.reveal()}\n`, { mode: 0o600 });
  const dataDir = join(folder, "data");
  const stateDir = join(folder, "state");
  return {
    direction,
    sandbox,
    folder,
    dataDir,
    stateDir,
    planFile,
    plan: plan.value,
    passphraseFile,
    clock,
    ports: portsIn(folder, { dataDir, stateDir: join(stateDir, "switchover"), clock }),
    requests: () => [...earlier, ...sandbox.world.requests()],
    close: async () => {
      await sandbox.close();
      if (given === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function portsIn(folder: string, own: Pick<HostPorts, "dataDir" | "stateDir" | "clock">): HostPorts {
  const textOf = (path: string): ReturnType<HostPorts["files"]["read"]> => {
    try {
      return ok(readFileSync(join(folder, basename(path)), "utf8").trimEnd());
    } catch {
      return err({ kind: "fileUnreadable", path, code: "ENOENT" });
    }
  };
  return {
    ...own,
    random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    secrets: {
      env: () => undefined,
      file: (path) => {
        const text = textOf(path);
        return text.ok ? ok(redact(text.value, path)) : text;
      },
    },
    files: { read: textOf, freeBytes: () => 10 ** 10 },
    appVersion: "0.0.0-test",
    keySource: passphraseSource(),
  };
}
