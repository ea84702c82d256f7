import type { ReactNode } from "react";
import type { CallProblem } from "../../stores/call-problem.ts";
import { callProblemWords } from "../../wording/call-problems.ts";
import { useSay } from "../../wording/use-say.tsx";
import { ThreePartCard } from "./ThreePartCard.tsx";

type ProblemCardProps = {
  readonly problem: CallProblem;
  readonly actions?: ReactNode;
};

/** Shows why a call did not succeed. What is not known stays "not known": a lost link is no failure. */
export function ProblemCard({ problem, actions }: ProblemCardProps) {
  const say = useSay();
  const meaning = problem.kind === "link-lost" ? "unknown" : "stopped";
  return (
    <ThreePartCard
      meaning={meaning}
      parts={callProblemWords(say, problem)}
      urgent
      {...(actions === undefined ? {} : { actions })}
    />
  );
}
