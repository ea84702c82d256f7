import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { runDetached } from "../../../../main/core/runtime/run-detached.ts";
import { REQUESTS_PER_CONNECTION, type RunningReceiver } from "./receiver.ts";

/** Node's own server around `take`, which says what a request is answered with. */
export async function plainServer(
  take: (body: Buffer, headers: IncomingHttpHeaders) => number | Promise<number>,
): Promise<RunningReceiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const [first] = pieces;
      const body = pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
      const status = take(body, request.headers);
      const answer = (given: number): void => void response.writeHead(given).end();
      if (typeof status === "number") answer(status);
      else runDetached(status.then(answer));
    });
  }).listen(0, "127.0.0.1");
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}
