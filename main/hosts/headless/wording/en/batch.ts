/** What a batch says besides what its summary says too. */
export const batch = {
  held: {
    what: "Another process is working on this batch.",
    works: "Nothing was started from here.",
    next: "Wait until it ends, or stop it with Ctrl-C there.",
  },
  line: "Line {{line}}",
  row: "Row {{line}}",
  more: "Rows that can't be used either: {{number}} more. With --json, each of them has a line.",
  correct: "Correct the table, then run the command again. “batch template” prints the columns.",
  waits: "Outside the window: the next number starts in {{span}}.",
  stopping: "Stopping: no more numbers are started; those in progress come to their end.",
  leave: "Press Ctrl-C again to leave at once: their outcome is then unknown until the batch continues.",
  left: "Left at once. The same command finds out what became of the numbers in progress, and continues.",
  each: "For each migration above: switchover status ID",
} as const;
