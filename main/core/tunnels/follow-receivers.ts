import type { PushOf } from "../../../shared/rpc/api.ts";
import type { Push } from "../topics.ts";

/** Says on, and lets `onReceiver` hear what is said about receivers. */
export function hearingReceivers(push: Push, onReceiver: (state: PushOf<"receivers">) => void): Push {
  return (topic, said) => {
    push(topic, said);
    if (topic === "receivers") onReceiver(said as PushOf<"receivers">);
  };
}
