/** The endings of the files that the desktop application opens when they are double-clicked, by what is in them. */
export const FILE_ENDINGS = {
  workspace: "switchover",
  plan: "switchover-plan",
  report: "switchover-report",
} as const;

export type OpenedKind = keyof typeof FILE_ENDINGS;
export const OPENED_KINDS = Object.keys(FILE_ENDINGS) as readonly OpenedKind[];

/** What a file of this name holds; undefined for a file of another program. */
export function kindOfFile(name: string): OpenedKind | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") ? OPENED_KINDS.find((kind) => FILE_ENDINGS[kind] === ending) : undefined;
}
