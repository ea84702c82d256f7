/** Thrown for an internal error. Only a host catches it, logs it and shows a reference. */
export class InvariantError extends Error {
  override readonly name = "InvariantError";
}

/** Throws an `InvariantError` if a condition that our own code guarantees does not hold. */
export function invariant(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new InvariantError(claim);
}

/** Marks the branch of a switch that no value can reach, so that a new kind fails to compile there. */
export function unreachable(value: never): never {
  // Its message is logged, so only a plain name is quoted: the rest of a value may be what a person entered.
  const kind = typeof value === "object" && value !== null ? (value as { kind?: unknown }).kind : value;
  const isName = typeof kind === "string" && /^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(kind) && kind.length <= 40;
  throw new InvariantError(`unexpected value of kind ${isName ? kind : "unknown"}`);
}
