import type { ReactNode } from "react";
import type { WindowProblem } from "../../stores/call-problem.ts";
import { callProblemWords } from "../../wording/call-problems.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Meaning } from "../status/StatusMark.tsx";
import { ThreePartCard } from "./ThreePartCard.tsx";

type ProblemCardProps = {
  readonly problem: WindowProblem;
  readonly actions?: ReactNode;
};

/** The name of a problem, or the reference of an internal error. */
function codeOf(problem: WindowProblem): string {
  if (problem.kind === "named") return problem.problem.kind;
  return problem.kind === "mistake" ? (/\b[0-9a-f]{8}\b/.exec(problem.text)?.[0] ?? "mistake") : problem.kind;
}

const MEANINGS = {
  named: "stopped",
  "link-lost": "unknown",
  mistake: "unknown",
  "not-loaded": "attention",
} as const satisfies Record<WindowProblem["kind"], Meaning>;

/**
 * Shows why a call failed. Without a usable answer it is shown as unknown, not as failed, because the outcome is unknown.
 */
export function ProblemCard({ problem, actions }: ProblemCardProps) {
  const t = useTranslation();
  return (
    <ThreePartCard
      meaning={MEANINGS[problem.kind]}
      parts={callProblemWords(t, problem)}
      urgent
      code={codeOf(problem)}
      {...(actions === undefined ? {} : { actions })}
    />
  );
}
