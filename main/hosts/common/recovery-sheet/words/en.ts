import type { SheetWords } from "./words.ts";

export const en: SheetWords = {
  title: "Recovery sheet",
  practice: "Practice: nothing here is real",
  opens:
    "Together with Switchover's data folder, or a copy of it, this key opens the vault on any computer, also when the passphrase is lost. The sheet alone opens nothing.",
  keep: "Keep it where you keep contracts, away from the computer. Anyone who has the sheet and the data folder can read every access token, PIN and backup in the vault.",
  fileOnly: "This is a file, not paper: print it, then delete it here.",
  key: "Recovery key",
  last: "Type the last four characters into Switchover to confirm that the sheet is readable.",
  qr: "The same key, to scan",
  facts: { title: "Workspace", computer: "Computer", folder: "Data folder", made: "Created" },
  use: "In the window: Unlock vault, then Use the recovery sheet. In a terminal: enter the key where the passphrase is asked for. Upper or lower case, spaces and dashes don't matter.",
  newer: "A newer sheet replaces this one once its last four characters are confirmed.",
  storedAt: "Stored at",
  dateInitials: "Date, initials",
  file: "switchover-recovery-sheet",
  save: "Save recovery sheet",
};
