// A process of a race: takes one order a line on standard input and answers each with one line.
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { createApp, type App } from "../../main/core/app/app.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";
import { passphraseSource } from "../../main/core/vault/passphrase-source.ts";
import { redact } from "../../shared/redacted.ts";
import { err, ok } from "../../shared/result.ts";
import { clientOver, type Client } from "../../shared/rpc/client.ts";
import { hastyClock } from "../support/hasty-clock.ts";
import type { Order, Reply } from "./orders.ts";

const clock = hastyClock();
let app: App | undefined;
let client: Client | undefined;

function portsFor({ dataDir, stateDir, files }: Extract<Order, { do: "open" }>): HostPorts {
  const textOf = (path: string): ReturnType<HostPorts["files"]["read"]> => {
    const text = files[path];
    return text === undefined ? err({ kind: "fileUnreadable", path, code: "ENOENT" }) : ok(text);
  };
  return {
    clock,
    random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    secrets: {
      env: () => undefined,
      file: (path) => {
        const text = textOf(path);
        return text.ok ? ok(redact(text.value, path)) : text;
      },
    },
    files: { read: textOf, freeBytes: () => 10 ** 10 },
    dataDir,
    stateDir,
    appVersion: "0.0.0-test",
    keySource: passphraseSource({ N: 2 ** 10, r: 8, p: 1 }),
  };
}

async function obey(order: Order): Promise<unknown> {
  if (order.do === "open") {
    app = createApp(portsFor(order));
    client = clientOver(app.transport);
    return client.call("vault.unlock", { passphrase: "correct horse battery", allowCreate: true });
  }
  if (order.do === "close") {
    await app?.close();
    return null;
  }
  return client?.call(order.method as never, order.input as never);
}

const say = (reply: Reply): void => void process.stdout.write(`${JSON.stringify(reply)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, order } = JSON.parse(line) as { id: number; order: Order };
  // Not awaited: a window makes several calls at once, too.
  void obey(order).then(
    (answer) => say({ id, answer }),
    (error: unknown) => say({ id, thrown: error instanceof Error ? (error.stack ?? "") : String(error) }),
  );
}
process.exit(0);
