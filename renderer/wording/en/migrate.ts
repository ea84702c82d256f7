/** Words of the screen where moves begin and open runs wait. */
export const migrate = {
  title: "Migrate",
  lead: "Move a number between on-premises and the cloud, and go on with what is open.",
  open: {
    title: "Open runs",
    go: "Go to this run",
    goTo: "Go to the run of {{spoken}}",
    busy: "being worked on",
    since: "last change",
  },
  begin: {
    title: "Move a number",
    none: "No workspace looks after a number yet. Add one, and its number can be moved from here.",
    noNumber: "This workspace has no number yet. Add it there, and it can be moved from here.",
    addWorkspace: "Add a workspace",
    addNumber: "Open the workspace",
    number: "Number",
    numberHint: "From the workspace {{workspace}}",
    direction: "Direction",
    directions: { "to-cloud": "On-premises to cloud", "to-onprem": "Cloud to on-premises" },
    suggested: "suggested: it was last seen on the other side",
    isThere: "it was last seen there already",
    seen: "Last seen",
    unseen: "not looked at yet",
    go: "Prepare the move",
    openRun: "A run of this number is open. Go on with that one first.",
  },
} as const;
