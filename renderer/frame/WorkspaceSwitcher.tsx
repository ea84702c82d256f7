import { lazy, Suspense, useState } from "react";
import { SwitcherButton } from "./SwitcherButton.tsx";

// A menu and its placing weigh as much as the whole overview, so they load when first needed.
const WorkspaceMenu = lazy(async () => ({ default: (await import("./WorkspaceMenu.tsx")).WorkspaceMenu }));

/** Shows the current workspace, and switches between workspaces and Practice. */
export function WorkspaceSwitcher() {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return <SwitcherButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={<SwitcherButton aria-haspopup="menu" aria-expanded={false} aria-busy />}>
      <WorkspaceMenu />
    </Suspense>
  );
}
