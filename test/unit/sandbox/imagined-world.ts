import { realChance } from "../../../main/sandbox/world/chance.ts";
import type { SandboxOptions } from "../../../main/sandbox/options.ts";
import { setScene } from "../../../main/sandbox/scene.ts";
import type { WorldState } from "../../../main/sandbox/world/state.ts";

/** The state of a practice platform's first day, without a platform around it. */
export function worldOf(options: SandboxOptions = {}): WorldState {
  return setScene({
    options,
    nowMs: Date.UTC(2026, 0, 15, 12),
    chance: realChance,
    onPremCertificatePem: "",
  }).world;
}
