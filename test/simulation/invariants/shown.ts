import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Process } from "../machine/process.ts";
import type { World } from "../scene/world.ts";
import type { Facts } from "./facts.ts";

/** What a person gets to see. */
export type Shown = {
  readonly world: World;
  readonly process: Process;
  readonly snapshot: RunSnapshot;
  readonly facts: Facts;
};

/** Judges one screen; gives what is wrong. */
export type ScreenRule = (shown: Shown) => string | undefined;
