/** Words of the alerts that are sent elsewhere. */
export const alerts = {
  title: "Alerts to a server or a chat",
  lead: "Switchover can tell a server or a chat tool when something needs a person. An alert holds no message, no name and no secret. Each is sent once; again only if it is certain that it wasn't accepted.",
  scope: "Alerts about",
  all: "Everything that has no target of its own",
  none: "No alerts are sent about this.",
  set: "Alerts about this go to {{host}}.",
  form: "Sent to",
  url: "Webhook URL",
  urlHint:
    "As the chat tool or the server gave it to you. Anyone who has it can write there, so it is kept in the vault.",
  key: "Signing key",
  keyHint: "At least {{least}} characters. The server uses it to check that an alert is genuine.",
  keyShort: "Use at least {{least}} characters.",
  news: "Send an alert when",
  wholeNumbers: "Show phone numbers in full; otherwise only their beginning and end",
  allowPrivate: "Allow a URL with an IP address, another port or in a private network",
  systemRoots: "Also trust the certificate authorities of this computer",
  whileRunning:
    "Alerts are sent while Switchover runs and the vault is unlocked. A migration never waits for one.",
  save: "Save",
  test: "Send test alert",
  remove: "Remove",
  latest: "Latest alerts",
  row: "{{name}}, {{at}}",
} as const;
