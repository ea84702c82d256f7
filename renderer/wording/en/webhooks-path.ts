/** The path of a notification, drawn on the first webhook screen. */
export const webhooksPath = {
  title: "Delivery path",
  checked: "checked",
  apps: "Show subscribed apps",
  urls: "Show callback URLs",
  subscription: {
    subscribed: "Your app is subscribed",
    "not-subscribed": "No app is subscribed",
    "other-app": "Only other apps are subscribed",
    "not-known": "Subscription not checked",
  },
  callback: {
    name: "Callback URL",
    level: { number: "Of this number", account: "Of the account", application: "Of the app" },
    none: "None is set",
    "not-known": "Not reported",
  },
  endpoint: {
    name: "Your endpoint",
    "not-known": "Not checked yet",
    check: "Check endpoint",
  },
  here: {
    listening: "This computer is listening",
    listeningText: "What arrives here is stored before it is answered.",
    silent: "This computer isn't listening",
    silentText: "A test replaces the callback URL for about a minute and restores it afterwards.",
  },
} as const;
