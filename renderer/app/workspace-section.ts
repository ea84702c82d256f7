/** The rows of the Connect screen that links can target. */
export type WorkspaceSection =
  | "cloud"
  | "on-premises"
  | "network"
  | "numbers"
  | "recovery"
  | "backup"
  | "name";

/** Returns the link state for a section: `<Link href={to.workspace(id)} state={toSection("cloud")}>`. */
export function toSection(section: WorkspaceSection): { readonly section: WorkspaceSection } {
  return { section };
}
