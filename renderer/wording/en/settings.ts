/** Words of the settings. */
export const settings = {
  lead: "Changes apply immediately.",
  lost: {
    corrupted: "The settings file is corrupted, so defaults apply.",
    setAside:
      "The settings file couldn't be read, so defaults apply. The old file is in the data folder as {{name}}.",
    works:
      "Numbers, migrations, connections and secrets aren't affected. Language, appearance, automatic lock and the API settings for new workspaces are back to their defaults.",
    checkFirst: "Check the settings below. Your next change keeps the old file beside the new one.",
    check: "Check the settings below.",
    seen: "Got it",
  },
  lostAlerts: {
    what: "The list of where alerts go couldn't be read, so it has begun anew. The old file is in the data folder as {{name}}.",
    works: "Migrations, receivers, secrets and backups aren't affected.",
    next: "Set the alerts and the desktop's digest again, in the cards below. Until then, none are sent.",
  },
  lostReceiving: {
    what: "The settings for receiving webhooks couldn't be read, so they have begun anew with the defaults. The old file is in the data folder as {{name}}.",
    works: "Stored events, migrations, secrets and backups aren't affected.",
    next: "Check for each workspace whether it is monitored, its endpoint and its tunnel, and then what is stored of notifications and for how long.",
  },
  lostProofs: {
    what: "What was confirmed after migrations couldn't be read, so it has begun anew. The old file is in the data folder as {{name}}.",
    works: "Migrations, where the numbers are, stored events, secrets and backups aren't affected.",
    next: "For each number, test the webhooks and a reply, check its endpoint, and check off again what is done in your own system.",
  },
  lostSenders: {
    what: "The lists of sender addresses couldn't be read, so they have begun anew. The old file is in the data folder as {{name}}.",
    works: "Migrations, receivers, secrets and backups aren't affected.",
    next: "Under Tools, Sender addresses, ask the registry again and set again how often that happens. Until then, changed addresses aren't reported.",
  },
  lostWorkspaces: {
    what: "The list of workspaces couldn't be read, so it has begun anew. The old file is in the data folder as {{name}}.",
    works:
      "The workspaces in it aren't shown: their names, connections and numbers. Migrations, secrets and backups are still in the data folder.",
    next: "Add the workspaces again, or restore a copy of the data folder into a new one. Until then, no number of theirs is monitored here.",
  },
  damaged: {
    what_one: "1 value in the vault is corrupted and can't be read.",
    what_other: "{{count}} values in the vault are corrupted and can't be read.",
    works:
      "Numbers aren't affected. What was stored there can't be told: a token, password or PIN can be entered again, the backup of a migration can't.",
    next: "Under Connections, enter what is missing. If a migration to the cloud hasn't ended, keep its on-premises client running until it has. The files stay in the data folder.",
    connections: "Open connections",
  },
  window: "Window",
  quiet: {
    title: "Notices of this computer",
    text: "Notices appear while no window is in front. They name no number and no content.",
    on: "Hold notices back at night",
    from: "From",
    until: "Until",
    urgent: "Still tell when a number may be off the air",
    now: "Notices are held back from {{from}} to {{until}}, by the clock of this computer. What was held back is told in one notice afterwards.",
    allDay: "Notices are held back all day.",
    wrong: "Enter a time, such as 22:00.",
  },
  login: {
    title: "Start at login",
    on: "Start Switchover when I sign in to this computer",
    text: "Its window opens then. What needs the vault waits until it is unlocked.",
    other:
      "At login, another data folder or another copy of Switchover is started so far. Turning this on replaces that:",
  },
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
    follow: "Use the system's language",
    use: "Language: {{language}}",
    reviewedNo: "Reviewed by a native speaker: no",
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
  log: {
    title: "Log",
    text: "A log in the data folder records what Switchover does, for support: commands, requests, their results and durations. It holds no secret, phone number or message, keeps 5 MB, and isn't sent anywhere.",
    level: "Record",
    levels: {
      error: "Internal errors only",
      warn: "Errors and failed requests",
      info: "Normal",
      debug: "Everything, also what is only displayed",
    },
  },
  data: {
    title: "Data folder",
    text: "Contains the vault, journals and settings. Back up this folder. Its contents don't leave this computer automatically.",
    copy: "Copy path",
    show: "Show folder",
  },
} as const;
