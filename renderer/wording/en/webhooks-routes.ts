import type { UnseenCause } from "../../../shared/checks/catalogue.ts";

/** Words of the map of callbacks. */
export const webhooksRoutes = {
  title: "Where do notifications go?",
  lead: "The platform asks number, account and app, in this order. The first callback that is set is used.",
  empty: "The platform knows where notifications go. Asking it changes nothing.",
  ask: "Ask the platform",
  again: "Ask again",
  asking: "Asking the platform",
  numbers: "Callbacks of each number",
  noNumber: "This workspace has no number yet.",
  level: { number: "Number", account: "Account", application: "App" },
  used: "used",
  notSet: "not set",
  nobodyHears: "No callback is set: the cloud's notifications of this number go nowhere.",
  onPremises: "The on-premises client sends its callbacks to",
  unseen: {
    "not-reachable": "Not known: the platform could not be reached.",
    "not-answered": "Not known: the platform gave no answer that could be used.",
    "not-allowed": "Not known: the access token may not see it.",
    "not-told": "Not known: this deployment does not tell it.",
  } satisfies Readonly<Record<UnseenCause, string>>,
  same: {
    what: "On-premises and cloud lead to the same address.",
    next: "Both send different shapes. Make sure that your endpoint tells them apart, or give each an address of its own.",
  },
} as const;

/** Words of the apps that hear an account's notifications. */
export const webhooksApps = {
  title: "Who hears this account's notifications",
  count_one: "{{count}} app",
  count_other: "{{count}} apps",
  none: "No app is subscribed: nobody gets the cloud's notifications.",
  own: "Yours",
  stranger: "A stranger",
  notKnown: "Not known whose",
  unnamed: "An app without a name",
  override: "Delivers to",
  strangers_one: "{{count}} app that is not yours reads your customers' messages too.",
  strangers_other: "{{count}} apps that are not yours read your customers' messages too.",
  strangersNext:
    "Ask who has put it there. It can be taken off the account in the platform's dashboard; Switchover does not touch it.",
  fields_one: "The app is subscribed to {{count}} field:",
  fields_other: "The app is subscribed to {{count}} fields:",
  noFields: "The app is subscribed to no field.",
  inactive: "The app's subscription is switched off.",
} as const;
