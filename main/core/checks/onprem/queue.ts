import type { Check } from "../context.ts";
import { phrase, skip, warn } from "../finding.ts";
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
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    const { callbackPersist } = settings.value;
    if (callbackPersist === false)
      return warn("callbacks-not-kept", phrase("findings.queue.notKept"), {
        callbackPersist,
      });
    const facts = callbackPersist === undefined ? {} : { callbackPersist };
    return skip("queue-not-visible", phrase("findings.queue.notVisible"), facts);
  },
};
