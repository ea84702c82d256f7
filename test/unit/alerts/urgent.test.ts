import { describe, expect, test } from "vitest";
import type { Alert } from "../../../main/hosts/electron/alert.ts";
import { notifyOfRuns } from "../../../main/hosts/electron/notify.ts";
import { badNews } from "../../../main/hosts/electron/watch/webhook-health.ts";
import { en } from "../../../main/hosts/electron/words/en.ts";
import { snapshotOf } from "../../../main/core/migration/snapshot.ts";
import { numberStatusOf } from "../../../renderer/components/number-status/number-status.ts";
import { isUrgent } from "../../../shared/alert/urgent.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { instant } from "../../../shared/time.ts";
import type { WatchedThing } from "../../../shared/watch/finding.ts";
import { imagineRun } from "../../support/imagined-run.ts";
import { APP } from "../../support/told-run.ts";

const AT = "2026-01-15T12:00:00.000Z";
const AROUND = {
  now: { wall: instant(Date.UTC(2026, 0, 16)), boot: "another", monotonicMs: 0 },
  attempts: { inRun: 2, inWindow: 7 },
  damagedRows: 0,
  held: false,
};

const ended = (reason: string) => ({ kind: "ended", reason }) as RunSnapshot["phase"];
const steps = (register: string, subscribe: string) =>
  Object.entries({ register, subscribe }).map(([step, kind]) => ({
    step,
    state: { kind },
  })) as RunSnapshot["steps"];
const read = (home: string, apps: readonly string[]) =>
  ({ home, subscriptions: apps.map((id) => ({ id })), ownApp: APP }) as unknown as RunSnapshot["lastReading"];

/** A migration that ended with the number on-premises and working there, changed as a test needs it. */
function snapshot(change: Partial<RunSnapshot>): RunSnapshot {
  const base = snapshotOf(imagineRun("to-cloud", []).state, AROUND);
  const whole = { ...base, direction: "to-cloud" as const, steps: steps("pending", "pending") };
  const { lastReading: _reading, working: _working, obstacle: _obstacle, ...rest } = whole;
  return { ...rest, numberIs: "on-premises", proof: "proven", working: true, ...change };
}

/** The notices of snapshots that are published one after the other. */
function noticesOf(...snapshots: readonly RunSnapshot[]) {
  const told: { readonly title: Alert["title"]; readonly urgent: boolean }[] = [];
  notifyOfRuns(
    {
      call: async () => Promise.reject(new Error("nothing is called")),
      subscribe: (_topic, listener) => {
        for (const one of snapshots) listener(one);
        return () => undefined;
      },
    },
    {
      windows: { hasFocus: () => false } as never,
      notices: { tell: ({ title }, urgent) => void told.push({ title, urgent }) },
    },
    () => en.notice,
  );
  return told;
}

const CLOUD = { numberIs: "cloud" } as const;
const BACK: Partial<RunSnapshot> = { direction: "to-onprem", steps: [] };

describe("[ZJ16] a notice that a number may be off the air is urgent", () => {
  test.each<[string, Partial<RunSnapshot>]>([
    ["its location is unknown", { phase: ended("abandoned"), numberIs: "unknown", proof: "none" }],
    ["a request has an unknown outcome", { phase: { kind: "unknown", step: "register" } }],
    ["the client that it is on doesn't work", { phase: ended("register-pin-refused"), working: false }],
    [
      "the platform has banned it",
      { phase: ended("complete"), ...CLOUD, obstacle: { about: "status", value: "BANNED", works: "no" } },
    ],
    [
      "the app was refused a subscription",
      { phase: ended("subscribe-refused"), ...CLOUD, steps: steps("confirmed", "rejected") },
    ],
    ["the app isn't subscribed", { phase: ended("not-subscribed"), ...CLOUD }],
    [
      "whether the app is subscribed isn't known",
      { phase: ended("abandoned"), ...CLOUD, steps: steps("confirmed", "pending") },
    ],
    [
      "it stays in the cloud, where a check found no subscription",
      { phase: ended("abandoned"), ...CLOUD, ...BACK, lastReading: read("cloud", ["1"]) },
    ],
    [
      "it doesn't work while a person is to confirm",
      { phase: { kind: "awaiting-confirmation", what: ["point-of-no-return"] }, working: false },
    ],
  ])("%s", (_why, change) => {
    expect(isUrgent(snapshot(change))).toBe(true);
  });

  test.each<[string, Partial<RunSnapshot>]>([
    ["ended where it was", { phase: ended("register-pin-refused") }],
    ["is complete", { phase: ended("complete"), ...CLOUD, steps: steps("confirmed", "confirmed") }],
    [
      "was read before its app was subscribed",
      {
        phase: ended("complete"),
        ...CLOUD,
        steps: steps("confirmed", "confirmed"),
        lastReading: read("cloud", []),
      },
    ],
    [
      "needs no subscription on-premises",
      { phase: ended("abandoned"), ...BACK, lastReading: read("on-premises", []) },
    ],
    [
      "has a status that tells nothing",
      { phase: ended("abandoned"), obstacle: { about: "status", works: "unknown" } },
    ],
  ])("one that %s isn't", (_why, change) => {
    expect(isUrgent(snapshot(change))).toBe(false);
  });

  test("[ZJ16] and so is one that becomes so after it was held back, once", () => {
    const calm = snapshot({ phase: ended("register-pin-refused"), updatedAt: AT });
    const wrong = { ...calm, working: false };
    expect(noticesOf(calm, calm, wrong, wrong).map(({ urgent }) => urgent)).toEqual([false, true]);
    expect(noticesOf(wrong)).toEqual([{ title: en.notice.ended, urgent: true }]);
  });

  test.each<Direction>(["to-cloud", "to-onprem"])(
    "[ZJ16] whatever happens (%s), one is that the window shows as in need of attention",
    (direction) => {
      const missed: string[] = [];
      let urgent = 0;
      for (let seed = 1; seed <= 300; seed += 1) {
        const tape = Array.from({ length: (seed * 3) % 40 }, (_, at) => (seed * 7919 + at * at * 31) % 9973);
        const shown = snapshotOf(imagineRun(direction, tape).state, AROUND);
        const { place, works } = numberStatusOf(undefined, shown);
        const isShown = works === "attention" || (place === "unknown" && works === "unknown");
        if (isUrgent(shown)) urgent += 1;
        else if (isShown) missed.push(`${seed} ${shown.phase.kind} ${place} ${works}`);
      }
      expect(missed).toEqual([]);
      expect(urgent).toBeGreaterThan(20);
    },
  );

  test.each<[WatchedThing, boolean]>([
    ["number", true],
    ["subscription", true],
    ["token", false],
    ["endpoint", false],
    ["tunnel", false],
    ["receiver", false],
  ])("[ZJ16] a failed check of the %s: %s; a finding isn't", (thing, urgent) => {
    const check = { id: "watch", status: "fail" } as never;
    const looks = [{ workspace: "ws-7k2q9d" as never, thing, at: AT, since: AT, check }];
    const findings = [{ id: "silence:ws-7k2q9d:number", settled: false } as never];
    const bad = badNews({ findings, ofFolder: [], looks });
    expect(bad.map((one) => one.urgent)).toEqual([false, urgent]);
  });
});
