/** Alerts to a server or a chat tool, and what became of them. */
export const alerts = {
  aNumber: "a number",
  news: {
    test: "Test alert from Switchover. Nothing has happened to any number.",
    "awaiting-code": "The migration of {{number}} waits for its registration code. Enter it in Switchover.",
    unknown: "The location of {{number}} is unknown. Open Switchover: someone has to decide how to continue.",
    complete: {
      "to-cloud": "The migration of {{number}} to the cloud is complete.",
      "to-onprem": "The migration of {{number}} to the on-premises client is complete.",
      reportedAgainst:
        "The migration of {{number}} is complete, but the platform reports something about the number: it may not work. Open Switchover.",
    },
    ended:
      "The migration of {{number}} has ended without being complete. Open Switchover to see where the number is.",
    silent: "No webhooks have arrived for {{number}} for longer than usual.",
    silentSince: "No webhooks have arrived for {{number}} since {{since}}. That is longer than usual.",
    arriving: "Webhooks arrive for {{number}} again.",
    several: "Much has happened at once: {{counts}}. Open Switchover to see all of it.",
    counted: "{{name}} ({{count}})",
  },
  names: {
    test: "Test alert",
    "awaiting-code": "A migration waits for its code",
    unknown: "A location is unknown",
    ended: "A migration is over",
    silent: "Webhooks stay away",
    arriving: "Webhooks arrive again",
    several: "Several alerts in one",
    digest: "Digest",
  },
  forms: {
    generic: "Own server (signed JSON)",
    slack: "Slack",
    teams: "Microsoft Teams (workflow)",
    discord: "Discord",
    "google-chat": "Google Chat",
  },
  unsent: {
    "newer-version":
      "No alerts are sent: a newer version of Switchover has written the list of sent ones. Update Switchover.",
    unreadable: "No alerts are sent: the list of sent ones can't be read or written.",
  },
  outcome: {
    accepted: "Accepted by {{host}} with status {{status}}. Whether anyone saw it can't be known here.",
    refused: "Not accepted: {{host}} answered with status {{status}}.",
    "not-sent": {
      connection: "Not sent: no connection to {{host}}.",
      unconnected: "Not sent: no connection to {{host}}: {{why}}.",
      certificate: "Not sent: the certificate of {{host}} wasn't accepted: {{why}}.",
      authority:
        "Not sent: the certificate of {{host}} wasn't accepted: {{why}}. If an authority of your company issued it, let this target trust the authorities of this computer.",
      address: "Not sent: the address of {{host}} wasn't found or isn't allowed.",
      "no-url": "Not sent: the vault has no URL for it. Enter it again.",
      storage: "Not sent: the data folder can't be written.",
      "target-changed": "Not sent: its target was changed or removed before that.",
      "too-old": "Not sent: it waited for more than a day.",
      "no-notices": "Not shown: this desktop shows no notices.",
    },
    shown: "Given to the desktop to show. Whether anyone saw it can't be known here.",
    desktop: {
      sending: "Being shown.",
      unknown: "Whether the desktop showed it isn't known. It isn't shown again, because it may have been.",
    },
    sending: "Being sent to {{host}}.",
    waiting: "Waits until the vault is unlocked.",
    unknown: "Unknown: {{host}} gave no usable answer. It isn't sent again, because it may have arrived.",
  },
} as const;
