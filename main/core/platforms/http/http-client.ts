import type * as undici from "undici";
import { ConnectFailure } from "./connect-failure.ts";

/**
 * Loads undici, which most processes need late or never. A failure, as while the program is being replaced, is a
 * ConnectFailure like each other before anything could be sent: what was to be sent surely wasn't. The next call tries again.
 */
export async function loadHttpClient(): Promise<typeof undici> {
  try {
    return await import("undici");
  } catch {
    throw new ConnectFailure("cancelled-before-sending");
  }
}

/** An agent that is opened when it is needed first. */
export type LateAgent = {
  /** Rejects where it can't be opened; the next call tries again. Once it has ended, none is opened. */
  get(): Promise<undici.Agent>;
  /** Closes what is open; "destroy" cuts off requests that are under way. Never rejects for an agent that wasn't opened. */
  end(how: "close" | "destroy"): Promise<void>;
};

/** Prepares an agent and opens nothing yet, so that nothing can fail before somebody waits for it. */
export function lateAgent(open: () => Promise<undici.Agent>): LateAgent {
  let opening: Promise<undici.Agent> | undefined;
  let isEnded = false;
  return {
    async get() {
      if (isEnded && opening === undefined) throw new ConnectFailure("cancelled-before-sending");
      try {
        return await (opening ??= open());
      } catch (fault) {
        opening = undefined;
        throw fault;
      }
    },
    async end(how) {
      isEnded = true;
      const agent = await opening?.catch(() => undefined);
      await agent?.[how]();
    },
  };
}
