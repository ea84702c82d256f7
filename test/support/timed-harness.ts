import type { SandboxOptions } from "../../main/sandbox/index.ts";
import { hastyClock } from "./hasty-clock.ts";
import { startHarness, type Harness } from "./harness.ts";

/**
 * A harness whose program and sandbox share one clock, so that a pause advances both: codes expire, waits end
 * and delayed effects happen while the program waits for them.
 */
export async function startTimedHarness(options: SandboxOptions = {}): Promise<Harness> {
  const clock = hastyClock();
  const harness = await startHarness({ ...options, clock: { nowMs: () => clock.now() } });
  return {
    ...harness,
    clock,
    ports: { ...harness.ports, clock },
    core: (change = (given) => given) => harness.core((ports) => change({ ...ports, clock })),
  };
}
