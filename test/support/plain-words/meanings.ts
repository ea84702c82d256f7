import type { EndReason } from "../../../shared/migration/end-reason.ts";
import type { Below, Claim, Meanings } from "./claims.ts";
import { BATCH_MEANINGS } from "./batch-meanings.ts";
import { ENDPOINT_MEANINGS } from "./endpoint-meanings.ts";
import { POINT_MEANINGS } from "./point-meanings.ts";
import { PROBLEM_MEANINGS } from "./problem-meanings.ts";
import { WATCH_MEANINGS } from "./watch-meanings.ts";
import { WEBHOOK_MEANINGS } from "./webhook-meanings.ts";

export type { Claim, Deed } from "./claims.ts";

const ENDS = {
  complete: { what: [], next: ["next: test"] },
  "inspect-failed": { what: ["not moved"], whatElse: [], next: ["fix first", "next: resume"] },
  "backup-refused": { what: ["not moved"], whatElse: [], next: ["fix first", "next: resume"] },
  "backup-lost": { what: ["not moved"], whatElse: [], next: ["fix first", "next: resume"] },
  "backup-of-another-number": { what: ["not moved"], whatElse: [], next: ["fix first", "next: start anew"] },
  "register-refused": { what: ["register not done"], next: ["fix first", "next: start anew"] },
  "access-refused": { what: [], next: ["fix first", "next: resume"] },
  "register-pin-refused": { what: ["register not done"], next: ["fix first", "next: resume"] },
  "register-not-sent": { what: ["never sent", "register not done"], next: ["fix first", "next: resume"] },
  "register-had-no-effect": { what: ["no effect seen"], next: ["wait first", "next: start anew"] },
  "attempts-spent": { what: ["no attempts left"], next: ["wait first", "next: start anew"] },
  "pin-refused-twice": { what: [], next: ["fix first", "next: start anew"] },
  "told-to-wait": { what: [], next: ["wait first", "next: resume"] },
  "platform-limit": { what: ["register not done"], next: ["wait first", "next: start anew"] },
  "pair-unusable": { what: [], next: ["fix first", "next: start anew"] },
  "disk-full": { what: [], next: ["fix first", "next: resume"] },
  "subscribe-refused": {
    what: ["subscribe not done"],
    next: ["fix first", "next: resume"],
  },
  "subscribe-lost": { what: ["subscribe lost"], next: ["next: resume"] },
  "account-refused": { what: ["account not done"], next: ["fix first", "next: resume"] },
  "account-not-sent": { what: ["never sent"], next: ["fix first", "next: resume"] },
  "not-subscribed": { what: [], next: ["next: resume"] },
  "shards-refused": { what: ["shards not done"], next: ["fix first", "next: resume"] },
  "shards-lost": { what: ["shards lost"], next: ["next: resume"] },
  "not-on-target": { what: [], next: ["wait first", "next: resume"] },
  "said-unmoved": { what: [], next: ["next: start anew"] },
  "certificate-expired": { what: [], next: ["fix first", "next: resume"] },
  "certificate-of-another-number": { what: [], next: ["fix first", "next: resume"] },
  "shards-too-late": { what: ["shards not done"], next: ["next: start anew"] },
  "client-in-use": { what: ["never sent"], next: ["fix first", "next: resume"] },
  abandoned: { what: [], next: ["next: start anew"] },
} as const satisfies Readonly<
  Record<EndReason, Readonly<Record<"what" | "next", readonly Claim[]> & { whatElse?: readonly Claim[] }>>
>;

const SPENT: Meanings<Below<"endsByCause.attempts">> = {
  "ofMigration.what": ["no attempts of this migration left"],
  "ofMigration.next": ["fix first", "next: start anew"],
  "freeAgain.what": ["attempts left"],
  "freeAgain.next": ["next: start anew"],
};

const PLACES: Meanings<Below<"places">> = {
  withObstacle: [],
  "obstacles.status.no": ["doesn't work"],
  "obstacles.status.unknown": ["perhaps not working"],
  "obstacles.sending.no": ["doesn't work"],
  "obstacles.sending.unknown": ["perhaps not working"],
  "obstacles.untold": ["perhaps not working"],
  unknown: ["location unknown"],
  "on-premises.works": ["is on-premises", "works"],
  "on-premises.worksNot": ["is on-premises", "doesn't work"],
  "on-premises.plain": ["is on-premises"],
  "on-premises.attested": ["reported on-premises"],
  "on-premises.none": ["assumed on-premises"],
  "cloud.works": ["is cloud", "works"],
  "cloud.worksNot": ["is cloud", "doesn't work"],
  "cloud.unheard": ["is cloud", "unheard"],
  "cloud.maybeUnheard": ["is cloud", "perhaps unheard"],
  "cloud.plain": ["is cloud"],
  "cloud.attested": ["reported cloud"],
  "cloud.none": ["assumed cloud"],
};

