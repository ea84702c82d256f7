import { type ApiReply, cloudError, done, membersIn, textIn } from "./reply.ts";
import { moveTo, tryPin, type Truth } from "./truth.ts";

const LIMIT = 10;
const WINDOW_MS = 72 * 3_600_000;

/**
 * Registers the number with the cloud, with a backup of the on-premises client.
 *
 * The eleventh call of a number within 72 hours blocks it for the next 72. A backup counts once; the same
 * request again succeeds while the number is still where it moved it to.
 */
export function register(truth: Truth, body: unknown, nowMs: number): ApiReply {
  const malformed = refuseShape(truth, body);
  if (malformed !== undefined) return malformed;
  if (isOverLimit(truth, nowMs))
    return cloudError(400, 133016, "Account register deregister rate limit exceeded", {
      details: "Registering this number is blocked for the next 72 hours.",
    });
  const refused = refusePin(truth, textIn(body, "pin") ?? "", nowMs);
  if (refused !== undefined) return refused;
  const backup = membersIn(body)?.["backup"];
  if (backup === undefined)
    return cloudError(400, 133006, "Phone number re-verification needed", { details: "Verify it first." });
  return migrate(truth, backup, nowMs);
}

function refuseShape({ identity: { brand } }: Truth, body: unknown): ApiReply | undefined {
  if (textIn(body, "messaging_product") !== brand)
    return cloudError(400, 100, `Param messaging_product must be one of {${brand.toUpperCase()}}`);
  const pin = textIn(body, "pin");
  if (pin === undefined) return cloudError(400, 100, "The parameter pin is required.");
  if (!/^\d{6}$/.test(pin)) return cloudError(400, 100, "Param pin must match the pattern ^\\d{6}$");
  const backup = membersIn(body)?.["backup"];
  const isWhole = textIn(backup, "password") !== undefined && textIn(backup, "data") !== undefined;
  return backup === undefined || isWhole
    ? undefined
    : cloudError(400, 100, "The parameters backup[password] and backup[data] are required.");
}

function refusePin(truth: Truth, pin: string, nowMs: number): ApiReply | undefined {
  const verdict = tryPin(truth, pin, nowMs);
  if (verdict === "right") return undefined;
  stopClient(truth, nowMs);
  switch (verdict) {
    case "mismatch":
      return cloudError(400, 133005, "Two-step verification PIN mismatch");
    case "too-fast":
      return cloudError(400, 133009, "Two-step verification PIN guessed too fast");
    case "locked": {
      const seconds = Math.max(1, Math.ceil((truth.pinLockedUntilMs - nowMs) / 1000));
      return cloudError(400, 133008, "Too many two-step verification PIN guesses", {
        details: `Try again after ${seconds} seconds.`,
      });
    }
  }
}

function migrate(truth: Truth, backup: unknown, nowMs: number): ApiReply {
  const [password, data] = [textIn(backup, "password"), textIn(backup, "data")];
  const known = truth.backups.find((made) => made.data === data && made.password === password);
  const digits = truth.identity.cc + truth.identity.national;
  if (known === undefined || known.number !== digits || truth.banned) return refuseBackup(truth);
  if (known.used) {
    const isSame = truth.home === "cloud" && known.moves === truth.moves - 1;
    return isSame ? done({ success: true }) : refuseBackup(truth);
  }
  if (known.moves !== truth.moves || truth.home !== "on-premises") return refuseBackup(truth);
  known.used = true;
  moveTo(truth, "cloud", nowMs);
  return done({ success: true });
}

function isOverLimit(truth: Truth, nowMs: number): boolean {
  truth.registerCallsMs.push(nowMs);
  if (truth.registerBlockedUntilMs > nowMs) return true;
  const recent = truth.registerCallsMs.filter((atMs) => nowMs - atMs < WINDOW_MS);
  if (recent.length <= LIMIT) return false;
  truth.registerBlockedUntilMs = nowMs + WINDOW_MS;
  truth.effects.push({ kind: "blocked", atMs: nowMs });
  return true;
}

function stopClient(truth: Truth, nowMs: number): void {
  if (!truth.wrongPinStopsClient || truth.home !== "on-premises") return;
  truth.gateway = "disconnected";
  truth.effects.push({ kind: "disconnected", atMs: nowMs });
}

function refuseBackup(truth: Truth): ApiReply {
  if (truth.refusesByFalse) return done({ success: false });
  return cloudError(400, 131009, "Parameter value is not valid", {
    details: "The backup data cannot be decoded with this password for this number.",
  });
}
