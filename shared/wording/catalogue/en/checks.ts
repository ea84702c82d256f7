import type { CheckWords } from "../check-words.ts";

/** What each check is about and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "Number format",
      why: "The on-premises client takes the country code and the national number separately. A misspelled number is rejected, or belongs to someone else.",
    },
    account: {
      title: "Number in the business account",
      why: "The token can migrate only a number of this account, by its correct ID.",
    },
    place: {
      title: "Location of the number",
      why: "A number is registered in one place at a time. Its location decides which steps are needed.",
    },
    status: {
      title: "Number status",
      why: "A banned or deleted number can't be registered anywhere. A restricted one may be rejected.",
    },
    sending: {
      title: "Sending from the number",
      why: "If sending is blocked before the migration, it stays blocked afterward.",
    },
    mode: {
      title: "Number mode",
      why: "A number in trial mode reaches only a few recipients, on either API.",
    },
    quality: {
      title: "Quality rating",
      why: "A migration doesn't change the rating. If it's low, the platform may limit the number at any time.",
    },
    verification: {
      title: "Number verification",
      why: "A backup saves you a new code, but some numbers must be verified again anyway.",
    },
    name: {
      title: "Display name",
      why: "The on-premises client takes the display name from a certificate. The platform issues certificates only for approved names.",
    },
    lock: {
      title: "Locks and blocks",
      why: "While the number or its account is locked, the platform rejects every step.",
    },
    pin: {
      title: "Two-step PIN",
      why: "A wrong PIN uses 1 of a few attempts and may disconnect the on-premises client. Switchover therefore never tests it.",
      heed: "A wrong PIN can stop the on-premises client. If you aren't certain of it, reset it before the migration, on the API where the number is now.",
    },
    attempts: {
      title: "Remaining attempts",
      why: "The platform allows 10 registrations in 72 h, then none for another 72 h. Switchover stops at 8.",
    },
  },
  local: {
    disk: {
      title: "Data folder and disk space",
      why: "Each step is recorded on disk before it's sent. With a full disk, the migration would have to stop halfway.",
    },
    vault: {
      title: "Vault on this computer",
      why: "The backup and its password are stored in the vault before the number moves. They can't be created a second time.",
    },
    "unresolved-run": {
      title: "Earlier migrations of this number",
      why: "A migration whose response was lost may still have moved the number. A second one on top of it could do harm.",
    },
    clock: {
      title: "Clock of this computer",
      why: "Switchover uses this clock to tell when tokens expire and how long to wait between attempts.",
    },
    "backup-password": {
      title: "Backup password",
      why: "The password protects the number's encoded identity. Anyone who gets the backup may guess a short one.",
    },
  },
  cloud: {
    reachable: {
      title: "Connection to the cloud API",
      why: "The cloud registers the number, and reports afterward whether it arrived.",
    },
    tls: {
      title: "Cloud API certificate",
      why: "Your token and the backup go to this server. Its certificate shows that it's the right one.",
    },
    version: {
      title: "Cloud API version",
      why: "Each call names a version. The cloud rejects a version that it no longer supports, even in the middle of a migration.",
    },
    token: {
      title: "Cloud access token",
      why: "The steps after the number moves need the token too. If it expires in between, the number is left without messages.",
    },
    app: {
      title: "App of the access token",
      why: "After the number moves, the token's app is the one that's subscribed. It should be the app where you expect messages.",
    },
    permissions: {
      title: "Access token permissions",
      why: "Registering a number and subscribing an app each need their own permission, for your business account.",
    },
  },
  onprem: {
    reachable: {
      title: "Connection to the on-premises client",
      why: "The client makes the backup for a migration to the cloud, and takes the number in a migration to on-premises.",
    },
    tls: {
      title: "On-premises client certificate",
      why: "Your credentials and the registration go to this server. By default it signs its own certificate, so you have to name the one that you trust.",
    },
    token: {
      title: "On-premises client credentials",
      why: "Backup, registration and settings need a signed-in administrator.",
    },
    health: {
      title: "On-premises client health",
      why: "Only a registered, connected client can make a backup. For a migration to on-premises, it must be ready to take the number.",
    },
    number: {
      title: "Number on the on-premises client",
      why: "A client serves 1 number. If it's a different one, the backup would be of that number, or that number would be pushed out.",
    },
    webhooks: {
      title: "On-premises callback URL",
      why: "The client delivers your customers' messages to this URL.",
    },
    queue: {
      title: "Messages waiting on-premises",
      why: "A backup contains no messages. Messages still waiting in the client don't move with the number.",
    },
  },
  cert: {
    readable: {
      title: "Registration certificate",
      why: "The certificate proves the display name to the platform. A corrupted copy is rejected.",
    },
    number: {
      title: "Number and name in the certificate",
      why: "A certificate for a different number or name is rejected, or disconnects the client.",
    },
    expiry: {
      title: "Certificate expiry",
      why: "Setting shards with an expired certificate gets the number banned.",
    },
  },
  shards: {
    throughput: {
      title: "Shards and throughput",
      why: "With 2 or more shards, the cloud gives the number high throughput. On-premises, throughput comes from shards.",
    },
    nodes: {
      title: "Nodes for the shards",
      why: "Several shards need a cluster with 1 more core app than shards.",
    },
  },
  webhooks: {
    subscription: {
      title: "Subscribed apps",
      why: "Every app on this list receives the account's messages as soon as the number is in the cloud.",
    },
    override: {
      title: "Account callback URL",
      why: "Subscribing an app again removes a callback URL that was set for the account alone.",
    },
    callback: {
      title: "Callback URL for notifications",
      why: "The number's callback URL takes precedence over the account's, and the account's over the app's.",
    },
    endpoint: {
      title: "Separate URLs for both APIs",
      why: "The two APIs describe messages differently. An app written for one misreads the other's.",
    },
  },
} as const satisfies CheckWords;
