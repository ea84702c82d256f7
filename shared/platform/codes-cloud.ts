import type { CodeRow } from "./code-row.ts";

const source = "platform convention A2";
const numberLookUps = ["readNumber", "listNumbers", "warm"] as const;

/** Error codes of the cloud API. The first row that fits counts, so narrow rows stand before wide ones. */
export const CLOUD_CODES: readonly CodeRow[] = [
  // Access
  {
    codes: [190],
    subcode: 463,
    reason: "token-expired",
    cause: "The access token has run out.",
    advice: "Make a new access token in the platform's app dashboard and start again from where you are.",
    source,
  },
  {
    codes: [190],
    subcode: 467,
    reason: "token-invalid",
    cause: "The access token was withdrawn or is no longer valid.",
    advice: "Make a new access token and check that the whole of it was copied.",
    source,
  },
  {
    codes: [190],
    details: /expire/i,
    reason: "token-expired",
    cause: "The access token has run out.",
    advice: "Make a new access token in the platform's app dashboard and start again from where you are.",
    source,
  },
  {
    codes: [0, 104, 190],
    reason: "token-invalid",
    cause: "The platform does not accept the access token.",
    advice:
      "Check that the whole token was copied, that it belongs to the right app, and that it has not run out.",
    source,
  },
  {
    codes: [10, [200, 299], 131005],
    reason: "permission-missing",
    cause: "The token may not do this for this business account.",
    advice:
      "Give the app both messaging permissions, and its user access to this business account, then make a new token.",
    source,
  },
  {
    codes: [3],
    reason: "permission-missing",
    cause: "The app lacks a capability that this call needs.",
    advice:
      "Check in the app dashboard that the messaging product is added to the app and that app review has passed.",
    source,
  },
  {
    codes: [368],
    reason: "policy-block",
    cause: "The platform has blocked this account for breaking its policies.",
    advice: "Open the account quality page of the platform and follow the steps given there.",
    source,
  },
  // Identifiers and parameters
  {
    codes: [33, 803],
    reason: "not-found",
    cause: "There is nothing with this identifier, or the token may not see it.",
    advice: "Compare the phone number ID and the business account ID with the platform's dashboard.",
    source,
  },
  {
    codes: [100],
    subcode: 33,
    reason: "not-found",
    cause: "There is nothing with this identifier, or the token may not see it.",
    advice: "Compare the phone number ID and the business account ID with the platform's dashboard.",
    source,
  },
  {
    codes: [100],
    calls: ["subscribe"],
    details: /override|must be subscribed/i,
    reason: "override-needs-subscription",
    cause: "A callback of its own can only be set for an app that is subscribed already.",
    advice: "Subscribe the app first, then set its callback.",
    source,
  },
  {
    codes: [100],
    calls: numberLookUps,
    reason: "field-unknown",
    cause: "This version of the platform does not know one of the fields that were asked for.",
    advice: "Nothing to do: the fields are asked for one by one.",
    source,
  },
  {
    codes: [100, 131009],
    calls: ["register"],
    details: /backup|decrypt|metadata|password/i,
    reason: "backup-refused",
    cause: "The platform could not read the backup with the password that was sent.",
    advice: "Do not make the number register anywhere else. Make a new backup and try once more.",
    source,
  },
  {
    codes: [100, 131008, 131009],
    reason: "bad-parameter",
    cause: "A value that was sent is missing or not allowed.",
    advice: "Read the details, correct the plan, and run the checks again.",
    source,
  },
  // Registration
  {
    codes: [133000],
    reason: "deregistration-incomplete",
    cause: "An earlier removal of this number was not finished.",
    advice: "Finish removing the number in the platform's dashboard, then register again.",
    source,
  },
  {
    codes: [133004],
    reason: "temporarily-refused",
    cause: "The registration service is not available at the moment.",
    advice: "Wait some minutes, look where the number is, and only then try again.",
    source,
  },
  {
    codes: [133005],
    reason: "pin-wrong",
    cause: "The PIN is not the one that protects this number.",
    advice:
      "Do not guess. Switch two-step verification off on the side where the number is, or find the right PIN.",
    source,
  },
  {
    codes: [131031],
    details: /\bpin\b|two[- ]?(?:step|factor)/i,
    reason: "pin-wrong",
    cause: "The PIN is not the one that protects this number.",
    advice:
      "Do not guess. Switch two-step verification off on the side where the number is, or find the right PIN.",
    source,
  },
  {
    codes: [131031],
    reason: "account-locked",
    cause: "The business account is locked, or what was sent does not match what the platform has on record.",
    advice: "Look at the account's status in the platform's dashboard before you try again.",
    source,
  },
  {
    codes: [133006],
    reason: "number-not-verified",
    cause: "The number must be verified before it can be registered.",
    advice: "Verify the number with a code in the platform's dashboard.",
    source,
  },
  {
    codes: [133008],
    reason: "pin-locked",
    cause: "A wrong PIN was tried too often, and the platform accepts none for a while.",
    advice: "Wait as long as the details say. Every further try makes the wait longer.",
    source,
  },
  {
    codes: [133009],
    reason: "pin-too-fast",
    cause: "PINs were tried too quickly one after the other.",
    advice: "Wait some minutes and make sure of the PIN before the next try.",
    source,
  },
  {
    codes: [133010],
    reason: "not-registered",
    cause: "The number is not registered with the cloud API.",
    advice: "Look where the number is before you go on.",
    source,
  },
  {
    codes: [133015],
    reason: "number-just-deleted",
    cause: "The number was deleted a moment ago and is not free yet.",
    advice: "Wait five minutes, then try again.",
    source,
  },
  {
    codes: [133016],
    reason: "registration-limit",
    cause: "The number was registered or deregistered ten times within 72 hours.",
    advice: "Wait 72 hours. Until then every try is refused.",
    source,
  },
  {
    codes: [131045],
    reason: "certificate-refused",
    cause: "The number's certificate has a fault, or registering it failed for that reason.",
    advice: "Check that the display name is approved, and register again.",
    source,
  },
  {
    codes: [136025],
    reason: "code-wrong",
    cause: "The verification code was not accepted.",
    advice: "Check the code, or ask for a new one after the wait.",
    source,
  },
  // Pace and weather
  {
    codes: [4, 80007, 130429, 131056],
    reason: "rate-limited",
    cause: "Too many calls were made in a short time.",
    advice: "Wait as long as the platform says, then go on.",
    source,
  },
  {
    codes: [131057],
    reason: "maintenance",
    cause: "The account is being worked on, for instance moved to a higher throughput.",
    advice: "Wait some minutes, then try again.",
    source,
  },
  {
    codes: [2494100],
    reason: "maintenance",
    cause: "The platform is under maintenance.",
    advice: "Wait, and look at the platform's status page.",
    source,
  },
  {
    codes: [1, 2, 131000, 131016],
    reason: "temporarily-refused",
    cause: "The platform could not do this at the moment and gives no reason.",
    advice: "Wait some minutes, look where the number is, and only then try again.",
    source,
  },
  // Moving between accounts, which is another operation
  {
    codes: [2388001],
    reason: "number-not-verified",
    cause:
      "This is about moving a number to another business account: its ownership is not confirmed, or two-step verification is still on.",
    advice: "Moving between APIs needs neither. Check that number and account belong together in the plan.",
    source,
  },
  {
    codes: [2388012],
    reason: "other",
    cause: "The number is on the list of this business account already.",
    advice: "Nothing needs to be added; go on with the migration.",
    source,
  },
  {
    codes: [2388091, 2388093],
    reason: "other",
    cause: "The number is not in the middle of a move between business accounts.",
    advice:
      "Moving between accounts is started in the platform's dashboard, and is not needed to change the API.",
    source,
  },
  {
    codes: [2388103],
    reason: "other",
    cause:
      "The number cannot move to this business account: webhooks, name approval, payment or an open request stand in the way.",
    advice: "Compare both accounts in the platform's dashboard. Changing the API needs no change of account.",
    source,
  },
  {
    codes: [2388019, 2388040, 2388047, 2388072, 2388073, 2388293, 2388299],
    reason: "bad-parameter",
    cause: "A message template does not fulfil the platform's rules.",
    advice:
      "Templates stay as they are when a number changes its API; correct the template in the dashboard.",
    source,
  },
];
