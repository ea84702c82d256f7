/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "stored",
  replace: "Replace",
  replaceNamed: "Replace: {{name}}",
  forget: "Delete",
  forgetNamed: "Delete: {{name}}",
  keep: "Keep stored",
  openVault: "Unlock vault",
  show: "Show or hide",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "Saving replaces the stored secret.",
    "not-stored": "Not stored yet.",
    "not-known": "The vault is locked, so it's unknown whether one is stored.",
  },
  forgetTitle: "Delete: {{name}}",
  forgetWhat:
    "It's deleted from the vault and can't be recovered. The number's location doesn't change; anything that needs this secret will ask for it again.",
} as const;
