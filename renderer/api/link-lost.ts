/** Thrown by a link when the program behind it cannot be reached; what became of the call is not known. */
export class LinkLost extends Error {
  override readonly name = "LinkLost";
  constructor() {
    super("The program behind the window cannot be reached.");
  }
}

/** Is this the loss of the program behind the window, and no mistake? */
export function isLinkLost(cause: unknown): boolean {
  return cause instanceof LinkLost;
}
