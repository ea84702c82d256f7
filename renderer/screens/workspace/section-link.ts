/** The sections of a workspace's screen that links can target. */
export type WorkspaceSection = "cloud" | "on-premises" | "network" | "numbers";

/** Returns the link state for a section: `<Link href={to.workspace(id)} state={toSection("cloud")}>`. */
export function toSection(section: WorkspaceSection): { readonly section: WorkspaceSection } {
  return { section };
}

/** Returns the section that a link asked for, read from the history entry. */
export function sectionAskedFor(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("section" in state)) return undefined;
  return typeof state.section === "string" ? state.section : undefined;
}
