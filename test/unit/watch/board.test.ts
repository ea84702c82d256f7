import { describe, expect, test } from "vitest";
import { gatherFindings } from "../../../main/core/watch/findings.ts";
import { mergeCheckResults } from "../../../main/core/watch/watch-file.ts";
import { DETECTORS, WatchLook } from "../../../shared/watch/finding.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

const soon = Date.parse(after(60));

describe("findings", () => {
  test("[M5] are one for each detector and number, counted, with the newest events", () => {
    const findings = gatherFindings({});
    const events = Array.from({ length: 25 }, () => imaginedEvent());
    for (const event of events) findings.add("repeats-retry", event);
    findings.add("repeats-retry", imaginedEvent({ phoneNumberId: "106501" }));
    const all = findings.all(soon);
    expect(all).toHaveLength(2);
    expect(all.at(-1)).toMatchObject({ count: 25, settled: false });
    expect(all.at(-1)?.events).toEqual(events.slice(-20).map(({ id }) => id));
  });

  test("[M5] one that was settled comes back when it grows", () => {
    const findings = gatherFindings({});
    findings.add("unsigned", imaginedEvent());
    const [first] = findings.all(soon);
    expect(findings.settle(first?.id ?? "")).toBe(true);
    expect(findings.all(soon)[0]?.settled).toBe(true);
    findings.add("unsigned", imaginedEvent());
    expect(findings.all(soon)[0]?.settled).toBe(false);
  });

  test("[M5] what was settled is remembered by the next start", () => {
    const before = gatherFindings({});
    const event = imaginedEvent();
    before.add("unsigned", event);
    before.settle(before.all(soon)[0]?.id ?? "");
    const next = gatherFindings(before.settled());
    next.add("unsigned", event);
    expect(next.all(soon)[0]?.settled).toBe(true);
  });

  test("[M4] what was refused is gathered by its receiver alone, whatever numbers it claims", () => {
    const findings = gatherFindings({});
    findings.add("disorder", imaginedEvent());
    for (let claimed = 0; claimed < 300; claimed += 1)
      findings.add(
        "unsigned",
        imaginedEvent({ phoneNumberId: String(claimed), refused: "signature-missing", signature: "missing" }),
      );
    const all = findings.all(soon);
    expect(all).toMatchObject([{ detector: "unsigned", count: 300 }, { detector: "disorder" }]);
    expect(all[0]).not.toHaveProperty("phoneNumberId");
  });

  test("[M5] a silence that was settled and ended is told anew when it comes again", () => {
    const findings = gatherFindings({});
    findings.silences([{ event: imaginedEvent(), usualMinutes: 10 }]);
    findings.settle(findings.all(soon)[0]?.id ?? "");
    findings.silences([]);
    findings.silences([{ event: imaginedEvent(), usualMinutes: 10 }]);
    expect(findings.all(soon)).toMatchObject([{ detector: "silence", settled: false }]);
  });

  test("[M5] what a new start counts from fewer events than were settled hides nothing that is new", () => {
    const before = gatherFindings({});
    const events = Array.from({ length: 5 }, () => imaginedEvent());
    for (const event of events) before.add("disorder", event);
    before.settle(before.all(soon)[0]?.id ?? "");
    const next = gatherFindings(before.settled());
    for (const event of events.slice(3)) next.add("disorder", event);
    expect(next.all(soon)[0]?.settled).toBe(true);
    next.add("disorder", imaginedEvent());
    expect(next.all(soon)[0]?.settled).toBe(false);
  });

  test("[M5] what came while no window was open isn't hidden by an earlier acknowledgment of more", () => {
    const before = gatherFindings({});
    for (let count = 0; count < 5; count += 1) before.add("disorder", imaginedEvent());
    before.settle(before.all(soon)[0]?.id ?? "");
    const next = gatherFindings(before.settled());
    for (let count = 0; count < 2; count += 1) next.add("disorder", imaginedEvent());
    expect(next.all(soon)[0]?.settled).toBe(false);
  });

  test("[M5] an acknowledgment hides nothing of a store that numbers its events anew", () => {
    const before = gatherFindings({});
    before.add("disorder", imaginedEvent({ id: 5_000 }));
    before.settle(before.all(soon)[0]?.id ?? "");
    const next = gatherFindings(before.settled());
    next.add("disorder", imaginedEvent({ id: 3, receivedAt: after(30) }));
    expect(next.all(soon)[0]?.settled).toBe(false);
  });

  test("[M5] an acknowledged duplicate doesn't hide one of an older event, neither now nor at the next start", () => {
    const findings = gatherFindings({});
    const [older, newer] = [imaginedEvent(), imaginedEvent()];
    findings.add("repeats-retry", newer);
    findings.settle(findings.all(soon)[0]?.id ?? "");
    expect(findings.all(soon)[0]?.settled).toBe(true);
    findings.add("repeats-retry", older);
    expect(findings.all(soon)[0]?.settled).toBe(false);
    const next = gatherFindings(findings.settled());
    next.add("repeats-retry", older);
    expect(next.all(soon)[0]?.settled).toBe(false);
  });

  test("[M5] are forgotten a day after they were last seen", () => {
    const findings = gatherFindings({});
    findings.add("disorder", imaginedEvent());
    expect(findings.all(soon + 25 * 3_600_000)).toEqual([]);
  });

  test("[M3] a silence is gone as soon as something comes", () => {
    const findings = gatherFindings({});
    const event = imaginedEvent();
    expect(findings.silences([{ event, usualMinutes: 10 }])).toBe(true);
    expect(findings.silences([{ event, usualMinutes: 10 }])).toBe(false);
    expect(findings.all(soon)).toMatchObject([{ detector: "silence", count: 1 }]);
    expect(findings.silences([])).toBe(true);
    expect(findings.all(soon)).toEqual([]);
  });

  test("[M5] every detector has a sentence with nothing left open in it", () => {
    const findings = gatherFindings({});
    for (const detector of DETECTORS) findings.add(detector, imaginedEvent(), { minutes: 10 });
    const told = findings.all(soon).map(({ said }) => saidText(translateToEnglish, said));
    expect(told).toHaveLength(DETECTORS.length);
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z0-9][^{}]+\.$/);
  });
});

describe("looks", () => {
  const look = (status: "pass" | "fail", at: string): WatchLook =>
    WatchLook.parse({
      workspace: "ws-abc123",
      thing: "token",
      at,
      since: at,
      check: { id: "cloud.token", status, found: "x" },
    });

  test("[M6] tell since when a thing has been as it is", () => {
    const looks = mergeCheckResults([]);
    looks.take([look("pass", after(0))]);
    looks.take([look("pass", after(60))]);
    expect(looks.all()).toMatchObject([{ at: after(60), since: after(0) }]);
    looks.take([look("fail", after(120))]);
    expect(looks.all()).toMatchObject([{ at: after(120), since: after(120) }]);
  });
});
