/** How often lines of the palette were chosen in this window, and when last; the newest last. */
const chosen = new Map<string, number>();

/** The most lines offered as used lately. */
const MOST = 5;

/** Records that a line was chosen. */
export function recordUse(id: string): void {
  const count = (chosen.get(id) ?? 0) + 1;
  chosen.delete(id);
  chosen.set(id, count);
}

/** The ids of the lines chosen most often, the most recent first among equals. */
export function usedMost(): readonly string[] {
  return [...chosen]
    .reverse()
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([id]) => id);
}
