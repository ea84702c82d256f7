import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import type { CallbackLevel } from "../../../../shared/webhook/connectivity-test.ts";
import { addressAt } from "../../tunnels/probe/probe.ts";
import type { Production } from "../choose-level.ts";
import type { TestsDeps } from "../deps.ts";
import type { ReplacedCallback } from "../replace-callback.ts";
import { standingOf } from "../explanations.ts";
import { finding, found, levelWords } from "../findings.ts";
import type { TestJob } from "../job.ts";
import { mayForward } from "../judge-production.ts";
import { isSameUrl, type LevelQuery } from "../levels.ts";
import { isMarkedBy, marksOf } from "../own-marks.ts";
import type { ReplacedRecord, Restorable } from "../records.ts";
import { refuse } from "../refuse.ts";
import { leadsTo, type OpenTarget } from "../target.ts";
import { startTee } from "../tee.ts";
import { noteOthers } from "../test-record-writer.ts";
import { needsWord, productionUnder } from "./check-ahead.ts";

/**
 * Whether this record is a callback URL that can be resumed with this tunnel and level. Only a URL that is
 * known before its tunnel opens can be the same; a record without an end date is never resumed, nor one that is to be left
 * alone.
 */
export function canResume(
  { receivers, ports }: Pick<TestsDeps, "receivers" | "ports">,
  target: Pick<OpenTarget, "receiver" | "source" | "phoneNumberId" | "api">,
  { tunnel, level }: { readonly tunnel: TunnelChoice; readonly level?: CallbackLevel | undefined },
  record: Restorable | undefined,
): boolean {
  if (record === undefined) return false;
  const { receiver, source, phoneNumberId } = target;
  const { point, borrowed } = record;
  // A callback URL that no query has shown may take effect late or never: it is restored instead.
  if (borrowed?.seen !== true || (level !== undefined && level !== borrowed.level)) return false;
  if (record.phoneNumberId !== phoneNumberId || !leadsTo(target, record)) return false;
  if (point?.until === undefined) return false;
  if (Date.parse(point.until) <= ports.clock.now()) return false;
  const address = receivers.address(receiver);
  const publicUrl = publicUrlOf(tunnel);
  if (address === undefined || publicUrl === undefined) return false;
  const path = source === "cloud" ? address.cloudPath : address.onPremPath;
  return isMarkedBy(borrowed.ours, addressAt(publicUrl, path));
}

/** Whether the previous callback URL is set again: then it was restored, and only its record is left. */
export async function isRestored(
  target: Pick<OpenTarget, "level">,
  { level, before }: ReplacedRecord,
): Promise<boolean> {
  const queried = await (await target.level(level))?.query();
  return queried?.kind === "seen" && isSameUrl(queried.standing.address, before);
}

function publicUrlOf(choice: TunnelChoice): string | undefined {
  if (choice.kind === "ngrok") return choice.domain === undefined ? undefined : `https://${choice.domain}`;
  // A new start has another certificate, which a client that trusted the previous one does not know.
  return choice.kind === "practice" || choice.kind === "lan" ? undefined : choice.publicUrl;
}

/**
 * Resumes a callback URL that an earlier process set: queries it and does not set it again. Undefined if it
 * is not ours any more; the caller then restores what is left.
 */
export async function resumeCallback(
  job: TestJob,
  hold: (passing: Pick<ReplacedCallback, "end">) => void,
): Promise<ReplacedCallback | undefined> {
  const { state, target, book, waits, stop, deps } = job;
  state.begin("webhooks.borrowed");
  const { borrowed } = book.record();
  const access = borrowed === undefined ? undefined : await target.level(borrowed.level);
  if (borrowed === undefined || access === undefined)
    return refuse(job, "app-secret-missing", found("secretMissing"));
  let queried: LevelQuery = await access.query();
  for (const pauseMs of waits.looksMs) {
    if (queried.kind === "seen" || stop.aborted) break;
    await deps.ports.clock.sleep(pauseMs, stop);
    queried = await access.query();
  }
  if (queried.kind !== "seen") return refuse(job, "not-known", found("setUnseen"));
  const { address, app } = queried.standing;
  // The token belongs to another app by now: its callback URL says nothing about ours.
  if (borrowed.app !== undefined && app !== undefined && app !== borrowed.app)
    return refuse(job, "not-known", found("setUnseen"));
  const level = levelWords(borrowed.level);
  const standing = standingOf(borrowed, address);
  if (standing.kind === "unseen") return refuse(job, "not-known", found("setUnseen"));
  if (standing.kind === "elsewhere") {
    // A later query of the same run may be stale and show ours again.
    noteOthers(book);
    return refuse(job, "changed-meanwhile", found("changedToNothing", { level }));
  }
  if (queried.standing.isOff === true) return refuse(job, "changed-meanwhile", found("appSwitchedOff"));
  const production = await productionUnder(target, borrowed);
  if (!(await mayContinue(job, production))) return undefined;
  book.save({
    borrowed: {
      ...borrowed,
      ...ownMarks(job, borrowed, production),
      // The app that shows ours is the one that a record of an earlier version doesn't name.
      ...(app === undefined ? {} : { app }),
      set: "confirmed",
      seen: true,
    },
  });
  const tee = startTee(job, production);
  const { before: _masked, ...rest } = borrowed;
  const before = borrowed.before === undefined ? {} : { address: borrowed.before };
  const replaced: ReplacedCallback = {
    chosen: {
      level: borrowed.level,
      before: { ...before, ...(rest.rest === undefined ? {} : { rest: rest.rest }) },
      production,
    },
    cameBack: tee.cameBack,
    end: () => tee.end(),
  };
  hold(replaced);
  const message = found(tee.said, { set: found("takenUp", { level }), to: tee.to ?? "" });
  const facts = { level: borrowed.level, ...(tee.to === undefined ? {} : { forwardsTo: tee.to }) };
  state.done("webhooks.borrowed", finding("webhooks.borrowed", "pass", message, facts));
  return replaced;
}

/** The marks of our URL in its canonical spelling, which a record of an earlier version lacks. */
function ownMarks(
  { deps, target }: TestJob,
  { before }: ReplacedRecord,
  production: Production,
): Partial<ReplacedRecord> {
  const url = deps.tunnels.publicAddress(target.receiver, target.source)?.url;
  return url === undefined
    ? {}
    : marksOf(url, before, production.kind === "at" ? production.address : undefined);
}

async function mayContinue(job: TestJob, production: Production): Promise<boolean> {
  const { deps, target, point } = job;
  if (point === undefined || !needsWord(deps, target, point, production)) return mayForward(job, production);
  refuse(job, "word-needed", found("wordNeeded"));
  return false;
}
