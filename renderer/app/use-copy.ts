import { useCallback } from "react";
import { callFor } from "../stores/call.ts";
import { useStores } from "./window-context.tsx";

/** Puts text on the clipboard: through the host where it can, else through the page. Resolves to whether it is there. */
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
        // A page without the right to write there: the person is told and can mark the text by hand.
        return false;
      }
    },
    [client],
  );
}
