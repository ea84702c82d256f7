import type { Browser } from "playwright-core";
import type { Camera } from "./camera.ts";

/** Pictures that are taken one after the other on sets of their own. */
export type Chapter = {
  /** Their names; a chapter of which none is wished for is left out. */
  readonly pictures: readonly string[];
  readonly take: (browser: Browser, camera: Camera) => Promise<void>;
};
