import type { PlatformCall } from "../platform/code-row.ts";
import type { RefusalReason } from "../platform/outcome.ts";
import type { StepName } from "./step.ts";

/*
 * Two tables decide whether a request may be sent a second time. They can be read without knowing the rest of
 * this code.
 *
 * 1. REFUSALS: the responses that prove that a changing call had no effect. The list is closed: a response
 * that no row names leaves the outcome unknown, even if it looks like a rejection.
 *
 * 2. RESEND: what the program may do by itself after each class of outcome. Everything else needs the user's
 * decision.
 */

/** Calls that change something on the platform, or that send a code. */
export type ChangingCall = Extract<
  PlatformCall,
  | "register"
  | "subscribe"
  | "setNumberCallback"
  | "setAccountCallback"
  | "setAppCallback"
  | "setPin"
  | "requestAccount"
  | "verifyCode"
  | "setShards"
  | "enableTwoStep"
  | "disableTwoStep"
  | "changePassword"
  | "setClientCallback"
  | "sendMessage"
  | "sendClientMessage"
  | "addWebhookAuthority"
  | "removeWebhookAuthority"
>;

/** Calls that change nothing, however often they are sent. A backup returns a copy of the client's data. */
export type ReadingCall = Exclude<PlatformCall, ChangingCall>;

/** One row of the closed list: with these HTTP statuses, these codes prove that nothing happened. */
type RefusalRow = {
  readonly statuses: readonly [from: number, to: number];
  readonly codes: readonly (number | readonly [from: number, to: number])[] | "any";
  readonly because: string;
};

const CLOUD_ACCESS: RefusalRow = {
  statuses: [400, 499],
  codes: [10, 190, [200, 299], 131005],
  because: "access is decided before the call is looked at: the token or its permissions were refused",
};
const CLOUD_TARGET: RefusalRow = {
  statuses: [400, 499],
  codes: [33, 803, 131031, 368],
  because: "the object that should change is unknown, locked or blocked by policy",
};
const CLOUD_PARAMETERS: RefusalRow = {
  statuses: [400, 499],
  codes: [100, 131008, 131009],
  because: "a parameter was found missing or wrong before anything was done",
};
const CLOUD_RATE: RefusalRow = {
  statuses: [429, 429],
  codes: [4, 80007, 130429, 133016],
  because: "the call was turned away at the rate limit",
};
const CLOUD_REGISTRATION: RefusalRow = {
  statuses: [400, 499],
  codes: [131045, 133005, 133006, [133008, 133010], 133015, 133016],
  because: "the registration itself was refused: PIN, verification, certificate, or its own limit",
};
const CLOUD: readonly RefusalRow[] = [CLOUD_ACCESS, CLOUD_TARGET, CLOUD_PARAMETERS, CLOUD_RATE];

const CLOUD_MESSAGE: RefusalRow = {
  statuses: [400, 499],
  codes: [130472, 130497, 131021, 131026, 131030, 131037, 131042, 131045, 131047, 131049, 131051, 133010],
  because: "the message was not taken: its recipient, the 24-hour window, or the number's own standing",
};
const CLOUD_MESSAGE_RATE: RefusalRow = {
  statuses: [400, 499],
  codes: [4, 80007, 130429, 131048, 131056],
  because: "the message was turned away at a rate limit, which comes as 400 as well",
};

const CLIENT: readonly RefusalRow[] = [
  {
    statuses: [400, 499],
    codes: [1005, 1024, 1025, 1031],
    because: "the client refused access, the request as a whole, or a locked account",
  },
  {
    statuses: [400, 499],
    codes: [1008, 1009],
    because: "the client found a parameter missing or wrong before it asked the platform",
  },
  {
    statuses: [400, 499],
    codes: [1011, 1015],
    because: "the client was not ready, or turned the call away at its rate limit",
  },
  { statuses: [429, 429], codes: "any", because: "the call was turned away at the rate limit" },
];

const CLIENT_MESSAGE: RefusalRow = {
  statuses: [400, 499],
  codes: [402, 470, 471, 1001, 1002, 1006, 1007, 1010, 1013, 1021, 1028],
  because: "the client did not take the message: its recipient, the 24-hour window, or a parameter",
};

