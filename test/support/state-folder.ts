/** Where the running system says that a user's state lies. */
export const STATE_VARIABLE = process.platform === "win32" ? "LOCALAPPDATA" : "XDG_STATE_HOME";

/** The folder of the running test's own in which what all data folders share is kept; see `own-state.ts`. */
export function stateFolder(): string {
  const folder = process.env[STATE_VARIABLE];
  if (folder === undefined) throw new Error("own-state.ts sets a state folder for each test");
  return folder;
}
