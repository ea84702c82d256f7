/** Runs works one after the other, in the order in which they are handed in. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Gives what runs them; nothing is under way yet. */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    // Only the order matters to whoever comes next; a failure belongs to the one who asked.
    last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
}
