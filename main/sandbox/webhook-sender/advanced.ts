type Jump = {
  readonly nowMs: () => number;
  /** Lets the clock run ahead by so many milliseconds. */
  readonly ahead: (ms: number) => void;
  readonly tick: () => Promise<void>;
  readonly nextAtMs: () => number | undefined;
  /** How many requests have found no answer so far. */
  readonly silences: () => number;
};

/** A jump stops so many times on its way; the on-premises client would want hundreds of attempts for each week. */
export const MOST_STOPS = 60;

/**
 * Lets that much time pass, from one attempt that becomes due to the next.
 *
 * An address that does not answer at all is waited for once, not at every stop: nobody sits through that.
 */
export async function advanced({ nowMs, ahead, tick, nextAtMs, silences }: Jump, ms: number): Promise<void> {
  const target = nowMs() + ms;
  const before = silences();
  for (let stops = 0; stops < MOST_STOPS && silences() === before; stops += 1) {
    await tick();
    const next = nextAtMs();
    if (next === undefined || next > target) break;
    ahead(next - nowMs());
  }
  ahead(target - nowMs());
  await tick();
}
