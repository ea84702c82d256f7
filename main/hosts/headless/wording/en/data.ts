/** What to type next about copies of the data folder. */
export const data = {
  leave: "Or add --leave-replaced to leave it to the other computer",
  replaced:
    "The callback URL of {{spoken}} ({{level}}) is still replaced by Switchover's, since {{since}}. To restore it: switchover webhooks restore PLAN",
  certificate:
    "A test's CA certificate is still on the on-premises client of {{spoken}}, since {{since}}. To remove it: switchover webhooks restore PLAN",
  finishing: "This is finished first: halfway, what it changes would be neither as before nor as after.",
  stopping: "Stopping the copy, unless it is finished already.",
  there: "There: switchover data restore FILE. To continue here after all: switchover data stay",
  key: "To make a recovery key: switchover vault recovery --out FILE",
  check: "To check, resume it: switchover resume {{run}}",
  restoreOne: "To restore a callback URL: switchover webhooks restore PLAN",
  removeMark: "To remove the mark: switchover data stay",
} as const;
