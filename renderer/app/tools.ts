/** The tools of the window in the order of their page. Each has a screen at `/tools/NAME`. */
export const TOOLS = [
  "lint",
  "translate",
  "traffic",
  "network",
  "shards",
  "batch",
  "allowlist",
  "api",
  "report",
] as const;
export type ToolName = (typeof TOOLS)[number];
