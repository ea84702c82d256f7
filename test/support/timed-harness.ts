import type { SandboxOptions } from "../../main/sandbox/index.ts";
import { hastyClock } from "./hasty-clock.ts";
import { startHarness, type Harness } from "./harness.ts";

/**
 * A rig on which the program and the practice platform live by one clock, so that a pause lets time pass on both
 * sides: codes expire, waits end and late effects come while the program waits for them.
 */
export async function startTimedHarness(options: SandboxOptions = {}): Promise<Harness> {
  const clock = hastyClock();
  const rig = await startHarness({ ...options, clock: { nowMs: () => clock.now() } });
  return {
    ...rig,
    clock,
    ports: { ...rig.ports, clock },
    core: (change = (given) => given) => rig.core((ports) => change({ ...ports, clock })),
  };
}
