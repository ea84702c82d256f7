/** Receives server-sent events. */
export type StreamListener = {
  readonly onOpen: () => void;
  readonly onData: (data: string) => void;
  /** The stream failed and is closed; it does not reconnect. */
  readonly onFailure: () => void;
};

/** The browser functions that the link uses; tests pass their own. */
export type PageParts = {
  /** Sends a request to the page's own origin: POST with JSON if `body` is given, else GET. */
  readonly send: (path: string, body?: string) => Promise<Response>;
  readonly openStream: (path: string, listener: StreamListener) => void;
  /**
   * Joins a broadcast channel shared by this browser's windows; returns the function that posts a message
   * to it.
   */
  readonly joinWindows: (name: string, onMessage: (message: unknown) => void) => (message: unknown) => void;
  /**
   * Runs `work` once no other window of this browser runs work under this name; holds the lock until the
   * promise settles.
   */
  readonly whenAlone: (name: string, work: () => Promise<void>) => void;
  readonly later: (ms: number, work: () => void) => void;
  readonly now: () => string;
};

/** The real browser functions. */
export function pageParts(): PageParts {
  return {
    send: (path, body) =>
      // oxlint-disable-next-line no-restricted-globals -- a page has no other way, and reaches its own origin only.
      fetch(path, {
        credentials: "same-origin",
        cache: "no-store",
        redirect: "error",
        ...(body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body }),
      }),
    openStream: (path, { onOpen, onData, onFailure }) => {
      const source = new EventSource(path);
      source.addEventListener("open", onOpen);
      source.addEventListener("message", (event) => onData(String(event.data)));
      source.addEventListener("error", () => {
        // EventSource would otherwise retry forever, even against a program that rejects this browser.
        source.close();
        onFailure();
      });
    },
    joinWindows: (name, onMessage) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", (event: Event) => {
        if ("data" in event) onMessage(event.data);
      });
      return (message) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is ours alone.
        channel.postMessage(message);
      };
    },
    whenAlone: (name, work) => {
      navigator.locks.request(name, work).catch(() => undefined);
    },
    later: (ms, work) => {
      setTimeout(work, ms);
    },
    now: () => new Date().toISOString(),
  };
}
