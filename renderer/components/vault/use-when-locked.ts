import { useEffect, useRef } from "react";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** Calls `forget` whenever an open vault is locked, automatically or by the user. */
export function useWhenLocked(forget: () => void): void {
  const { vault } = useStores();
  const state = usePart(vault, (value) => value);
  const before = useRef(state);
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    // The state is not known yet.
    if (state === undefined) return;
    if (before.current === "open" && state !== "open") latest.current();
    before.current = state;
  }, [state]);
}
