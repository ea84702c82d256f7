/** Lets work go on whose end shows in the stores; it reports its own failures there. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
