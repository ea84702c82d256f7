import { useCallback, useState } from "react";
import type { SettingsChange } from "../../shared/settings/settings.ts";
import { callFor } from "../stores/call.ts";
import type { CallProblem } from "../stores/call-problem.ts";
import { realmClient } from "../stores/realm-stores.ts";
import { runInBackground } from "./in-background.ts";
import { useLink, useSettingsStore } from "./window-context.tsx";

/**
 * Changes settings of the window, from either realm. `problem`: why the last change failed; `onProblem`
 * also receives it.
 */
export function useChangeSettings(onProblem?: (problem: CallProblem) => void): {
  readonly change: (members: SettingsChange) => void;
  readonly problem: CallProblem | undefined;
} {
  const link = useLink();
  const settings = useSettingsStore();
  const [problem, setProblem] = useState<CallProblem>();
  const change = useCallback(
    (members: SettingsChange) => {
      const send = async (): Promise<void> => {
        const answer = await callFor(realmClient(link, "own"), "settings.change", members);
        setProblem(answer.ok ? undefined : answer.problem);
        if (answer.ok) await settings.refresh();
        else onProblem?.(answer.problem);
      };
      runInBackground(send());
    },
    [link, onProblem, settings],
  );
  return { change, problem };
}
