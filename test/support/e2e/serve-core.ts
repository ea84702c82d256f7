import { err } from "../../../shared/result.ts";
import { PRACTICE_PREFIX } from "../../../shared/rpc/names.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { openWindowFiles } from "../../../main/hosts/common/window-files/window-files.ts";
import { startAddress } from "../../../main/hosts/headless/serve/addresses.ts";
import { createCalls } from "../../../main/hosts/headless/serve/calls.ts";
import { createSignIn } from "../../../main/hosts/headless/serve/sign-in.ts";
import { createStreams } from "../../../main/hosts/headless/serve/streams.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { startWindowServer } from "../../../main/hosts/headless/serve/window-server.ts";

/** The built window over a core that a test or a measurement provides, served as the host serves it. */
export type ServedCore = {
  /** The URL with its one-time token. */
  readonly url: string;
  readonly origin: string;
  /** Another such URL, for another browser. */
  freshAddress(): string;
  close(): Promise<void>;
};

/**
 * Serves the window in `folder` over a transport of the own realm; calls of the practice realm return
 * badCall.
 */
export async function serveCore(transport: Transport, folder: string): Promise<ServedCore> {
  const own: Transport = {
    call: (method, input) =>
      method.startsWith(PRACTICE_PREFIX)
        ? Promise.resolve(err({ kind: "badCall", method, where: [] }))
        : transport.call(method, input),
    subscribe: (topic, listener) =>
      topic.startsWith(PRACTICE_PREFIX) ? () => undefined : transport.subscribe(topic, listener),
  };
  const signIn = createSignIn({ monotonicMs: () => performance.now() });
  const onMistake = (error: unknown): string => {
    process.stderr.write(`${String(error)}\n`);
    return "none";
  };
  const server = await startWindowServer(0, {
    files: openWindowFiles(folder, "own-origin"),
    signIn,
    calls: createCalls(own, onMistake),
    streams: createStreams(own),
    onMistake,
    t: terminalEnglish,
  });
  return {
    url: startAddress(server.port, signIn.newToken("bearer")),
    freshAddress: () => startAddress(server.port, signIn.newToken("bearer")),
    origin: `http://127.0.0.1:${server.port}`,
    close: () => server.close(),
  };
}
