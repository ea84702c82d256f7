import type { Computer, KnownSecrets } from "../machine/process.ts";
import type { WireRequest } from "../network/wire.ts";
import type { Truth } from "../platform/truth.ts";
import type { Timeline } from "../timeline/timeline.ts";
import type { Setting } from "./history.ts";

/** A request that has left and still takes effect, whatever becomes of the process that sent it. */
export type Pending = { readonly atMs: number; readonly request: WireRequest; readonly id: number };

/** Everything outside the program that a history changes. */
export type World = {
  readonly setting: Setting;
  readonly timeline: Timeline;
  readonly truth: Truth;
  readonly computer: Computer;
  readonly secrets: KnownSecrets;
  readonly pending: Set<Pending>;
};
