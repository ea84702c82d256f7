import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { isoOf } from "../../../shared/time.ts";
import { unseenCause } from "../checks/unseen.ts";
import { shownAddress } from "../checks/words.ts";
import { addAuthority } from "./add-authority.ts";
import { chooseFree, chosenStill } from "./choose-free.ts";
import type { Chosen } from "./choose-level.ts";
import { answerAbout, finding, found, levelWords, problemWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { mayForward } from "./judge-production.ts";
import { isAboutTheAddress, isSame, type LevelAccess } from "./levels.ts";
import { needsWord } from "./point/check-ahead.ts";
import { provenToken } from "./proven-token.ts";
import { isOurs, marksOf } from "./own-marks.ts";
import type { ReplacedRecord } from "./records.ts";
import { refuse } from "./refuse.ts";
import { showsOthers } from "./compare-callback.ts";
import { startTee, type Tee } from "./tee.ts";
import { tryFromOutside } from "./ingress.ts";
import { newVerifyToken } from "./keyword.ts";

/**
 * A callback URL of ours that the platform reports as set. `cameBack` aborts when one of our copies arrived
 * back here, so that production no longer gets notifications. `end` releases what this process holds for it.
 */
export type ReplacedCallback = { readonly chosen: Chosen; readonly cameBack: AbortSignal; end(): void };

/**
 * Sets the test's own callback URL at the level that affects the fewest numbers and takes precedence. The
 * previous configuration is on disk before the call, and a required verify token has been tested. Undefined
 * if no query shows our URL; what may be set anyway is in the record, and `hold` receives what must continue
 * until it is restored.
 */
export async function replaceCallback(
  job: TestJob,
  hold: (passing: Pick<ReplacedCallback, "end">) => void,
): Promise<ReplacedCallback | undefined> {
  const { state, deps, target, stop } = job;
  state.begin("webhooks.borrowed");
  const early = addressOf(job);
  if (early === undefined) return undefined;
  const choice = await chooseFree(job);
  if (choice === undefined) return undefined;
  if (job.point !== undefined && needsWord(deps, target, job.point, choice.production))
    return refuse(job, "word-needed", found("wordNeeded"));
  if (!(await mayForward(job, choice.production))) return undefined;
  const access = await target.level(choice.level);
  if (access === undefined) return refuse(job, "app-secret-missing", found("secretMissing"));
  const before = choice.before.address;
  state.change({
    borrowed: { level: choice.level, ...(before === undefined ? {} : { before: shownAddress(before) }) },
  });
  const noteBefore = (): boolean => noteVersions(job, choice, early);
  if (access.needsToken && before !== undefined && !(await provenToken(job, access, choice, noteBefore)))
    return undefined;
  if (stop.aborted || !(await addAuthority(job))) return undefined;
  const address = await addressNow(job, early);
  const chosen = address === undefined ? undefined : await chosenStill(job, choice);
  return address === undefined || chosen === undefined
    ? undefined
    : setOurs({ ...job, hold }, access, chosen, address);
}

type Address = { readonly url: string };

function addressOf(job: TestJob): Address | undefined {
  const { deps, target } = job;
  const address = deps.tunnels.publicAddress(target.receiver, target.source);
  if (address === undefined) return refuse(job, "not-told", found("outsideInUnasked"));
  return address.url.length > (target.longestAddress ?? Infinity)
    ? refuse(job, "address-too-long", found("tooLong", { length: address.url.length }))
    : address;
}

/**
 * Judging and waiting for a token take time: if the tunnel's URL changed meanwhile, it is probed from outside
 * again.
 */
async function addressNow(job: TestJob, early: Address): Promise<Address | undefined> {
  const now = addressOf(job);
  if (now === undefined || now.url === early.url) return now;
  return (await tryFromOutside(job)) ? now : refuse(job, "not-told", found("outsideInUnasked"));
}

/** What is to be restored once our callback URL is set. */
function replacedOf(
  { deps }: TestJob,
  { level, before, production }: Chosen,
  address: Address,
): ReplacedRecord {
  return {
    level,
    ...(before.address === undefined ? {} : { before: before.address }),
    ...(before.fields === undefined ? {} : { fields: [...before.fields] }),
    ...(before.rest === undefined ? {} : { rest: before.rest }),
    ...(before.none === undefined ? {} : { none: before.none }),
    ...(before.versions === undefined ? {} : { versions: before.versions }),
    ...(before.app === undefined ? {} : { app: before.app }),
    ...marksOf(address.url, before.address, production.kind === "at" ? production.address : undefined),
    since: isoOf(deps.ports.clock.now()),
    set: "intent",
    seen: false,
  };
}

/** Writes it to disk; false, with the reason reported, if that fails. */
function noted(job: TestJob, replaced: ReplacedRecord): boolean {
  const written = job.book.save({ borrowed: replaced });
  if (written.ok) return true;
  refuse(job, "not-written", found("notWritten", { why: problemWords(written.problem) }));
  return false;
}

/**
 * The call that proves the token sets the same URL once more, which may change the versions of the app's
 * fields: what they were is on disk first, and compared at the end, also if nothing of ours is ever set.
 */
function noteVersions(job: TestJob, chosen: Chosen, address: Address): boolean {
  if (chosen.before.versions === undefined) return true;
  return noted(job, { ...replacedOf(job, chosen, address), set: "rejected" });
}

async function setOurs(
  job: TestJob & { readonly hold: (passing: Pick<ReplacedCallback, "end">) => void },
  access: LevelAccess,
  chosen: Chosen,
  address: Address,
): Promise<ReplacedCallback | undefined> {
  const { state, deps, target, book } = job;
  const { ports, receivers } = deps;
  // A standing callback uses the verify token that its receiver shows; a test's token is useless
  // afterwards.
  const own = job.point === undefined ? undefined : receivers.verifyToken(target.receiver);
  const replaced = replacedOf(job, chosen, address);
  // From here on, the next process can restore the callback URL if this one dies.
  if (!noted(job, replaced)) return undefined;
  const token = own ?? newVerifyToken(ports.random);
  let wasVerified = false;
  if (target.provesItself) state.begin("webhooks.handshake");
  const forget = receivers.expectVerification(target.receiver, token, () => (wasVerified = true));
  const tee = startTee(job, chosen.production);
  const callback: ReplacedCallback = {
    chosen,
    cameBack: tee.cameBack,
    end: () => {
      tee.end();
      forget();
    },
  };
  // The URL may be set even if no query shows it: receiving continues until it is restored.
  job.hold(callback);
  const outcome = await access.set({ address: address.url, token }, chosen.before);
  if (chosen.production.kind === "at") job.notes?.production(chosen.production.address);
  const shown = await shownThere(job, access, { like: chosen.before, replaced, outcome });
  const isSet = shown === "ours";
  const set = outcome.kind === "notSent" ? "rejected" : outcome.kind;
  const others = shown === "others" ? { others: true as const } : {};
  book.save({ borrowed: { ...replaced, set, seen: isSet, ...others } });
  if (isSet) {
    state.done("webhooks.borrowed", setCheck(chosen, tee));
    state.done(
      "webhooks.handshake",
      target.provesItself ? verificationCheck(wasVerified) : noVerificationThere(),
    );
    return callback;
  }
  // The call may still take effect, whether its verification request was answered or not: the end waits until it
  // can't any more.
  forget();
  reportFailure(job, outcome, { chosen, shook: wasVerified });
  return undefined;
}

type SetCall = {
  /** What is set besides our URL. */
  readonly like: Chosen["before"];
  readonly replaced: ReplacedRecord;
  readonly outcome: CallOutcome<null>;
};

/**
 * What queries show: our callback URL, or at least one that another party changed it. A call with an unknown outcome may
 * take effect some seconds later.
 */
async function shownThere(
  { waits, deps, stop }: TestJob,
  access: LevelAccess,
  { like, replaced, outcome }: SetCall,
): Promise<"ours" | "others" | undefined> {
  if (outcome.kind === "rejected" || outcome.kind === "notSent") return undefined;
  const { clock } = deps.ports;
  let others: "others" | undefined;
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await clock.sleep(pauseMs, stop);
    const queried = await access.query();
    const standing = queried.kind === "seen" ? queried.standing : undefined;
    // The platform may spell our URL otherwise.
    if (standing?.address !== undefined && isOurs(replaced, standing.address))
      if (isSame(standing, { ...like, address: standing.address })) return "ours";
    if (showsOthers(queried, replaced, clock)) others = "others";
    if (stop.aborted) break;
  }
  return others;
}

