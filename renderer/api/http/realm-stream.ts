import type { Realm } from "../../../shared/rpc/realm.ts";
import type { Connection } from "./connection.ts";
import type { PageParts } from "./page-parts.ts";

/** How long a call waits for the stream, so that nothing is pushed between an answer and the listening. */
const STREAM_WAIT_MS = 2_000;

/** What the program pushes in one realm. */
export type RealmStream = {
  /** Resolves once pushes arrive here, or when that takes too long. */
  readonly ready: () => Promise<void>;
};

type Said =
  | { readonly kind: "push"; readonly data: string }
  /** The window that holds the stream has it open. */
  | { readonly kind: "open" }
  | { readonly kind: "down" }
  /** A new window asks whether the stream is open. */
  | { readonly kind: "who" };

/**
 * Opens the stream of a realm.
 *
 * A browser keeps six connections to one address, for all of its windows together. So one window holds the stream
 * and repeats to the others what arrives; when it is closed, the next one takes over.
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
  const say: (said: Said) => void = parts.joinWindows(name, (heard) => {
    const said = heard as Said;
    if (said.kind === "who") {
      if (state === "open") say({ kind: "open" });
    } else if (state !== "elsewhere") return;
    else if (said.kind === "push") take(said.data);
    else if (said.kind === "open") arriving();
    else connection.doubtful();
  });
  const hold = (): void => {
    state = "opening";
    parts.openStream(`/events/${realm}`, {
      onOpen: () => {
        state = "open";
        arriving();
        say({ kind: "open" });
      },
      onData: (data) => {
        take(data);
        say({ kind: "push", data });
      },
      onFailure: () => {
        state = "closed";
        settle();
        say({ kind: "down" });
        connection.doubtful();
      },
    });
  };
  connection.onBack(() => {
    if (state === "closed") hold();
  });
  say({ kind: "who" });
  parts.whenAlone(name, () => {
    hold();
    // The browser lets the lock go when the window is closed.
    return new Promise(() => undefined);
  });
  return { ready };
}

type Gate = {
  readonly ready: () => Promise<void>;
  /** Lets waiting calls go, with the stream or without it. */
  readonly settle: () => void;
  /** The stream is open: what was pushed before that has been missed, unless every call has waited. */
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
