/** The tools of the window in the order of their page. Each has a screen at `/tools/NAME`. */
export const TOOLS = [
  "lint",
  "translate",
  "allowlist",
  "traffic",
  "network",
  "shards",
  "api",
  "report",
] as const;
export type ToolName = (typeof TOOLS)[number];
