/** Words about the program itself. */
export const about = {
  title: "About Switchover",
  lead: "Switchover moves a business phone number between an on-premises messaging API and a cloud API, and shows its location and the evidence for it.",
  this: "This installation",
  version: "Version",
  host: "Running in",
  hosts: {
    desktop: "a window of its own",
    browser: "a browser, from this computer only",
    terminal: "a terminal",
  },
  platform: "System",
  data: "Data folder",
  promise: "Your data",
  promiseText:
    "What you enter and receive stays in the data folder on this computer until you export it. Switchover connects to the platforms that you set up, to a tunnel or endpoint when you ask it to, to the server or chat tool where you have alerts sent, to a routing registry when you fetch sender addresses, and to a server for updates if one is named. Secrets are encrypted in the vault and aren't shown again.",
  ended: {
    abrupt:
      "There is no record that Switchover was closed. Its last entry in the log is of {{at}}. It crashed, was ended from outside, the computer lost power, or its last entry couldn't be written.",
    page: "The window's page ended unexpectedly and was loaded again. That was before {{at}}.",
    error: "Switchover had an internal error. That was before {{at}}.",
    works:
      "What was recorded until then is in the data folder. A migration that was interrupted is listed under Migrate.",
    next: "If it happens again, prepare a support bundle below and send it to your support. Nothing is sent by itself.",
  },
  support: {
    title: "Support",
    text: "A support bundle is a zip with versions, settings, the log, redacted journals and facts about this computer. You see what is in it before you save it. Nothing is sent.",
    prepare: "Prepare support bundle",
    save: "Save support bundle",
    discard: "Don't save",
    saved: "Saved as {{file}}. Nothing was sent.",
  },
  docs: "Documentation",
  doc: {
    readme: "README.md: what Switchover does and how to start it",
    commandLine: "docs/command-line.md: every command, for scripts",
    plan: "docs/plan.md: the plan file of a migration",
    assumptions: "docs/assumptions.md: what Switchover assumes about the platforms",
    webhooks: "docs/webhooks.md: receiving notifications and testing a callback URL",
    tunnels: "docs/tunnels.md: ways to a public URL",
    desktop: "docs/desktop.md: the desktop application",
    updates: "docs/updates.md: updates of the desktop application",
    alerts: "docs/alerts.md: alerts to a server or a chat tool",
    managed: "docs/managed.md: what an administrator can fix",
    security: "docs/security.md: what is protected, and against what",
    support: "docs/support.md: the log and support bundles",
  },
  licences: "Licenses",
  licencesText:
    "Switchover is under the Apache License 2.0. It is built from open source packages, each under its own license: their names, versions and licenses are in third-party-licenses.txt, in the program's folder.",
} as const;
