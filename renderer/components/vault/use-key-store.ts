import { useCallback, useEffect, useState } from "react";
import type { KeyStore } from "../../../shared/rpc/areas/vault.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";

/**
 * What the system's key store can do here; undefined until it responds. `take` replaces it with a newer
 * response.
 */
export function useKeyStore(): {
  readonly keyStore: KeyStore | undefined;
  readonly take: (next: KeyStore) => void;
} {
  const { client } = useStores();
  const [keyStore, setKeyStore] = useState<KeyStore>();
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = await callFor(client, "vault.keyStore", {});
      if (!gone && answer.ok) setKeyStore(answer.value);
    };
    runInBackground(ask());
    return () => {
      gone = true;
    };
  }, [client]);
  const take = useCallback((next: KeyStore) => setKeyStore(next), []);
  return { keyStore, take };
}
