/** Words of the tools: their page, and what belongs to one tool alone below its name. */
export const tools = {
  title: "Tools",
  lead: "What helps before and after a migration.",
  of: {
    lint: {
      title: "Check outgoing messages",
      what: "Are messages that were written for the on-premises API ready for the cloud API? What can be fixed is fixed.",
    },
    allowlist: {
      title: "Sender addresses",
      what: "Which addresses may the platform's webhooks come from? A list for your firewall, kept up to date.",
    },
    report: {
      title: "Check a report",
      what: "Is the signed report of a migration unchanged, and whose key signed it?",
    },
    api: {
      title: "API document",
      what: "Both APIs as Switchover uses them, in OpenAPI 3.1, with every assumption marked.",
    },
  },
  api: {
    save: "Save as JSON",
    copy: "Copy the document",
    about:
      "Made from the schemas that Switchover reads responses with and from this workspace's API settings. What the platform document doesn't show is assumed, and named as that.",
    cloud: "Cloud API",
    onPremises: "On-premises API",
    count_one: "1 call",
    count_other: "{{count}} calls",
    changes: "changes something",
    shown: "As the platform document shows it.",
    assumed: "Assumed: {{assumed}}",
  },
  report: {
    drop: "Drop the file of a signed report here: HTML, PDF, Markdown or JSON. The file alone is enough for the check.",
    choose: "Choose file",
    title: {
      genuine: "The report is genuine",
      altered: "The report was altered",
      unknown: "This file isn't a signed report",
      tooLarge: "This file is larger than any report",
      unreadable: "The file can't be read",
    },
    word: {
      genuine: "Unchanged",
      altered: "Altered",
      unknown: "Not checked",
      tooLarge: "Not checked",
      unreadable: "Not checked",
    },
    facts: "What was checked",
    signed: "Signed",
    form: "Format",
    key: "Key",
    journal: "Journal",
  },
} as const;
