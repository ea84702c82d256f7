import { mkdtempSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, type App } from "../../main/core/app/app.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { startSandbox, type Sandbox, type SandboxOptions } from "../../main/sandbox/index.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import { COVERED_BY_YES } from "../../shared/migration/confirmation.ts";
import { parsePlan } from "../../shared/migration/plan-problem.ts";
import type { Plan } from "../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { redact } from "../../shared/redacted.ts";
import { err, ok } from "../../shared/result.ts";
import { clientOver, type Client } from "../../shared/rpc/client.ts";
import type { Clock } from "../../shared/time.ts";
import { hastyClock } from "./hasty-clock.ts";

const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 } as const;

/** A sandbox, a data folder and secrets, for whole migrations inside one test. */
export type Harness = {
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** Secrets by name, as the plan refers to them; a test may change or remove one. */
  readonly env: Map<string, string>;
  readonly clock: Clock & { skip(ms: number): void };
  /** The ports of a core on this harness. */
  readonly ports: HostPorts;
  plan(direction: Direction, change?: (json: PlanJson) => void): Plan;
  /** A new core on the same data folder, as another process would open it. */
  core(change?: (ports: HostPorts) => HostPorts): Promise<Core>;
  close(): Promise<void>;
};

export type Core = { readonly client: Client; readonly app: App };
export type PlanJson = ReturnType<typeof planJson>;

/** Starts a harness; close it at the end of the test. */
export async function startHarness(options: SandboxOptions = {}): Promise<Harness> {
  const sandbox = await startSandbox(options);
  const dataDir = mkdtempSync(join(tmpdir(), "switchover-rig-"));
  const stateDir = mkdtempSync(join(tmpdir(), "switchover-rig-state-"));
  const env = new Map(Object.entries(secretsOf(sandbox)));
  const clock = hastyClock();
  const apps = new Set<App>();
  const ports = portsOf({ sandbox, dataDir, stateDir, env, clock });
  return {
    sandbox,
    dataDir,
    env,
    clock,
    ports,
    plan(direction, change) {
      const json = planJson(sandbox, direction, options);
      change?.(json);
      const parsed = parsePlan(json);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
      return parsed.value;
    },
    async core(change = (given) => given) {
      const app = createApp(change(ports));
      apps.add(app);
      const client = clientOver(app.transport);
      const unlocked = await client.call("vault.unlock", {
        passphrase: "correct horse battery",
        allowCreate: true,
      });
      if (!unlocked.ok) throw new Error(JSON.stringify(unlocked.problem));
      return { client, app };
    },
    async close() {
      for (const app of apps) await app.close();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

function secretsOf({ cloud, onPrem, number }: Sandbox): Record<string, string> {
  return {
    CLOUD_TOKEN: cloud.accessToken,
    ONPREM_PASSWORD: onPrem.password,
    PIN: number.pin,
    CERT: number.cert,
  };
}

function portsOf({
  sandbox,
  dataDir,
  stateDir,
  env,
  clock,
}: Pick<Harness, "sandbox" | "dataDir" | "env" | "clock"> & { readonly stateDir: string }): HostPorts {
  return {
    clock,
    random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    secrets: {
      env: (name) => {
        const value = env.get(name);
        return value === undefined ? undefined : redact(value, name);
      },
      file: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
    },
    files: {
      read: (path) =>
        path === "ca.pem" ? ok(sandbox.caPem) : err({ kind: "fileUnreadable", path, code: "ENOENT" }),
      freeBytes: () => 10 ** 10,
    },
    dataDir,
    stateDir,
    appVersion: "0.0.0-test",
    keySource: passphraseSource(QUICK_COST),
    copyCost: QUICK_COST,
  };
}

function planJson(
  { cloud, onPrem, number }: Sandbox,
  direction: Direction,
  { brand = "chat", apiVersion = "v23.0" }: SandboxOptions,
) {
  return {
    version: 1 as const,
    direction,
    dialect: { brand, apiVersion },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId as string | undefined,
      accessToken: { env: "CLOUD_TOKEN" },
      tls: { caFile: "ca.pem" },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      auth: { username: onPrem.username, password: { env: "ONPREM_PASSWORD" } } as Record<string, unknown>,
      tls: { sha256: onPrem.sha256 },
    },
    number: {
      phoneNumberId: cloud.phoneNumberId,
      cc: number.cc,
      phoneNumber: number.phoneNumber,
      pin: { env: "PIN" } as { env: string } | undefined,
      cert: { env: "CERT" } as { env: string } | undefined,
      method: "sms" as "sms" | "voice",
      shards: 1 as number | undefined,
      displayName: number.displayName as string | undefined,
    },
  };
}

/** Confirms everything that --yes covers and continues until the run stops at something else. */
async function continueRun({ client }: Core, first: RunSnapshot): Promise<RunSnapshot> {
  let snapshot = first;
  for (let round = 0; round < 20; round += 1) {
    if (snapshot.phase.kind === "awaiting-confirmation") {
      const what = snapshot.phase.what.filter((item) => COVERED_BY_YES[item]);
      if (what.length === 0) return snapshot;
      snapshot = must(await client.call("migration.confirm", { run: snapshot.run, what, by: "yes-option" }));
    }
    const next = must(await client.call("migration.proceed", { run: snapshot.run }));
    if (next.phase.kind !== "awaiting-confirmation") return next;
    snapshot = next;
  }
  throw new Error("the run never came to rest");
}

/** Starts a migration and continues until it stops. */
export async function migrate(core: Core, plan: Plan): Promise<RunSnapshot> {
  return continueRun(core, must(await core.client.call("migration.start", { plan })));
}

/** The value of a result; throws with the problem if there is one. */
export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T {
  if (!result.ok) throw new Error(`unexpected problem: ${JSON.stringify(result.problem)}`);
  return result.value;
}
