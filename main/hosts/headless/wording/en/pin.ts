/** What a command says of a change of the two-step PIN besides the sentences that all hosts share. */
export const pin = {
  waiting: "Waiting for the platform's response; the request can't be canceled.",
  leave: "Press Ctrl-C again to leave now: it is then unknown whether the PIN was changed.",
  confirm: "Nothing was sent. Confirm to continue.",
  stoppedAfter: "Stopped before the response arrived. Whether the PIN was changed is unknown.",
  stoppedBefore: "Stopped before anything was sent.",
  whichSide: {
    set: "Check the platform's dashboard for its location, then add --side on-premises or --side cloud.",
    off: "Check the platform's dashboard for its location, then add --side on-premises.",
  },
  corrupted_one: "{{count}} PIN change record is corrupted and not shown.",
  corrupted_other: "{{count}} PIN change records are corrupted and not shown.",
} as const;
