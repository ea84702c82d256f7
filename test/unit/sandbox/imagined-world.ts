import { realChance } from "../../../main/sandbox/world/chance.ts";
import type { SandboxOptions } from "../../../main/sandbox/options.ts";
import { setScene } from "../../../main/sandbox/scene.ts";
import type { WorldState } from "../../../main/sandbox/world/state.ts";

/** The initial state of a sandbox, without servers. */
export function worldOf(options: SandboxOptions = {}): WorldState {
  return setScene({
    options,
    nowMs: Date.UTC(2026, 0, 15, 12),
    chance: realChance,
    onPremCertificatePem: "",
  }).world;
}
