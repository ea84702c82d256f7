/** What the commands say that replace a callback URL: test, point and restore. */
export const webhooks = {
  stopping:
    "Stopping after the callback URL is restored. Press Ctrl-C again to leave now without restoring it.",
  nothingChanged: "Nothing was changed.",
  notSet: "not set",
  tokenNotStored: "The token couldn't be stored. Nothing was changed.",
  tokenOf: "Verify token of {{url}} (Esc: stop)",
  tokenOfIt: "Verify token of the callback URL (Esc: stop)",
  listeningOn: "Listening on {{url}}. Point your proxy to it.",
  publicUrls: "Public URLs for the same two:",
  anotherUrl:
    "The tunnel reconnected with another URL. Notifications still sent to {{url}} don't arrive here.",
  reconnecting: "Reconnecting.",
  send: "Send",
  sendTo: "to",
  fromAnyPhone: "from any phone.",
  qrCode: "The QR code contains the number and the keyword as plain text.",
  pointed: "Notifications arrive here for {{level}}, until Ctrl-C.",
  pointedUntil: "Notifications arrive here for {{level}}, until {{until}}, or Ctrl-C.",
  productionMisses:
    "Their current callback URL will get none of the number's notifications in the meantime. Continue?",
  urlMisses: "{{url}} will get none of the number's notifications in the meantime. Continue?",
  risk: {
    everyNetwork:
      "The receiver listens on every network of this computer ({{address}}): any device on them can connect to it. It accepts only requests to its secret path.",
    oneNetwork:
      "The receiver listens on {{address}} until it ends: any device on that network can connect to it. It accepts only requests to its secret path.",
  },
  left: {
    ofTest:
      "The previous callback URL for {{level}} was {{before}}; the test's may still be set. The next test of this number restores it first; so does the window when its vault is unlocked on this data folder.",
    ofPoint:
      "The previous callback URL for {{level}} was {{before}}; Switchover's may still be set. To restore it: switchover webhooks restore PLAN. The next start on this data folder restores it too.",
  },
  earlier: {
    restored:
      "The callback URL of {{spoken}} for {{level}}, still replaced from an earlier start, was restored.",
    replaced: "The callback URL of {{spoken}} for {{level}}, replaced by an earlier start: {{found}}.",
    notRestored:
      "The callback URL of {{spoken}} for {{level}}, still replaced from an earlier start, couldn't be restored: {{found}}.",
  },
  restored: {
    "as-before": "The callback URL was restored.",
    "left-as-changed": "Nothing of Switchover's is left to restore.",
    "certificate-left": "Not everything could be restored.",
    "not-restored": "The callback URL couldn't be restored.",
    unknown: "Unknown whether everything was restored.",
    "nothing-replaced": "Nothing was replaced.",
  },
  noneReplaced: {
    what: "No callback URL is replaced temporarily in this data folder.",
    works: "No requests were sent and nothing was changed.",
  },
  next: {
    withToken:
      "Nothing was changed without the right token. Run it again on a terminal, or name a file that holds it with --callback-token-file FILE.",
    withSecret: "Run it again with --app-secret-file FILE.",
    fixLine: "Fix what the line above reports, then run it again.",
    fixLines: "Fix what the lines above report, then run it again.",
    anyTime: "You can run it again at any time.",
    restore:
      "Check the callback URL in the platform's dashboard. To try restoring it again: switchover webhooks restore PLAN",
    left: "The next start on this data folder receives here again. To restore it instead: switchover webhooks restore PLAN",
    acceptOrForward: "Add --yes to accept that, or --forward to forward copies.",
    form: "For the correct form: {{command}}",
  },
  pointEnds: {
    asked: "The number's notifications no longer arrive here.",
    "time-over": "Time is up: the number's notifications no longer arrive here.",
    changed:
      "Another callback URL was set outside Switchover: the number's notifications no longer arrive here.",
    moved: "The tunnel reconnected with another URL: the number's notifications no longer arrive here.",
    lost: "The tunnel was lost: the number's notifications no longer arrive here.",
    left: "The callback URL was left in place.",
    "not-begun": "The number's notifications don't arrive here.",
    circle:
      "A forwarded copy came back here from production, so production could no longer receive any: the number's notifications no longer arrive here.",
  },
} as const;
