import { SECRET_COPY_MS } from "../../../shared/redacted.ts";
import type { Clock } from "../../../shared/time.ts";
import type { DesktopPort } from "./ports.ts";
import { runDetached } from "./run-detached.ts";
import { withTimeout } from "./with-timeout.ts";

export type SecretClipboard = {
  /** Copies a text that is cleared again after 30 s. Rejects if the system refuses it. */
  copy(text: string): Promise<void>;
  /** Clears at once what would be cleared later, because the program ends. */
  close(): Promise<void>;
};

/** Another program may hold the clipboard for a moment. */
const TRIES = 30;
const RETRY_MS = 1000;
const CLOSING_MS = 2000;

/** Clears a copied secret from the clipboard if it still holds that secret. */
export function secretClipboard(
  desktop: Pick<DesktopPort, "copyText" | "clearText">,
  clock: Clock,
): SecretClipboard {
  let last: { readonly text: string; readonly ended: AbortController } | undefined;

  const clear = async (text: string): Promise<boolean> => {
    try {
      await desktop.clearText(text);
      return true;
    } catch {
      return false;
    }
  };

  const clearLater = async ({ text, ended }: NonNullable<typeof last>): Promise<void> => {
    await clock.sleep(SECRET_COPY_MS, ended.signal);
    for (let attempt = 1; !ended.signal.aborted && attempt <= TRIES; attempt += 1) {
      if (await clear(text)) break;
      await clock.sleep(RETRY_MS, ended.signal);
    }
    if (last?.ended === ended) last = undefined;
  };

  return {
    async copy(text) {
      await desktop.copyText(text);
      last?.ended.abort();
      last = { text, ended: new AbortController() };
      runDetached(clearLater(last));
    },
    async close() {
      if (last === undefined) return;
      const { text, ended } = last;
      ended.abort();
      await withTimeout(clock, CLOSING_MS, clear(text));
    },
  };
}
