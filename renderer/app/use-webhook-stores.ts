import { webhookStoresOf, type WebhookStores } from "../stores/webhook-stores.ts";
import { useStores } from "./window-context.tsx";

const nextFrame = (work: () => void): void => void requestAnimationFrame(work);

/** The webhook stores of the realm that is shown. */
export function useWebhookStores(): WebhookStores {
  return webhookStoresOf(useStores(), nextFrame);
}
