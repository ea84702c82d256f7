import { shownAddress } from "../checks/words.ts";
import { knownReplaced } from "./test-record-writer.ts";
import type { Chosen } from "./choose-level.ts";
import { found, levelWords, problemWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { giveOneBack } from "./leftovers.ts";
import { isSameAddress, isSameUrl } from "./levels.ts";
import { lockForTest } from "./test-lock.ts";
import { restorable, type Holder } from "./records.ts";
import { refuse } from "./refuse.ts";
import { unlessStopped } from "./ingress.ts";

/**
 * Chooses the callback URL to replace temporarily. Never accepts one of our own URLs as the previous value:
 * one that a test of another number left is restored first, and one held by another data folder of this
 * machine is left alone. Undefined, with the reason reported, if none can be replaced.
 */
export async function chooseFree(job: TestJob): Promise<Chosen | undefined> {
  const { state, target, stop, records } = job;
  for (let mayGiveBack = true; ; mayGiveBack = false) {
    const choice = await unlessStopped(target.choose(job.input.level), stop);
    if (choice === "stopped") return undefined;
    if (choice.kind === "refuse") {
      state.done("webhooks.borrowed", choice.check);
      return undefined;
    }
    const { address } = choice.before;
    if (address === undefined) return choice;
    const holder = records.holderOf(address);
    if (!holder.ok)
      return refuse(job, "not-written", found("leftUnread", { why: problemWords(holder.problem) }));
    if (holder.value === undefined) return choice;
    const given = mayGiveBack ? await restoreFor(job, holder.value) : "left";
    if (given === "restored") continue;
    if (typeof given === "object") return refuse(job, "copied", found("leftCopiedOther", given));
    const named = { level: levelWords(choice.level), folder: holder.value.folder };
    return refuse(job, "borrowed-already", found("borrowedAlready", named));
  }
}

/**
 * Restores what a test of another number of this data folder left. `left` if that fails or another process is working on
 * it; the number if its record came with a copy, so that only a person may have it restored.
 */
async function restoreFor(
  job: TestJob,
  { test }: Holder,
): Promise<"restored" | "left" | { readonly number: string }> {
  const { deps, records } = job;
  const { ports, vault } = deps;
  const read = records.one(test);
  if (!read.ok || read.value === undefined) return "left";
  const locked = lockForTest(ports.dataDir, read.value.phoneNumberId);
  const lock = locked.ok ? locked.value : undefined;
  if (lock === undefined) return "left";
  try {
    // Who held the lock until now may have changed the record, or restored everything and removed it.
    const now = records.one(test);
    if (!now.ok) return "left";
    if (now.value === undefined) return "restored";
    const record = restorable(now.value, "program");
    if (record === undefined) return { number: now.value.number };
    const exact = knownReplaced(vault, records, record);
    return exact.ok && (await giveOneBack(job, records, record, exact.value)) ? "restored" : "left";
  } finally {
    lock.release();
  }
}

/**
 * Repeats the choice right before the callback URL is replaced, because a confirmation took place or
 * production was judged in between, and a single response may be incomplete. Undefined if the two choices
 * differ.
 */
export async function chosenStill(job: TestJob, chosen: Chosen): Promise<Chosen | undefined> {
  const again = await chooseFree(job);
  if (again === undefined) return undefined;
  const { production: now } = again;
  const isSameProduction =
    now.kind === chosen.production.kind && isSameUrl(addressIn(now), addressIn(chosen.production));
  if (again.level === chosen.level && isSameAddress(again.before, chosen.before) && isSameProduction)
    // What it was before our first call: proving the token may have changed the versions of the app's fields.
    return { ...again, before: { ...again.before, ...versionsOf(chosen.before) } };
  const to = again.before.address ?? addressIn(now);
  const level = levelWords(chosen.level);
  const changed =
    to === undefined
      ? found("changedToNothing", { level })
      : found("changedMeanwhile", { level, to: shownAddress(to) });
  return refuse(job, "changed-meanwhile", changed);
}

function versionsOf({ versions }: Chosen["before"]): Pick<Chosen["before"], "versions"> {
  return versions === undefined ? {} : { versions };
}

function addressIn(production: Chosen["production"]): string | undefined {
  return production.kind === "at" ? production.address : undefined;
}
