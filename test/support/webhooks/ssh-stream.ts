import { readFileSync } from "node:fs";
import type { Duplex } from "node:stream";
import { Client } from "ssh2";
import type { Sshd } from "./sshd.ts";

/** Streams to a loopback port through a real sshd. */
export type SshStreams = { stream(): Promise<Duplex>; close(): void };

/** Signs in to the server, which then forwards to the port `target`. */
export async function throughSsh({ host, port, user, keyFile }: Sshd, target: number): Promise<SshStreams> {
  const client = new Client();
  await new Promise<void>((resolve, reject) => {
    client.once("ready", resolve).once("error", reject);
    client.connect({ host, port, username: user, privateKey: readFileSync(keyFile) });
  });
  return {
    stream: () =>
      new Promise((resolve, reject) => {
        client.forwardOut("127.0.0.1", 0, "127.0.0.1", target, (error, channel) =>
          error === undefined ? resolve(channel) : reject(error),
        );
      }),
    close: () => void client.end(),
  };
}
