/** What the vault's commands say. */
export const vault = {
  none: "This data folder has no vault yet.",
  empty: "You have no secrets in the vault.",
  listed: "Vault contents listed.",
  stored: "{{label}} is stored in the vault. Refer to it in plans as {{reference}}.",
  deleted: "{{label}} was deleted from the vault.",
  changed: "Vault passphrase changed. The old one no longer unlocks the vault.",
  changedByKey:
    "Vault passphrase changed. The old one no longer unlocks the vault. The recovery key still does.",
  keySaved: {
    first:
      "Recovery key saved to {{file}}. Together with the data folder, or a copy of it, it unlocks the vault if the passphrase or this computer is lost. Print the file or move it somewhere else, then delete it here: anyone with the key and a copy of the data folder can read everything in the vault.",
    replaced:
      "Recovery key saved to {{file}}. Together with the data folder, or a copy of it, it unlocks the vault if the passphrase or this computer is lost. The previous recovery key no longer works. Print the file or move it somewhere else, then delete it here: anyone with the key and a copy of the data folder can read everything in the vault.",
  },
  /** The lines of the file with the recovery key. */
  keyFile: {
    title: "Switchover recovery key",
    unlocks: "With the data folder, or a copy of it, this key unlocks the vault on any computer:",
    enter: "wherever Switchover asks for the passphrase, enter the key or pass --passphrase-file FILE.",
    reset: "To set a new passphrase: switchover vault passphrase --recovery-key-file FILE",
    away: "Keep it away from the computer it belongs to. A new recovery key replaces this one.",
  },
  recovery: {
    unreadable: "The vault's key file can't be read: nothing is known about a recovery key.",
    created: "Recovery key created. It unlocks the vault if the passphrase is lost.",
    unconfirmed:
      "A recovery sheet was made, and its last four characters haven't been typed yet: confirm it in the window, or create a key with switchover vault recovery --out FILE",
    passphrase:
      "No recovery key: only the passphrase unlocks the vault. To create one: switchover vault recovery --out FILE",
    computer:
      "No recovery key: only the passphrase and this computer's key store unlock the vault. To create one: switchover vault recovery --out FILE",
    needed:
      "No recovery key: only the passphrase and this computer's key store unlock the vault. To create one: switchover vault recovery --out FILE. The first migration to the cloud needs one, or a person who confirms to go without.",
  },
  locked:
    "The vault is locked. With its passphrase, this command also lists encrypted values that nothing refers to.",
  unreadRuns_one:
    "The journal of {{count}} migration is corrupted; values that only it refers to are listed too.",
  unreadRuns_other:
    "The journals of {{count}} migrations are corrupted; values that only they refer to are listed too.",
  corrupted_one:
    "{{count}} stored value is corrupted and can't be read. Enter secrets that are missing again; the files stay in vault/.",
  corrupted_other:
    "{{count}} stored values are corrupted and can't be read. Enter secrets that are missing again; the files stay in vault/.",
  partlyReadable: "The vault unlocks, but not every value in it can be read.",
  allReferredTo: "The vault unlocks, and every value in it is referred to.",
  unclaimed_one:
    "The vault unlocks. {{count}} encrypted value that nothing refers to is kept. Interrupted starts leave such copies behind; they aren't deleted automatically.",
  unclaimed_other:
    "The vault unlocks. {{count}} encrypted values that nothing refers to are kept. Interrupted starts leave such copies behind; they aren't deleted automatically.",
} as const;

/** What to do about a file that can't be read. */
export const readAdvice = {
  path: "Check the file's path and permissions.",
  folder: "Name a file in that folder, or another one.",
  notAFile: "Write what it gives to a file, then name that file.",
  notUtf8: "Save it as UTF-8 text, then run the command again.",
  large: "Check that this is the right file.",
} as const;

/** Why a file can't be written, by the system's code. */
export const writeReasons = {
  ENOENT: "its folder doesn't exist",
  ENOTDIR: "part of its path isn't a folder",
  EISDIR: "it is a folder",
  EEXIST: "a file of this name is there",
  EACCES: "you don't have permission to write there",
  EPERM: "you don't have permission to write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENAMETOOLONG: "its name is too long",
  nul: "its path has a NUL character",
  NOREADER: "it is a pipe without a reader",
} as const;
