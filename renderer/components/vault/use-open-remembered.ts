import { useEffect } from "react";
import type { Link } from "../../api/link.ts";
import { runInBackground } from "../../app/in-background.ts";
import { usePart } from "../../app/use-feed.ts";
import { useLink, useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";

// Once per window: if the user locks the vault afterwards, it stays locked.
const tried = new WeakSet<Link>();

/**
 * Unlocks a vault that this computer remembers when the window starts. A failure shows in settings, where
 * it can be fixed.
 */
export function useOpenRemembered(): void {
  const link = useLink();
  const { client, vault, secrets, realm } = useStores();
  const state = usePart(vault, (value) => value);
  useEffect(() => {
    if (realm !== "own" || state === undefined || tried.has(link)) return;
    tried.add(link);
    if (state !== "locked") return;
    const open = async (): Promise<void> => {
      const answer = await callFor(client, "vault.openRemembered", {});
      if (!answer.ok || answer.value !== "opened") return;
      // The vault may have been locked since, so its state is read again.
      await Promise.all([vault.refresh(), secrets.refresh()]);
    };
    runInBackground(open());
  }, [client, link, realm, secrets, state, vault]);
}
