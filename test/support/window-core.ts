import { onTestFinished } from "vitest";
import { createApp, type App } from "../../main/core/app/app.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import { clientOver, type Client } from "../../shared/rpc/client.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import { err } from "../../shared/result.ts";
import { seededRandom } from "./seeded-random.ts";
import { tempFolder } from "./temp-folder.ts";
import { virtualClock } from "./virtual-clock.ts";

/** A core without a platform, and what it pushes. */
export type WindowCore = {
  readonly client: Client;
  readonly app: App;
  readonly dataDir: string;
  /** Everything that was pushed on a topic since the core was opened. */
  readonly heard: <T extends TopicName>(topic: T) => readonly PushOf<T>[];
};

/** Opens a core on a data folder that need not exist yet; closed when the test ends. */
export function windowCore(change: Partial<HostPorts> = {}): WindowCore {
  const dataDir = change.dataDir ?? `${tempFolder()}/data`;
  const stateDir = change.stateDir ?? `${tempFolder()}/state`;
  const app = createApp({
    clock: virtualClock(),
    random: seededRandom(),
    secrets: {
      env: () => undefined,
      file: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
    },
    files: {
      read: (path) => err({ kind: "fileUnreadable", path, code: "ENOENT" }),
      freeBytes: () => 10 ** 10,
    },
    appVersion: "0.0.0-test",
    keySource: passphraseSource({ N: 2, r: 1, p: 1 }),
    copyCost: { N: 2, r: 1, p: 1 },
    ...change,
    dataDir,
    stateDir,
  });
  onTestFinished(() => app.close());
  const client = clientOver(app.transport);
  const pushed = new Map<string, unknown[]>();
  for (const topic of ["vault", "settings", "workspaces", "readings", "practice"] as const) {
    const list: unknown[] = [];
    pushed.set(topic, list);
    client.subscribe(topic, (push) => list.push(push));
  }
  return { client, app, dataDir, heard: (topic) => (pushed.get(topic) ?? []) as never };
}
