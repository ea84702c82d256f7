import { useEffect, useState } from "react";
import type { RunId } from "../../../shared/ids.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { loading, ready, type Loadable } from "../../stores/loadable.ts";

/** The activity log of a migration, read again whenever its revision changes. */
export function useTimeline(run: RunId, revision: number): Loadable<readonly TimelineEntry[]> {
  const { client } = useStores();
  const [story, setStory] = useState<Loadable<readonly TimelineEntry[]>>(loading);
  useEffect(() => {
    let current = true;
    callFor(client, "migration.story", { run }).then(
      (answer) => {
        if (!current) return;
        setStory((before) => {
          if (answer.ok) return ready(answer.value, Date.now());
          // Entries read earlier stay valid, because a journal only grows.
          return before.kind === "ready" ? before : { kind: "failed", problem: answer.problem };
        });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, run, revision]);
  return story;
}
