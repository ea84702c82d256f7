import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { webhookChecksOf, type WebhookChecks } from "../stores/webhook-checks.ts";
import { useStores } from "./window-context.tsx";

/** The store of what this window checked of webhooks in the realm that is shown. */
export function useWebhookChecks(): StoreApi<WebhookChecks> {
  return webhookChecksOf(useStores());
}

/** One part of it; the component renders again only when that part changes. */
export function useWebhookCheck<P>(part: (checks: WebhookChecks) => P): P {
  return useStore(useWebhookChecks(), part);
}
