/** What the commands about notifications say: listen, events, trigger and replay. */
export const received = {
  listening: "Listening on this computer until Ctrl-C:",
  signed: "(signed notifications from the cloud)",
  unsigned: "(notifications, signatures not checked: without an app secret, arrivals confirm nothing)",
  onPrem: "(callbacks from an on-premises client, which doesn't sign them)",
  noToken: "No verify token was given. Verification requests will fail.",
  authority: "Senders must trust this certificate authority. It is new at each start and expires {{until}}.",
  forwarding: {
    on: "Notifications are forwarded to {{url}}, with retries for up to 3 days until it accepts them.",
    paused: "Forwarding is paused; type {{line}} to continue.",
    control: "Type {{first}} or {{second}} to control forwarding.",
    unchanged: "Forwarding couldn't be changed.",
  },
  copy: {
    sent: "forwarded notification {{notification}}, attempt {{attempt}}: {{response}}",
    again:
      "forwarded notification {{notification}}, attempt {{attempt}}: {{response}}; next attempt at {{next}}",
    last: "forwarded notification {{notification}}, attempt {{attempt}}: {{response}}; no more attempts: production didn't accept it",
  },
  copies: {
    paused: "Paused.",
    waiting: "Waiting to be forwarded: {{number}}.",
    others: "From earlier starts for another URL, waiting for a start with that URL: {{number}}.",
    abandoned: "Not forwarded, no more attempts: {{number}}.",
  },
  answering: {
    usual:
      "Every notification is answered as usual, as set by --answer-status and --answer-after. Notifications are still stored.",
    usualLate:
      "Every notification is answered as usual, after {{seconds}} s, as set by --answer-status and --answer-after. Notifications are still stored.",
    status:
      "Every notification is answered with {{status}}, as set by --answer-status and --answer-after. Notifications are still stored.",
    statusLate:
      "Every notification is answered with {{status}}, after {{seconds}} s, as set by --answer-status and --answer-after. Notifications are still stored.",
  },
  dropped:
    "Too many simultaneous connections. The excess ones are closed unread, and their senders get no response.",
  acceptedAgain: "Notifications are accepted again.",
  troubles: {
    "port-taken": "Another program is using the port.",
    "disk-full": "The data folder's disk is full. Senders are asked to retry later.",
    "store-full":
      "Event storage is full, and only protected events that haven't been exported are left. Senders are asked to retry later.",
    "store-failed": "Events can't be written to storage. Senders are asked to retry later.",
    "copies-circle": "A forwarded notification came back here. Forwarding has stopped.",
    "vault-locked": "The vault is locked. Senders are asked to retry later.",
  },
  verification: {
    succeeded: "Verification request succeeded.",
    failed: "Verification request failed: wrong token or invalid form.",
  },
  noEvents: "No matching events in this data folder.",
  older: "There are older events. Shown are the newest {{number}}; to list more, use --limit N.",
  signatures: {
    valid: "signature valid",
    invalid: "signature invalid",
    missing: "no signature",
    unchecked: "signature not checked",
  },
  rejected: "rejected",
  unlisted: "address not on the list",
  testNotification: "test notification",
  times_one: "received {{count}} time",
  times_other: "received {{count}} times",
  duplicateOf: "duplicate of {{event}}",
  noResponse: "no response",
  isSigned: "signed",
  isSignedAgain: "signed again",
  isUnsigned: "unsigned",
  taken: "{{taken}} of {{all}} accepted.",
} as const;
