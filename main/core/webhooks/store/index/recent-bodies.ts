import type { BeingIndexed } from "./index-notification.ts";
import { KEPT_BODY_BYTES, type NotificationId } from "../port.ts";

/** Maximum memory for bodies that are stored but not indexed yet. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Bodies that this process has just stored, so that small ones need not be read back for indexing. */
export type RecentBodies = {
  /** Keeps a body unless it is large or there is no memory for it; others are read back. */
  keep(id: NotificationId, body: Uint8Array): void;
  of(id: NotificationId): Uint8Array | undefined;
  /** Drops everything up to this one, because it is indexed. */
  filedThrough(id: NotificationId): void;
  /** Keeps the progress of a notification that is not fully indexed; undefined if there is none. */
  goOnWith(one: BeingIndexed | undefined): void;
  /** The progress of this notification, if it was started here. */
  begun(id: NotificationId): BeingIndexed | undefined;
};

export function recentBodies(): RecentBodies {
  // Ordered by id, because each commit follows the previous one.
  const bodies = new Map<NotificationId, Uint8Array>();
  let bytes = 0;
  let open: BeingIndexed | undefined;
  return {
    keep(id, body) {
      if (body.length > KEPT_BODY_BYTES || bytes + body.length > MOST_BYTES) return;
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
