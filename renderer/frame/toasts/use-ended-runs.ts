import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { valueOf } from "../../stores/loadable.ts";
import type { Runs } from "../../stores/runs.ts";

/**
 * The migrations that ended since the window opened, wherever they were driven from, each once: not the one whose
 * screen was shown when it ended, and none that had ended before.
 */
export function useEndedRuns(): {
  readonly ended: readonly RunSnapshot[];
  readonly drop: (run: string) => void;
  readonly dropAll: () => void;
} {
  const { runs } = useStores();
  const [path] = useLocation();
  const shown = useRef(path);
  const [ended, setEnded] = useState<readonly RunSnapshot[]>([]);
  const drop = useCallback((run: string) => setEnded((known) => known.filter((one) => one.run !== run)), []);
  const dropAll = useCallback(() => setEnded([]), []);
  useEffect(() => {
    shown.current = path;
    setEnded((known) => known.filter(({ run }) => to.run(run) !== path));
  }, [path]);
  useEffect(() => {
    let before: Runs | undefined = valueOf(runs.getState());
    return runs.subscribe((state) => {
      const now = valueOf(state);
      if (now === undefined || now === before) return;
      const known = before;
      before = now;
      if (known === undefined) return;
      const fresh = [...now.values()].filter(
        (run) =>
          run.phase.kind === "ended" &&
          run.newer === undefined &&
          known.get(run.run)?.phase.kind !== "ended" &&
          to.run(run.run) !== shown.current,
      );
      // One that was resumed has not ended any more; one that is listed is shown as it is now.
      setEnded((list) => {
        const stillEnded = list.flatMap(({ run }) => {
          const one = now.get(run);
          // A newer migration of the number is the news.
          return one?.phase.kind === "ended" && one.newer === undefined ? [one] : [];
        });
        const isSame = fresh.length === 0 && stillEnded.every((one, index) => one === list[index]);
        return isSame && stillEnded.length === list.length ? list : [...stillEnded, ...fresh];
      });
    });
  }, [runs]);
  return { ended, drop, dropAll };
}
