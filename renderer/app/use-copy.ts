import { useCallback } from "react";
import { callFor } from "../stores/call.ts";
import { type CopiedContent, openPageCopies } from "../stores/page-copies.ts";
import { pageClipboard } from "./page-clipboard.ts";
import { useStores } from "./window-context.tsx";

/** One for all screens and both realms, as a window has one clipboard. */
const pageCopies = openPageCopies(pageClipboard);

/**
 * Returns a function that copies text to the clipboard: through the host if it can, else through the page. A secret is
 * cleared again after 30 s. Resolves to true if it was copied.
 */
export function useCopy(): (text: string, content: CopiedContent) => Promise<boolean> {
  const { client } = useStores();
  return useCallback(
    async (text, content) => {
      const answer = await callFor(client, "desktop.copy", { text, isSecret: content === "secret" });
      if (answer.ok) return true;
      try {
        await pageCopies.copy(text, content);
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
