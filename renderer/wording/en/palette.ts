/** Words of the command palette. */
export const palette = {
  title: "All actions",
  label: "Search for a screen, a number or an action",
  placeholder: "Screen, number or action",
  nothing: "Nothing matches.",
  group: {
    used: "Used lately",
    screens: "Screens",
    runs: "Open migrations",
    certificates: "Certificates",
    workspaces: "Workspaces",
    numbers: "Numbers",
    vault: "Vault",
    window: "Window",
  },
  workspace: "Open workspace {{name}}",
  number: {
    look: "Show {{spoken}}",
    "to-cloud": "Move {{spoken}} to the cloud",
    "to-onprem": "Move {{spoken}} on-premises",
    prove: "Test webhooks of {{spoken}}",
  },
  run: {
    "to-cloud": "Migration of {{spoken}} to the cloud",
    "to-onprem": "Migration of {{spoken}} on-premises",
  },
  faults: "More faults…",
  certificate: "Show the certificate of {{spoken}}",
} as const;