const PHASES: Meanings<Below<"phases">> = {
  "ready.what": [],
  "ready.next": ["next: resume"],
  "pausing.what": [],
  "pausing.next": ["wait first", "next: resume"],
  "awaiting-confirmation.what": [],
  "awaiting-confirmation.next": ["next: confirm"],
  "awaiting-confirmation.nextWithName": ["next: confirm"],
  "awaiting-code.refused": ["not moved"],
  "awaiting-code.refusedElse": [],
  "awaiting-code.refusedInTime": [],
  "awaiting-code.notTaken": [],
  "awaiting-code.notTakenInTime": [],
  "awaiting-code.expired": [],
  "awaiting-code.perhapsExpired": [],
  "awaiting-code.sent.sms": [],
  "awaiting-code.sent.voice": [],
  "awaiting-code.perhapsSent.sms": [],
  "awaiting-code.perhapsSent.voice": [],
  "awaiting-code.next": ["next: enter code"],
  "awaiting-code.nextPerhaps": ["next: enter code"],
  "awaiting-code.nextFrom": ["wait first", "next: enter code"],
  "awaiting-code.nextLater": ["wait first", "next: enter code"],
  "awaiting-code.another.refused": [],
  "awaiting-code.another.lost": [],
  "awaiting-code.nextAnotherLater": ["wait first", "next: another code"],
  "awaiting-code.nextAnotherNow": ["next: another code"],
  "awaiting-code.nextAnother": ["wait first", "next: another code"],
  "unknown.unchecked.interrupted": ["location unknown", "outcome open"],
  "unknown.unchecked.copied": ["location unknown", "outcome open"],
  "unknown.unchecked.answered": ["location unknown", "outcome open"],
  "unknown.unchecked.next": ["next: locate"],
  "unknown.what": ["location unknown", "outcome open"],
  "unknown.whatCopied": ["location unknown", "outcome open"],
  "unknown.next": ["next: locate"],
  "unknown.nextRegister": ["next: locate"],
};

const RUN: Meanings<Below<"run">> = {
  asOf: ["as of then"],
  basis: [],
  inTheDark: ["location unknown", "next: locate"],
  cannotLock: [],
  "held.what": [],
  "held.next": ["next: wait for the other process"],
  "past.ended": ["as of then"],
  "past.left": ["as of then"],
  "past.works": [],
  "past.worksElsewhere": [],
  "past.next": ["next: see the newer one"],
  "past.nextElsewhere": ["next: see the newer one elsewhere"],
  answeredSince: [],
  unwritten: [],
  "leftBehind.what": ["outcome open"],
  "leftBehind.copied": ["outcome open"],
  "leftBehind.next": ["next: resume"],
  "cause.code": [],
  "cause.unknownWithCode": [],
  "cause.refusedWithWait": [],
  "cause.refusedWithoutWait": [],
  "cause.refusedWithUnclearWait": [],
  "reverseNotes.cert": [],
  "reverseNotes.pin": [],
};

const COMPLETE: Meanings<Below<"complete">> = {
  "unproven.to-cloud": [],
  "unproven.to-onprem": [],
  "looked.to-cloud": ["moved"],
  "looked.to-onprem": ["moved"],
  "source-looked.to-cloud": ["moved"],
  "source-looked.to-onprem": ["moved"],
  "answered.to-cloud": ["moved"],
  "answered.to-onprem": ["moved"],
  "attested-looked.to-cloud": ["moved"],
  "attested-looked.to-onprem": ["moved"],
  "attested.to-cloud": ["moved"],
  "attested.to-onprem": ["moved"],
  "witnessed.to-cloud": ["moved"],
  "witnessed.to-onprem": ["moved"],
  "there-already.to-cloud": [],
  "there-already.to-onprem": [],
};

const BY_CAUSE: Meanings<Exclude<Below<"endsByCause">, `attempts.${string}`>> = {
  "client.another": [],
  "client.offline": [],
  "client.next": ["wait first", "next: resume"],
  "wait.resume": ["wait first", "next: resume"],
  "wait.anew": ["wait first", "next: start anew"],
  "unexplained.resume": ["fix first", "next: resume"],
  "unexplained.anew": ["fix first", "next: start anew"],
};

/** Causes whose sentence also says what to do, where that can contradict the next step. */
const CAUSES: Readonly<Record<string, readonly Claim[]>> = {
  "causes.refused.number-just-deleted": ["wait first"],
  "causes.refused.registration-limit": ["wait first"],
  "causes.refused.rate-limited": ["wait first"],
  "causes.refused.code-too-soon": ["wait first"],
  "causes.refused.service-not-ready": ["wait first"],
  "causes.refused.temporarily-refused": ["wait first"],
  "causes.refused.maintenance": ["wait first"],
};

