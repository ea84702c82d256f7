import type { Direction } from "../migration/direction.ts";
import { faults } from "./catalogue/en/faults.ts";

/** One fault that the sandbox can simulate, in English. */
export type FaultWords = {
  /** What happens. */
  readonly says: string;
  /** What the fault teaches. */
  readonly lesson: string;
  /**
   * The migrations that the fault can affect; "webhooks" for faults of a webhook test in either direction,
   * "registry" for those of the routing registry, "none" for calls that no migration makes.
   */
  readonly direction: Direction | "both" | "webhooks" | "registry" | "none";
};

/** A fault's stable name, as `switchover rehearse --fault` accepts it. */
export type FaultWord = keyof typeof faults;

const DIRECTIONS: Readonly<Record<FaultWord, FaultWords["direction"]>> = {
  "delay-register": "to-cloud",
  "lost-register-before": "to-cloud",
  "lost-register-after": "to-cloud",
  "register-late-effect": "to-cloud",
  "register-502-after": "to-cloud",
  "register-error-after": "to-cloud",
  "register-503-before": "to-cloud",
  "register-success-false": "to-cloud",
  "register-string-true": "to-cloud",
  "register-success-one": "to-cloud",
  "register-empty-200": "to-cloud",
  "register-html-200": "to-cloud",
  "register-truncated": "to-cloud",
  "register-duplicate-key": "to-cloud",
  "register-redirect": "to-cloud",
  "huge-body": "to-cloud",
  "body-stall": "to-cloud",
  "register-silent": "to-cloud",
  "register-limit": "to-cloud",
  "register-rate-limited": "to-cloud",
  "pin-wrong-stops-gateway": "to-cloud",
  "pin-locked": "both",
  "backup-rejected-false": "to-cloud",
  "backup-rejected-code": "to-cloud",
  "name-not-approved": "both",
  "deregistration-incomplete": "to-cloud",
  "number-just-deleted": "to-cloud",
  "lost-subscribe-before": "to-cloud",
  "lost-subscribe-after": "to-cloud",
  "subscribe-denied": "to-cloud",
  "subscribed-by-others": "both",
  "rate-limited": "to-cloud",
  "token-expired": "both",
  "token-lacks-scope": "both",
  "unknown-field-refused": "both",
  "platform-field-refused": "both",
  "no-lookups": "both",
  "cloud-lookup-missing": "both",
  "template-changed": "both",
  "templates-cut-off": "both",
  "templates-missing": "both",
  "throughput-late": "both",
  "banned-after-move": "both",
  "restricted-after-move": "both",
  "verify-code-expired": "none",
  "password-change-required": "both",
  "onprem-token-expired": "both",
  "lost-health": "both",
  "health-disconnected": "to-cloud",
  "clustered-health": "both",
  "onprem-lookup-missing": "both",
  "settings-other-number": "both",
  "lost-backup": "to-cloud",
  "empty-backup": "to-cloud",
  "lost-account-before": "to-onprem",
  "lost-account-after": "to-onprem",
  "account-error-after": "to-onprem",
  "settings-missing": "both",
  "vname-differs": "to-onprem",
  "account-no-vname": "to-onprem",
  "cert-expired": "to-onprem",
  "lost-verify-before": "to-onprem",
  "lost-verify-after": "to-onprem",
  "code-expired": "to-onprem",
  "code-rate-limited": "to-onprem",
  "webhook-ca-no-list": "webhooks",
  "lost-webhook-ca-after": "webhooks",
  "shards-temporary-403": "to-onprem",
  "lost-pin-before": "none",
  "lost-pin-after": "none",
  "pin-string-true": "none",
  "pin-success-one": "none",
  "pin-rate-limited": "none",
  "lost-message-before": "webhooks",
  "lost-message-after": "webhooks",
  "message-refused": "webhooks",
  "message-window-closed": "webhooks",
  "message-token-refused": "webhooks",
  "message-sent-only": "webhooks",
  "message-failed": "webhooks",
  "message-status-first": "webhooks",
  "webhooks-delayed": "webhooks",
  "webhooks-duplicated": "webhooks",
  "webhooks-reordered": "webhooks",
  "webhooks-wrong-signature": "webhooks",
  "webhooks-to-second-app": "webhooks",
  "webhooks-lost-handshake": "webhooks",
  "webhooks-off": "webhooks",
  "production-fails": "webhooks",
  "production-slow": "webhooks",
  "production-absent": "webhooks",
  "registry-changed": "registry",
  "registry-shrunk": "registry",
  "registry-cut-off": "registry",
  "registry-empty": "registry",
  "registry-error": "registry",
  "registry-private-prefix": "registry",
};

/** Every fault of the sandbox by its stable name, in English. The catalogue has the other languages. */
export const FAULT_WORDS = Object.fromEntries(
  Object.entries(DIRECTIONS).map(([name, direction]) => [name, { ...faults[name as FaultWord], direction }]),
) as Readonly<Record<FaultWord, FaultWords>>;
