import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../../../shared/time.ts";

const BYTES = 32;
const MOST_SESSIONS = 100;
const FAILURES_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Who may use a URL: anyone who has it, or only programs of the user who runs this one. */
export type Audience = "bearer" | "own-user";

/** The user whose program opened a connection; determined only when needed. */
export type Caller = {
  readonly isOwnUser: () => boolean;
  /** The user ID; undefined if the system does not report it. */
  readonly owner: () => number | undefined;
};

/** The result of an attempt to use a token. */
export type Exchange =
  | { readonly kind: "signed-in"; readonly session: string }
  | { readonly kind: "refused" }
  | { readonly kind: "too-many" };

/** One-time tokens and the sessions that they are exchanged for. */
export type SignIn = {
  /** Creates a token that works once. It replaces the unused one for the same audience. */
  newToken(audience: Audience): string;
  /** Uses a token up. */
  exchange(token: string, caller: Caller): Exchange;
  /**
   * True if this is a session of the caller. A browser sends its cookie to every port of this machine, so a
   * session that another user's program has received there is not valid.
   */
  isSession(session: string | undefined, caller: Caller): boolean;
};

/** Keeps tokens and sessions in memory, as digests; both end with the program. */
export function createSignIn(clock: Pick<Clock, "monotonicMs">): SignIn {
  const tokens = new Map<Audience, Buffer>();
  const sessions: { readonly digest: Buffer; readonly owner: number | undefined }[] = [];
  let failures: number[] = [];
  return {
    newToken(audience) {
      const token = secret();
      tokens.set(audience, digest(token));
      return token;
    },
    exchange(token, caller) {
      const now = clock.monotonicMs();
      failures = failures.filter((at) => now - at < MINUTE_MS);
      if (failures.length >= FAILURES_A_MINUTE) return { kind: "too-many" };
      const given = digest(token);
      const audience = [...tokens.keys()].find((one) => fits(tokens.get(one), given));
      if (audience === undefined || (audience === "own-user" && !caller.isOwnUser())) {
        failures.push(now);
        return { kind: "refused" };
      }
      tokens.delete(audience);
      const session = secret();
      sessions.push({ digest: digest(session), owner: caller.owner() });
      if (sessions.length > MOST_SESSIONS) sessions.shift();
      return { kind: "signed-in", session };
    },
    isSession(session, caller) {
      if (session === undefined) return false;
      const given = digest(session);
      const found = sessions.find((one) => fits(one.digest, given));
      if (found === undefined) return false;
      return found.owner === undefined || found.owner === caller.owner();
    },
  };
}

function secret(): string {
  return randomBytes(BYTES).toString("base64url");
}

// Digests of equal length are compared in constant time, and how many there are is no secret.
function fits(known: Buffer | undefined, given: Buffer): boolean {
  return known !== undefined && timingSafeEqual(known, given);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
