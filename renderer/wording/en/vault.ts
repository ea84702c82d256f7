/** Words of the vault: its passphrase, and whether this computer may open it by itself. */
export const vault = {
  title: {
    absent: "Create a vault",
    locked: "Unlock vault",
    open: "Unlock vault",
    damaged: "Vault corrupted",
    changed: "Different vault found",
    newer: "Vault needs a newer version",
  },
  close: "Close",
  cancel: "Not now",
  goOn: "Continue without",
  show: "Show or hide",
  new: {
    why: "The vault encrypts your access tokens, PINs, passwords and backups on this computer. One passphrase unlocks it.",
    noRecovery:
      "Switchover can't recover this passphrase. Without it, or a recovery sheet printed beforehand, everything in the vault is lost, backups included. Keep it safe, and print the sheet under Connections.",
    hint: "At least 8 characters. A phrase is strong and easy to remember.",
    first: "New passphrase",
    second: "Confirm passphrase",
    tooShort: "Use at least 8 characters.",
    differ: "The passphrases don't match. Type the second one again.",
    create: "Create vault",
  },
  inForm: {
    title: "Choose a passphrase for the vault",
    why: "The vault encrypts your tokens, passwords and backups on this computer. Switchover can't recover the passphrase; the recovery sheet, the last step, is the second way in.",
  },
  strength: {
    "too-short": "Too short: at least 8 characters.",
    weak: "Weak: a computer could guess it. Make it longer.",
    fair: "Fair. Make it longer for a strong passphrase.",
    strong: "Strong.",
  },
  unlock: {
    why: "Access tokens, PINs and backups are in the vault. The passphrase unlocks it until it's locked again.",
    passphrase: "Passphrase",
    wrong: "Wrong passphrase. Nothing was changed; try again.",
    open: "Unlock vault",
  },
  lost: {
    sheet: "Lost the passphrase? Use the recovery sheet",
    noSheet: "This vault has no recovery sheet: a lost passphrase can't be replaced while it's locked.",
    printFirst:
      "Lost the passphrase? Print the recovery sheet while the vault is unlocked: its key sets a new passphrase.",
    print: "Open connections",
  },
  sheet: {
    why: "The key on the recovery sheet unlocks this vault without the passphrase.",
    key: "Recovery key",
    hint: "The groups of four as printed. Upper or lower case, spaces and dashes don't matter.",
    back: "Enter the passphrase instead",
    alsoNew: "Set a new passphrase too",
    alsoNewHint: "The old one then no longer unlocks the vault. The recovery sheet still does.",
    newSet: "New passphrase set. The old one no longer unlocks the vault.",
  },
  unusable: {
    damaged:
      "The vault file is corrupted, so its secrets can't be read. The corrupted file was kept. Find the data folder in Settings, and restore a copy of the file.",
    changed:
      "The vault in the data folder isn't the one used before. Put the right file back; until then Switchover doesn't change it.",
    newer: "A newer version of Switchover created this vault. Use that version; this one doesn't change it.",
  },
  remember: {
    label: "Remember on this computer",
    usable:
      "This computer's key store ({{backend}}) can unlock the vault when Switchover starts. The passphrase also works.",
    none: "No key store is available on this computer, so the passphrase unlocks the vault.",
    unprotected:
      "This computer's key store ({{backend}}) gives no protection: its key is the same on every computer. It isn't used; the passphrase unlocks the vault.",
    changed:
      "The vault was remembered with another key store ({{was}}); now {{backend}} is in use. Unlock the vault with the passphrase, then remember it again in Settings.",
    failed:
      "The vault is unlocked, but this computer couldn't remember it. You'll need the passphrase next time too.",
  },
} as const;
