import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A loopback TCP port that nothing listens on at the moment.
 *
 * Only for programs that need the port number in advance; a server inside the test listens on port 0.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return address.port;
}
