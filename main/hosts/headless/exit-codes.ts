/** What the program's exit code tells a script. The numbers are fixed: things outside rely on them. */
export const EXIT = {
  done: 0,
  /** Rejected or stopped; the text says where the number is. */
  endedSafely: 1,
  /** Wrong usage, plan, passphrase or input; nothing was sent. */
  refused: 2,
  /** A person is needed: a code, a confirmation, a decision. */
  waiting: 3,
  /** The pre-checks say no-go. */
  noGo: 4,
  /** Another process holds the run. */
  held: 5,
  /** A mistake of ours. */
  ourMistake: 70,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
