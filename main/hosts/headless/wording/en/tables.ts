/** The columns of tables. */
export const columns = {
  migration: "Migration",
  number: "Number",
  direction: "Direction",
  state: "State",
  location: "Location",
  source: "Source",
  updated: "Updated",
  step: "Step",
  result: "Result",
  twoStepPin: "Two-step PIN",
  side: "API",
  outcome: "Outcome",
  label: "Label",
  kind: "Kind",
  stored: "Stored",
  vaultFile: "File in vault/",
  encrypted: "Encrypted",
} as const;

/** Migrations of a data folder. */
export const status = {
  none: "No migrations in this data folder yet. To start: switchover check PLAN",
  see: "see {{run}}",
  worksNot: "{{home}}, doesn't work",
  held: "in progress in another process",
  lastCheckBefore: "Last check of both APIs, before the request was sent, {{at}}: {{sentence}}",
  lastCheck: "Last check of both APIs, {{at}}: {{sentence}}",
  unreadable_one:
    "{{run}} can't be read: {{count}} row of its journal is corrupted, including the first. Nothing was deleted. To see your options: switchover status {{run}}",
  unreadable_other:
    "{{run}} can't be read: {{count}} rows of its journal are corrupted, including the first. Nothing was deleted. To see your options: switchover status {{run}}",
  corruptedRows_one: "{{count}} journal row is corrupted and not used.",
  corruptedRows_other: "{{count}} journal rows are corrupted and not used.",
} as const;
