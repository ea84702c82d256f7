import { useCallback } from "react";
import { callFor } from "../stores/call.ts";
import { useStores } from "./window-context.tsx";

/**
 * Returns a function that copies text to the clipboard: through the host if it can, else through the page.
 * Resolves to true if it was copied.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const { client } = useStores();
  return useCallback(
    async (text) => {
      const answer = await callFor(client, "desktop.copy", { text });
      if (answer.ok) return true;
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        // The page may not write to the clipboard. The caller reports this, and the user can select the
        // text manually.
        return false;
      }
    },
    [client],
  );
}
