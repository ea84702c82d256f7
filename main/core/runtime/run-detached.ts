/** Lets a promise run unawaited. A rejection is a mistake of ours: it is thrown where the host's last net catches it. */
export function runDetached(promise: Promise<unknown>): void {
  promise.catch((fault: unknown) => {
    setImmediate(() => {
      throw fault;
    });
  });
}
