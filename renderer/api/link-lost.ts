/** Thrown by a link when the program cannot be reached. Whether the call took effect is unknown. */
export class LinkLost extends Error {
  override readonly name = "LinkLost";
  constructor() {
    super("The program behind the window cannot be reached.");
  }
}

/** True if the cause is a lost link, not an internal error. */
export function isLinkLost(cause: unknown): boolean {
  return cause instanceof LinkLost;
}
