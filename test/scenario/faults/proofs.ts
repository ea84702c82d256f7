import { AsyncLocalStorage } from "node:async_hooks";

/** What a row has proven so far: what a person is told, and that nothing was lost. */
export type Proofs = { told: number; kept: number };

const running = new AsyncLocalStorage<Proofs>();

/** Notes that the row under way has just proven this. */
export function proven(what: keyof Proofs): void {
  const proofs = running.getStore();
  if (proofs !== undefined) proofs[what] += 1;
}

/** Runs a row and gives what it proved. */
export async function proofsOf(work: () => Promise<void>): Promise<Proofs> {
  const proofs: Proofs = { told: 0, kept: 0 };
  await running.run(proofs, work);
  return proofs;
}
