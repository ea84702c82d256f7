/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "stored",
  replace: "Replace",
  replaceNamed: "Replace: {{name}}",
  forget: "Forget",
  forgetNamed: "Forget: {{name}}",
  keep: "Keep the stored one",
  openVault: "Open the vault",
  show: "Show or hide what is typed",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "What you type here replaces the stored one once you save.",
    "not-stored": "Not stored yet.",
    "not-known": "The vault is not open, so it is not known whether one is stored.",
  },
  forgetTitle: "Forget: {{name}}",
  forgetWhat:
    "It is erased from the vault and cannot be brought back. Where your number is does not change; whatever needs this secret will ask for it again.",
} as const;
