/** What serve says in its terminal, and in a browser that isn't signed in. */
export const serve = {
  link: "Open Switchover at this link, which works once:",
  anotherLink: "Press Enter for a new link.",
  quit: "Press Ctrl-C to quit.",
  closed: "Switchover has closed.",
  noVault: "This data folder has no vault yet. The passphrase isn't needed.",
  obstacles: {
    "no-display": "No display found, so no browser was opened.",
    root: "Switchover runs as root, and a browser shouldn't, so none was opened.",
    "no-browser": "No browser found.",
    "not-started": "The browser couldn't be started.",
  },
  openIt: "Open the link in a browser, here or through a tunnel (see docs/command-line.md).",
  mistake: "Switchover hit an internal error in a call from the window (reference {{reference}}).",
  waiting: "Waiting for the response to “{{step}}” of migration {{run}}; it can't be canceled.",
  closes:
    "Switchover closes when the migration pauses or ends. Press Ctrl-C again to leave now: the outcome is then unknown until you resume the migration.",
  call: "A call from the window isn't finished; Switchover closes after it. Press Ctrl-C again to leave now.",
  leftCall:
    "Closed before a call from the window was finished. What was done so far is recorded. To see where the number is: switchover status",
  leftStep:
    "Closed without the response to “{{step}}”: its outcome is unknown. To find out: switchover resume {{run}}",
  locked:
    "Notifications of {{spoken}} should arrive here, but the vault is locked. Unlock it in the window: then they arrive again, or the previous callback URL is restored.",
  lockedUntil:
    "Notifications of {{spoken}} should arrive here until {{until}}, but the vault is locked. Unlock it in the window: then they arrive again, or the previous callback URL is restored.",
  pages: {
    used: "This link can't be used",
    usedWhy: "Each Switchover link works once, and only the newest one works.",
    tooMany: "Too many attempts",
    tooManyWhy: "Too many invalid links were tried. Wait a minute.",
    signedOut: "This browser isn't signed in to Switchover",
    signedOutWhy:
      "Switchover shows its window only in a browser that opened a link from its terminal. Switchover may also have been restarted since then.",
    howToGet:
      "For a new link, press Enter in the terminal where Switchover runs, or start it again with “{{command}}”. Then open the link it prints.",
    opening: "Opening Switchover.",
  },
} as const;
