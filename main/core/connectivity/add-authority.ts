import { isoOf } from "../../../shared/time.ts";
import { fingerprintOf, type HeldAuthority } from "../platforms/on-prem/webhook-authorities.ts";
import { isOurs, lackingIn, type AuthorityAccess } from "./authority.ts";
import { answerAbout, found, problemWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import type { AuthorityMark } from "./records.ts";
import { refuse } from "./refuse.ts";

/**
 * Uploads the authority behind a receiver of the local network to the client, beside those that stand there. Its
 * fingerprint is durable before it is uploaded, so that the next process finds it. Gives false where none may be
 * borrowed: the client holds no list, ours could not be taken away alone, or it is not seen there.
 */
export async function addAuthority(job: TestJob): Promise<boolean> {
  const { deps, target, book } = job;
  // The cloud takes none, and no receiver of the local network is there for it.
  const access = target.authorities;
  const pem = access === undefined ? undefined : deps.receivers.address(target.receiver)?.lan?.caPem;
  if (access === undefined || pem === undefined) return true;
  const before = await access.read();
  if (before.kind !== "confirmed")
    return no(job, "authority-no-list", found("authorityNoListFor", { answer: answerAbout(before) }));
  // Where entries have no ids, the only way to take one away takes all.
  if (before.value.some(({ id }) => id === undefined))
    return no(job, "authority-no-list", found("authorityNoIds"));
  const mark: AuthorityMark = {
    fingerprint: fingerprintOf(pem),
    before: before.value.map((one) => one.pem),
    since: isoOf(deps.ports.clock.now()),
    set: "intent",
    seen: false,
  };
  const written = book.save({ authority: mark });
  if (!written.ok) return no(job, "not-written", found("notWritten", { why: problemWords(written.problem) }));
  const outcome = await access.add(pem);
  const set = outcome.kind === "notSent" ? "rejected" : outcome.kind;
  const held = set === "rejected" ? undefined : await heldWithOurs(job, access, mark);
  const stillThere = held !== undefined && lackingIn(held, mark).length === 0;
  book.save({ authority: { ...mark, set, seen: stillThere } });
  if (held !== undefined) return stillThere || no(job, "authority-replaced", found("authorityReplaced"));
  if (outcome.kind === "confirmed") return no(job, "not-known", found("authorityUnseen"));
  const said = found("authorityNotAdded", { answer: answerAbout(outcome) });
  return no(job, set === "rejected" ? "refused" : "not-known", said);
}

/** What the client holds once ours is among it; undefined where no look shows ours there. */
async function heldWithOurs(
  { waits, deps, stop }: TestJob,
  access: AuthorityAccess,
  mark: AuthorityMark,
): Promise<readonly HeldAuthority[] | undefined> {
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
    const now = await access.read();
    if (now.kind === "confirmed" && now.value.some(isOurs(mark))) return now.value;
    if (stop.aborted) return undefined;
  }
  return undefined;
}

function no(job: TestJob, ...why: [Parameters<typeof refuse>[1], ReturnType<typeof found>]): false {
  refuse(job, ...why);
  return false;
}
