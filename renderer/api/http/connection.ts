import type { ConnectionState, Link } from "../link.ts";
import type { PageParts } from "./page-parts.ts";

const LOOK_AGAIN_MS = 1_000;

/** What the rest of the link tells about the connection, and what everybody may ask. */
export type Connection = Link["connection"] & {
  /** The program did not answer: it is looked for until it does. */
  readonly lost: () => void;
  /** A stream broke off: the program is looked for, and may be there. */
  readonly doubtful: () => void;
  /** The program answered that it does not know this browser. */
  readonly signedOut: () => void;
  /** Something may have been missed: whoever shows something reads it anew. */
  readonly missed: () => void;
  /** Calls the listener when the program is back; the streams are opened again then. */
  readonly onBack: (listener: () => void) => void;
};

/** Keeps the state of the connection, and looks for a program that is gone. */
export function openConnection({ send, later, now }: PageParts): Connection {
  const listeners = new Set<(state: ConnectionState) => void>();
  const missedListeners = new Set<() => void>();
  const backListeners = new Set<() => void>();
  let state: ConnectionState = { kind: "live" };
  let looking = false;
  const change = (next: ConnectionState): void => {
    if (next.kind === state.kind) return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  const look = async (): Promise<void> => {
    const found = await presence(send);
    if (found === "gone") change({ kind: "lost", since: now() });
    else if (found === "stranger") change({ kind: "signed-out" });
    else {
      looking = false;
      change({ kind: "live" });
      for (const listener of backListeners) listener();
      return;
    }
    later(LOOK_AGAIN_MS, start);
  };
  const start = (): void => {
    look().catch(() => later(LOOK_AGAIN_MS, start));
  };
  const search = (): void => {
    if (looking) return;
    looking = true;
    later(LOOK_AGAIN_MS, start);
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
      search();
    },
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => {
        missedListeners.delete(listener);
      };
    },
    doubtful: search,
    signedOut: () => {
      change({ kind: "signed-out" });
      search();
    },
    missed: () => {
      // While the program is gone nothing can be read; that it is back is told by itself.
      if (state.kind !== "live") return;
      for (const listener of missedListeners) listener();
    },
    onBack: (listener) => {
      backListeners.add(listener);
    },
  };
}

async function presence(send: PageParts["send"]): Promise<"here" | "gone" | "stranger"> {
  try {
    const answer = await send("/session");
    if (answer.status === 204) return "here";
    return answer.status === 401 ? "stranger" : "gone";
  } catch {
    return "gone";
  }
}
