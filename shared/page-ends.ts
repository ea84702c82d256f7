/** Why a page's process ended, as the runtime names it; any other reason is "other". */
export const PAGE_ENDS = [
  "abnormal-exit",
  "killed",
  "crashed",
  "oom",
  "launch-failed",
  "integrity-failure",
  "memory-eviction",
  "other",
] as const;
