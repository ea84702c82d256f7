import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { availabilityOf, startServerProgram, type Availability } from "./webhooks/server-program.ts";

const TINYPROXY = "/usr/bin/tinyproxy";

/** Is a real tinyproxy here? Tests that need one are skipped with the reason otherwise. */
export const tinyproxyHere: Availability = availabilityOf(TINYPROXY);

/** A real proxy on loopback. */
export type Tinyproxy = {
  readonly url: string;
  /** All that it logged so far. */
  log(): string;
  /** Lets it neither answer nor close: connections are taken by the system alone. */
  freeze(): void;
  /** Ends it at once. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a tinyproxy. `lines` come on top of a configuration that lets this machine through to any port. */
export async function startTinyproxy(lines: readonly string[] = []): Promise<Tinyproxy> {
  const folder = mkdtempSync(join(tmpdir(), "switchover-tinyproxy-"));
  const port = await freePort();
  const file = join(folder, "tinyproxy.conf");
  const common = [`Port ${port}`, "Listen 127.0.0.1", "Timeout 30", "LogLevel Connect", "Allow 127.0.0.1"];
  writeFileSync(file, `${[...common, ...lines].join("\n")}\n`, { mode: 0o600 });
  const program = await startServerProgram(TINYPROXY, ["-d", "-c", file], () => answersAt(port));
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => program.printed(),
    freeze: () => void process.kill(program.pid, "SIGSTOP"),
    kill: () => program.kill(),
    async close() {
      await program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
