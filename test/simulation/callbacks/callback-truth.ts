import type { Timeline } from "../timeline/timeline.ts";

/** A callback URL at the platform with the verify token that belongs to it. */
export type StoredCallback = { readonly address: string; readonly token: string };

/** Who set what is stored now. */
export type Setter = "owner" | "other" | "program";

/** One state of the number's callback URL. */
export type Change = {
  readonly stored: StoredCallback | undefined;
  readonly by: Setter;
  /** A request of the program took effect after it that left before any query could show it. */
  isOvertaken?: true;
};

/** The URLs that the owners of endpoints have, with the verify token that each endpoint accepts. */
export const OWNER: StoredCallback = { address: "https://owner.example/hook", token: "owners-verify-token" };
export const OTHER: StoredCallback = { address: "https://other.example/hook", token: "others-verify-token" };

/**
 * The callback URL of one number at the simulated platform, written from the specification alone: setting one
 * succeeds if its endpoint answers the verification request with this token, and an empty one removes it.
 */
export class CallbackTruth {
  private readonly timeline: Timeline;
  /** Verification requests that a receiver of the program answers, by URL. */
  readonly receivers = new Map<string, string>();
  private readonly past: Change[] = [];
  /** The verify token that each endpoint of an owner accepts. */
  private readonly tokens = new Map([OWNER, OTHER].map(({ address, token }) => [address, token]));
  /** Requests that have left and may still set one of the program's own URLs. */
  readonly mayStillSet = new Set<string>();

  constructor(timeline: Timeline, first: StoredCallback | undefined) {
    this.timeline = timeline;
    this.past.push({ stored: first, by: "owner" });
  }

  get now(): Change {
    const last = this.past.at(-1);
    if (last === undefined) throw new Error("a callback URL is there from the beginning");
    return last;
  }

  /** How many changes there were. */
  get changes(): number {
    return this.past.length;
  }

  /** What a query returned before the last change. */
  get before(): StoredCallback | undefined {
    return (this.past.at(-2) ?? this.now).stored;
  }

  /**
   * What somebody other than the program set last: that is what has to be there in the end. What was overtaken nobody
   * can know: what was there before it counts.
   */
  get wanted(): StoredCallback | undefined {
    return this.past.findLast(({ by, isOvertaken }) => by !== "program" && isOvertaken !== true)?.stored;
  }

  /** What others changed since there were this many changes is overtaken; false if they changed nothing. */
  overtake(known: number): boolean {
    const missed = this.past.slice(known).filter(({ by }) => by === "other");
    for (const change of missed) change.isOvertaken = true;
    return missed.length > 0;
  }

  /** The verify token of the endpoint behind a URL of an owner. */
  tokenOf(address: string): string | undefined {
    return this.tokens.get(address);
  }

  /** The endpoint of the first owner accepts another verify token from now on; what is stored stays. */
  revoke(): void {
    this.tokens.set(OWNER.address, `${this.tokens.get(OWNER.address) ?? ""}-2`);
  }

  /** False: the endpoint refused the token, and nothing changed. */
  set(wanted: StoredCallback | undefined, by: Setter): boolean {
    if (!this.accepts(wanted)) return false;
    this.past.push({ stored: wanted, by });
    return true;
  }

  /** Verifies one now and stores it a while later, if it is accepted; `onStored` is told what was there until then. */
  setLater(ms: number, wanted: StoredCallback | undefined, onStored: (before: Change) => void): void {
    if (!this.accepts(wanted)) return;
    const address = wanted?.address ?? "";
    const platform = {};
    this.mayStillSet.add(address);
    this.timeline.after(
      ms,
      () => {
        const before = this.now;
        this.mayStillSet.delete(address);
        this.past.push({ stored: wanted, by: "program" });
        onStored(before);
      },
      platform,
    );
  }

  private accepts(wanted: StoredCallback | undefined): boolean {
    if (wanted === undefined) return true;
    const { address, token } = wanted;
    return (this.tokens.get(address) ?? this.receivers.get(address)) === token;
  }
}
