import type { Detector } from "../../../watch/finding.ts";

type Counted = `${Exclude<Detector, "silence">}_${"one" | "other"}`;

/** What detectors and scheduled checks report. */
export const watch = {
  found: {
    "repeats-retry_one":
      "1 event was received again. The endpoint, or the connection to it, didn't return 200 in time.",
    "repeats-retry_other":
      "{{count}} events were received again. The endpoint, or the connection to it, didn't return 200 in time.",
    "repeats-second-app_one":
      "1 event was received twice, signed with 2 secrets: a second app is subscribed.",
    "repeats-second-app_other":
      "{{count}} events were received twice, signed with 2 secrets: a second app is subscribed.",
    "repeats-both-apis_one": "1 message was received through both APIs.",
    "repeats-both-apis_other": "{{count}} messages were received through both APIs.",
    disorder_one: "1 event was received out of order, after a newer one.",
    disorder_other: "{{count}} events were received out of order, after newer ones.",
    silence: "No events received for more than {{minutes}} min. That is longer than usual here.",
    unsupported_one: "1 message was of a type that the API doesn't deliver.",
    unsupported_other: "{{count}} messages were of types that the API doesn't deliver.",
    unsigned_one: "1 request had no signature and was rejected.",
    unsigned_other: "{{count}} requests had no signature and were rejected.",
    "wrong-signature_one":
      "1 request had a wrong signature and was rejected. Possible causes: an unknown sender, another app, or a changed secret.",
    "wrong-signature_other":
      "{{count}} requests had a wrong signature and were rejected. Possible causes: an unknown sender, another app, or a changed secret.",
    "sender-unlisted_one":
      "1 event was signed validly, but its sender's address isn't on the list of sender addresses. The list may be out of date: refresh it.",
    "sender-unlisted_other":
      "{{count}} events were signed validly, but their senders' addresses aren't on the list of sender addresses. The list may be out of date: refresh it.",
    "sender-outside_one":
      "1 request without a valid signature came from an address that isn't on the list of sender addresses. It was rejected; a firewall with this list keeps it out.",
    "sender-outside_other":
      "{{count}} requests without a valid signature came from addresses that aren't on the list of sender addresses. They were rejected; a firewall with this list keeps them out.",
  } satisfies Readonly<Record<Counted | "silence", string>>,
  looks: {
    number: {
      works: "The number is reported as working ({{home}}).",
      down: "The number isn't working where it is ({{home}}).",
      untold: "Whether the number works is unknown.",
      reported: {
        status: "The platform reports the number's status as “{{value}}” ({{home}}).",
        sending: "The platform reports the number's sending as “{{value}}” ({{home}}).",
      },
      homes: { "on-premises": "on-premises", cloud: "cloud", unknown: "location unknown" },
    },
    subscription: {
      own: "The app is subscribed.",
      missing: "The app isn't subscribed: it receives no notifications from the cloud.",
      untold: "The list of subscribed apps couldn't be read.",
      notInCloud: "The number isn't in the cloud, so no subscription is needed now.",
      strangers_one: "The app is subscribed. 1 other app also receives the account's messages.",
      strangers_other: "The app is subscribed. {{count}} other apps also receive the account's messages.",
    },
    tunnel: {
      open: "The tunnel is open.",
      opening: "The tunnel is being opened.",
      reconnecting: "The tunnel broke and is reconnecting.",
      closed: "The tunnel is closed.",
      failed: "The tunnel couldn't be opened.",
    },
    receiver: {
      listening: "The receiver is running.",
      stopped: "The receiver is stopped.",
      trouble: "The receiver is running but accepts nothing: {{trouble}}.",
      troubleStopped: "The receiver isn't running: {{trouble}}.",
      troubles: {
        "port-taken": "its port is taken",
        "disk-full": "the disk is full",
        "store-full": "the store has reached its size limit",
        "store-failed": "the store can't be written",
        "vault-locked": "the vault is locked",
        "copies-circle": "forwarded copies came back",
      },
    },
    notLooked: "It couldn't be checked: {{why}}.",
    notSetUp: "something isn't set up",
  },
} as const;
