import type { LevelAccess, LevelQuery } from "../../../main/core/connectivity/levels.ts";
import { markOf, pathMarkOf } from "../../../main/core/connectivity/own-marks.ts";
import { TestRecord } from "../../../main/core/connectivity/records.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { virtualClock } from "../virtual-clock.ts";

export const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
export const OURS = "https://tunnel.example/hook/AAAAAAAAAAAAAAAAAAAAAA";
export const BEFORE = "https://a.example/hook";
export const OTHER = "https://owner.example/new";

/** What a query shows: what is set, a text from earlier, or nothing because it isn't answered. */
export type Shown = "set" | "unanswered" | { readonly shows: string };

/** A level whose queries show, one after the other, what the test says, and from then on what is set. */
export function scriptedLevel(
  set: string,
  shown: readonly Shown[] = [],
  level: LevelAccess["level"] = "number",
) {
  let address = set;
  const script = [...shown];
  const overwritten: string[] = [];
  const unseen: LevelQuery = { kind: "unseen", outcome: { kind: "unknown", cause: "timeout", evidence } };
  const done: CallOutcome<null> = { kind: "confirmed", value: null, evidence };
  const access: LevelAccess = {
    level,
    needsToken: level !== "client",
    query: async () => {
      const next = script.shift() ?? "set";
      if (next === "unanswered") return unseen;
      return { kind: "seen", standing: { address: next === "set" ? address : next.shows } };
    },
    set: async () => done,
    giveBack: async (before) => {
      overwritten.push(address);
      address = before.address ?? "";
      return done;
    },
  };
  return {
    access,
    overwritten,
    isSet: () => address,
    setByOwner: (url: string) => (address = url),
    show: (...next: readonly Shown[]) => void script.push(...next),
  };
}

/** A clock whose waits pass at once. */
export function advancingClock() {
  const still = virtualClock();
  return { ...still, sleep: (ms: number) => still.advance(ms) };
}

/** The record of a test that replaced `BEFORE` by `OURS`. */
export function replacedRecord(level: LevelAccess["level"] = "number"): TestRecord {
  return TestRecord.parse({
    format: 1,
    seq: 3,
    test: "t-20260115-abcdef",
    receiver: "terminal",
    side: level === "client" ? "on-premises" : "cloud",
    phoneNumberId: "106540352242922",
    number: "+12025550123",
    startedAt: evidence.at,
    target: { kind: "workspace", workspace: "ws-7k2q9d", phoneNumberId: "106540352242922" },
    borrowed: {
      level,
      before: BEFORE,
      ours: markOf(OURS),
      path: pathMarkOf(OURS),
      since: evidence.at,
      set: "confirmed",
      seen: true,
    },
  });
}
