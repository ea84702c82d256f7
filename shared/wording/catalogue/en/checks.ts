import type { CheckWords } from "../check-words.ts";

/** What each check looks at and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "How the number is written",
      why: "The client is asked for country code and number apart. A number that is written wrongly is refused, or is somebody else's.",
    },
    account: {
      title: "Number in the business account",
      why: "The token can only move a number of its account, by the right identifier.",
    },
    place: {
      title: "Where the number is now",
      why: "A number is registered in one place at a time. Where it starts decides what there is to do.",
    },
    status: {
      title: "Status of the number",
      why: "A banned or deleted number cannot be registered anywhere. A restricted one may be refused.",
    },
    sending: {
      title: "Sending from the number",
      why: "If sending is blocked before the move, it stays blocked after it.",
    },
    mode: {
      title: "Mode of the number",
      why: "A number in trial mode reaches only a few recipients, wherever it is.",
    },
    quality: {
      title: "Quality of the number",
      why: "The move keeps the quality as it is. With a low one the platform may limit the number at any time.",
    },
    verification: {
      title: "Verification of the number",
      why: "A backup spares you a new code. Some numbers have to be verified again all the same.",
    },
    name: {
      title: "Display name",
      why: "The on-premises client takes the display name from a certificate, which is only given for approved names.",
    },
    lock: {
      title: "Locks and blocks",
      why: "A locked number or account refuses every step until the platform lifts the lock.",
    },
    pin: {
      title: "PIN of two-step verification",
      why: "A wrong PIN uses up one of few attempts and may take the on-premises client off the network. It is therefore never tried out.",
      heed: "A wrong PIN can stop the on-premises client. If you are not certain of it, reset it on the side where the number is now, before the move.",
    },
    attempts: {
      title: "Attempts left",
      why: "The platform allows ten registrations in 72 hours, then none for another 72. Switchover stops at eight.",
    },
  },
  local: {
    disk: {
      title: "Free disk space",
      why: "Every step is written to disk before it is taken. With a full disk the move would have to stop half-way.",
    },
    vault: {
      title: "Vault on this computer",
      why: "The backup and its password are kept in the vault before the number moves. They cannot be made a second time.",
    },
    "unresolved-run": {
      title: "Earlier runs of this number",
      why: "A run whose answer was lost may still have moved the number. A second one on top of it could do harm.",
    },
    clock: {
      title: "Clock of this computer",
      why: "When tokens end and how long to wait between attempts is worked out with this clock.",
    },
    "backup-password": {
      title: "Backup password",
      why: "The password guards the number's encoded identity. A short one can be guessed by whoever gets hold of the backup.",
    },
  },
  cloud: {
    reachable: {
      title: "Cloud API answers",
      why: "The cloud registers the number, and tells afterwards whether it arrived.",
    },
    tls: {
      title: "Certificate of the cloud API",
      why: "Your token and the backup go to this server. Its certificate shows that it is the right one.",
    },
    version: {
      title: "Version of the cloud API",
      why: "Each call names a version. One that is no longer served is refused, in the middle of a move as well.",
    },
    token: {
      title: "Access token of the cloud API",
      why: "The steps after the move need the token too. One that ends in between leaves the number without messages.",
    },
    app: {
      title: "App of the access token",
      why: "After the move the token's app is the one that gets subscribed. It should be the app that you expect messages in.",
    },
    permissions: {
      title: "Permissions of the access token",
      why: "Registering a number and subscribing an app each need a permission of their own, for your business account.",
    },
  },
  onprem: {
    reachable: {
      title: "On-premises client answers",
      why: "The client makes the backup on the way to the cloud, and takes the number on the way back.",
    },
    tls: {
      title: "Certificate of the on-premises client",
      why: "Your sign-in and the registration go to this server. Out of the box it signs its own certificate, so you have to say which one you trust.",
    },
    token: {
      title: "Sign-in to the on-premises client",
      why: "Backup, registration and settings are for administrators who are signed in.",
    },
    health: {
      title: "Connection of the on-premises client",
      why: "Only a registered and connected client can make a backup. On the way back it must be ready to take the number.",
    },
    number: {
      title: "Number of the on-premises client",
      why: "A client serves one number. If it is another one, the backup would be that number's, or that number would be pushed out.",
    },
    webhooks: {
      title: "Webhook address of the on-premises client",
      why: "The client delivers your customers' messages to this address.",
    },
    queue: {
      title: "Messages that still wait on-premises",
      why: "A backup holds no messages. What still waits in the client does not move with the number.",
    },
  },
  cert: {
    readable: {
      title: "Registration certificate",
      why: "The certificate proves the display name to the platform. A damaged copy is refused.",
    },
    number: {
      title: "Number and name in the certificate",
      why: "A certificate of another number or name is refused, or logs the client off.",
    },
    expiry: {
      title: "Age of the certificate",
      why: "Setting shards with a certificate that has ended gets the number banned.",
    },
  },
  shards: {
    throughput: {
      title: "Shards and throughput",
      why: "From two shards on, the cloud gives the number high throughput. On-premises, throughput comes from shards.",
    },
    nodes: {
      title: "Nodes for the wanted shards",
      why: "Several shards need a cluster with one core app more than there are shards.",
    },
  },
  webhooks: {
    subscription: {
      title: "Apps that receive messages",
      why: "Every app on this list receives the account's messages as soon as the number is in the cloud.",
    },
    override: {
      title: "Callback address of the account",
      why: "Subscribing an app again removes an address that was set for the account alone.",
    },
    callback: {
      title: "Where notifications will go",
      why: "An address of the number comes before that of the account, and that before the app's.",
    },
    endpoint: {
      title: "Separate addresses for both APIs",
      why: "Both APIs describe messages differently. A program made for one misreads the other.",
    },
  },
} as const satisfies CheckWords;
