/** Runs a promise without awaiting it. Rethrows rejections to the global error handler. */
export function runDetached(promise: Promise<unknown>): void {
  promise.catch((fault: unknown) => {
    setImmediate(() => {
      throw fault;
    });
  });
}
