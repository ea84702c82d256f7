import type { MoveMark } from "../../../shared/proof/chain.ts";
import { shownAddress } from "../checks/words.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { addressFingerprint, fingerprintOf, type TestEvidence } from "./evidence.ts";
import type { EvidenceFile } from "./evidence-file.ts";

/** What a test leaves behind, as it comes to know it. What cannot be written is not claimed later. */
export type TestNotes = {
  /** The address that notifications went to before, whole. */
  production(address: string): void;
  /** The answer's message id, durable before any status of it can be taken for another system's. */
  replied(messageId: string): void;
  /** The message that counted; `window`: no text is kept, so that nobody saw the keyword in it. */
  message(hit: { readonly event: WebhookEvent; readonly by: "word" | "window" }, at: Instant): void;
  ended(state: TestState): void;
};

type Beginning = Pick<TestState, "test" | "number" | "phoneNumberId" | "side" | "startedAt">;

/** Begins the notes of a test; nothing is written before there is something to keep. */
export function noteTest(
  keep: EvidenceFile["change"],
  { test, number, phoneNumberId, side, startedAt }: Beginning,
  seen: MoveMark | undefined,
): TestNotes {
  let evidence: TestEvidence = {
    test,
    number,
    phoneNumberId,
    side,
    startedAt,
    ...(seen === undefined ? {} : { seen }),
  };
  const write = (change: Partial<TestEvidence>): void => {
    evidence = { ...evidence, ...change };
    const kept = evidence;
    keep((known) => ({ ...known, tests: withTest(known.tests, kept) }));
  };
  return {
    production(address) {
      evidence = {
        ...evidence,
        production: { fingerprint: addressFingerprint(address), shown: shownAddress(address) },
      };
    },
    message({ event, by }, at) {
      const writtenAt = event.at === undefined ? {} : { writtenAt: event.at };
      evidence = { ...evidence, message: { at: isoOf(at), signature: event.signature, by, ...writtenAt } };
    },
    replied: (messageId) => write({ reply: { ...evidence.reply, message: fingerprintOf(messageId) } }),
    ended: (state) => write(endOf(state, evidence.reply)),
  };
}

/** What is noted late of an earlier test does not make it the newest. */
function withTest(tests: readonly TestEvidence[], kept: TestEvidence): readonly TestEvidence[] {
  const isKnown = tests.some(({ test }) => test === kept.test);
  return isKnown ? tests.map((one) => (one.test === kept.test ? kept : one)) : [...tests, kept];
}

const REACHED: readonly string[] = ["delivered", "read"];

function endOf({ verdict, endedAt, reply }: TestState, noted: TestEvidence["reply"]): Partial<TestEvidence> {
  const ended = endedAt === undefined ? {} : { endedAt };
  const reached = reply?.statuses.find(({ status }) => REACHED.includes(status));
  const answer: TestEvidence["reply"] = {
    ...noted,
    ...ended,
    ...(reply?.sending === undefined ? {} : { sending: reply.sending }),
    ...(reached === undefined ? {} : { reached: { status: reached.status, at: reached.at } }),
  };
  return {
    ...ended,
    ...(verdict === undefined ? {} : { verdict }),
    ...(reply === undefined ? {} : { reply: answer }),
  };
}
