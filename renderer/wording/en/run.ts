/** Texts of a migration: its screen, its steps, its questions and its end. */
export const run = {
  title: {
    before: {
      "to-cloud": "Preparing to move {{spoken}} to the cloud",
      "to-onprem": "Preparing to move {{spoken}} on-premises",
    },
    point: {
      "to-cloud": "Ready to move {{spoken}} to the cloud: nothing has moved",
      "to-onprem": "Ready to move {{spoken}} on-premises: nothing has moved",
    },
    question: {
      before: "Waiting for your confirmation: nothing has moved",
      after: "Waiting for your confirmation to finish moving {{spoken}}",
    },
    code: "Waiting for your code: nothing has moved",
    pausing: {
      before: "Waiting until {{time}}: nothing has moved",
      after: "Waiting until {{time}}",
    },
    interrupted: {
      before: "Migration of {{spoken}} interrupted: nothing has moved",
      after: "Migration of {{spoken}} interrupted",
    },
    rest: {
      "to-cloud": "Finishing the migration of {{spoken}} to the cloud",
      "to-onprem": "Finishing the migration of {{spoken}} on-premises",
    },
    moving: {
      "to-cloud": "Moving {{spoken}} to the cloud",
      "to-onprem": "Moving {{spoken}} on-premises",
    },
    unknown: "Location of {{spoken}} is unknown",
    moved: {
      cloud: {
        working: "{{spoken}} is now in the cloud and working",
        plain: "{{spoken}} is now in the cloud",
      },
      "on-premises": {
        working: "{{spoken}} is now on-premises and working",
        plain: "{{spoken}} is now on-premises",
      },
    },
    notMoved: {
      unconfirmed: "Nothing was moved by this migration",
      cloud: {
        working: "Not moved: still in the cloud, still working",
        plain: "Not moved: still in the cloud",
      },
      "on-premises": {
        working: "Not moved: still on-premises, still working",
        plain: "Not moved: still on-premises",
      },
    },
    reported: {
      cloud: "{{spoken}} is in the cloud, not confirmed by the platform",
      "on-premises": "{{spoken}} is on-premises, not confirmed by the platform",
    },
    ended: {
      "to-cloud": "Migration of {{spoken}} to the cloud",
      "to-onprem": "Migration of {{spoken}} on-premises",
    },
  },
  lead: "Started {{at}} · ID {{run}}",
  leadStep: "Started {{at}} · step {{number}} of {{count}}: {{step}}",
  close:
    "You can close this window. What is in progress continues, and you can return to the migration later.",
  gone: "Show migrations",
  damagedRows_one: "1 journal row of this migration can't be read. What it recorded is missing here.",
  damagedRows_other:
    "{{count}} journal rows of this migration can't be read. What they recorded is missing here.",
  evidence: {
    crossing: "Moving: “{{step}}” was sent, waiting for the response",
    crossingUnseen: "“{{step}}” was sent; unknown here whether a response arrived",
    lost: "No response to “{{step}}” arrived",
    unlooked: "This migration hasn't checked yet; its first step does.",
    untold: "Neither API reports a location",
    answer: "Confirmed by the response to “{{step}}”",
    webhook: "Confirmed by a signed webhook",
    person: "not confirmed by the platform",
    none: "unconfirmed",
    cloud: {
      cloud: "cloud: registered here",
      "on-premises": "cloud: registered on-premises",
      nowhere: "cloud: not registered",
      somewhere: "cloud: in service, location not reported",
      silent: "cloud: no response",
    },
    client: {
      "serves-number": "on-premises client: connected with this number",
      "serves-another": "on-premises client: serves another number",
      connected: "on-premises client: connected, number not reported",
      connecting: "on-premises client: connecting",
      down: "on-premises client: not connected",
      unregistered: "on-premises client: not registered",
      silent: "on-premises client: no response",
    },
  },
  steps: {
    title: "Steps",
    state: {
      pending: "not started",
      skipped: "skipped",
      "in-flight": "in progress",
      "not-sent": "not sent",
      rejected: "rejected",
      unknown: "outcome unknown",
      confirmed: "done",
      said: "reported by you",
      asked: "unconfirmed, no response",
    },
    will: {
      inspect: "Checks the number on both APIs. Read-only: nothing changes.",
      backup:
        "The on-premises client makes a backup of the registration. Switchover encrypts it in the vault and reads it back.",
      register: "The cloud registers the number with the backup and the PIN. From here on, the number moves.",
      subscribe: "Subscribes your app to the account's webhooks, so that messages arrive.",
      verify: "Checks both APIs again and compares the number with how it was before.",
      account: "The on-premises client requests the registration. The platform sends a registration code.",
      code: "You submit the code. With it, the number leaves the cloud and moves on-premises.",
      shards: "Sets the number of shards that you chose.",
    },
    once: "Sent once; resent only if you ask.",
    progress: "Waiting for the response",
    meanwhile:
      "Nothing is wrong yet: the platform can take a while. You can close this window. Do not start the same migration anywhere else.",
    interrupted: "Stopped before the response. Outcome unknown.",
  },
  detail: {
    open: "Requests and responses: {{step}}",
    summary: "Requests and responses",
    none: "Nothing was sent for this step yet.",
    reading: "Loading what was sent",
    failed: "What was sent can't be shown now.",
    list: "Requests and responses of “{{step}}”",
    request: "Request",
    requestNote: "Secrets are replaced by placeholders.",
    sent: "Sent, attempt {{attempt}}",
    sentBy: {
      sms: "Sent, attempt {{attempt}}, code by SMS",
      voice: "Sent, attempt {{attempt}}, code by phone call",
    },
    answered: {
      confirmed: "Confirmed",
      rejected: "Rejected",
      notSent: "Not sent from this computer",
      unknown: "No conclusive response",
    },
    late: {
      confirmed: "Confirmed after Switchover had stopped waiting",
      rejected: "Rejected after Switchover had stopped waiting",
      notSent: "Not sent from this computer",
      unknown: "Inconclusive response after Switchover had stopped waiting",
    },
    duration: "After {{duration}}",
    status: "HTTP status {{status}}",
    code: "Error {{code}}",
    codeSub: "Error {{code}}, subcode {{subcode}}",
    platformSaid: "Message from the platform",
    trace: "Trace ID",
    copyTrace: "Copy trace ID",
    looked: {
      "lost-answer": "Checked both APIs, because a response was lost",
      refusal: "Checked both APIs after a rejection",
      resumed: "Checked both APIs on resuming",
      "before-register": "Checked both APIs again before moving the number: the last check was a while ago",
      override: "Checked that the app is still subscribed, so that its callback URL is kept",
      abandoning: "Checked both APIs before abandoning the migration",
    },
    settled: {
      answer: "Done: another response confirms it",
      asked: "Marked as done; neither API answered",
      "look-up": "Done: a check confirms it",
      unproven: "An earlier version marked it as done by a check that doesn't confirm it: it is open again",
      webhook: "Done: confirmed by a signed webhook",
      person: "Marked as done: reported by you",
    },
    witness: "Show message",
    granted: "You allowed one resend",
    withdrawn: "The resend that you allowed was withdrawn: it hadn't been used",
    reopened: "Resumed",
    skipped: "Skipped",
  },
  ready: {
    held: {
      title: "Switchover is working on it.",
      text: "Each step is recorded before it is sent. You see here what Switchover is waiting for.",
    },
    lost: "When the connection was lost, Switchover was working on this migration. Unknown here whether it continued.",
    again: "Resume migration",
  },
  pausing: {
    title: "Waiting until {{time}}",
    left: "{{duration}} left",
    why: {
      retry: "The request didn't leave this computer. Switchover retries it after this wait.",
      "second-look":
        "A change can take some seconds to show. Switchover checks both APIs again after this wait.",
      "told-to-wait": "The platform asked for this wait.",
    },
    itself: "Continues automatically.",
    now: "The wait is over. Resume the migration.",
  },
  ask: {
    warnings: {
      list: "Warnings",
      accept: "I have read the warnings and accept them",
      go: "Continue with warnings",
    },
    sending: {
      accept: "Nothing is sending through this number",
      go: "Sending is paused: continue",
    },
    point: {
      badge: "Can't be undone",
      next: "What happens next",
      nextText: {
        "to-cloud":
          "The cloud registers the number with the backup and the PIN. Then Switchover subscribes your app and checks both APIs again.",
        "to-onprem":
          "The on-premises client requests the registration, and the platform sends a code. With the code, the number leaves the cloud.",
      },
      undo: "What can't be undone",
      undoText: {
        "to-cloud": "A registration can't be canceled. The on-premises client loses the number at once.",
        "to-onprem":
          "Once the platform accepts the code, the migration can't be canceled. The cloud loses the number at once.",
      },
      downtime: "Expected downtime",
      downtimeIs: "A few seconds. Messages sent then are silently lost.",
      backup: "Where the backup is",
      backupText:
        "Encrypted in the vault of this computer, as {{label}}. It stays there until you delete it.",
      backupNone: {
        "to-cloud": "The vault has no backup for this migration.",
        "to-onprem": "This direction has no backup; the registration code is used instead.",
      },
      back: "How to move back",
      backText:
        "A new migration in the other direction. Its plan is ready; you find it at the end of this one.",
      pin: "A wrong PIN can stop the on-premises client. If you aren't sure of the PIN, stop here and reset it on-premises first.",
      go: { "to-cloud": "Move to the cloud", "to-onprem": "Move on-premises" },
      stay: "Not now",
      staying: "Nothing was sent. The migration waits here until you come back.",
    },
    phrase: { go: "Continue" },
    name: {
      expected: "Expected",
      reported: "Reported by the on-premises client",
      noneExpected: "none set",
      noneReported: "none",
      label: "Type the reported name to accept it",
      accept: "I have compared both names: the reported one is my business",
      go: "Accept name",
      hidden:
        "The name contains invisible characters. They are shown as escapes, such as \\u{202e}; type them as shown.",
    },
  },
  type: {
    number: "Type the number's digits to continue: {{spoken}}",
    hint: "All digits with the country code. Spaces don't matter.",
    not: "That isn't the number yet.",
  },
  unknown: {
    ways: "Find the number, most reliable first",
    look: {
      title: "Check both APIs",
      none: "Asks both APIs for the number's location. Nothing changes.",
      go: "Check again",
    },
    message: {
      title: "Send a test message",
      text: "Send a message to {{spoken}} from any phone. If it arrives here with a valid signature, the number is in the cloud. It can only arrive where your app is subscribed already: if nothing arrives, that confirms nothing.",
      test: "Test webhooks",
      go: "Check for messages",
    },
    seen: {
      title: "Report the location",
      text: "Use the platform's dashboard. Recorded as reported by you.",
      cloud: "Report cloud…",
      "on-premises": "Report on-premises…",
      dialog: {
        cloud: "Report that {{spoken}} is in the cloud?",
        "on-premises": "Report that {{spoken}} is on-premises?",
      },
      means: {
        moved:
          "The step is marked as done, as reported by you, and the migration continues with the next one.",
        "unmoved-register": "The migration ends as not moved. You can start a new one.",
        "unmoved-code": "The migration waits for the registration code again.",
        ended:
          "Recorded in the migration as reported by you. You can then start new migrations of this number.",
      },
      warning: "A wrong report can cut off messages. Do not report if unsure.",
      go: { cloud: "Report cloud", "on-premises": "Report on-premises" },
    },
    repeat: {
      register: {
        title: "Resend the registration",
        text: "Same PIN and backup. Uses 1 attempt.",
        go: "Resend…",
        dialog: "Resend the registration of {{spoken}}?",
        means: "Switchover checks both APIs first. It resends the same request only if that settles nothing.",
        confirm: "Resend registration",
      },
      code: {
        title: "Submit the code again",
        text: "This alone sends nothing. You can enter the registration code again.",
        go: "Enter code again…",
        dialog: "Enter the code for {{spoken}} again?",
        means:
          "Switchover checks both APIs first. You can submit the code again only if that settles nothing.",
        confirm: "Enter code again",
      },
    },
    attempts: "Left: {{inRun}} in this migration, {{inWindow}} within 72 h.",
    attemptsFree:
      "Left: {{inRun}} in this migration, {{inWindow}} within 72 h. Next one available: {{time}}.",
    spent: "No attempts left: the request can't be resent now.",
    abandon: {
      title: "Abandon this migration",
      text: "The migration ends. The location of the number stays unknown until a check finds it or you report it.",
    },
  },
  abandon: {
    open: "Abandon migration…",
    title: "Abandon this migration?",
    means:
      "Switchover checks both APIs once, then ends the migration. It sends nothing that changes the number.",
    place: {
      known: "The number stays where it is. You can start a new migration.",
      unknown:
        "Location unknown; abandoning doesn't change that. A new migration checks both APIs first. If they don't show the number, report its location.",
      half: "The number has moved already. What is left to do, such as webhooks, stays undone.",
    },
    ended: "You can't resume it after that. Secrets kept for it are deleted; the backup stays.",
    confirm: "Abandon migration",
    cancel: "Keep migration",
  },
  followed: { open: "Open newer migration" },
  ended: {
    replacePin: "Replace PIN",
    movesAtOnce: {
      title: "Resuming moves the number at once",
      text: "Everything before the registration is done. Switchover sends the request to register as soon as you resume.",
    },
    newRun: "Start a new migration",
    measured: "Measured",
    downtime: {
      answer: "From the move request to its response",
      "look-up": "From the move request to the check that confirmed it",
      asked: "From the move request to the check after it",
      webhook: "From the move request to the message that confirmed it",
      person: "From the move request to your report",
    },
    downtimeNote: "Around the move, the platform drops messages for a few seconds and doesn't report which.",
    gap: "From the registration's response to the subscription",
    changes: {
      title: "Before and after",
      member: "What",
      before: "Before",
      after: "After",
      judged: "Compared",
      members: {
        verified_name: "Verified name",
        display_phone_number: "Number as displayed",
        code_verification_status: "Verification by code",
        quality_rating: "Quality",
        name_status: "Name status",
        is_official_business_account: "Official business account",
        messaging_limit_tier: "Messaging limit",
        account_mode: "Mode",
        status: "Status",
        platform_type: "Location",
        throughput: "Throughput",
        health_status: "May send",
        webhook_configuration_number: "Callback URL of the number",
        webhook_configuration_account: "Callback URL of the account",
        webhook_configuration_application: "Callback URL of the app",
        subscribed_apps_override: "Callback URL override",
      },
      same: "same",
      changed: "changed, expected",
      unexpected: "changed unexpectedly",
    },
    pair: {
      title: "Backup in the vault",
      text: "The backup of the registration is in the vault under this label. Keep it until the number has moved and messages arrive.",
      unseen:
        "The migration saved the backup of the registration in the vault under this label. The vault wasn't checked just now, so whether it is still there is unknown.",
      label: "Label",
      copy: "Copy label",
      forget: "Delete backup…",
      dialog: "Delete the backup of {{spoken}}?",
      means:
        "The backup is deleted from the vault. Once the number has left the on-premises client, a new backup can't be made.",
      confirm: "Delete backup permanently",
      gone: "The backup was deleted from the vault.",
    },
    back: {
      title: "Move back",
      text: "A new migration with its own checks and downtime.",
      show: "Show plan",
      notes: "Before you use it",
      copy: "Copy plan",
      save: "Save plan as a file",
      link: "Move back",
    },
    story: {
      save: "Save activity log",
      copy: "Copy activity log",
      failed: "The activity log couldn't be read.",
    },
  },
  problem: { goToRun: "Open that migration", again: "Try again" },
} as const;
