/** The sections of a workspace's screen that others lead to. */
export type WorkspaceSection = "cloud" | "on-premises" | "network" | "numbers";

/** What a link carries to a section: `<Link href={to.workspace(id)} state={toSection("cloud")}>`. */
export function toSection(section: WorkspaceSection): { readonly section: WorkspaceSection } {
  return { section };
}

/** The section that a link asked for, taken from the history entry. */
export function sectionAskedFor(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("section" in state)) return undefined;
  return typeof state.section === "string" ? state.section : undefined;
}
