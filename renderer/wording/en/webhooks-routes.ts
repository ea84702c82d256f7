import type { UnseenCause } from "../../../shared/checks/catalogue.ts";

/** Words of the map of callbacks. */
export const webhooksRoutes = {
  title: "Callback URLs",
  lead: "The platform uses the first one that is set: number, then account, then app.",
  headline: {
    every_one: "A callback URL is set for the number",
    every_other: "A callback URL is set for every number",
    missing_one: "{{count}} of {{all}} numbers has no callback URL",
    missing_other: "{{count}} of {{all}} numbers have no callback URL",
    unknown_one: "The callback URL of {{count}} number is unknown",
    unknown_other: "The callback URLs of {{count}} numbers are unknown",
    unknownWord: "Unknown",
  },
  empty: "Check where the platform sends notifications. Read-only.",
  ask: "Check callback URLs",
  again: "Refresh",
  asking: "Checking callback URLs",
  numbers: "By number",
  noNumber: "This workspace has no numbers yet.",
  level: { number: "Number", account: "Account", application: "App" },
  used: "used",
  notSet: "not set",
  nobodyHears: "No callback URL is set: the cloud's notifications of this number are not delivered.",
  onPremises: "The on-premises client sends its notifications to",
  unseen: {
    "not-reachable": "Unknown: the platform couldn't be reached.",
    "not-answered": "Unknown: the platform returned no usable response.",
    "not-allowed": "Unknown: the access token isn't allowed to read it.",
    "not-told": "Unknown: this deployment doesn't report it.",
  } satisfies Readonly<Record<UnseenCause, string>>,
  same: {
    what: "The on-premises client and the cloud use the same URL.",
    next: "They send different formats. Make sure that your endpoint distinguishes them, or give each its own URL.",
  },
} as const;

/** Words of the apps that hear an account's notifications. */
export const webhooksApps = {
  title: "Subscribed apps",
  count_one: "{{count}} app",
  count_other: "{{count}} apps",
  none: "No app is subscribed: the cloud's notifications are not delivered.",
  own: "Yours",
  stranger: "Not yours",
  notKnown: "Owner unknown",
  unnamed: "Unnamed app",
  override: "Delivers to",
  strangers_one: "{{count}} app that isn't yours receives your customers' messages too.",
  strangers_other: "{{count}} apps that aren't yours receive your customers' messages too.",
  strangersNext:
    "Find out who added it. You can remove it from the account in the platform's dashboard; Switchover doesn't change it.",
  fields_one: "The app is subscribed to {{count}} field:",
  fields_other: "The app is subscribed to {{count}} fields:",
  noFields: "The app isn't subscribed to any field.",
  inactive: "The app's subscription is inactive.",
} as const;
