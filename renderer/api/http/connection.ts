import type { ConnectionState, Link } from "../link.ts";
import type { PageParts } from "./page-parts.ts";

const POLL_INTERVAL_MS = 1_000;

/** What the other parts of the link report to the connection, besides what the window may query. */
export type Connection = Link["connection"] & {
  /** A request got no response: marks the link as lost and polls until the program responds. */
  readonly lost: () => void;
  /** A stream closed: polls the program, which may still be running. */
  readonly doubtful: () => void;
  /** The program returned 401: this browser has no valid session. */
  readonly signedOut: () => void;
  /** Pushes may have been missed: tells every `onMissed` listener to read its data again. */
  readonly missed: () => void;
  /** Calls the listener when the program responds again, so that streams can be reopened. */
  readonly onBack: (listener: () => void) => void;
};

/** Keeps the state of the connection, and polls every second while the program does not respond. */
export function openConnection({ send, later, now }: PageParts): Connection {
  const listeners = new Set<(state: ConnectionState) => void>();
  const missedListeners = new Set<() => void>();
  const backListeners = new Set<() => void>();
  let state: ConnectionState = { kind: "live" };
  let polling = false;
  const change = (next: ConnectionState): void => {
    if (next.kind === state.kind) return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  const check = async (): Promise<void> => {
    const found = await presence(send);
    if (found === "gone") change({ kind: "lost", since: now() });
    else if (found === "unknown-browser") change({ kind: "signed-out" });
    else {
      polling = false;
      change({ kind: "live" });
      for (const listener of backListeners) listener();
      return;
    }
    later(POLL_INTERVAL_MS, start);
  };
  const start = (): void => {
    check().catch(() => later(POLL_INTERVAL_MS, start));
  };
  const startPolling = (): void => {
    if (polling) return;
    polling = true;
    later(POLL_INTERVAL_MS, start);
  };
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    lost: () => {
      change({ kind: "lost", since: now() });
      startPolling();
    },
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => {
        missedListeners.delete(listener);
      };
    },
    doubtful: startPolling,
    signedOut: () => {
      change({ kind: "signed-out" });
      startPolling();
    },
    missed: () => {
      // While the link is down nothing can be read; `onChange` reports when it is live again.
      if (state.kind !== "live") return;
      for (const listener of missedListeners) listener();
    },
    onBack: (listener) => {
      backListeners.add(listener);
    },
  };
}

async function presence(send: PageParts["send"]): Promise<"here" | "gone" | "unknown-browser"> {
  try {
    const answer = await send("/session");
    if (answer.status === 204) return "here";
    return answer.status === 401 ? "unknown-browser" : "gone";
  } catch {
    return "gone";
  }
}
