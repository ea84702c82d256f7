/** What the pre-checks say together. */
export const verdicts = {
  go: {
    plain: "No check found anything in the way.",
    warned_one: "No check found anything in the way; one warns of something.",
    warned_other: "No check found anything in the way; {{count}} warn of something.",
    works: "Nothing was changed: your number is where it was.",
    next: "Start the migration when you are ready. It checks once more before it begins.",
  },
  endpoint: {
    ready: "The endpoint is ready: no check failed.",
    readyWarned_one: "The endpoint is ready: no check failed, one warns of something.",
    readyWarned_other: "The endpoint is ready: no check failed, {{count}} warn of something.",
    notReady_one: "The endpoint is not ready: one check failed.",
    notReady_other: "The endpoint is not ready: {{count}} checks failed.",
    byCaFile:
      "{{verdict}} A CA file stood in for the public roots, so that this says nothing of the certificate that the platform would see.",
    nothingSent: "Nothing but questions went out; how it takes notifications was not tried.",
    sent: "Synthetic notifications were posted to it.",
    repair: "Put right what failed, then check again.",
    goOn: "Whether the platform reaches it, the connectivity test shows.",
  },
} as const;
