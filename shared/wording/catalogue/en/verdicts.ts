/** The result of all preflight checks together. */
export const verdicts = {
  go: {
    plain: "No preflight check failed.",
    warned_one: "No preflight check failed; 1 has a warning.",
    warned_other: "No preflight check failed; {{count}} have warnings.",
    skipped_one: "1 check was skipped, so its result is unknown.",
    skipped_other: "{{count}} checks were skipped, so their results are unknown.",
    works: "Nothing was changed: this doesn't affect your number.",
    next: "Start the migration when you are ready. The checks run again before it begins.",
    nextSkipped:
      "Read why checks were skipped before you start the migration. The checks run again before it begins.",
  },
  endpoint: {
    ready: "The endpoint is ready: no check failed.",
    readyWarned_one: "The endpoint is ready: no check failed, 1 has a warning.",
    readyWarned_other: "The endpoint is ready: no check failed, {{count}} have warnings.",
    notReady_one: "The endpoint isn't ready: 1 check failed.",
    notReady_other: "The endpoint isn't ready: {{count}} checks failed.",
    byCaFile:
      "{{verdict}} A CA file replaced the public roots, so this doesn't cover the certificate that the platform would see.",
    partly: "No check failed, but not everything was checked.",
    unsignedSent:
      "An unsigned notification was sent and rejected, as it should be; how it handles signed ones wasn't tested.",
    nothingSent: "No notifications were sent; how it handles them wasn't tested.",
    sent: "Test notifications were sent to it.",
    repair: "Fix what failed, then check again.",
    goOn: "A webhook test shows whether the platform reaches it.",
  },
} as const;
