/** Why a command stops before it does anything, and what to do. Between the two stands what this means for the number. */
export const refusals = {
  noFolder: {
    what: "{{folder}} isn't a folder.",
    next: "Name a folder with --data-dir; it is created if it doesn't exist. Without the option, Switchover uses the default data folder.",
  },
  emptyFolder: {
    what: "--data-dir is empty.",
    next: "Name a folder with --data-dir; it is created if it doesn't exist. Without the option, Switchover uses the default data folder.",
  },
  noMigrationId: {
    what: "That isn't a migration ID.",
    next: "A migration ID looks like r-20261121-7k2q9d. To list them: switchover status",
  },
  noResolution: {
    what: "No way to resolve the migration was given.",
    next: "Add --as cloud or --as onprem to report where you see the number, or --repeat to resend the request.",
  },
  planUnreadable: { what: "{{fault}}", next: "{{advice}}" },
  planFaulty: {
    what: "{{fault}}",
    next: "Fix the plan, then run the command again. docs/plan.schema.json describes every member.",
  },
  unknownFault: {
    what: "Unknown fault “{{fault}}”. Available faults: {{list}}",
    next: "Choose one of them.",
  },
  fileUnreadable: {
    what: "{{option}}: can't read {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  fileUnwritable: {
    what: "{{option}}: can't write {{file}}: {{reason}}.",
    next: "Choose a file in a folder you can write to.",
  },
  outputUnwritable: {
    what: "Standard output can't be written: {{reason}}.",
    next: "Send it to another place, or write to a file there is room for.",
  },
  emptyFileName: { what: "{{option}} is empty.", next: "Name a file." },
  dashForFile: {
    what: "{{option}}: - isn't the name of a file.",
    next: "Name a file. What can be written to standard output is written there without the option.",
  },
  fileExists: {
    what: "--out: {{file}} already exists. Switchover doesn't overwrite it.",
    next: "Choose another file name.",
  },
  emptySecretFile: { what: "{{option}}: {{file}} is empty.", next: "Write the secret to it, on one line." },
  emptyCertificateFile: {
    what: "{{file}} is empty.",
    next: "A verified-name certificate is expected here: base64 text, as the platform gives it. A plan that names it can be given too.",
  },
  longCertificateFile: {
    what: "{{file}} is too long for a certificate.",
    next: "Check that this is the right file.",
  },
  emptyRecoveryKeyFile: {
    what: "{{option}}: {{file}} is empty.",
    next: "It has to hold the recovery key, as switchover vault recovery wrote it.",
  },
  longSecretFile: {
    what: "{{option}}: {{file}} is too long for a secret.",
    next: "Check that this is the right file.",
  },
  passphraseNeeded: {
    what: "The vault's passphrase is needed, and there is no terminal to ask for it.",
    next: "Write it to a file that only you can read, and add --passphrase-file FILE.",
  },
  shortPassphrase: {
    what: "The passphrase is too short: use at least {{least}} characters.",
    next: "The vault holds your tokens and the number's backup. Anyone who copies its file can guess a short passphrase. Choose a longer one.",
  },
  emptyPassphraseFile: {
    what: "{{option}}: {{file}} is empty.",
    next: "Write the passphrase to it, on one line.",
  },
  longPassphrase: {
    what: "{{option}}: {{file}} is too long for a passphrase.",
    next: "Check that this is the right file.",
  },
  noPassphrase: { what: "No passphrase was given.", next: "Run the command again when you have it." },
  passphrasesDiffer: {
    what: "The passphrases don't match.",
    next: "Run the command again and type the same passphrase twice.",
  },
  twoLinesWanted: {
    what: "Standard input must have two lines: the current passphrase, then the new one.",
    next: "Or write each to a file, and use --passphrase-file and --new-passphrase-file.",
  },
  oneLineWanted: {
    what: "Standard input must have one line: the passphrase that isn't given in a file.",
    next: "Or write that one to a file too: --passphrase-file for the current passphrase, --new-passphrase-file for the new one.",
  },
  notTheKey: {
    what: "This recovery key doesn't unlock this data folder's vault.",
    next: "Compare it with the newest sheet or file group by group: a newer key replaces an older one. Check --data-dir too.",
  },
  passphraseAndKey: {
    what: "--passphrase-file and --recovery-key-file were both given.",
    next: "Use only one: the recovery key replaces a lost passphrase.",
  },
  noRecoveryKey: {
    what: "This data folder's vault has no recovery key.",
    next: "Only its passphrase unlocks it. Once it is unlocked, switchover vault recovery creates a key.",
  },
  notARecoveryKey: {
    what: "--recovery-key-file: the file doesn't contain a recovery key.",
    next: "A recovery key has 9 groups of 4 letters and digits, on its own line. Check that this is the right file.",
  },
  mistypedKey: {
    what: "--recovery-key-file: the recovery key is mistyped or incomplete.",
    next: "Compare it with your copy group by group: the last group doesn't match the others.",
  },
  keyOfAnother: {
    what: "--recovery-key-file: this recovery key doesn't unlock this data folder's vault.",
    next: "It belongs to another vault, or a newer key has replaced it. Use the right file or the right --data-dir.",
  },
  keyNotPrinted: {
    what: "--out: - can't be used here, because the recovery key is never printed.",
    next: "Choose a new file, preferably on a removable disk.",
  },
  keyInDataFolder: {
    what: "--out: {{file}} is inside the data folder. Anyone who copies the vault would also get its key.",
    next: "Choose a file somewhere else, preferably on a removable disk.",
  },
  keyUnwritable: {
    what: "--out: can't write {{file}}: {{reason}}.",
    next: "Choose a file in a folder you can write to. The vault is unchanged.",
  },
  keyLeft: {
    what: "--out: {{file}} is still there and couldn't be deleted. The key in it unlocks nothing.",
    next: "Delete this file, then create the recovery key again. The vault is unchanged, and an earlier recovery key still works.",
  },
  keyNotReadBack: {
    what: "--out: {{file}} can't be read back as written, so the key in it wouldn't unlock anything.",
    next: "Choose a file on another disk. The vault is unchanged, and an earlier recovery key still works.",
  },
  noLabel: {
    what: "That isn't a valid label.",
    next: "A label has 1 to 64 letters, digits, dots, dashes or underscores, and starts with a letter or digit.",
  },
  noSecret: {
    what: "No secret received: standard input was empty or blank.",
    next: "Write it to standard input, for example: switchover vault put {{label}} < secret.txt",
  },
  longSecret: {
    what: "The secret is too long: the limit is 64 KiB.",
    next: "Write it to standard input, for example: switchover vault put {{label}} < secret.txt",
  },
  noSuchSecret: {
    what: "The vault has no secret labeled {{label}}.",
    next: "To see the labels: switchover vault list",
  },
  notDeleted: { what: "Nothing was deleted.", next: "Run the command again when you're sure." },
  noPort: {
    what: "{{option}} must be a whole number from 0 to 65535.",
    next: "Choose another port, or leave out the option.",
  },
  noUntil: {
    what: "--until must be a time in ISO 8601.",
    next: "Write it as 2026-12-24T18:00:00Z, or without the Z for this computer's local time.",
  },
  tunnelOption: {
    what: "--tunnel {{tunnel}}: {{options}} isn't valid.",
    next: "A public URL starts with https:// and has no ? or #. --bind takes an IP address of this computer, as ADDRESS or ADDRESS:PORT. A host key has the form that ssh-keygen -l prints: SHA256:…",
  },
  tunnelOptions: {
    what: "--tunnel {{tunnel}}: {{options}} aren't valid.",
    next: "A public URL starts with https:// and has no ? or #. --bind takes an IP address of this computer, as ADDRESS or ADDRESS:PORT. A host key has the form that ssh-keygen -l prints: SHA256:…",
  },
  bindAlone: {
    what: "--bind needs --tunnel lan.",
    next: "Add --tunnel lan, or leave out --bind.",
  },
  portOfLan: {
    what: "--port is for 127.0.0.1. With --tunnel lan, give the port in --bind.",
    next: "Leave out --port.",
  },
  tunnelNeeds: {
    what: "--tunnel {{tunnel}} also needs {{options}}.",
    next: "For the correct form: switchover webhooks test --help",
  },
  noWait: {
    what: "--wait must be a whole number of minutes from 1 to 120.",
    next: "Choose another time, or leave out the option.",
  },
} as const;
