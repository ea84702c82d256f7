import type { Check } from "../context.ts";
import { skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";

/**
 * Are the client's message and callback queues empty? A backup holds neither.
 *
 * No look-up that changes nothing shows their length, so this check never passes; it tells what the settings
 * tell about callbacks that wait.
 */
export const onPremQueue: Check<"onprem.queue"> = {
  id: "onprem.queue",
  directions: ["to-cloud"],
  run: async ({ looks }) => {
    const settings = await looks.settings();
    if (settings.kind !== "confirmed") return unseen("application settings", settings);
    const { callbackPersist } = settings.value;
    if (callbackPersist === false)
      return warn("callbacks-not-kept", "callbacks that wait are not kept over a restart", {
        callbackPersist,
      });
    const facts = callbackPersist === undefined ? {} : { callbackPersist };
    return skip(
      "queue-not-visible",
      "the client does not show how many messages and callbacks still wait",
      facts,
    );
  },
};
