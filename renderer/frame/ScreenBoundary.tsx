import { Component, type ReactNode } from "react";
import { ReloadButton } from "../components/later/PartNotLoaded.tsx";
import { ProblemCard } from "../components/problem/ProblemCard.tsx";
import { Screen } from "../components/screen/Screen.tsx";
import type { WindowProblem } from "../stores/call-problem.ts";
import { useTranslation } from "../wording/use-translation.tsx";

type BoundaryProps = { readonly children: ReactNode };
type BoundaryState = { readonly failed: boolean };

/**
 * Keeps an internal error of one screen from taking down the window: rail and palette stay, and the screen
 * shows the error.
 *
 * A class, because React offers error boundaries only for classes.
 */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NoScreen problem={{ kind: "mistake", text: "" }} /> : this.props.children;
  }
}

/** In the place of a screen whose code can't be loaded. */
export function ScreenNotLoaded() {
  return <NoScreen problem={{ kind: "not-loaded" }} />;
}

function NoScreen({ problem }: { readonly problem: WindowProblem }) {
  const t = useTranslation();
  return (
    <Screen title={t("window.frame.failed")}>
      <ProblemCard problem={problem} actions={<ReloadButton />} />
    </Screen>
  );
}
