import type { ServerResponse } from "node:http";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { WINDOW_TOPICS } from "../../../../shared/rpc/names.ts";
import { inRealm, type Realm } from "../../../../shared/rpc/realm.ts";
import { COMMON_HEADERS } from "../../common/window-files/headers.ts";
import { sendText } from "./answers.ts";

/** Limits of the streams; tests use smaller ones. */
export type StreamLimits = {
  readonly most: number;
  readonly keepAliveMs: number;
  /** A reader with more unsent bytes than this is disconnected; it reconnects and reads again. */
  readonly waitingBytes: number;
};

const STREAM_LIMITS: StreamLimits = { most: 64, keepAliveMs: 15_000, waitingBytes: 1024 * 1024 };

/** Server-sent events: everything that the core pushes in one realm, for each connected window. */
export type Streams = {
  open(response: ServerResponse, realm: Realm): void;
  /** How many are open. */
  count(): number;
  close(): void;
};

/** Creates streams over a transport for both realms. */
export function createStreams(transport: Transport, limits: StreamLimits = STREAM_LIMITS): Streams {
  const open = new Map<ServerResponse, () => void>();
  const write = (response: ServerResponse, text: string): void => {
    response.write(text);
    if (response.writableLength > limits.waitingBytes) response.destroy();
  };
  const keepAlive = setInterval(() => {
    for (const response of open.keys()) write(response, ":\n\n");
  }, limits.keepAliveMs);
  keepAlive.unref();
  return {
    count: () => open.size,
    open(response, realm) {
      if (open.size >= limits.most)
        return sendText(response, 503, "Too many windows are open.", { "retry-after": "5" });
      response.writeHead(200, { ...COMMON_HEADERS, "content-type": "text/event-stream; charset=utf-8" });
      const events = inRealm(transport, realm);
      const ends = WINDOW_TOPICS.map((topic) =>
        events.subscribe(topic, (push) => write(response, `data: ${JSON.stringify({ topic, push })}\n\n`)),
      );
      open.set(response, () => ends.forEach((end) => end()));
      response.once("close", () => {
        open.get(response)?.();
        open.delete(response);
      });
      // The first bytes show the window that it misses no event from now on.
      write(response, ":\n\n");
    },
    close() {
      clearInterval(keepAlive);
      for (const response of open.keys()) response.end();
    },
  };
}
