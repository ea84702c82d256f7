/** Thrown for a mistake of ours; only a host catches it, logs it and shows a reference. */
export class InvariantError extends Error {
  override readonly name = "InvariantError";
}

/** Throws when a condition that our own code promised does not hold. */
export function invariant(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new InvariantError(claim);
}

/** Marks the branch of a switch that no value can reach, so that a new kind fails to compile there. */
export function unreachable(value: never): never {
  throw new InvariantError(`unexpected value of kind ${JSON.stringify(value)}`);
}
