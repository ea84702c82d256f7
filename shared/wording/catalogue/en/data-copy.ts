/** Copies of the data folder: what is told when one is made or restored, and afterwards. */
export const dataCopy = {
  holds: "Copy of {{madeAt}}, made by version {{version}}: {{files}} files, {{size}}.",
  made: "Written and read back: {{file}}. Keep it and its passphrase apart: with both, your messages can be read, and with the vault's passphrase your secrets too.",
  moved:
    "Written and read back: {{file}}. This data folder is now marked as moved: nothing starts or continues here. Restore the file on the other computer. When it works there, delete the file.",
  ofMoved:
    "The folder that was copied is marked as moved: what happened where it was restored isn't in this copy.",
  damaged:
    "Corrupted, as in the folder that was copied: {{files}}. Everything else in the copy is whole. If it is journal.db, no migration of the folder can continue.",
  replacedLeft:
    "Callback URLs that are still replaced: {{replaced}}. Nothing here restores them any more: restore them where the copy is restored.",
  withoutCopy: "No copy was finished, so nothing continues elsewhere: remove the mark to continue here.",
  notMarked: "This data folder isn't marked as moved.",
  vault: {
    "no-vault": "There is no vault in it.",
    passphrase: "On another computer, the vault opens with its passphrase. There is no recovery key.",
    "passphrase-or-recovery-key":
      "On another computer, the vault opens with its passphrase or its recovery key.",
    remembered:
      "This computer opens the vault without asking. On another one, its passphrase is needed, and there is no recovery key. Make one before this computer is gone.",
  },
  stay: {
    why: "If the copy was restored somewhere, its migrations may have continued there. Two folders that both continue can send two registrations for one number, and neither counts the other's.",
    label: "Type {{word}} to continue here",
    kept: "The mark stays.",
    done: "The mark was removed. Migrations continue here. Delete the copy, so that it isn't restored by mistake.",
  },
  restored: {
    copied:
      "This data folder was restored from a copy of {{madeAt}}. What happened since, where the copy was made, isn't in it. Don't continue in both places.",
    moved:
      "This data folder was moved here with a copy of {{madeAt}}. What happened since, if the earlier folder was used again, isn't in it.",
    open: "Open migrations in it: {{runs}}. Each may have continued elsewhere since, so its number's location is unknown until both APIs were checked. One possible registration since then counts toward the limit.",
    replaced:
      "Callback URLs that were replaced when the copy was made: {{replaced}}. They may have been restored since, so none is restored automatically.",
  },
  run: {
    open: "From a copy of {{madeAt}}. This migration may have continued elsewhere since: both APIs are checked before anything is sent.",
    ended: "From a copy of {{madeAt}}. What happened to the number elsewhere since isn't known here.",
  },
};
