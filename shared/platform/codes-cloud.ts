import type { CodeRow } from "./code-row.ts";

const source = "platform convention A2";
const messages = "public reference, error codes";
const lookUpsByField = ["readNumber", "readCallbacks", "listNumbers", "listTemplates", "warm"] as const;

/** Error codes of the cloud API. The first matching row counts, so narrow rows come before wide ones. */
export const CLOUD_CODES = [
  // Access
  {
    codes: [190],
    subcode: 463,
    reason: "token-expired",
    words: "cloud.token-ran-out",
    source,
  },
  {
    codes: [190],
    subcode: 467,
    reason: "token-invalid",
    words: "cloud.token-withdrawn",
    source,
  },
  {
    codes: [190],
    details: /expire/i,
    reason: "token-expired",
    words: "cloud.token-ran-out",
    source,
  },
  {
    codes: [0, 104, 190],
    reason: "token-invalid",
    words: "cloud.token-not-accepted",
    source,
  },
  {
    codes: [10, [200, 299], 131005],
    reason: "permission-missing",
    words: "cloud.not-allowed",
    source,
  },
  {
    codes: [3],
    reason: "permission-missing",
    words: "cloud.capability-missing",
    source,
  },
  {
    codes: [368],
    reason: "policy-block",
    words: "cloud.policy-block",
    source,
  },
  // Identifiers and parameters
  {
    codes: [33, 803],
    reason: "not-found",
    words: "cloud.unknown-id",
    source,
  },
  {
    codes: [100],
    subcode: 33,
    reason: "not-found",
    words: "cloud.unknown-id",
    source,
  },
  {
    codes: [100],
    calls: ["subscribe", "setAccountCallback"],
    details: /must be subscribed|before override/i,
    reason: "override-needs-subscription",
    words: "cloud.override-too-early",
    source,
  },
  {
    codes: [100],
    calls: lookUpsByField,
    reason: "field-unknown",
    words: "cloud.field-unknown",
    source,
  },
  {
    codes: [100, 131009],
    calls: ["register"],
    details: /backup|decrypt|metadata|password/i,
    reason: "backup-refused",
    words: "cloud.backup-unreadable",
    source,
  },
  {
    codes: [100, 131008, 131009],
    reason: "bad-parameter",
    words: "cloud.value-refused",
    source,
  },
  // Registration
  {
    codes: [133000],
    reason: "deregistration-incomplete",
    words: "cloud.removal-unfinished",
    source,
  },
  {
    codes: [133004],
    reason: "temporarily-refused",
    words: "cloud.registration-down",
    source,
  },
  {
    codes: [133005],
    reason: "pin-wrong",
    words: "cloud.pin-wrong",
    source,
  },
  {
    codes: [131031],
    details: /\bpin\b|two[- ]?(?:step|factor)/i,
    reason: "pin-wrong",
    words: "cloud.pin-wrong",
    source,
  },
  {
    codes: [131031],
    reason: "account-locked",
    words: "cloud.account-locked",
    source,
  },
  {
    codes: [133006],
    reason: "number-not-verified",
    words: "cloud.number-unverified",
    source,
  },
  {
    codes: [133008],
    reason: "pin-locked",
    words: "cloud.pin-locked",
    source,
  },
  {
    codes: [133009],
    reason: "pin-too-fast",
    words: "cloud.pin-too-fast",
    source,
  },
  {
    codes: [133010],
    reason: "not-registered",
    words: "cloud.not-registered",
    source,
  },
  {
    codes: [133015],
    reason: "number-just-deleted",
    words: "cloud.number-just-deleted",
    source,
  },
  {
    codes: [133016],
    reason: "registration-limit",
    words: "cloud.registration-limit",
    source,
  },
  {
    codes: [131045],
    reason: "certificate-refused",
    words: "cloud.certificate-fault",
    source,
  },
  {
    codes: [136025],
    reason: "code-wrong",
    words: "cloud.code-wrong",
    source,
  },
  // Rate limits and temporary faults
  {
    codes: [4, 80007, 130429, 131056],
    reason: "rate-limited",
    words: "cloud.too-many-calls",
    source,
  },
  {
    codes: [131057],
    reason: "maintenance",
    words: "cloud.account-busy",
    source,
  },
  {
    codes: [2494100],
    reason: "maintenance",
    words: "cloud.maintenance",
    source,
  },
  {
    codes: [1, 2, 131000, 131016],
    reason: "temporarily-refused",
    words: "cloud.not-now",
    source,
  },
  // A single message
  {
    codes: [131047],
    reason: "other",
    words: "cloud.window-closed",
    source: messages,
  },
  {
    codes: [131026],
    reason: "other",
    words: "cloud.message-undeliverable",
    source: messages,
  },
  {
    codes: [131030],
    reason: "other",
    words: "cloud.recipient-not-allowed",
    source: messages,
  },
  {
    codes: [131021],
    reason: "other",
    words: "cloud.recipient-is-sender",
    source: messages,
  },
  {
    codes: [131037],
    reason: "other",
    words: "cloud.name-not-approved",
    source: messages,
  },
  {
    codes: [131042],
    reason: "policy-block",
    words: "cloud.payment",
    source: messages,
  },
  {
    codes: [131048],
    reason: "rate-limited",
    words: "cloud.spam-limit",
    source: messages,
  },
  {
    codes: [130472, 131049],
    reason: "other",
    words: "cloud.message-held-back",
    source: messages,
  },
  {
    codes: [130497],
    reason: "policy-block",
    words: "cloud.country-not-served",
    source: messages,
  },
  // Moving between accounts, which is another operation
  {
    codes: [2388001],
    reason: "number-not-verified",
    words: "cloud.account-unproven",
    source,
  },
  {
    codes: [2388012],
    reason: "other",
    words: "cloud.listed-already",
    source,
  },
  {
    codes: [2388091, 2388093],
    reason: "other",
    words: "cloud.no-account-move",
    source,
  },
  {
    codes: [2388103],
    reason: "other",
    words: "cloud.account-move-blocked",
    source,
  },
  {
    codes: [2388019, 2388040, 2388047, 2388072, 2388073, 2388293, 2388299],
    reason: "bad-parameter",
    words: "cloud.template",
    source,
  },
] as const satisfies readonly CodeRow[];
