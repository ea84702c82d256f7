import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import type { Claim } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

const AS_BEFORE: readonly Claim[] = ["callback as before"];
const CHANGED: readonly Claim[] = ["something changed by others"];
const CALLBACK_CHANGED: readonly Claim[] = ["callback changed by others"];
const NOT: readonly Claim[] = ["callback not as before"];
const OPEN: readonly Claim[] = ["callback unknown"];
const UNTOUCHED: readonly Claim[] = ["nothing replaced"];
const LEFT: readonly Claim[] = ["certificate left"];

/** What a finding, a verdict or a phase of a webhook test claims. */
const CONNECTIVITY: Readonly<Record<string, readonly Claim[]>> = {
  "verdicts.arrives": ["arrives"],
  "verdicts.does-not-arrive": ["doesn't arrive"],
  "verdicts.inconclusive": ["arrival unknown"],
  "verdicts.stopped": ["no message came", "arrival unknown"],
  "verdicts.unchecked": ["arrives unconfirmed"],
  "verdicts.unsigned": ["arrives"],
  "verdicts.rejected": ["nothing counted", "something came"],
  "verdicts.others": ["arrival unknown", "a message came"],
  "verdicts.interrupted": ["arrival unknown"],
  restoredChanged: CHANGED,
  restoredCertificate: LEFT,
  restoredYes: AS_BEFORE,
  restoredNo: NOT,
  restoredUnknown: OPEN,
  "found.restored": AS_BEFORE,
  "found.nothingBorrowed": UNTOUCHED,
  "found.notRestored": NOT,
  "found.notRestoredNow": NOT,
  "found.restoreElsewhere": NOT,
  "found.restoreNeedsToken": NOT,
  "found.restoreNeedsSecret": NOT,
  "found.restoreUrlLost": NOT,
  "found.restoreSwitchedOff": NOT,
  "found.leftBehind": NOT,
  "found.restoreUnknown": OPEN,
  "found.leftCopiedUnknown": OPEN,
  "found.restoreMayComeLate": OPEN,
  "found.restoredOtherwise": AS_BEFORE,
  "found.otherSettings": AS_BEFORE,
  "found.otherVersions": AS_BEFORE,
  "found.authorityOthersChanged": AS_BEFORE,
  "found.notOurs": OPEN,
  "found.notOursNothing": OPEN,
  "found.changedMeanwhile": CALLBACK_CHANGED,
  "found.changedToNothing": CALLBACK_CHANGED,
  "found.authorityLeft": LEFT,
  "found.authorityLeftBy": LEFT,
  "found.message": ["a message came"],
  "found.messageWrong": ["a message came"],
  "found.noMessage": ["no message came"],
};

/** Causes that can contradict how a test ended. */
const CAUSES: Readonly<Record<string, readonly Claim[]>> = {
  "lost.remedy": ["reconnects by itself"],
  "no-message.happened": ["no message came"],
  "signature-wrong.happened": ["something came"],
  "others-came.happened": ["a message came"],
  "unchecked.happened": ["a message came"],
  "not-restored.happened": ["callback not as before", "callback may lead here"],
  "changed-meanwhile.happened": CHANGED,
  "authority-left.happened": LEFT,
  "token-needed.happened": [],
  "borrowed-already.happened": UNTOUCHED,
  // It tells of the folder that was copied, beside whatever this test itself did.
  "copied.happened": [],
  "not-here.happened": UNTOUCHED,
  "not-written.happened": UNTOUCHED,
  "private-address.happened": UNTOUCHED,
  "ip-literal.happened": UNTOUCHED,
  "port-unusual.happened": UNTOUCHED,
  "own-address.happened": UNTOUCHED,
  "not-https.happened": UNTOUCHED,
  "user-info.happened": UNTOUCHED,
  "unreadable.happened": UNTOUCHED,
  "word-needed.happened": UNTOUCHED,
  "authority-no-list.happened": UNTOUCHED,
  "authority-replaced.happened": UNTOUCHED,
};

const { webhooks } = windowEn;

const TEST: Readonly<Record<string, readonly Claim[]>> = {
  "verdict.arrives.what": ["arrives"],
  "verdict.arrives.next": ["arrives", "next: check the endpoint"],
  "verdict.unchecked.what": ["arrives unconfirmed"],
  "verdict.unchecked.next": ["next: test again"],
  "verdict.unsigned.what": ["arrives"],
  "verdict.does-not-arrive.what": ["doesn't arrive"],
  "verdict.does-not-arrive.next": ["next: see the lines"],
  "verdict.inconclusive.what": ["arrival unknown"],
  "verdict.inconclusive.next": ["next: see the lines"],
  "verdict.interrupted.next": ["arrival unknown", "next: test again"],
  "verdict.stopped.what": ["no message came"],
  "verdict.stopped.next": ["arrival unknown", "next: see the lines"],
  "verdict.rejected.what": ["nothing counted", "something came"],
  "verdict.rejected.next": ["next: see the lines"],
  "verdict.others.what": ["arrival unknown", "a message came"],
  "verdict.others.next": ["arrival unknown", "next: test again"],
  leftAsChanged: ["nothing to restore"],
  certificateLeft: ["next: restore"],
  restoredNoNext: ["callback may lead here", "next: restore"],
  "arrivals.signature.valid": ["a message came"],
  "arrivals.signature.unchecked": ["a message came"],
  "arrivals.signature.invalid": ["a message came"],
};

const ANSWER: Readonly<Record<string, readonly Claim[]>> = {
  arrives: ["arrives"],
  unsigned: ["arrives"],
  unchecked: ["arrives unconfirmed"],
  "does-not-arrive": ["doesn't arrive", "no message came"],
  stopped: ["arrival unknown", "no message came"],
  inconclusive: ["arrival unknown"],
  interrupted: ["arrival unknown"],
  rejected: ["nothing counted", "something came"],
  others: ["arrival unknown", "a message came"],
  "not-known": ["not tested"],
};

const HEADLINE: Readonly<Record<string, readonly Claim[]>> = {
  arrive: ["arrives"],
  fails: ["doesn't arrive"],
  unchecked: ["arrives unconfirmed"],
  rejected: ["nothing counted", "something came"],
  unknown: ["arrival unknown"],
  notTested: ["not tested"],
  something: ["not tested"],
};

const INTERRUPTED: Readonly<Record<string, readonly Claim[]>> = {
  givenBack: AS_BEFORE,
  changed: CHANGED,
  notKnown: ["arrival unknown"],
};

/** What each sentence about webhooks claims. */
export const WEBHOOK_MEANINGS: Rows = [
  ...complete("connectivity", en.connectivity, CONNECTIVITY),
  ...complete("webhookCauses", en.webhookCauses, CAUSES),
  ...complete("window.webhooks.test", webhooks.test, TEST),
  ...complete("window.webhooks.answer", webhooks.answer, ANSWER),
  ...complete("window.webhooks.headline", webhooks.headline, HEADLINE),
  ...complete("window.webhooks.interrupted", webhooks.interrupted, INTERRUPTED),
];
