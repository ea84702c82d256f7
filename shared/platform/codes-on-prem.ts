import type { CodeRow } from "./code-row.ts";

const source = "platform convention A1";
const messageCalls = ["sendClientMessage"] as const;
const codeCalls = ["verifyCode", "requestAccount"] as const;
const pinCalls = ["verifyCode", "requestAccount", "setShards"] as const;
// The registration service reports through these codes; its actual reason is in the details.
const genericCodes = [1005, 1008, 1009, 1015, 1025, 1000, 429] as const;

/**
 * Error codes of the on-premises client. The first matching row counts, so narrow rows come before wide ones.
 */
export const ON_PREM_CODES = [
  // Errors of the registration service, returned through the client
  {
    codes: genericCodes,
    calls: codeCalls,
    details: /too[_ -]?many[_ -]?(?:guesses|attempts|tries)|guessed[_ -]?too/i,
    reason: "code-too-many-guesses",
    words: "onPrem.code-guesses",
    source,
  },
  {
    codes: genericCodes,
    calls: codeCalls,
    details: /too[_ -]?recent|too[_ -]?soon|recently (?:sent|requested)/i,
    reason: "code-too-soon",
    words: "onPrem.code-too-soon",
    source,
  },
  {
    codes: genericCodes,
    calls: codeCalls,
    details: /temporarily[_ -]?unavailable/i,
    reason: "temporarily-refused",
    words: "onPrem.registration-down",
    source,
  },
  {
    codes: genericCodes,
    calls: pinCalls,
    details: /\bpin\b|two[-_ ]?(?:step|factor)|security[-_ ]?code/i,
    reason: "pin-wrong",
    words: "onPrem.pin-wrong",
    source,
  },
  {
    codes: genericCodes,
    calls: codeCalls,
    details: /\btoken\b|bearer|authori[sz]ation/i,
    statuses: [401],
    reason: "token-invalid",
    words: "onPrem.sign-in-ran-out",
    source,
  },
  {
    codes: [1005],
    calls: ["requestAccount"],
    statuses: [401],
    reason: "token-invalid",
    words: "onPrem.token-refused",
    source,
  },
  {
    codes: [...genericCodes, 410],
    calls: ["verifyCode"],
    details: /stale|expired/i,
    reason: "code-expired",
    words: "onPrem.code-too-old",
    source,
  },
  {
    codes: genericCodes,
    calls: ["verifyCode"],
    details:
      /mismatch|(?:wrong|incorrect|invalid|bad)\b.*\bcode|code\b.*\b(?:wrong|incorrect|invalid|bad|match)/i,
    reason: "code-wrong",
    words: "onPrem.code-wrong",
    source,
  },
  {
    codes: [410],
    calls: ["verifyCode"],
    reason: "code-expired",
    words: "onPrem.code-too-old",
    source,
  },
  {
    codes: genericCodes,
    calls: codeCalls,
    details: /\bblocked\b|\bbanned\b/i,
    reason: "policy-block",
    words: "onPrem.number-blocked",
    source,
  },
  {
    codes: [1008, 1009, 1005],
    calls: ["requestAccount", "setShards"],
    details: /\bcert(?:ificate)?\b|vname|verified name/i,
    reason: "certificate-refused",
    words: "onPrem.certificate-refused",
    source,
  },
  {
    codes: [1005],
    calls: codeCalls,
    reason: "other",
    words: "onPrem.refused-without-reason",
    source,
  },
  {
    codes: [1005],
    calls: ["setShards"],
    statuses: [403],
    reason: "temporarily-refused",
    words: "onPrem.shards-not-now",
    source,
  },
  // Access
  {
    codes: [1005],
    statuses: [403],
    reason: "permission-missing",
    words: "onPrem.not-admin",
    source,
  },
  {
    codes: [1005],
    reason: "token-invalid",
    words: "onPrem.sign-in-refused",
    source,
  },
  {
    codes: [1021],
    calls: ["login"],
    reason: "token-invalid",
    words: "onPrem.user-unknown",
    source,
  },
  {
    codes: [1024],
    reason: "password-change-required",
    words: "onPrem.first-password",
    source,
  },
  {
    codes: [1031],
    reason: "account-locked",
    words: "onPrem.account-locked",
    source,
  },
  // Requests and values
  {
    codes: [1006],
    reason: "not-found",
    words: "onPrem.unknown-call",
    source,
  },
  {
    codes: [1001, 1002, 1008, 1009, 1010, 1021, 1025],
    reason: "bad-parameter",
    words: "onPrem.value-refused",
    source,
  },
  {
    codes: [430, 432, 433],
    reason: "certificate-refused",
    words: "onPrem.certificate-altered",
    source,
  },
  // Rate limits and temporary faults
  {
    codes: [1015, 429, 471],
    reason: "rate-limited",
    words: "onPrem.too-many-calls",
    source,
  },
  {
    codes: [1011],
    reason: "service-not-ready",
    words: "onPrem.still-starting",
    source,
  },
  {
    codes: [500, 1000, 1014, 1016, 1023],
    reason: "temporarily-refused",
    words: "onPrem.overloaded",
    source,
  },
  {
    codes: [1017, 1018],
    reason: "temporarily-refused",
    words: "onPrem.not-primary",
    source,
  },
  {
    codes: [1022],
    reason: "other",
    words: "onPrem.no-webhook-address",
    source,
  },
  {
    codes: [1004],
    reason: "other",
    words: "onPrem.exists-already",
    source,
  },
  // Sending a single message
  {
    codes: [470],
    calls: messageCalls,
    reason: "other",
    words: "onPrem.window-closed",
    source,
  },
  {
    codes: [1013, 1026],
    calls: messageCalls,
    reason: "other",
    words: "onPrem.message-undeliverable",
    source,
  },
  {
    codes: [1007],
    calls: messageCalls,
    reason: "other",
    words: "onPrem.recipient-blocked",
    source,
  },
  {
    codes: [480, 1028],
    calls: messageCalls,
    reason: "other",
    words: "onPrem.identity-changed",
    source,
  },
  // Messages and templates: these cannot occur in a migration, but are named where they do
  {
    codes: [402],
    reason: "policy-block",
    words: "onPrem.payment",
    source,
  },
  {
    codes: [400, 408, 410, 470, 472, 480, 501, 1007, 1013, 1026, 1028],
    reason: "other",
    words: "onPrem.about-a-message",
    source,
  },
  {
    codes: [[2000, 2014]],
    reason: "other",
    words: "onPrem.template",
    source,
  },
] as const satisfies readonly CodeRow[];
