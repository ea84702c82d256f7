import type { BeingIndexed } from "./index-notification.ts";
import type { NotificationId } from "../port.ts";

/** Bodies that are durable and not filed yet take no more memory than this. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Bodies that this process has just made durable, so that the small ones need not be read back to be filed. */
export type RecentBodies = {
  /** Keeps as many as there is memory for; the others are read back. */
  keep(id: NotificationId, body: Uint8Array): void;
  of(id: NotificationId): Uint8Array | undefined;
  /** Forgets everything up to this one: it has been filed. */
  filedThrough(id: NotificationId): void;
  /** This one is not filed to its end; undefined where none is open. */
  goOnWith(one: BeingIndexed | undefined): void;
  /** How far this one has come, where it was begun here. */
  begun(id: NotificationId): BeingIndexed | undefined;
};

export function recentBodies(): RecentBodies {
  // In the order of their numbers, since each commit comes after the one before.
  const bodies = new Map<NotificationId, Uint8Array>();
  let bytes = 0;
  let open: BeingIndexed | undefined;
  return {
    keep(id, body) {
      if (bytes + body.length > MOST_BYTES) return;
      bodies.set(id, body);
      bytes += body.length;
    },
    of: (id) => bodies.get(id),
    filedThrough(through) {
      for (const [id, body] of bodies) {
        if (id > through) return;
        bodies.delete(id);
        bytes -= body.length;
      }
    },
    goOnWith(one) {
      open = one;
    },
    begun: (id) => (open?.row.id === id ? open : undefined),
  };
}
