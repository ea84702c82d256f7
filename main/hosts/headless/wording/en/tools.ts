/** What lint, endpoint, workspace, alerts and allowlist say besides the sentences that all hosts share. */
export const tools = {
  severity: {
    error: "error",
    warning: "warning",
  },
  input: "standard input",
  inputFirst: "Standard input",
  largerThan: "it is larger than {{mib}} MiB (EFBIG)",
  sending:
    "With --send, the check also posts about 50 test notifications, signed with the secret from --app-secret-file: every kind, valid and invalid signatures, duplicates, a batch of 1,000 updates and one of nearly 3 MB. They carry the phone number ID 0 and the text {{text}}.",
  workspace: {
    numbers_one: "{{count}} number",
    numbers_other: "{{count}} numbers",
    archivedAt: "archived {{at}}",
    archived: "Archived. Nothing of it was deleted.",
    shown: "Shown again.",
    written: "Written: {{file}}. Send its passphrase separately.",
    added_one: "Added as {{id}}, with {{count}} secret.",
    added_other: "Added as {{id}}, with {{count}} secrets.",
    reportsIn: "Reports of its migrations: {{folder}}",
    ask: "Add this workspace?",
    summary: {
      workspace: "Workspace: {{name}} ({{id}}), {{at}}",
      number: "Number: {{spoken}}",
      namedNumber: "Number: {{spoken}} ({{name}})",
      cloud: "Cloud API: {{url}}",
      onPrem: "On-premises client: {{url}}",
      secrets: "Secrets: {{list}}",
      reports: "Reports: {{list}}",
      none: "none",
      missing: "Not in it: {{path}} (unreadable, without a certificate, or larger than 256 KB)",
      exists: "A workspace of this ID is in this data folder.",
    },
  },
  alerts: {
    none: "No alerts are sent.",
    saved: "Alerts go to {{host}}. To try it: switchover alerts test",
    removed: "No alerts are sent there any more. The stored URL and key are deleted.",
    notSet: "No alerts were set there, so none were sent there, and nothing was changed.",
    desktop: "The desktop application shows a digest as a notice: {{plan}}.",
    noDesktop: "No digest is shown on the desktop.",
    onlyDesktop:
      "A terminal and “serve” show no notices: the desktop application does, while it runs on this data folder.",
  },
  acceptShrink: "If that is right: --accept-shrink",
  filePassphrase: "Passphrase of the file",
  newFilePassphrase: "Choose a passphrase for the file (at least {{least}} characters)",
} as const;