/** The responses that prove that a changing call had no effect. */
export const REFUSALS: Readonly<Record<ChangingCall, readonly RefusalRow[]>> = {
  register: [
    ...CLOUD,
    CLOUD_REGISTRATION,
    {
      statuses: [500, 500],
      codes: [133000],
      because:
        "an earlier deregistration is incomplete, so no registration begins; the one refusal that comes as 500",
    },
  ],
  subscribe: CLOUD,
  setNumberCallback: CLOUD,
  setAccountCallback: CLOUD,
  setAppCallback: CLOUD,
  setPin: [...CLOUD, CLOUD_REGISTRATION],
  requestAccount: CLIENT,
  verifyCode: CLIENT,
  setShards: CLIENT,
  enableTwoStep: CLIENT,
  disableTwoStep: CLIENT,
  changePassword: CLIENT,
  setClientCallback: CLIENT,
  sendMessage: [...CLOUD, CLOUD_MESSAGE, CLOUD_MESSAGE_RATE],
  sendClientMessage: [...CLIENT, CLIENT_MESSAGE],
  addWebhookAuthority: CLIENT,
  removeWebhookAuthority: CLIENT,
};

/** True if an error with this code and HTTP status proves that the call changed nothing. */
export function provesNoEffect(
  call: ChangingCall,
  { code, httpStatus }: { code: number; httpStatus: number },
): boolean {
  return REFUSALS[call].some(
    ({ statuses: [from, to], codes }) =>
      httpStatus >= from &&
      httpStatus <= to &&
      (codes === "any" ||
        codes.some((listed) =>
          typeof listed === "number" ? listed === code : code >= listed[0] && code <= listed[1],
        )),
  );
}

/** True for a call that changes something on the platform. */
export function isChanging(call: PlatformCall): call is ChangingCall {
  return call in REFUSALS;
}

/**
 * What the program may do by itself after an outcome.
 *
 * - never: the migration stops or asks; the user decides whether the request is resent.
 * - after-a-probe: both APIs are queried first, and the result decides.
 * - after-the-told-wait: after the time that the platform asked for, if that is short; otherwise the
 * migration stops.
 * - at-once: the request was certainly not sent, or is harmless to repeat; the delay grows with each attempt.
 */
export type Resend = "never" | "after-a-probe" | "after-the-told-wait" | "at-once";

/**
 * Classes of outcome after which a request might be sent again. `refused-not-now` is a rejection that names a
 * rate limit or a pause.
 */
export type ResendClass = "not-sent" | "refused-not-now" | "refused" | "unknown";

const MOVES_THE_NUMBER: Readonly<Record<ResendClass, Resend>> = {
  "not-sent": "at-once",
  "refused-not-now": "never",
  refused: "never",
  unknown: "never",
};
const READS: Readonly<Record<ResendClass, Resend>> = {
  "not-sent": "at-once",
  "refused-not-now": "after-the-told-wait",
  refused: "never",
  unknown: "at-once",
};

/**
 * What each step may do. Register, account, code and shards are never resent automatically once they may have
 * arrived.
 */
export const RESEND: Readonly<Record<StepName, Readonly<Record<ResendClass, Resend>>>> = {
  inspect: READS,
  backup: READS,
  register: MOVES_THE_NUMBER,
  subscribe: { ...READS, unknown: "after-a-probe" },
  account: MOVES_THE_NUMBER,
  code: { ...MOVES_THE_NUMBER, "not-sent": "never" },
  shards: MOVES_THE_NUMBER,
  verify: READS,
};

/** True if a step's request may be resent automatically although the outcome of the last one is unknown. */
export function isRepeatable(step: StepName): boolean {
  return RESEND[step].unknown !== "never";
}

const NOT_NOW: ReadonlySet<RefusalReason> = new Set([
  "rate-limited",
  "service-not-ready",
  "temporarily-refused",
  "maintenance",
]);

/** True if the platform rejected the request for now rather than for good. */
export function isNotNow(reason: RefusalReason): boolean {
  return NOT_NOW.has(reason);
}
