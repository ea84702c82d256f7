/** Words of the command palette. */
export const palette = {
  title: "Everything that can be done",
  label: "Search for a screen, a number or an action",
  placeholder: "Screen, number or action",
  nothing: "Nothing fits what you typed.",
  group: {
    screens: "Screens",
    runs: "Moves that have not ended",
    workspaces: "Workspaces",
    numbers: "Numbers",
    vault: "Vault",
    window: "Window",
    faults: "Faults of the practice platform",
  },
  workspace: "Open the workspace {{name}}",
  number: {
    look: "Look at {{spoken}}",
    "to-cloud": "Move {{spoken}} to the cloud",
    "to-onprem": "Move {{spoken}} on-premises",
    prove: "Prove that webhooks of {{spoken}} arrive",
  },
  run: {
    "to-cloud": "The move of {{spoken}} to the cloud",
    "to-onprem": "The move of {{spoken}} on-premises",
  },
  fault: { on: "Switch on the fault {{name}}", off: "Switch off the fault {{name}}" },
} as const;
