import { ok } from "../../../../shared/result.ts";
import type { Forwarded, NotificationId } from "./port.ts";
import type { StoreDatabase } from "./store-database.ts";

/** Notes how a copy went. Where that cannot be kept, nothing is lost that was promised. */
export function noteForwarded(
  database: StoreDatabase,
  notification: NotificationId,
  { at, status, ms, failed }: Forwarded,
): void {
  database.relaxed(() => {
    database
      .statement(
        `INSERT OR REPLACE INTO forwarded (notification, at, status, ms, failed)
         SELECT id, ?, ?, ?, ? FROM notification WHERE id = ?`,
      )
      .run(at, status ?? null, ms, failed ?? null, notification);
    return ok(null);
  });
}
