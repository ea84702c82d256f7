/** Calls `work` every `ms` milliseconds until the returned function is called. */
export type Every = (ms: number, work: () => void) => () => void;

/** Uses a real timer that does not keep the process alive. */
export const everyUnheld: Every = (ms, work) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
