import type { Browser } from "playwright-core";
import type { Camera } from "./camera.ts";

/** Screenshots that are taken one after the other with their own host and window. */
export type Chapter = {
  /** Their names; if none of them is requested, the chapter is skipped. */
  readonly pictures: readonly string[];
  readonly take: (browser: Browser, camera: Camera) => Promise<void>;
};
