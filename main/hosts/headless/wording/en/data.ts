/** What to type next about copies of the data folder. */
export const data = {
  there: "There: switchover data restore FILE. To continue here after all: switchover data stay",
  key: "To make a recovery key: switchover vault recovery --out FILE",
  check: "To check, resume it: switchover resume {{run}}",
  restoreOne: "To restore a callback URL: switchover webhooks restore --help",
  removeMark: "To remove the mark: switchover data stay",
} as const;