/** The window's own sentences about a migration; those of its buttons name what a press does. */
const WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  "title.point.to-cloud": ["nothing moved yet"],
  "title.point.to-onprem": ["nothing moved yet"],
  "title.question.before": ["nothing moved yet"],
  "title.question.unknown": ["location unknown"],
  "title.code": ["nothing moved yet"],
  "title.codeAgain": ["location unknown"],
  "title.codeReported.cloud": ["reported cloud"],
  "title.codeReported.on-premises": ["reported on-premises"],
  "title.pausing.before": ["nothing moved yet"],
  "title.interrupted.before": ["nothing moved yet"],
  "title.unknown": ["location unknown"],
  "title.besides.status": ["reported against"],
  "title.besides.sending": ["reported against"],
  "title.moved.unheard": ["is cloud", "unheard"],
  "title.moved.cloud.working": ["is cloud", "works"],
  "title.moved.cloud.plain": ["is cloud"],
  "title.moved.on-premises.working": ["is on-premises", "works"],
  "title.moved.on-premises.plain": ["is on-premises"],
  "title.notMoved.unconfirmed": ["nothing moved yet"],
  "title.notMoved.cloud.working": ["not moved", "is cloud", "works"],
  "title.notMoved.cloud.plain": ["not moved", "is cloud"],
  "title.notMoved.on-premises.working": ["not moved", "is on-premises", "works"],
  "title.notMoved.on-premises.plain": ["not moved", "is on-premises"],
  "title.reported.cloud": ["reported cloud"],
  "title.reported.on-premises": ["reported on-premises"],
  "evidence.lost": ["outcome open"],
  "evidence.unusable": ["outcome open"],
  "evidence.unlooked": [],
  "evidence.untold": [],
  "ready.again": ["press: resume"],
  "ready.againIn": ["press: resume"],
  "ended.pin.go": ["press: resume"],
  "ended.newRun": ["press: start anew"],
  "ended.newRunIn": ["press: start anew"],
  "followed.open": ["press: see the newer one"],
  "unknown.watch.go": ["press: locate"],
  "unknown.seen.cloud": ["press: locate"],
  "unknown.seen.on-premises": ["press: locate"],
  "unknown.repeat.register.go": ["press: locate"],
  "unknown.repeat.code.go": ["press: locate"],
  "ask.warnings.go": ["press: confirm"],
  "ask.sending.go": ["press: confirm"],
  "ask.point.go.to-cloud": ["press: confirm"],
  "ask.point.go.to-onprem": ["press: confirm"],
  "ask.name.go": ["press: confirm"],
  "ask.phrase.go": ["press: confirm"],
};

const OTHER_WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  "window.strip.nothingMoved.title": ["nothing moved yet"],
  "window.strip.moved.title": ["moved"],
  "window.strip.notThere.title": ["not at its target"],
  "window.strip.reported.title": ["reported somewhere"],
  "window.strip.unknown.title": ["location unknown"],
  "window.strip.unknown.for": ["location unknown"],
  "window.strip.unknown.since": ["location unknown"],
  "window.code.go": ["press: enter code"],
  "window.code.again.sms": ["press: another code"],
  "window.code.again.voice": ["press: another code"],
  "window.code.instead.sms": ["press: another code"],
  "window.code.instead.voice": ["press: another code"],
};

const TABLE: ReadonlyMap<string, readonly Claim[]> = new Map<string, readonly Claim[]>([
  ...Object.entries(ENDS).flatMap(([reason, parts]) =>
    below(
      `ends.${reason}`,
      Object.fromEntries(Object.entries(parts).filter(([part]) => reason !== "complete" || part === "next")),
    ),
  ),
  // What the platform reports against the number comes before the test.
  ["ends.complete.nextWorksNot", ["doesn't work", "next: test"]],
  ["ends.complete.nextUnclear", ["perhaps not working", "next: test"]],
  ...below("endsByCause.attempts", SPENT),
  ...below("places", PLACES),
  ...below("phases", PHASES),
  ...below("run", RUN),
  ...below("complete", COMPLETE),
  ...below("endsByCause", BY_CAUSE),
  ...Object.entries({ ...CAUSES, ...OTHER_WINDOW }),
  ...below("window.run", WINDOW),
  ...PROBLEM_MEANINGS,
  ...WEBHOOK_MEANINGS,
  ...POINT_MEANINGS,
  ...BATCH_MEANINGS,
  ...ENDPOINT_MEANINGS,
  ...WATCH_MEANINGS,
]);

function below(
  area: string,
  meanings: Readonly<Record<string, readonly Claim[]>>,
): [string, readonly Claim[]][] {
  return Object.entries(meanings).map(([key, claims]) => [`${area}.${key}`, claims]);
}

/** The sentences whose claims are in the table. */
export const JUDGED: readonly string[] = [...TABLE.keys()].sort();

/** Areas whose other sentences are names, durations, causes and facts, and claim nothing of the above. */
const SILENT =
  /^(?:(?:causes|codes|findings|times|bases|steps|stepProofs|skipped|homes|proofs|directions|changes|letters|checks|checkCauses|tunnelCauses|webhookChecks|questions|readings|allowlist)\.|window\.(?!webhooks\.(?:test|answer|headline|interrupted|point)\.|batch\.|problems\.|callProblem\.))/;

/** What a sentence claims; undefined for one that no row tells of. */
export function claimsOf(key: string): readonly Claim[] | undefined {
  return TABLE.get(key) ?? (SILENT.test(key) ? [] : undefined);
}
