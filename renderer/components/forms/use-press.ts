import { useEffect, useRef, useState } from "react";

type PressOptions = {
  /** May it be done: everything is typed or ticked, and the program can be reached. */
  readonly ready: boolean;
  /** What was set off here before is still under way. */
  readonly waits: boolean;
  /** What was set off before came to nothing: what was pressed meanwhile may have rested on it. */
  readonly failed?: boolean | undefined;
  readonly onGo: () => void;
};

/** A button that is pressed by click or Enter. */
export type Press = {
  readonly press: () => void;
  /** To be called whenever something is changed: a press that still waits was meant for what stood there. */
  readonly drop: () => void;
  /** This very button was pressed, and what it does is not done yet. */
  readonly busy: boolean;
};

/**
 * Keeps a press that comes while the window still waits for the answer to an earlier one, and does it once that is
 * there: the next question is on the screen as soon as the program knows it, and whoever is quick loses nothing.
 */
export function usePress({ ready, waits, failed = false, onGo }: PressOptions): Press {
  const [pressed, setPressed] = useState<"kept" | "done">();
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  useEffect(() => {
    if (pressed === undefined || (waits && ready)) return;
    // Done now, or not at all: a press never waits for anything but the answer before.
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
