import { createHash, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { signedText } from "../../shared/updates/feed.ts";
import { makeCertificate } from "./certificates.ts";

/** What a server of releases does with a request for a file. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of releases on loopback, over TLS with an authority of its own. */
export type Releases = {
  /** The folder that a feed names. */
  readonly url: string;
  readonly ca: string;
  /** Every path that was asked for. */
  readonly asked: string[];
  readonly headers: IncomingMessage["headers"][];
  put(name: string, answer: Answering | Uint8Array | string): void;
};

// One for all: a context of its own for each authority takes a client half a second.
let identity: Promise<{ readonly ca: string; readonly cert: string; readonly key: string }> | undefined;

async function makeIdentity() {
  const authority = await makeCertificate({ authority: true, commonName: "releases" });
  const { cert, key } = await makeCertificate({ issuer: authority });
  return { ca: authority.cert, cert, key };
}

/** Opens such a server; it knows no file yet. */
export async function openReleases(): Promise<Releases> {
  const { ca, cert, key } = await (identity ??= makeIdentity());
  const files = new Map<string, Answering>();
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer({ cert, key }, (request, response) => {
    asked.push(request.url ?? "");
    headers.push(request.headers);
    const answer = files.get(request.url ?? "");
    if (answer === undefined) response.writeHead(404).end("none");
    else answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/switchover/`,
    ca,
    asked,
    headers,
    put(name, answer) {
      const given =
        typeof answer === "function"
          ? answer
          : (_request: IncomingMessage, response: ServerResponse) => void response.end(answer);
      files.set(`/switchover/${name}`, given);
    },
  };
}

/** A key that signs feeds; `key` is its public part as settings name it. */
export type FeedKey = { readonly key: string; readonly secret: KeyObject };

/** Makes such a key. */
export function feedKey(): FeedKey {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  return { key: Buffer.from(x, "base64url").toString("base64"), secret: privateKey };
}

/** The text of a feed's signature file. */
export function signatureOf(name: string, feed: string | Uint8Array, { secret }: FeedKey): string {
  return `${sign(null, signedText(name, Buffer.from(feed)), secret).toString("base64")}\n`;
}

/** A package as a feed names it. */
export function fileOf(url: string, content: Uint8Array, change: object = {}): object {
  const sha512 = createHash("sha512").update(content).digest("base64");
  return { url, sha512, size: content.length, ...change };
}

/** A feed as electron-builder writes it: YAML, of which JSON is a part. */
export function feedText(version: string, files: readonly object[], change: object = {}): string {
  return JSON.stringify({ version, files, releaseDate: "2026-11-26T15:00:00.000Z", ...change });
}

/** Puts a feed with its signature on the server. */
export function publish(releases: Releases, name: string, feed: string | Uint8Array, by: FeedKey): void {
  releases.put(name, feed);
  releases.put(`${name}.sig`, signatureOf(name, feed, by));
}
