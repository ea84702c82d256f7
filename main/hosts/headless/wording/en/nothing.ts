/** What was left undone where a command stops before its result. */
export const nothing = {
  done: "Nothing was done.",
  /** In place of "nothing more was sent" for a command that never sends. */
  sentByCommand: "This command sends nothing to either API, so your number isn't affected.",
  written: "Nothing was written.",
  read: "Nothing was read.",
  sent: "Nothing was sent.",
  startedOrSent: "Nothing was started or sent.",
  changedOrSent: "Nothing was changed or sent.",
  checkedOrChanged: "Nothing was checked or changed.",
  askedOrChanged: "Nothing was asked or changed.",
  translated: "Nothing was translated.",
  tried: "Nothing was tried.",
  copied: "No copy was made and nothing was restored.",
  restoredWhole: "The copy wasn't restored as a whole. Its file is unchanged.",
  letter: "No letter was written. Nothing was sent.",
  report: "No report was saved. The migration is unchanged.",
  list: "The new list is kept in the data folder; the file is as it was.",
  listOutput: "The new list is kept in the data folder; the output isn't whole.",
  output: "The output isn't whole. Nothing was changed.",
  summary: "The batch has ended as told above; only its summary is missing.",
} as const;
