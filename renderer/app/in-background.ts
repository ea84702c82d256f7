/** Starts work without waiting for it. Rejections are ignored: the stores show the result and any failure. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
