/** Words of the vault: its passphrase, and whether this computer may open it by itself. */
export const vault = {
  title: {
    absent: "Make a vault",
    locked: "Open the vault",
    open: "Open the vault",
    damaged: "The vault is damaged",
    changed: "The vault is another one",
    newer: "The vault is of a newer version",
  },
  close: "Close",
  cancel: "Not now",
  goOn: "Go on without",
  show: "Show or hide what is typed",
  new: {
    why: "The vault keeps your access tokens, PINs, passwords and backups encrypted on this computer. One passphrase opens it.",
    noRecovery:
      "Nobody can recover this passphrase: not you, not us. Without it, or a recovery key made beforehand, what lies in the vault is gone, backups included. Keep it where you will find it again. A recovery key is made in a terminal: switchover vault recovery --out FILE",
    hint: "At least 8 characters. Several words in a row are strong and easy to remember.",
    first: "New passphrase",
    second: "The same passphrase again",
    tooShort: "The passphrase needs at least 8 characters.",
    differ: "The two passphrases differ. Type the second one again.",
    create: "Make the vault",
  },
  strength: {
    "too-short": "Too short: at least 8 characters.",
    weak: "Weak: a machine could guess it. Make it longer.",
    fair: "Fair. A few more words make it strong.",
    strong: "Strong.",
  },
  unlock: {
    why: "Access tokens, PINs and backups lie in the vault. Its passphrase opens it until it is locked again.",
    passphrase: "Passphrase",
    wrong: "This is not the passphrase of the vault. Nothing was changed; try again.",
    open: "Open the vault",
  },
  unusable: {
    damaged:
      "The vault's file is damaged, so its secrets cannot be read. The damaged file was kept. Look in Settings under Vault for the data folder, and put a copy of the file back.",
    changed:
      "The vault in the data folder is not the one that was used before. Put the right file back; until then it is not touched.",
    newer:
      "A newer version of Switchover made the vault in the data folder. Use that version; this one does not touch it.",
  },
  remember: {
    label: "Remember on this computer",
    usable:
      "The key store of this computer ({{backend}}) may open the vault when Switchover starts. The passphrase works as well.",
    none: "This computer offers no key store to Switchover here, so the passphrase opens the vault.",
    unprotected:
      "The key store of this computer ({{backend}}) protects nothing, because its key is the same on every computer. It is not used; the passphrase opens the vault.",
    changed:
      "The vault was remembered with another key store ({{was}}); now {{backend}} answers. Open the vault with the passphrase, then remember it anew in Settings.",
    failed:
      "The vault is open, but this computer could not remember it. The passphrase opens it next time, too.",
  },
} as const;
