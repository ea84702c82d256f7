/** Name of the app that the sandbox's own token belongs to. */
export const OWN_APP_NAME = "Northwind Messaging";

/** How long a login to the on-premises client is valid. */
export const TOKEN_LIFE_MS = 7 * 24 * 3_600_000;

/** The application settings of a new client. */
export const USUAL_SETTINGS = {
  webhooks: {
    url: "https://callbacks.example/onprem",
    max_concurrent_requests: 6,
    message: { sent: false, delivered: true, read: false },
  },
  callback_persist: true,
  callback_backoff_delay_ms: 3_000,
  max_callback_backoff_delay_ms: 900_000,
  media: { auto_download: [] },
  heartbeat_interval: 5,
  unhealthy_interval: 30,
  show_security_notifications: false,
  notify_user_change_number: false,
  garbagecollector_enable: true,
} as const;
