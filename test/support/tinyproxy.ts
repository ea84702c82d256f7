import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { availabilityOf, startServerProgram, type Availability } from "./webhooks/server-program.ts";

const TINYPROXY = "/usr/bin/tinyproxy";

/** Is tinyproxy installed? Tests that need it are otherwise skipped with the reason. */
export const tinyproxyHere: Availability = availabilityOf(TINYPROXY);

/** A real tinyproxy on loopback. */
export type Tinyproxy = {
  readonly url: string;
  /** Everything that it has logged so far. */
  log(): string;
  /**
   * Stops the process, so that it neither responds nor closes: only the operating system accepts connections.
   */
  freeze(): void;
  /** Kills it. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a tinyproxy. `lines` are added to a configuration that allows this machine to reach any port. */
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
