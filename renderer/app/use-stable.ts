import { useEffect, useState } from "react";

/**
 * True once `so` has been true for `ms` milliseconds without interruption; false again at once when it is
 * not.
 */
export function useStable(so: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [so, ms]);
  return so && lasting;
}
