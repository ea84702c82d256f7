import { once } from "node:events";
import type { Duplex } from "node:stream";
import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";

/** Where a request stands when the program becomes too busy to read, by name. */
export const ASKED_WHILE_BUSY = [
  "on a new connection",
  "of which the beginning was read",
  "on a connection that was used",
] as const;

export type AskedWhileBusy = (typeof ASKED_WHILE_BUSY)[number];

type Request = { readonly head: string; readonly body: string };

/** Holds this process, and with it the server in it, as a wait for a database or a suspended computer does. */
const holdProcess = (ms: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Sends a request over an open connection to a server in this process that reads nothing for `busyMs` meanwhile.
 * Resolves with every answer, and with the error if the connection was reset.
 */
export async function answersWhenBusy(
  connection: Duplex,
  { head, body }: Request,
  { standing, busyMs }: { readonly standing: AskedWhileBusy; readonly busyMs: number },
): Promise<string> {
  let heard = "";
  connection.on("data", (part: Buffer) => (heard += part.toString()));
  connection.on("error", (error: NodeJS.ErrnoException) => (heard += ` ${error.code}`));
  const sent = `${head}content-length: ${body.length}\r\n\r\n`;
  if (standing === "on a connection that was used") {
    connection.write(`${sent}${body}`);
    await once(connection, "data");
  }
  if (standing === "of which the beginning was read") connection.write(`${sent}${body.slice(0, 1)}`);
  // The server reads what there is.
  await pause(30);
  // From here, timers that are due by then come before what there is to read, as after work on another request.
  await immediate();
  connection.write(standing === "of which the beginning was read" ? body.slice(1) : `${sent}${body}`);
  holdProcess(busyMs);
  const answers = standing === "on a connection that was used" ? 2 : 1;
  for (let turn = 0; turn < 100 && statusesIn(heard).length < answers && !connection.destroyed; turn += 1)
    await pause(10);
  return statusesIn(heard).join() + (/ E[A-Z]+$/.exec(heard)?.[0] ?? "");
}

function statusesIn(heard: string): readonly string[] {
  return [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = ""]) => status);
}
