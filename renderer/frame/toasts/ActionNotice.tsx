import { useCallback } from "react";
import { useStore } from "zustand";
import { useNotice } from "../../app/window-context.tsx";
import { callProblemWords } from "../../wording/call-problems.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Toast } from "./Toast.tsx";

/** Shows why an action from the command palette failed, until it is dismissed or another action starts. */
export function ActionNotice() {
  const t = useTranslation();
  const notice = useNotice();
  const problem = useStore(notice);
  const close = useCallback(() => notice.setState(undefined, true), [notice]);
  if (problem === undefined) return null;
  const { what, next } = callProblemWords(t, problem);
  return <Toast meaning="attention" title={what} text={next} stays onClose={close} />;
}
