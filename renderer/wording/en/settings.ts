/** Words of the settings. */
export const settings = {
  lead: "Changes apply immediately.",
  corrupted:
    "The settings file is corrupted, so defaults apply. Check them; your next change keeps the old file beside the new one.",
  window: "Window",
  appearance: {
    label: "Appearance",
    system: "Use system setting",
    light: "Light",
    dark: "Dark",
    do: {
      system: "Use the system's appearance",
      light: "Use the light appearance",
      dark: "Use the dark appearance",
    },
  },
  language: {
    label: "Language",
    system: "Use system setting",
    en: "English",
    es: "Español",
    do: { system: "Use the system's language", en: "Use English", es: "Usar español" },
  },
  vault: {
    title: "Vault",
    practice: "In Practice, the vault unlocks automatically: nothing in it is real.",
    lockNow: "Lock now",
    change: "Change passphrase",
    current: "Current passphrase",
    changed: "Passphrase changed. The old one no longer unlocks the vault.",
    changedBySheet:
      "Passphrase changed. The old one no longer unlocks the vault. The recovery sheet still does.",
    lockAfter: "Lock automatically after",
    lockAfterHint: "Since last use. The vault stays unlocked while a migration is running.",
    never: "Never",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
  },
  dialect: {
    title: "New workspaces",
    text: "API settings for new workspaces. Existing workspaces keep their own.",
    brand: "Brand prefix",
    brandHint: "The prefix of the platform's names, for example chat.",
    brandWrong: "Use lowercase letters, digits and underscores, beginning with a letter, for example chat.",
    apiVersion: "Cloud API version",
    apiVersionHint: "As in the API's URLs, for example v23.0.",
    apiVersionWrong: "Use the form v23.0.",
    save: "Save for new workspaces",
  },
  data: {
    title: "Data folder",
    text: "Contains the vault, journals and settings. Back up this folder. Its contents don't leave this computer automatically.",
    copy: "Copy path",
    show: "Show folder",
  },
} as const;
