import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { CoreProblem } from "../../../shared/wording/problems.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { toSection } from "../../app/workspace-section.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { callProblemWords, isOfCore, runProblemWords } from "../../wording/call-problems.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { ThreePartCard } from "../problem/ThreePartCard.tsx";
import { visible } from "../../../shared/visible.ts";

type RunProblemCardProps = {
  readonly problem: CallProblem;
  /** The migration already shown, which gets no link; what to do concerns its own data folder. */
  readonly run?: string;
  readonly onAgain?: () => void;
};

/** Shows why an action on a migration failed, with a link to the other migration that blocks it, if any. */
export function RunProblemCard({ problem, run, onAgain }: RunProblemCardProps) {
  const t = useTranslation();
  const workspace = useCurrentWorkspace()?.id;
  const known = problem.kind === "named" && isOfCore(problem.problem) ? problem.problem : undefined;
  const again =
    onAgain === undefined ? null : (
      <Button variant="default" onClick={onAgain}>
        {t("window.run.problem.again")}
      </Button>
    );
  if (known === undefined) return <ProblemCard problem={problem} actions={again} />;
  const { what, works, next } = (run === undefined ? callProblemWords : runProblemWords)(t, problem);
  const other = otherRun(known, run);
  return (
    <ThreePartCard
      meaning="stopped"
      urgent
      code={known.kind}
      parts={{ what: visibleLines(what), works, next: visibleLines(next) }}
      actions={
        known.kind === "recoveryNeeded" && workspace !== undefined ? (
          // The step for it opens there, also to go without one.
          <Link href={to.workspace(workspace)} state={toSection("recovery")} asChild>
            <Button component="a">{t("window.run.problem.toSheet")}</Button>
          </Link>
        ) : other === undefined ? (
          again
        ) : (
          <Button component={Link} href={to.run(other)}>
            {t("window.run.problem.goToRun")}
          </Button>
        )
      }
    />
  );
}

function otherRun(problem: CoreProblem, shown: string | undefined): string | undefined {
  return (problem.kind === "runOpen" || problem.kind === "pairInUse") && problem.run !== shown
    ? problem.run
    : undefined;
}

// Makes invisible characters of paths and names visible, but keeps the line breaks between sentences.
function visibleLines(text: string): string {
  return text
    .split("\n")
    .map((line) => visible(line))
    .join("\n");
}
