/** Texts of the screen where migrations start and open ones are listed. */
export const migrate = {
  title: "Migrate",
  lead: "Move a number between on-premises and the cloud, and continue open migrations.",
  open: {
    title: "Open migrations",
    go: "Open this migration",
    goTo: "Open the migration of {{spoken}}",
    busy: "in progress",
    since: "last change",
  },
  begin: {
    title: "Move a number",
    none: "No workspace has a number yet. Add a workspace and a number to move it from here.",
    noNumber: "This workspace has no number yet. Add one there to move it from here.",
    addWorkspace: "Add workspace",
    addNumber: "Open workspace",
    number: "Number",
    numberHint: "From the workspace {{workspace}}",
    direction: "Direction",
    directions: { "to-cloud": "On-premises to cloud", "to-onprem": "Cloud to on-premises" },
    suggested: "suggested by the last check",
    isThere: "already there at the last check",
    seen: "Last checked",
    unseen: "not checked",
    go: "Prepare migration",
    openRun: "A migration of this number is open. Finish or abandon that one first.",
  },
} as const;
