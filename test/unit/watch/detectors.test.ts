import { describe, expect, test } from "vitest";
import {
  detectBothApis,
  detectDisorder,
  detectRepeats,
  detectSenders,
  detectSignatures,
  detectUnsupported,
} from "../../../main/core/watch/detectors/per-event.ts";
import { detectSilence } from "../../../main/core/watch/detectors/silence.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

describe("repeats", () => {
  test("[M1] one signed with the same secret is a retry, one with another secret a second app", () => {
    const event = imaginedEvent();
    expect(detectRepeats({ event })).toBeUndefined();
    expect(detectRepeats({ event, repeat: "same-secret" })).toBe("repeats-retry");
    expect(detectRepeats({ event, repeat: "other-secret" })).toBe("repeats-second-app");
  });

  test("[M1] the same words of the same person on both APIs within two minutes are one message twice", () => {
    const detect = detectBothApis();
    const cloud = imaginedEvent({ preview: "Two loaves, please", at: after(0) });
    expect(detect({ event: cloud })).toBeUndefined();
    const client = imaginedEvent({ source: "on-premises", preview: "Two loaves, please", at: after(30) });
    expect(detect({ event: client })).toBe("repeats-both-apis");
  });

  test("[M1] the same words later, of somebody else, or without a text are no repeat", () => {
    const detect = detectBothApis();
    detect({ event: imaginedEvent({ preview: "hello", at: after(0) }) });
    for (const other of [
      { source: "on-premises", preview: "hello", at: after(600) },
      { source: "on-premises", preview: "hello", user: "12025550177" },
      { source: "on-premises", preview: undefined },
    ] as const)
      expect(detect({ event: imaginedEvent(other) })).toBeUndefined();
  });
});

describe("disorder", () => {
  const status = (word: string, messageId = "wamid.a") =>
    imaginedEvent({ kind: "status", direction: "out", status: word, messageId });

  test("[M2] a status that steps back is disorder; one that skips a step is not", () => {
    const detect = detectDisorder();
    expect(detect({ event: status("read") })).toBeUndefined();
    expect(detect({ event: status("delivered") })).toBe("disorder");
    expect(detect({ event: status("sent", "wamid.b") })).toBeUndefined();
  });

  test("[M2] a message more than a minute older than the newest of its number came late", () => {
    const detect = detectDisorder();
    detect({ event: imaginedEvent({ at: after(120) }) });
    expect(detect({ event: imaginedEvent({ at: after(90) }) })).toBeUndefined();
    expect(detect({ event: imaginedEvent({ at: after(10) }) })).toBe("disorder");
    expect(detect({ event: imaginedEvent({ at: after(10), phoneNumberId: "106501" }) })).toBeUndefined();
  });
});

describe("silence", () => {
  test("[M3] is told only of a number whose usual gap is known, after three times that gap and ten minutes", () => {
    const silence = detectSilence();
    for (let at = 0; at <= 30; at += 1) silence.notice(imaginedEvent({ receivedAt: after(at * 300) }));
    const lastMs = Date.parse(after(9_000));
    expect(silence.quietAt(lastMs + 14 * 60_000)).toEqual([]);
    expect(silence.quietAt(lastMs + 16 * 60_000)).toMatchObject([{ usualMs: 15 * 60_000 }]);
  });

  test("[M3] a number that was hardly heard of is never called silent", () => {
    const silence = detectSilence();
    for (let at = 0; at < 5; at += 1) silence.notice(imaginedEvent({ receivedAt: after(at) }));
    expect(silence.quietAt(Date.parse(after(1_000_000)))).toEqual([]);
  });

  test("[M3] posts that were refused break no silence", () => {
    const silence = detectSilence();
    for (let at = 0; at <= 30; at += 1) silence.notice(imaginedEvent({ receivedAt: after(at * 60) }));
    silence.notice(imaginedEvent({ receivedAt: after(9_000), refused: "signature-invalid" }));
    expect(silence.quietAt(Date.parse(after(9_001)))).toHaveLength(1);
  });
});

test("[M4] unsupported, unsigned and wrongly signed events are named as what they are", () => {
  expect(detectUnsupported({ event: imaginedEvent({ kind: "unsupported" }) })).toBe("unsupported");
  expect(detectUnsupported({ event: imaginedEvent() })).toBeUndefined();
  expect(detectSignatures({ event: imaginedEvent({ refused: "signature-missing" }) })).toBe("unsigned");
  expect(detectSignatures({ event: imaginedEvent({ refused: "signature-invalid" }) })).toBe(
    "wrong-signature",
  );
  expect(detectSignatures({ event: imaginedEvent() })).toBeUndefined();
});

test("[G10] a sender off the list is told with a valid signature, or where it was rejected, and once for each event", () => {
  const sender = "unlisted" as const;
  const of = (change: Parameters<typeof imaginedEvent>[0]) => detectSenders({ event: imaginedEvent(change) });
  expect(of({ sender, signature: "valid" })).toBe("sender-unlisted");
  expect(of({ sender, signature: "missing", refused: "signature-missing" })).toBe("sender-outside");
  expect(of({ sender, signature: "invalid", refused: "signature-invalid" })).toBe("sender-outside");
  expect(of({ sender, signature: "unchecked" })).toBeUndefined();
  expect(of({ sender: "listed", signature: "valid" })).toBeUndefined();
  expect(of({ signature: "valid" })).toBeUndefined();
  expect(of({ sender, signature: "valid", madeUp: true })).toBeUndefined();
  const event = imaginedEvent({ sender, signature: "valid" });
  expect(detectSenders({ event, repeat: "same-secret" })).toBeUndefined();
});

test("[V20] what was made up here ends no silence, and is neither repeat, disorder nor anything else", () => {
  const silence = detectSilence();
  for (let minute = 0; minute < 30; minute += 1)
    silence.notice(imaginedEvent({ receivedAt: after(minute * 60) }));
  const quietMs = Date.parse(after(90 * 60));
  silence.notice(imaginedEvent({ receivedAt: after(89 * 60), madeUp: true }));
  expect(silence.quietAt(quietMs)).toHaveLength(1);
  const event = imaginedEvent({ kind: "unsupported", madeUp: true });
  expect(detectRepeats({ event, repeat: "other-secret" })).toBeUndefined();
  expect(detectUnsupported({ event })).toBeUndefined();
});
