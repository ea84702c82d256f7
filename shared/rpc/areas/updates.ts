import { z } from "zod";
import { UpdateState } from "../../updates/update-state.ts";

const asked = { input: z.strictObject({}), output: UpdateState, problem: z.never() } as const;

/**
 * Newer versions of this program. Each call answers with what is known when it is made; what comes of it is pushed. A call
 * that would interrupt something does nothing, and the state names what.
 */
export const updatesArea = {
  /** Asks no server. */
  "updates.state": asked,
  "updates.check": asked,
  /** Downloads the version that the last check found, and installs nothing. */
  "updates.download": asked,
  "updates.stopDownload": asked,
  /** Ends the program and installs what was downloaded. */
  "updates.install": asked,
  /** A person saw that an older version runs than before, or that one wasn't installed. */
  "updates.seen": asked,
} as const;
