/** Words about the program itself. */
export const about = {
  title: "About Switchover",
  lead: "Switchover moves a business phone number between an on-premises messaging API and a cloud API, and tells you where the number is and how that is known.",
  this: "This Switchover",
  version: "Version",
  host: "Shown in",
  hosts: {
    desktop: "a window of its own",
    browser: "a browser, from this computer only",
    terminal: "a terminal",
  },
  platform: "System",
  data: "Data folder",
  promise: "What it does with your data",
  promiseText:
    "What you enter and what is received stays in the data folder on this computer, until you export it. Switchover talks to the platforms that you connect, and to a tunnel or an endpoint where you ask it to. Secrets lie encrypted in the vault; what was entered once is not shown again.",
  docs: "Where to read on",
  doc: {
    readme: "README.md: what Switchover does and how to start it",
    commandLine: "docs/command-line.md: every command, for scripts",
    plan: "docs/plan.md: the plan file of a move",
    assumptions: "docs/assumptions.md: what Switchover takes for granted about the platforms",
  },
  licences: "Licences",
  licencesText:
    "Switchover is built from open source packages, each under its own licence. Their names and versions stand in the file package-lock.json of the source.",
} as const;
