import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { unseenCause } from "../checks/unseen.ts";
import { shownAddress } from "../checks/words.ts";
import type { Chosen } from "./choose-level.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import { isAboutTheAddress, isSame, isSameUrl, type LevelAccess, type LevelQuery } from "./levels.ts";
import { refuse } from "./refuse.ts";

/**
 * Gets the verify token and tests it by setting the current callback URL again with it. The platform sends a
 * verification request to that URL; whether it accepts the token or not, the URL stays. `noteBefore` is called
 * before each such call; it returns false if it reported why there must be none. Undefined, with the reason
 * reported, if no valid token is available.
 */
export async function provenToken(
  job: TestJob,
  access: LevelAccess,
  { level, before }: Chosen,
  noteBefore: () => boolean,
): Promise<Redacted<string> | undefined> {
  const { state, tokens } = job;
  const address = before.address ?? "";
  const named = { before: shownAddress(address), level: levelWords(level) };
  const needed = { status: "warn", cause: "token-needed" } as const;
  state.note("webhooks.borrowed", finding("webhooks.borrowed", needed, found("tokenNeeded", named)));
  for (let refused = false; ; refused = true) {
    // A token that just restored a callback URL need not be asked for again.
    const token =
      (refused ? undefined : tokens.known()[0]) ?? (await tokens.ask({ level, before: address, refused }));
    if (token === undefined) {
      const not = { status: "fail", cause: "token-needed" } as const;
      state.done("webhooks.borrowed", finding("webhooks.borrowed", not, found("tokenNotGiven", named)));
      return undefined;
    }
    if (!(await isUnchanged(job, access, { level, before })) || !noteBefore()) return undefined;
    const outcome = await setAgain(job, access, { level, before }, token);
    if (outcome === undefined) return undefined;
    if (outcome.kind === "confirmed") return token;
    if (!isAboutTheAddress(outcome)) {
      const not = { status: "fail", cause: outcome.kind === "rejected" ? "refused" : "not-known" } as const;
      const message = found("tokenNotProved", { answer: answerAbout("callbackChange", outcome) });
      state.done("webhooks.borrowed", finding("webhooks.borrowed", not, message));
      return undefined;
    }
    state.note("webhooks.borrowed", finding("webhooks.borrowed", needed, found("tokenRefused", named)));
  }
}

type Before = Pick<Chosen, "level" | "before">;

/** The user may have taken minutes: a callback URL set by another party meanwhile must not be overwritten. */
async function isUnchanged(job: TestJob, access: LevelAccess, chosen: Before): Promise<boolean> {
  const queried = await access.query();
  if (queried.kind === "unseen") {
    refuse(
      job,
      unseenCause(queried.outcome),
      found("look", { answer: answerAbout("callbacks", queried.outcome) }),
    );
    return false;
  }
  return isStill(job, queried, chosen);
}

/** Whether a query shows what was there before; reports what it shows otherwise. */
function isStill(
  job: TestJob,
  queried: Exclude<LevelQuery, { readonly kind: "unseen" }>,
  { level, before }: Before,
): boolean {
  if (queried.kind === "seen" && isSame(queried.standing, before)) return true;
  const to = queried.kind === "seen" ? queried.standing.address : undefined;
  const named = { level: levelWords(level) };
  refuse(
    job,
    "changed-meanwhile",
    to === undefined
      ? found("changedToNothing", named)
      : found("changedMeanwhile", { ...named, to: shownAddress(to) }),
  );
  return false;
}

/**
 * Sets the current URL again, and repeats a call whose outcome is unknown as long as a query right before shows that
 * URL. Undefined, with the reason reported, once one shows another.
 */
async function setAgain(
  job: TestJob,
  access: LevelAccess,
  chosen: Before,
  token: Redacted<string>,
): Promise<CallOutcome<null> | undefined> {
  const { waits, stop, deps } = job;
  const { before } = chosen;
  const mayReplace = (address: string | undefined): boolean => isSameUrl(address, before.address);
  const sendAgain = (): Promise<CallOutcome<null>> =>
    access.giveBack(before, token, { now: before, mayReplace });
  let outcome = await sendAgain();
  for (const pauseMs of waits.looksMs) {
    if (outcome.kind === "confirmed" || outcome.kind === "rejected" || stop.aborted) break;
    await deps.ports.clock.sleep(pauseMs, stop);
    const queried = await access.query();
    if (queried.kind === "unseen") continue;
    if (!isStill(job, queried, chosen)) return undefined;
    outcome = await sendAgain();
  }
  return outcome;
}
