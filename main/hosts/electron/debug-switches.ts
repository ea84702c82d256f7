/** Switches of Chromium that let another program look into the windows while a person types secrets there. */
const DEBUG_SWITCHES = [
  "remote-debugging-port",
  "remote-debugging-pipe",
  "remote-debugging-address",
] as const;

/** Was a shipped application started so that it can be looked into? A checkout may be, for its tests. */
export function isLookedInto(start: {
  readonly packaged: boolean;
  readonly hasSwitch: (name: string) => boolean;
}): boolean {
  return start.packaged && DEBUG_SWITCHES.some((name) => start.hasSwitch(name));
}
