import { useCallback } from "react";
import { PracticeProgress } from "../../../shared/practice/scenarios.ts";
import { usePart } from "../../app/use-feed.ts";
import { useLink, useSettingsStore } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { valueOf } from "../../stores/loadable.ts";
import { realmClient } from "../../stores/realm-stores.ts";
import { err, type Result } from "../../../shared/result.ts";

const NOTHING: PracticeProgress = PracticeProgress.parse({});

/** How far the user has come with the scenarios, in either realm. */
export function useProgress(): PracticeProgress {
  return usePart(useSettingsStore(), ({ practice }) => practice) ?? NOTHING;
}

/** Returns a function that changes and stores the progress; it starts from what the settings hold then. */
export function useChangeProgress(): (
  change: (known: PracticeProgress) => PracticeProgress,
) => Promise<Result<unknown, CallProblem>> {
  const link = useLink();
  const settings = useSettingsStore();
  return useCallback(
    async (change) => {
      // Before the settings are read, the scenarios done so far are not known and would be stored as none.
      if (settings.getState().kind !== "ready") await settings.refresh();
      const state = settings.getState();
      if (state.kind === "failed") return err(state.problem);
      const known = valueOf(state)?.practice;
      if (known === undefined) return err({ kind: "link-lost" });
      const answer = await callFor(realmClient(link, "own"), "settings.change", { practice: change(known) });
      if (answer.ok) settings.take(() => answer.value);
      return answer;
    },
    [link, settings],
  );
}
