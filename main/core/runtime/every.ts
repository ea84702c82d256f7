/** Calls again and again until the returned function is called. */
export type Every = (ms: number, work: () => void) => () => void;

/** On a real timer that keeps no process alive. */
export const everyUnheld: Every = (ms, work) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
