/** Which API a number is registered with. */
export type Home = "cloud" | "on-premises";

/** One change of the platform, in the order in which they happened. */
export type Effect =
  | { readonly kind: "moved"; readonly to: Home; readonly atMs: number }
  | { readonly kind: "subscribed"; readonly atMs: number }
  | { readonly kind: "code-sent"; readonly by: "sms" | "voice"; readonly atMs: number }
  | { readonly kind: "code-tried"; readonly right: boolean; readonly atMs: number }
  | { readonly kind: "pin-tried"; readonly right: boolean; readonly atMs: number }
  | { readonly kind: "pin-set"; readonly atMs: number }
  | { readonly kind: "shards-set"; readonly shards: number; readonly atMs: number }
  | { readonly kind: "disconnected"; readonly atMs: number }
  | { readonly kind: "banned"; readonly atMs: number }
  | { readonly kind: "blocked"; readonly atMs: number };

/** What a data value of a backup was made from. */
export type Backup = {
  readonly password: string;
  readonly number: string;
  readonly data: string;
  used: boolean;
  /** How often the number had moved when the backup was made: a later move makes it worthless. */
  readonly moves: number;
};

/** A registration code that was sent to the phone. */
export type SentCode = { readonly code: string; readonly untilMs: number; guessesLeft: number };

/** What one deployment is called, and what its owner knows. */
export type Identity = {
  readonly brand: string;
  readonly version: string;
  readonly businessAccount: string;
  readonly phoneNumberId: string;
  readonly app: string;
  readonly accessToken: string;
  readonly cc: string;
  readonly national: string;
  readonly displayName: string;
  readonly user: string;
  readonly password: string;
  /** The verified-name certificate, and until when it is valid. */
  readonly cert: string;
  readonly certUntilMs: number;
};

/** The one state of the simulated platform. Both APIs change it, and invariants are checked against it. */
export type Truth = {
  readonly identity: Identity;
  home: Home;
  /** The two-step PIN; undefined while two-step verification is off. */
  pin: string | undefined;
  wrongPins: number;
  lastWrongPinMs: number;
  pinLockedUntilMs: number;
  /** A switch of the deployment: a wrong PIN also takes the client off the network. */
  wrongPinStopsClient: boolean;
  /** A switch of the deployment: a wrong backup is refused with `success: false` instead of an error. */
  refusesByFalse: boolean;
  gateway: "connected" | "disconnected" | "unregistered";
  /** The number that the client serves or last served, in digits. */
  serves: string;
  clientVersion: string;
  shards: number;
  registeredAtMs: number;
  banned: boolean;
  /** A switch of the platform: what it reports of the number's status once it has moved. */
  statusAfterMove: "BANNED" | "RESTRICTED" | "untold" | undefined;
  subscribed: boolean;
  override: string | undefined;
  throughput: "STANDARD" | "HIGH";
  backups: Backup[];
  code: SentCode | undefined;
  codeWaitUntilMs: { sms: number; voice: number };
  registerCallsMs: number[];
  registerBlockedUntilMs: number;
  sessions: Map<string, number>;
  moves: number;
  issued: number;
  readonly effects: Effect[];
};

export const DAY_MS = 86_400_000;

/** A platform as it is before anything happens, with its number on one API. */
export function newTruth(identity: Identity, home: Home, nowMs: number): Truth {
  const digits = identity.cc + identity.national;
  return {
    identity,
    home,
    pin: "371904",
    wrongPins: 0,
    lastWrongPinMs: -Infinity,
    pinLockedUntilMs: 0,
    wrongPinStopsClient: false,
    refusesByFalse: false,
    gateway: home === "on-premises" ? "connected" : "unregistered",
    serves: home === "on-premises" ? digits : "",
    clientVersion: "2.53.4",
    shards: 1,
    registeredAtMs: nowMs - 200 * DAY_MS,
    banned: false,
    statusAfterMove: undefined,
    subscribed: home === "cloud",
    override: undefined,
    throughput: "STANDARD",
    backups: [],
    code: undefined,
    codeWaitUntilMs: { sms: 0, voice: 0 },
    registerCallsMs: [],
    registerBlockedUntilMs: 0,
    sessions: new Map(),
    moves: 0,
    issued: 0,
    effects: [],
  };
}

/** Registers the number with one API, which deregisters it from the other. */
export function moveTo(truth: Truth, to: Home, atMs: number): void {
  truth.home = to;
  truth.moves += 1;
  truth.effects.push({ kind: "moved", to, atMs });
  if (to === "cloud") {
    truth.gateway = "unregistered";
    truth.serves = "";
    truth.throughput = truth.shards >= 2 ? "HIGH" : "STANDARD";
    return;
  }
  truth.gateway = "connected";
  truth.serves = truth.identity.cc + truth.identity.national;
  truth.registeredAtMs = atMs;
  truth.shards = 1;
}

/** A text that this platform has not issued before; the same in every replay. */
export function issue(truth: Truth, length: number): string {
  truth.issued += 1;
  let value = (truth.issued * 2_654_435_761) >>> 0;
  let text = "";
  for (let index = 0; index < length; index += 1) {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0;
    text += "abcdefghijkmnpqrstuvwxyz23456789"[value >>> 27];
  }
  return text;
}

export type PinVerdict = "right" | "mismatch" | "too-fast" | "locked";

const FAST_MS = 60_000;
const GUESSES = 5;
const LOCK_MS = 3_600_000;

/**
 * Judges a PIN. With two-step verification off, the PIN becomes the new one. A wrong one is counted: a second
 * within a minute is "too fast", the fifth locks for an hour. The texts leave these times open.
 */
export function tryPin(truth: Truth, pin: string, atMs: number): PinVerdict {
  if (truth.pinLockedUntilMs > atMs) return "locked";
  if (truth.pin === undefined || truth.pin === pin) {
    if (truth.pin === undefined) truth.effects.push({ kind: "pin-set", atMs });
    truth.pin = pin;
    truth.wrongPins = 0;
    truth.lastWrongPinMs = -Infinity;
    truth.effects.push({ kind: "pin-tried", right: true, atMs });
    return "right";
  }
  truth.effects.push({ kind: "pin-tried", right: false, atMs });
  // A lock that is over begins the count anew.
  truth.wrongPins = truth.pinLockedUntilMs > 0 ? 1 : truth.wrongPins + 1;
  truth.pinLockedUntilMs = 0;
  const isFast = atMs - truth.lastWrongPinMs < FAST_MS;
  truth.lastWrongPinMs = atMs;
  if (truth.wrongPins >= GUESSES) {
    truth.pinLockedUntilMs = atMs + LOCK_MS;
    return "locked";
  }
  return isFast ? "too-fast" : "mismatch";
}

/** A deep copy, so that many histories can start from one state. */
export function copyTruth(truth: Truth): Truth {
  return {
    ...truth,
    backups: truth.backups.map((backup) => ({ ...backup })),
    code: truth.code === undefined ? undefined : { ...truth.code },
    codeWaitUntilMs: { ...truth.codeWaitUntilMs },
    registerCallsMs: [...truth.registerCallsMs],
    sessions: new Map(truth.sessions),
    effects: [...truth.effects],
  };
}