function setCheck({ level, before }: Chosen, tee: Tee): ReturnType<typeof finding> {
  const named = { level: levelWords(level) };
  const set =
    before.address === undefined
      ? found("callbackFree", named)
      : found("callbackTaken", { ...named, before: shownAddress(before.address) });
  const message = found(tee.said, { set, to: tee.to ?? "" });
  const facts = { level, ...(tee.to === undefined ? {} : { forwardsTo: tee.to }) };
  return level === "number" || level === "client"
    ? finding("webhooks.borrowed", "pass", message, facts)
    : finding("webhooks.borrowed", { status: "warn", cause: "reaches-further" }, message, facts);
}

function verificationCheck(wasVerified: boolean): ReturnType<typeof finding> {
  return wasVerified
    ? finding("webhooks.handshake", "pass", found("handshake"))
    : finding("webhooks.handshake", { status: "warn", cause: "no-handshake" }, found("noHandshake"));
}

function noVerificationThere(): ReturnType<typeof finding> {
  return finding("webhooks.handshake", { status: "skip", cause: "none-there" }, found("noHandshakeThere"));
}

function reportFailure(
  job: TestJob,
  outcome: CallOutcome<null>,
  { chosen, shook: wasVerified }: { readonly chosen: Chosen; readonly shook: boolean },
): void {
  const { state, target } = job;
  if (outcome.kind === "notSent") {
    const messageName = target.source === "cloud" ? "look" : "lookClient";
    refuse(job, unseenCause(outcome), found(messageName, { answer: answerAbout("callbackChange", outcome) }));
    return;
  }
  if (outcome.kind !== "rejected") {
    const message =
      outcome.kind === "confirmed"
        ? found("setUnseen")
        : found("setUnknown", { answer: answerAbout("callbackChange", outcome) });
    refuse(job, "not-known", message);
    return;
  }
  const code = outcome.evidence.apiError?.code;
  const reason = code === undefined ? outcome.reason : `${outcome.reason}, ${code}`;
  refuse(job, "refused", found("refused", { level: levelWords(chosen.level), reason }));
  if (!target.provesItself || !isAboutTheAddress(outcome)) return;
  state.done(
    "webhooks.handshake",
    wasVerified
      ? finding(
          "webhooks.handshake",
          { status: "fail", cause: "handshake-refused" },
          found("handshakeRefused"),
        )
      : finding("webhooks.handshake", { status: "fail", cause: "no-handshake" }, found("noHandshake")),
  );
}
