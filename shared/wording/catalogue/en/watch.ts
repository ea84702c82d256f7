import type { Detector } from "../../../watch/finding.ts";

type Counted = `${Exclude<Detector, "silence">}_${"one" | "other"}`;

/** What detectors and scheduled looks say. */
export const watch = {
  found: {
    "repeats-retry_one": "One event came again. The endpoint, or the way to it, did not answer 200 in time.",
    "repeats-retry_other":
      "{{count}} events came again. The endpoint, or the way to it, did not answer 200 in time.",
    "repeats-second-app_one": "One event came twice, signed with two secrets: a second app is subscribed.",
    "repeats-second-app_other":
      "{{count}} events came twice, signed with two secrets: a second app is subscribed.",
    "repeats-both-apis_one": "One message came through both APIs.",
    "repeats-both-apis_other": "{{count}} messages came through both APIs.",
    disorder_one: "One event came after a newer one.",
    disorder_other: "{{count}} events came after newer ones.",
    silence: "Nothing has come for more than {{minutes}} minutes. That is longer than usual here.",
    unsupported_one: "One message was of a kind that the API does not hand over.",
    unsupported_other: "{{count}} messages were of kinds that the API does not hand over.",
    unsigned_one: "One post carried no signature. It was refused.",
    unsigned_other: "{{count}} posts carried no signature. They were refused.",
    "wrong-signature_one":
      "One post carried a signature that does not fit. It was refused: somebody else, another app, or a changed secret.",
    "wrong-signature_other":
      "{{count}} posts carried a signature that does not fit. They were refused: somebody else, another app, or a changed secret.",
  } satisfies Readonly<Record<Counted | "silence", string>>,
  looks: {
    number: {
      works: "The number works ({{home}}).",
      down: "The number does not work where it is ({{home}}).",
      untold: "Nobody could tell whether the number works.",
      homes: { "on-premises": "on-premises", cloud: "cloud", unknown: "place not known" },
    },
    subscription: {
      own: "The app is subscribed.",
      missing: "The app is not subscribed: no notification of the cloud reaches it.",
      untold: "The list of subscribed apps could not be read.",
      notInCloud: "The number is not in the cloud, so no subscription is needed now.",
      strangers_one: "The app is subscribed. One other app hears the account's messages too.",
      strangers_other: "The app is subscribed. {{count}} other apps hear the account's messages too.",
    },
    tunnel: {
      open: "The tunnel is open.",
      reconnecting: "The tunnel broke and is being opened again.",
      closed: "The tunnel is closed.",
      failed: "The tunnel could not be opened.",
    },
    receiver: {
      listening: "The receiver listens.",
      stopped: "The receiver does not listen.",
      trouble: "The receiver listens but takes nothing: {{trouble}}.",
      troubles: {
        "port-taken": "its port is taken",
        "disk-full": "the disk is full",
        "store-full": "the store has reached its size limit",
        "store-failed": "the store cannot be written",
        "vault-locked": "the vault is locked",
        "copies-circle": "what was passed on came back",
      },
    },
    notLooked: "It could not be looked at: {{why}}.",
    notSetUp: "something is not set up",
  },
} as const;
