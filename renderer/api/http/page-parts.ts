/** Listens to a source of server-sent events. */
export type StreamListener = {
  readonly onOpen: () => void;
  readonly onData: (data: string) => void;
  /** The stream has failed and is closed. */
  readonly onFailure: () => void;
};

/** What the link takes from its page; a test hands in its own. */
export type PageParts = {
  /** Sends a request to the page's own origin. */
  readonly send: (path: string, body?: string) => Promise<Response>;
  readonly openStream: (path: string, listener: StreamListener) => void;
  /** Joins what the windows of this browser say to each other under a name; gives the way to say something. */
  readonly joinWindows: (name: string, onSaid: (said: unknown) => void) => (said: unknown) => void;
  /** Calls `work` once no other window of this browser does the same work under this name, and holds on until it ends. */
  readonly whenAlone: (name: string, work: () => Promise<void>) => void;
  readonly later: (ms: number, work: () => void) => void;
  readonly now: () => string;
};

/** The browser's own parts. */
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
        // The browser's own way of coming back would ask for ever a program that does not know it any more.
        source.close();
        onFailure();
      });
    },
    joinWindows: (name, onSaid) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", (event: Event) => {
        if ("data" in event) onSaid(event.data);
      });
      return (said) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is ours alone.
        channel.postMessage(said);
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
