import type { Realm } from "../../../shared/rpc/realm.ts";
import type { Connection } from "./connection.ts";
import type { PageParts } from "./page-parts.ts";

/**
 * How long a call waits for the stream to open, so that no push between its response and the listening is
 * lost.
 */
const STREAM_WAIT_MS = 2_000;

/** The stream of pushes of one realm. */
export type RealmStream = {
  /** Resolves once pushes arrive in this window, or after 2 s at the latest. */
  readonly ready: () => Promise<void>;
};

type Message =
  | { readonly kind: "push"; readonly data: string }
  /** The window that owns the stream has it open. */
  | { readonly kind: "open" }
  | { readonly kind: "down" }
  /** A new window asks whether the stream is open. */
  | { readonly kind: "who" };

/**
 * Opens the stream of a realm.
 *
 * A browser allows six connections per origin across all its windows, so one window owns the stream and
 * relays each push to the others; when that window closes, another takes over.
 */
export function openRealmStream(
  parts: PageParts,
  connection: Connection,
  { realm, onPush }: { readonly realm: Realm; readonly onPush: (topic: string, push: unknown) => void },
): RealmStream {
  const name = `switchover:events:${realm}`;
  const { ready, settle, arriving } = openGate(parts, connection);
  let state: "elsewhere" | "closed" | "opening" | "open" = "elsewhere";
  const take = (data: string): void => {
    const { topic, push } = JSON.parse(data) as { readonly topic: string; readonly push: unknown };
    onPush(topic, push);
  };
  const send: (message: Message) => void = parts.joinWindows(name, (received) => {
    const message = received as Message;
    if (message.kind === "who") {
      if (state === "open") send({ kind: "open" });
    } else if (state !== "elsewhere") return;
    else if (message.kind === "push") take(message.data);
    else if (message.kind === "open") arriving();
    else connection.doubtful();
  });
  const openStream = (): void => {
    state = "opening";
    parts.openStream(`/events/${realm}`, {
      onOpen: () => {
        state = "open";
        arriving();
        send({ kind: "open" });
      },
      onData: (data) => {
        take(data);
        send({ kind: "push", data });
      },
      onFailure: () => {
        state = "closed";
        settle();
        send({ kind: "down" });
        connection.doubtful();
      },
    });
  };
  connection.onBack(() => {
    if (state === "closed") openStream();
  });
  send({ kind: "who" });
  parts.whenAlone(name, () => {
    openStream();
    // Never settles: the browser releases the lock when the window closes.
    return new Promise(() => undefined);
  });
  return { ready };
}

type Gate = {
  readonly ready: () => Promise<void>;
  /** Releases waiting calls, whether or not the stream is open. */
  readonly settle: () => void;
  /**
   * The stream is open. If calls were already released, pushes may have been missed, and listeners must
   * read again.
   */
  readonly arriving: () => void;
};

function openGate({ later }: PageParts, connection: Connection): Gate {
  const gate = Promise.withResolvers<void>();
  let settled = false;
  const settle = (): void => {
    settled = true;
    gate.resolve();
  };
  later(STREAM_WAIT_MS, settle);
  return {
    ready: () => gate.promise,
    settle,
    arriving: () => {
      const late = settled;
      settle();
      if (late) connection.missed();
    },
  };
}
