import { useState } from "react";
import { loadedLater } from "../components/later/loaded-later.tsx";
import { AskedForNotLoaded } from "../components/later/PartNotLoaded.tsx";
import { SwitcherButton } from "./SwitcherButton.tsx";

// A menu and its placing weigh as much as the whole overview, so they load when first needed.
const WorkspaceMenu = loadedLater<{ readonly onMissing: () => void }>(
  async () => (await import("./WorkspaceMenu.tsx")).WorkspaceMenu,
  {
    waiting: () => <SwitcherButton aria-haspopup="menu" aria-expanded={false} aria-busy />,
    missing: ({ onMissing }) => <AskedForNotLoaded onTold={onMissing} />,
  },
);

/** Shows the current workspace, and switches between workspaces and Practice. */
export function WorkspaceSwitcher() {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return <SwitcherButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />;
  return <WorkspaceMenu onMissing={() => setAsked(false)} />;
}
