/**
 * Does these one after the other, each also after one that failed: what closes leaves nothing open because of one part. Rejects
 * with the first failure once all are done.
 */
export async function throughAll(...steps: readonly (() => unknown)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
