import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Sandbox } from "../../../sandbox/index.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { trueHome } from "./proof-table.ts";

/** Where a program can ask whether the sandbox is ready. */
export type HealthServer = { readonly url: string; close(): Promise<void> };

/**
 * Answers `GET /health` on this port of the loopback address, in plain HTTP, without a secret. Port 0 is any
 * free one. Rejects if the port can't be used.
 */
export async function serveHealth(platform: Sandbox, port: number): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const isHealth = request.url === "/health" || request.url?.startsWith("/health?") === true;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const status = !isHealth ? 404 : isRead ? 200 : 405;
    const body =
      status === 200 ? healthOf(platform) : { status: status === 404 ? "not found" : "not allowed" };
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...(status === 405 ? { allow: "GET, HEAD" } : {}),
    });
    response.end(request.method === "HEAD" ? undefined : `${JSON.stringify(body)}\n`);
  });
  const url = await listen(server, port);
  return {
    url: `${url}/health`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function healthOf({ cloud, onPrem, world }: Sandbox): unknown {
  return {
    status: "ok",
    cloud: cloud.baseUrl,
    onPrem: onPrem.baseUrl,
    numberIs: trueHome(world),
    faults: world.faults(),
    now: isoOf(instant(world.nowMs())),
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
