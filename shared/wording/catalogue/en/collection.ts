/** Comments of a script that holds a migration's calls. */
export const collection = {
  title: "Calls of migration {{run}}: {{spoken}}, {{direction}}",
  name: "Display name in the plan: {{name}}",
  use: {
    read: "Calls that only read are ready to run. All others are commented out: remove “## ” from the beginning of their lines to send them.",
    hand: "Switchover does not know of what is sent by hand. Check both APIs afterwards.",
    secrets:
      "Secrets are variables. Set them before you run this file, and write none into it. Other users of this computer may see a command's arguments while it runs.",
    kept: "A migration's journal keeps no requests and no bodies. These are the requests that each step sends; of a response only its outcome is known.",
  },
  variable: {
    "cloud-token": "access token of the cloud API",
    "app-secret-proof": "HMAC-SHA256 of the access token under the app secret, in hexadecimal",
    "on-premises-token": "token of the on-premises client",
    "on-premises-password": "password for the on-premises client",
    "new-password": "new password for the on-premises client",
    pin: "the number's 6-digit PIN",
    "backup-password": "password of the backup",
    "backup-data": "settings.data in the response of the backup",
    certificate: "the number's verified-name certificate, base64",
    code: "registration code, digits only",
    "cloud-ca": "PEM file of the certificate authority that signed the cloud API's certificate",
    "on-premises-ca":
      "PEM file of the on-premises client's certificate or of its authority. If your plan has a fingerprint, compare it: openssl x509 -in FILE -noout -fingerprint -sha256",
    "client-certificate": "client certificate for the on-premises API",
    "client-key": "key of the client certificate",
  },
  call: {
    step: "{{name}} (attempt {{attempt}})",
    look: "Check where the number is",
    "sign-in": "Sign in to the on-premises client",
    "password-change": "Change the client's password",
    planned: "{{name}} (not sent)",
    sent: "Sent {{at}}.",
  },
  answer: {
    confirmed: "Recorded: confirmed by the response.",
    rejected: "Recorded: rejected.",
    notSent: "Recorded: nothing was sent.",
    unknown: "Recorded: outcome unknown.",
    none: "No response is recorded.",
    status: "HTTP status: {{status}}.",
    late: "The response came after Switchover had stopped waiting for it.",
  },
  does: {
    read: "It only reads.",
    "sign-in": "Its response holds the token for ONPREM_TOKEN. Keep it secret.",
    backup:
      "It asks for a backup of the number's registration and changes nothing. Its response can move the number: keep it secret.",
    register:
      "CHANGES SOMETHING: it moves the number to the cloud API. Messages to the number are lost for some seconds.",
    subscribe: "CHANGES SOMETHING: it subscribes your app to the account's webhooks.",
    account:
      "CHANGES SOMETHING: it asks for the registration on-premises, and the number gets a code by SMS or call.",
    code: "CHANGES SOMETHING: it moves the number to the on-premises client. This can't be undone.",
    shards: "CHANGES SOMETHING: it distributes the number across shards.",
    "password-change": "CHANGES SOMETHING: it sets the client's new password.",
  },
  resend: {
    backup: "Resending it costs no attempt and makes another backup with a password of its own.",
    register:
      "Resending it may cost an attempt: after about 10 in 72 hours the platform blocks the number, and a wrong PIN can disconnect the on-premises client.",
    subscribe: "Resending it costs no attempt, but it removes the account's own callback URL, if one is set.",
    account: "Resending it may cost an attempt: each call may send another code, and each has a wait.",
    code: "Resending it may cost an attempt: too many wrong codes block entry for a while.",
    shards:
      "Resending it may cost an attempt, and more than 7 days after the registration it disconnects the number. An expired certificate gets the number banned.",
    "password-change": "Resending it may cost an attempt: wrong passwords can lock the account.",
  },
  damaged_one: "1 row of the journal can't be read. Calls after it are missing here.",
  damaged_other:
    "{{count}} rows of the journal can't be read. Calls after the first of them are missing here.",
  planned: "Not sent by this migration so far:",
  saved: "Saved: {{file}}",
} as const;
