/**
 * Random bytes as lower-case hex digits, for names that nothing else may have. The module is loaded when it is used: a
 * command that writes nothing, such as `--help`, would take a fifth longer with it.
 */
export function randomHex(bytes: number): string {
  return process.getBuiltinModule("node:crypto").randomBytes(bytes).toString("hex");
}
