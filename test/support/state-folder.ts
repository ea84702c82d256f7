/** Environment variable with the folder in which the operating system keeps a user's state. */
export const STATE_VARIABLE = process.platform === "win32" ? "LOCALAPPDATA" : "XDG_STATE_HOME";

/** The running test's state folder, which all its data folders share; see `own-state.ts`. */
export function stateFolder(): string {
  const folder = process.env[STATE_VARIABLE];
  if (folder === undefined) throw new Error("own-state.ts sets a state folder for each test");
  return folder;
}
