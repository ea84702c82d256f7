import type { MoveMark } from "../../../shared/proof/chain.ts";
import { shownAddress } from "../checks/words.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { addressFingerprint, fingerprintOf, type TestEvidence } from "./evidence.ts";
import type { EvidenceFile } from "./evidence-file.ts";

/** Records a test's evidence as it becomes known. What cannot be written is not claimed later. */
export type TestNotes = {
  /** The full callback URL that notifications went to before. */
  production(address: string): void;
  /** The answer's message id, on disk before any of its statuses can count as another system's. */
  replied(messageId: string): void;
  /** The message that counted; `window`: no text is stored, so the keyword was not seen in it. */
  message(hit: { readonly event: WebhookEvent; readonly by: "word" | "window" }, at: Instant): void;
  ended(state: TestState): void;
};

type TestStart = Pick<TestState, "test" | "number" | "phoneNumberId" | "side" | "startedAt">;

/** Starts recording a test; writes nothing before there is evidence. */
export function noteTest(
  changeFile: EvidenceFile["change"],
  { test, number, phoneNumberId, side, startedAt }: TestStart,
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
    changeFile((known) => ({ ...known, tests: withTest(known.tests, kept) }));
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

/** A late record of an earlier test does not make it the newest. */
function withTest(tests: readonly TestEvidence[], kept: TestEvidence): readonly TestEvidence[] {
  const isKnown = tests.some(({ test }) => test === kept.test);
  return isKnown ? tests.map((one) => (one.test === kept.test ? kept : one)) : [...tests, kept];
}

const REACHED: readonly string[] = ["delivered", "read"];

function endOf(
  { verdict, endedAt, reply }: TestState,
  recorded: TestEvidence["reply"],
): Partial<TestEvidence> {
  const ended = endedAt === undefined ? {} : { endedAt };
  const reached = reply?.statuses.find(({ status }) => REACHED.includes(status));
  const answer: TestEvidence["reply"] = {
    ...recorded,
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
