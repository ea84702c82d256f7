import { Component, type ReactNode } from "react";
import { ProblemCard } from "../components/problem/ProblemCard.tsx";
import { Screen } from "../components/screen/Screen.tsx";
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
    return this.state.failed ? <FailedScreen /> : this.props.children;
  }
}

function FailedScreen() {
  const t = useTranslation();
  return (
    <Screen title={t("window.frame.failed")}>
      <ProblemCard problem={{ kind: "mistake", text: "" }} />
    </Screen>
  );
}
