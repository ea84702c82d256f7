/** Going without a recovery key: what it means, and the phrase that a person types. */
export const recovery = {
  waiver: {
    title: "Continue without a recovery key?",
    why: "The vault will hold the only copy of the number's backup and PIN. If this computer or its user account is lost, and the passphrase too, nothing opens it again. Switchover can't recover it.",
    label: "Type NO RECOVERY KEY to continue",
    word: "NO RECOVERY KEY",
  },
} as const;
