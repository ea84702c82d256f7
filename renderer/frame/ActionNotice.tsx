import { CloseButton } from "@mantine/core";
import { useStore } from "zustand";
import { callProblemWords } from "../wording/call-problems.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useNotice } from "../app/window-context.tsx";
import classes from "./Frame.module.css";

/** Shows why an action from the command palette failed, until it is dismissed or another action starts. */
export function ActionNotice() {
  const t = useTranslation();
  const notice = useNotice();
  const problem = useStore(notice);
  if (problem === undefined) return null;
  const { what, next } = callProblemWords(t, problem);
  return (
    <div className={classes["notice"]} data-meaning="attention" role="alert">
      <span>
        <strong>{what}</strong> <span>{next}</span>
      </span>
      <CloseButton
        size="sm"
        aria-label={t("window.frame.noticeClose")}
        onClick={() => notice.setState(undefined, true)}
      />
    </div>
  );
}
