/** Why batch, lint, endpoint, letter, workspace, alerts and allowlist can't be carried out as they were typed. */
export const fileInputs = {
  noNumbers: {
    what: "{{file}} has no numbers.",
    next: "Add a row for each number. To print the columns: switchover batch template",
  },
  summaryForm: {
    what: "--report takes a file that ends in .html or .csv.",
    next: "For example:",
  },
  dayWindow: {
    what: "--window takes two different times as HH:MM-HH:MM, in local time.",
    next: "For example:",
  },
  fullHour: {
    what: "{{option}} takes a full hour in local time, such as 08:00.",
    next: "For example:",
  },
  alertSecretMissing: {
    what: "{{option}} is needed: none is stored for this target yet.",
    next: "Write it to a file and name that.",
  },
  alertTargetsDamaged: {
    what: "The file with the alert targets and the desktop's digest was corrupted and was set aside as {{file}}. No alerts are sent, and the desktop shows no digest.",
    next: "Set again what you had chosen: targets with “alerts set”, the digest on the desktop with “alerts desktop”:",
  },
  contradiction: {
    what: "{{first}} and {{second}} contradict each other.",
    next: "Leave one of them out.",
  },
  noHost: {
    what: "Line {{line}} of {{file}} isn't a host.",
    next: "Write one host a line.",
  },
  emptyPath: {
    what: "A path is empty.",
    next: "Name a file or a folder.",
  },
  missing: {
    what: "{{file}} doesn't exist.",
    next: "Check the path.",
  },
  notReadable: {
    what: "{{file}} can't be read.",
    next: "Check who may read it.",
  },
  notAFile: {
    what: "{{file}} is a pipe or a device, not a file.",
    next: "Give it to standard input (-), or write it to a file.",
  },
  tooLargeAsOne: {
    what: "{{file}} is too large to be read as one text (512 MB).",
    next: "Write it as NDJSON, one message a line, of any size.",
  },
  otherKind: {
    what: "{{file}} isn't a .json, .ndjson, .jsonl or .har file.",
    next: "Rename it, or check another file.",
  },
  notFixable: {
    what: "{{file}} can be checked, but not fixed.",
    next: "Leave --fix out, or fix the messages in files of their own.",
  },
  readOnly: {
    what: "{{file}} is read-only and was left as it is.",
    next: "Make it writable.",
  },
  notWritten: {
    what: "{{file}} can't be rewritten and was left as it is.",
    next: "Check the disk, and who may write there.",
  },
  urlLength: {
    what: "A URL has 1 to {{most}} characters.",
    next: "Enter the endpoint's full https URL.",
  },
  offsetTime: {
    what: "--at takes a date, a time and its offset from UTC.",
    next: "For example:",
  },
  noWorkspaceId: {
    what: "{{id}} is no workspace's ID.",
    next: "To list them: switchover workspace list",
  },
  shortKey: {
    what: "{{option}}: a key has at least {{least}} characters.",
    next: "Correct the command, then try again.",
  },
  someOf: {
    what: "{{option}} takes {{values}}, separated by commas.",
    next: "Correct the command, then try again.",
  },
  noAlertTarget: {
    what: "Nothing is set where the alert could go.",
    next: "To set it: switchover alerts set --form FORM --url-file FILE",
  },
  listAside: {
    what: "--status, --refresh-every and --remind-every ask for no list, so --diff, --out and --accept-shrink don't fit.",
    next: "Leave out the one or the other.",
  },
  scheduleDays: {
    what: "{{option}} takes days from 1 to 365; 0 switches it off.",
    next: "For example:",
  },
  asNumbers: {
    what: "--asn takes AS numbers, separated by commas.",
    next: "For example:",
  },
  registry: {
    what: "--whois takes HOST:PORT.",
    next: "For example:",
  },
} as const;
