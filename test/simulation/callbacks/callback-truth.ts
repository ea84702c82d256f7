import type { Timeline } from "../timeline/timeline.ts";

/** A callback URL at the platform with the verify token that belongs to it. */
export type StoredCallback = { readonly address: string; readonly token: string };

/** Who set what is stored now. */
export type Setter = "owner" | "other" | "program";

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
  private readonly past: { readonly stored: StoredCallback | undefined; readonly by: Setter }[] = [];
  /** Requests that have left and may still set one of the program's own URLs. */
  readonly mayStillSet = new Set<string>();

  constructor(timeline: Timeline, first: StoredCallback | undefined) {
    this.timeline = timeline;
    this.past.push({ stored: first, by: "owner" });
  }

  get now(): { readonly stored: StoredCallback | undefined; readonly by: Setter } {
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

  /** What somebody other than the program set last: that is what has to be there in the end. */
  get wanted(): StoredCallback | undefined {
    return this.past.findLast(({ by }) => by !== "program")?.stored;
  }

  /** False: the endpoint refused the token, and nothing changed. */
  set(wanted: StoredCallback | undefined, by: Setter): boolean {
    if (!this.accepts(wanted)) return false;
    this.past.push({ stored: wanted, by });
    return true;
  }

  /** Verifies one now and stores it a while later, if it is accepted; `onStored` is told what was there until then. */
  setLater(
    ms: number,
    wanted: StoredCallback | undefined,
    onStored: (before: CallbackTruth["now"]) => void,
  ): void {
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
    const known = [OWNER, OTHER].find((one) => one.address === address)?.token ?? this.receivers.get(address);
    return known === token;
  }
}
