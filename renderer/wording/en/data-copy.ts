/** Copies of the data folder: to keep, for another computer, restored. */
export const dataCopy = {
  title: "Copies and another computer",
  text: "A copy is the whole data folder in one encrypted file. It isn't the backup of a registration, but contains it.",
  file: "File",
  fileHint: "A new file on this computer or a drive, with its whole path.",
  copy: {
    open: "Make a copy",
    title: "Make a copy of the data folder",
    text: "This data folder stays in use. What happens later isn't in the copy.",
    go: "Make copy",
  },
  move: {
    open: "Move to another computer",
    title: "Move to another computer",
    go: "Make copy and mark as moved",
    before: {
      first: "Finish or stop what is running: migrations, webhook tests, callback URLs that point here.",
      second: "Choose a file and a passphrase for it. The file is written and read back.",
      third: "This data folder is then marked as moved: nothing starts or continues here.",
    },
    after: {
      first: "Take the file to the other computer.",
      second: "Start Switchover there with an empty data folder and choose “Restore a copy”.",
      third: "Unlock the vault there, check the numbers, then delete the file.",
    },
  },
  restore: {
    open: "Restore a copy",
    title: "Restore a copy",
    first:
      "On the earlier computer, choose “Move to another computer” in its settings, or use a copy that you kept.",
    second: "Bring the file to this computer and enter its path and passphrase.",
    third: "Open migrations are then checked with both APIs before anything is sent.",
    fileHint: "The whole path of the copy on this computer.",
    passphrase: "Passphrase of the copy",
    go: "Restore copy",
    done: "The copy was restored.",
  },
  stay: {
    open: "Continue here",
    title: "Continue in this data folder?",
    word: "STAY HERE",
    go: "Remove mark",
  },
} as const;
