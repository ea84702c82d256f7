import { useCallback } from "react";
import { PracticeProgress } from "../../../shared/practice/scenarios.ts";
import { usePart } from "../../app/use-feed.ts";
import { useLink, useSettingsStore } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { valueOf } from "../../stores/loadable.ts";
import { realmClient } from "../../stores/realm-stores.ts";
import type { Result } from "../../../shared/result.ts";

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
      const known = valueOf(settings.getState())?.practice ?? NOTHING;
      const answer = await callFor(realmClient(link, "own"), "settings.change", { practice: change(known) });
      if (answer.ok) settings.take(() => answer.value);
      return answer;
    },
    [link, settings],
  );
}
