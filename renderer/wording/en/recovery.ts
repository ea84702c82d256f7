/** Texts of the recovery sheet. The key on it never reaches the window. */
export const recovery = {
  lead: "Tokens and backups are encrypted in a vault on this computer. With this sheet and a copy of the data folder, the vault opens on any computer.",
  noVault: "There is no vault yet. Saving a connection creates it.",
  unreadable:
    "The vault's key file can't be read. Restore the data folder from your own backup, then try again.",
  needed:
    "This computer's key store opens the vault. If the computer is lost, the sheet is the only way in, so the first migration needs it.",
  optional: "A passphrase opens the vault. The sheet is the second way in, in case the passphrase is lost.",
  practice: "Nothing here is real: try the sheet out. Prints are marked.",
  confirmed: {
    typed: "Confirmed: you typed back the last four characters",
    file: "Confirmed: the terminal wrote the key to a file and read it back",
    unknown: "Confirmed earlier; when and how isn't known any more",
  },
  unconfirmed: "Created, not confirmed yet:",
  unconfirmable:
    "The newest sheet unlocks the vault, but it can't be confirmed any more: its note in the vault is lost. Print a new one.",
  newer: "A newer sheet isn't confirmed yet. Until it is, the old one still works:",
  waived: "You chose to go without a recovery key",
  print: "Print recovery sheet",
  printAgain: "Print a new sheet",
  save: { pdf: "Save as PDF", html: "Save as a file" },
  folder: "Folder for the sheet",
  folderHint: "On the computer that runs Switchover, outside the data folder.",
  handedOver: "Handed to the printer. Take the paper, then type the last four characters from it.",
  saved: {
    pdf: "Saved: {{path}}. Move it away from this computer or print it, then delete the file.",
    html: "Saved on the computer that runs Switchover: {{path}}. Open it there, print it, then delete the file.",
  },
  nowhere:
    "This window can't print or save the sheet. In a terminal, run: switchover vault recovery --out FILE",
  lastFour: "Type the last four characters from the sheet",
  lastFourHint: "This confirms that the sheet is readable.",
  differs: "These aren't the last four characters of a sheet that awaits confirmation.",
  confirm: "Confirm sheet",
  waive: "Go without a recovery sheet…",
  waiveGo: "Go without",
  state: {
    noVault: "No vault yet: saving a connection creates it",
    unreadable: "The vault's key file can't be read",
    none: "Not printed. Optional: a passphrase opens the vault",
    practice: "Not printed. In Practice nothing depends on it",
    needed: "Not printed. The first migration needs it",
    unconfirmed: "Created, but not confirmed",
    newer: "A newer sheet isn't confirmed",
    confirmed: "Confirmed",
    waived: "You go without a recovery key",
  },
  picture: {
    text: "With this sheet and a copy of the data folder, the vault opens on any computer. Keep it where you keep contracts.",
    stored: "Stored at",
    date: "Date, initials",
  },
} as const;
