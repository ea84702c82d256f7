import { useEffect } from "react";
import type { Link } from "../../api/link.ts";
import { runInBackground } from "../../app/in-background.ts";
import { usePart } from "../../app/use-feed.ts";
import { useLink, useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";

// Once in the life of a window: whoever locks the vault afterwards wants it locked.
const tried = new WeakSet<Link>();

/** Opens a vault that this computer remembers, when the window starts. A failure shows in settings, where it can be put right. */
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
      // Somebody may have locked it since: its own word counts.
      await Promise.all([vault.refresh(), secrets.refresh()]);
    };
    runInBackground(open());
  }, [client, link, realm, secrets, state, vault]);
}
