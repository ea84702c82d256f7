import { describe, expect, test } from "vitest";
import { badNews, goingOn, webhookHealthOf } from "../../../main/hosts/electron/watch/webhook-health.ts";
import { trayBitmap } from "../../../main/hosts/electron/watch/tray-bitmap.ts";
import { WatchLook, type Finding } from "../../../shared/watch/finding.ts";
import { en } from "../../../main/hosts/electron/words/en.ts";
import { es } from "../../../main/hosts/electron/words/es.ts";
import { leaveWords } from "../../../main/hosts/electron/words/words.ts";
import { after } from "../../support/webhooks/imagined-event.ts";

const look = (status: "pass" | "warn" | "fail", since = after(0)): WatchLook =>
  WatchLook.parse({
    workspace: "ws-abc123",
    thing: "token",
    at: after(60),
    since,
    check: { id: "cloud.token", status, found: "x" },
  });

const finding = (settled: boolean): Finding => ({
  id: "unsigned:terminal:",
  detector: "unsigned",
  receiver: "terminal",
  count: 1,
  firstAt: after(0),
  lastAt: after(0),
  events: [1],
  said: { key: "watch.found.unsigned", values: { count: 1 } },
  settled,
});

describe("what goes on behind the windows", () => {
  const none = { watch: undefined, receivers: [], tests: [], points: [] };
  const receivers = [{ listening: true }];

  test("is nothing while nothing listens and no look is due, whatever was seen before", () => {
    expect(goingOn(none)).toEqual({ any: false, lost: undefined });
    const watch = { findings: [finding(false)], ofFolder: [], looks: [look("fail")] };
    expect(goingOn({ ...none, watch, receivers: [{ listening: false }] }).any).toBe(false);
  });

  test("keeps the program while looks are due, but nobody is asked about those", () => {
    const watch = { findings: [], ofFolder: [], looks: [], nextAt: after(900) };
    expect(goingOn({ ...none, watch })).toEqual({ any: true, lost: undefined });
  });

  test("a borrowed callback weighs more than a receiver, until its test has ended", () => {
    const borrowed = { level: "number" as const };
    const test = (phase: "awaiting-message" | "ended") => ({ phase, borrowed });
    expect(goingOn({ ...none, receivers }).lost).toBe("listening");
    expect(goingOn({ ...none, receivers, tests: [test("awaiting-message")] }).lost).toBe("test");
    expect(goingOn({ ...none, receivers, tests: [test("ended")] }).lost).toBe("listening");
    expect(goingOn({ ...none, receivers, tests: [{ phase: "working" as const }] }).lost).toBe("listening");
  });
});

describe("a standing callback", () => {
  const none = { watch: undefined, receivers: [{ listening: true }], tests: [], points: [] };
  const point = (number: string, atQuit: "give-back" | "stay", phase: "standing" | "ended" = "standing") => ({
    phase,
    atQuit,
    number,
    borrowed: { level: "number" as const },
  });

  test("is named at quit with its number and what leaving does to it, in both languages", () => {
    const { any, lost } = goingOn({
      ...none,
      points: [
        point("+12025550123", "give-back"),
        point("+12025550199", "stay"),
        point("+1202", "stay", "ended"),
      ],
    });
    expect(any).toBe(true);
    if (typeof lost !== "object") throw new Error("it is a reason to ask");
    for (const [words, back, stays] of [
      [en, "restores the previous callback URL", "keep the callback URL"],
      [es, "restaura la URL de devolución de llamada", "conservar la URL de devolución de llamada"],
    ] as const) {
      const [first = "", second = "", ...more] = leaveWords(words, lost).detail.split("\n\n");
      expect(more).toEqual([]);
      expect(first.replaceAll(/\D/g, "")).toBe("12025550123");
      expect(first).toContain(back);
      expect(second.replaceAll(/\D/g, "")).toBe("12025550199");
      expect(second).toContain(stays);
    }
  });

  test("weighs less than a test and more than a receiver, until it has ended", () => {
    const points = [point("+12025550123", "give-back")];
    const tests = [{ phase: "awaiting-message" as const, borrowed: { level: "number" as const } }];
    expect(goingOn({ ...none, points, tests }).lost).toBe("test");
    expect(goingOn({ ...none, points: [point("+12025550123", "stay", "ended")] }).lost).toBe("listening");
  });
});

describe("how webhooks stand", () => {
  test("is the worst of what is known", () => {
    const receivers = [{ listening: true }];
    expect(webhookHealthOf({ watch: undefined, receivers: [] })).toBe("idle");
    expect(webhookHealthOf({ watch: undefined, receivers })).toBe("well");
    const nothingSeenYet = { findings: [], ofFolder: [], looks: [], nextAt: after(900) };
    expect(webhookHealthOf({ watch: nothingSeenYet, receivers: [] })).toBe("well");
    expect(
      webhookHealthOf({
        watch: { findings: [finding(false)], ofFolder: [], looks: [look("pass")] },
        receivers,
      }),
    ).toBe("attention");
    expect(
      webhookHealthOf({
        watch: { findings: [finding(true)], ofFolder: [], looks: [look("pass")] },
        receivers,
      }),
    ).toBe("well");
    expect(
      webhookHealthOf({
        watch: { findings: [], ofFolder: [], looks: [look("pass"), look("fail")] },
        receivers,
      }),
    ).toBe("stopped");
    expect(
      webhookHealthOf({ watch: undefined, receivers: [{ listening: true, trouble: "disk-full" }] }),
    ).toBe("stopped");
  });

  test("[M7] a thing is news once, and again when it has been well in between", () => {
    const first = badNews({ findings: [finding(false)], ofFolder: [], looks: [look("fail"), look("warn")] });
    expect(first).toHaveLength(2);
    expect(badNews({ findings: [finding(true)], ofFolder: [], looks: [look("fail")] })).toEqual([first[1]]);
    expect(badNews({ findings: [], ofFolder: [], looks: [look("fail", after(600))] })).not.toEqual([
      first[1],
    ]);
  });

  test("each has a shape of its own, whatever its colour", () => {
    const shapes = (["idle", "well", "attention", "stopped"] as const).map((standing) => {
      const pixels = trayBitmap(standing, 16);
      return Array.from({ length: 256 }, (_, at) => (pixels[at * 4 + 3] === 0 ? "." : "#")).join("");
    });
    expect(new Set(shapes).size).toBe(4);
    for (const shape of shapes) expect(shape).toContain("#");
  });
});
