import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { isSigned } from "../contestants/receivers/receiver.ts";

/** Where the endpoint is, and how many posts it has had since it was last asked. */
export type TargetAnswer =
  | { readonly kind: "listening"; readonly plainUrl: string; readonly tlsUrl: string }
  | { readonly kind: "reached"; readonly posts: number; readonly exact: number };
export type TargetQuestion = { readonly posts: number; readonly limitMs: number };

// The production endpoint: `{cert, key, secret}` in the environment. It checks every body byte by byte, by its signature.
if (process.send !== undefined && import.meta.main) await serve();

async function serve(): Promise<void> {
  const { cert, key, secret } = JSON.parse(process.env["BENCH_TARGET"] ?? "{}") as Record<
    "cert" | "key" | "secret",
    string
  >;
  let posts = 0;
  let exact = 0;
  let wanted: (TargetQuestion & { readonly timer: NodeJS.Timeout }) | undefined;
  const tell = (answer: TargetAnswer): void => void process.send?.(answer);
  const reached = (): void => {
    clearTimeout(wanted?.timer);
    wanted = undefined;
    tell({ kind: "reached", posts, exact });
    posts = 0;
    exact = 0;
  };
  const take: RequestListener = (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      response.writeHead(200, { "content-length": 0 }).end();
      posts += 1;
      if (isSigned(secret, Buffer.concat(pieces), request.headers["x-hub-signature-256"])) exact += 1;
      if (wanted !== undefined && posts >= wanted.posts) reached();
    });
  };
  const plain = createServer(take).listen(0, "127.0.0.1");
  const tls = createTlsServer({ cert, key }, take).listen(0, "127.0.0.1");
  await Promise.all([once(plain, "listening"), once(tls, "listening")]);
  process.on("message", (question: TargetQuestion) => {
    wanted = { ...question, timer: setTimeout(reached, question.limitMs) };
    if (posts >= question.posts) reached();
  });
  process.once("disconnect", () => process.exit(0));
  const port = (server: typeof plain): number => (server.address() as AddressInfo).port;
  tell({
    kind: "listening",
    plainUrl: `http://127.0.0.1:${port(plain)}/hook`,
    tlsUrl: `https://localhost:${port(tls)}/hook`,
  });
}
