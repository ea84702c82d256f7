import { useEffect, useRef, useState } from "react";

type PressOptions = {
  /** True if the action is allowed: input is complete and the program responds. */
  readonly ready: boolean;
  /** True while an earlier action started here is in progress. */
  readonly waits: boolean;
  /** True if that earlier action failed; a kept press is then dropped, because it may have relied on it. */
  readonly failed?: boolean | undefined;
  readonly onGo: () => void;
};

/** A button that is pressed by click or Enter. */
export type Press = {
  readonly press: () => void;
  /** Drops a waiting press. Call it on every change, because the press was meant for the earlier input. */
  readonly drop: () => void;
  /** True while this button's own press waits or its action is in progress. */
  readonly busy: boolean;
};

/**
 * Keeps a press made while an earlier action is in progress, and runs it when that succeeds.
 *
 * The next question is shown before the earlier response arrives, so that a quick press must not be lost.
 */
export function usePress({ ready, waits, failed = false, onGo }: PressOptions): Press {
  const [pressed, setPressed] = useState<"kept" | "done">();
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  useEffect(() => {
    if (pressed === undefined || (waits && ready)) return;
    // Runs now or is dropped: a press waits only for the action before it.
    setPressed(undefined);
    if (pressed === "kept" && ready && !failed) go.current();
  }, [pressed, waits, ready, failed]);
  return {
    busy: pressed !== undefined && waits,
    drop: () => setPressed((before) => (before === "kept" ? undefined : before)),
    press: () => {
      if (!ready || pressed !== undefined) return;
      setPressed(waits ? "kept" : "done");
      if (!waits) onGo();
    },
  };
}
