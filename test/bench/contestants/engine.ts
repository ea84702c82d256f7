import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "../../../main/core/app/app.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { outsideSecrets } from "../../../main/hosts/common/ports/outside-secrets.ts";
import { parsePlan } from "../../../shared/migration/plan-problem.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { StepEvent } from "../../../shared/migration/run-snapshot.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { Scene } from "../lib/stage-client.ts";
import type { Contestant, Ready } from "./contestant.ts";

const MEASURED: ReadonlySet<string> = new Set(["backup", "register", "subscribe"]);
/** Opening a vault is no part of what is measured, so its passphrase may be cheap. */
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 } as const;

/**
 * The real engine with a real data folder under `parent`: journal, vault and their syncs included.
 *
 * Measures from when the intent of backup is on disk until the response to subscribe is on disk. The queries
 * before and after, which no peer makes, are left out. `keep` is called with each data folder once its
 * migration is complete.
 */
export function engineIn(parent: string, keep: (dataDir: string) => void): Contestant {
  return {
    name: "Switchover",
    async prepare(scene) {
      const dataDir = join(parent, `data-${randomBytes(4).toString("hex")}`);
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const caFile = join(parent, "ca.pem");
      writeFileSync(caFile, scene.caPem);
      return prepareRun(scene, { dataDir, caFile, keep });
    },
  };
}

type Place = { readonly dataDir: string; readonly caFile: string; readonly keep: (dataDir: string) => void };

async function prepareRun(scene: Scene, { dataDir, caFile, keep }: Place): Promise<Ready> {
  const secrets = outsideSecrets({
    CLOUD_TOKEN: scene.cloud.accessToken,
    ONPREM_TOKEN: scene.onPrem.token,
    PIN: scene.number.pin,
  });
  const app = createApp({
    // The machine-wide register starts empty too; the user's own is not touched.
    ...hostPorts(dataDir, "0.0.0-bench", { stateDir: join(dataDir, "machine") }),
    secrets,
    keySource: passphraseSource(QUICK_COST),
  });
  const client = clientOver(app.transport);
  must(await client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: true }));
  const { run } = must(await client.call("migration.start", { plan: planFor(scene, caFile) }));
  must(
    await client.call("migration.confirm", {
      run,
      what: ["warnings", "point-of-no-return"],
      by: "yes-option",
    }),
  );
  const seenAt = new Map<string, number>();
  let waitingMs = 0;
  client.subscribe("steps", (event: StepEvent) => {
    seenAt.set(`${event.step} ${event.phase}`, performance.now());
    if (MEASURED.has(event.step)) waitingMs += event.durationMs ?? 0;
  });
  return {
    async run() {
      const ended = must(await client.call("migration.proceed", { run }));
      if (ended.phase.kind !== "ended" || ended.phase.reason !== "complete") {
        throw new Error(`the run did not go through: ${JSON.stringify(ended.phase)}`);
      }
      keep(dataDir);
      const totalMs =
        (seenAt.get("subscribe outcome") ?? Number.NaN) - (seenAt.get("backup intent") ?? Number.NaN);
      return { totalMs, waitingMs };
    },
    close: () => app.close(),
  };
}

function planFor({ cloud, onPrem, number }: Scene, caFile: string): Plan {
  return must(
    parsePlan({
      version: 1,
      direction: "to-cloud",
      cloud: {
        baseUrl: cloud.baseUrl,
        businessAccountId: cloud.businessAccountId,
        appId: cloud.appId,
        accessToken: { env: "CLOUD_TOKEN" },
        tls: { caFile },
      },
      onPrem: {
        baseUrl: onPrem.baseUrl,
        auth: { token: { env: "ONPREM_TOKEN" } },
        tls: { sha256: onPrem.sha256 },
      },
      number: {
        phoneNumberId: cloud.phoneNumberId,
        cc: number.cc,
        phoneNumber: number.phoneNumber,
        pin: { env: "PIN" },
        displayName: number.displayName,
      },
    }),
  );
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
