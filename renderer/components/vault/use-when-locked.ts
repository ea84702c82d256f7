import { useEffect, useRef } from "react";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";

/** Calls `forget` whenever the vault is no longer open: it locked itself, or somebody locked it. */
export function useWhenLocked(forget: () => void): void {
  const { vault } = useStores();
  const state = usePart(vault, (value) => value);
  const before = useRef(state);
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    // A state that is not told yet says nothing.
    if (state === undefined) return;
    if (before.current === "open" && state !== "open") latest.current();
    before.current = state;
  }, [state]);
}
