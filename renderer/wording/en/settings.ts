/** Words of the settings. */
export const settings = {
  lead: "Every change counts at once.",
  window: "Window",
  appearance: {
    label: "Appearance",
    system: "As the system",
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
    system: "As the system",
    en: "English",
    es: "Español",
    do: { system: "Use the system's language", en: "Use English", es: "Usar español" },
  },
  vault: {
    title: "Vault",
    practice: "In practice the vault is open by itself: nothing in it is real.",
    lockNow: "Lock now",
    change: "Change the passphrase",
    current: "Passphrase until now",
    changed: "The passphrase is changed. The old one no longer opens the vault.",
    lockAfter: "Lock by itself after",
    lockAfterHint: "Counted since the last use. The vault stays open while a move is worked on.",
    never: "Never",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
  },
  dialect: {
    title: "New workspaces",
    text: "What your platform calls itself. Workspaces that are there already keep their own.",
    brand: "Brand word",
    brandHint: "The word that stands in the platform's names, for example chat.",
    brandWrong:
      "A lower-case word of letters, digits and underscores that begins with a letter, for example chat.",
    apiVersion: "API version of the cloud",
    apiVersionHint: "As it stands in the addresses, for example v23.0.",
    apiVersionWrong: "A version looks like v23.0.",
    save: "Keep these for new workspaces",
  },
  data: {
    title: "Data folder",
    text: "Vault, journals and settings lie here. Back this folder up; nothing of it leaves this computer by itself.",
    copy: "Copy the path",
    show: "Show the folder",
  },
} as const;
