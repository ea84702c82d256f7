import { useEffect, useRef, useState } from "react";

/**
 * Returns the value, updated at most once per `everyMs` milliseconds: at once if the last update is older
 * than that, else when the interval ends.
 */
export function useThrottled<T>(value: T, everyMs: number): T {
  const [shown, setShown] = useState(value);
  const last = useRef(-Infinity);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = value;
    if (timer.current !== undefined) return;
    const show = (): void => {
      timer.current = undefined;
      last.current = performance.now();
      setShown(newest.current);
    };
    const wait = last.current + everyMs - performance.now();
    if (wait <= 0) show();
    else timer.current = setTimeout(show, wait);
  }, [everyMs, value]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
