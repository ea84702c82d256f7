import { mkdirSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openWindowFiles } from "../../../main/hosts/common/window-files/window-files.ts";
import { createCalls } from "../../../main/hosts/headless/serve/calls.ts";
import { createSignIn, type SignIn } from "../../../main/hosts/headless/serve/sign-in.ts";
import {
  createStreams,
  type StreamLimits,
  type Streams,
} from "../../../main/hosts/headless/serve/streams.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { startWindowServer, type WindowLimits } from "../../../main/hosts/headless/serve/window-server.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { echoCore, type EchoCore } from "./fake-core.ts";

/** An answer, read to its end. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
};

/** The real server on a real port, over a core that echoes. */
export type ServerRig = {
  readonly port: number;
  readonly own: EchoCore;
  readonly practice: EchoCore;
  readonly signIn: SignIn;
  readonly streams: Streams;
  readonly mistakes: readonly unknown[];
  readonly clock: { ms: number };
  ask(path: string, asking?: Asking): Promise<Answer>;
  /** A cookie that a browser would hold after opening an address. */
  signedIn(): Promise<string>;
  /** Makes a call as the window makes it. */
  call(cookie: string, method: string, input?: unknown): Promise<Answer>;
  /** A bare connection. */
  socket(): Promise<Socket>;
};

const PAGE = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>`;

/** A window of three files. */
export function windowFolder(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "assets", "index-a1b2.js"), "export {};\n");
  writeFileSync(join(folder, "assets", "notes.exe"), "no kind that the window has");
  writeFileSync(join(folder, "secret.txt"), "outside the assets");
  return folder;
}

export type RigOptions = {
  readonly own?: EchoCore;
  readonly practice?: EchoCore;
  readonly limits?: StreamLimits;
  /** Shorter limits on requests. */
  readonly time?: WindowLimits;
};

/** Starts the server for the running test. */
export async function serverRig(options: RigOptions = {}): Promise<ServerRig> {
  const own = options.own ?? echoCore("own");
  const practice = options.practice ?? echoCore("practice");
  const transport = joinRealms(own, async () => practice);
  const clock = { ms: 0 };
  const signIn = createSignIn({ monotonicMs: () => clock.ms });
  const mistakes: unknown[] = [];
  const onMistake = (error: unknown): string => {
    mistakes.push(error);
    return "0badcafe";
  };
  const streams = createStreams(transport, options.limits);
  const parts = {
    files: openWindowFiles(windowFolder(), "own-origin"),
    signIn,
    calls: createCalls(transport, onMistake),
    streams,
    onMistake,
    t: terminalEnglish,
  };
  const server = await startWindowServer(0, parts, options.time);
  onTestFinished(() => server.close());
  const { port } = server;
  const ask = (path: string, asking: Asking = {}): Promise<Answer> => askAt(port, path, asking);
  return {
    port,
    own,
    practice,
    signIn,
    streams,
    mistakes,
    clock,
    ask,
    signedIn: async () => cookieOf(await ask(`/start?token=${signIn.newToken("bearer")}`)),
    call: (cookie, method, input = {}) =>
      ask("/rpc", {
        method: "POST",
        headers: callHeaders(port, cookie),
        body: JSON.stringify({ method, input }),
      }),
    socket: () => openSocket(port),
  };
}

/** The headers that the window sends with a call. */
export function callHeaders(port: number, cookie: string): Readonly<Record<string, string>> {
  return {
    cookie,
    origin: `http://127.0.0.1:${port}`,
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
  };
}

/** What a browser sends back of an answer's cookie. */
export function cookieOf(answer: Answer): string {
  return answer.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
}

/** Sends a request with exactly this path, which no client has tidied up. */
export function askAt(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: Asking,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: `127.0.0.1:${port}`, ...headers } as Record<string, string>,
      agent: false,
    });
    request.on("error", reject);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
      response.on("error", reject);
    });
    request.end(body);
  });
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return socket;
}

/** A stream of events that is read as it comes. */
export type EventReader = {
  readonly events: readonly { readonly topic: string; readonly push: unknown }[];
  readonly status: Promise<number>;
  readonly ended: Promise<void>;
  /** Resolves once there are so many events. */
  has(count: number): Promise<void>;
  close(): void;
};

/** Opens a stream of events. */
export function readEvents(port: number, path: string, cookie: string): EventReader {
  const events: { topic: string; push: unknown }[] = [];
  const status = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  const waiting: { count: number; resolve: () => void }[] = [];
  const request = httpRequest({
    host: "127.0.0.1",
    port,
    path,
    headers: { host: `127.0.0.1:${port}`, cookie },
    agent: false,
  });
  onTestFinished(() => {
    request.destroy();
  });
  let text = "";
  request.on("error", () => ended.resolve());
  request.on("response", (response) => {
    status.resolve(response.statusCode ?? 0);
    response.on("close", () => ended.resolve()).on("error", () => ended.resolve());
    response.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks)
        if (block.startsWith("data: ")) events.push(JSON.parse(block.slice(6)) as (typeof events)[number]);
      for (const { count, resolve } of waiting) if (events.length >= count) resolve();
    });
  });
  request.end();
  return {
    events,
    status: status.promise,
    ended: ended.promise,
    has: (count) =>
      events.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ count, resolve });
          }),
    close: () => request.destroy(),
  };
}
