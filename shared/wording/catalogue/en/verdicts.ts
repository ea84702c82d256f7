/** What the pre-checks say together. */
export const verdicts = {
  go: {
    plain: "No check found anything in the way.",
    warned_one: "No check found anything in the way; one warns of something.",
    warned_other: "No check found anything in the way; {{count}} warn of something.",
    works: "Nothing was changed: your number is where it was.",
    next: "Start the migration when you are ready. It checks once more before it begins.",
  },
} as const;
