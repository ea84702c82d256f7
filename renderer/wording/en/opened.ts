/** Texts for files that were double-clicked or dropped, and for plans among them. */
export const opened = {
  title: "A file to take over",
  lead: "You see what is in it before anything is added. No server is asked.",
  unreadable: {
    title: "The file can't be opened",
    elsewhere:
      "No file was opened in this window: that is possible in the desktop application. Here, choose the file where a workspace is added or a report is checked.",
    gone: "It is no longer there, or Switchover was restarted since. Open it again from its folder.",
    "too-large": "It is too large for a file of Switchover.",
    "not-a-file": "This is not a file of Switchover.",
    unreadable: "The system doesn't let Switchover read it. Check its permissions.",
  },
  plan: {
    tooLarge: "A plan has at most 1 MB.",
    unusable: "This plan can't be used. Correct it and choose it again:",
    secrets_one:
      "{{count}} secret isn't in a plan. Enter it once the workspace is added. Where the plan has it from:",
    secrets_other:
      "{{count}} secrets aren't in a plan. Enter them once the workspace is added. Where the plan has them from:",
    secret: {
      "onprem-new-password": "New password of the on-premises client",
      "backup-password": "Backup password",
    },
    leftOut: {
      "cloud-tls":
        "The plan names certificates to trust for the cloud. They aren't taken over: choose them again under Connections.",
      "onprem-tls":
        "The plan names certificates to trust for the on-premises client. They aren't taken over: choose them again under Connections.",
      proxy: "The plan names a proxy. It isn't taken over: enter it again under Network.",
      "client-certificate":
        "The plan names a client certificate. It isn't taken over: choose it again under Connections.",
    },
    addNumber: "Add number to {{name}}",
    open: "Go to the checks",
  },
} as const;
