import { isoOf } from "../../../shared/time.ts";
import { fingerprintOf, type HeldAuthority } from "../platforms/on-prem/webhook-authorities.ts";
import { isOurs, lackingIn, type AuthorityAccess } from "./authority.ts";
import { answerAbout, found, problemWords } from "./findings.ts";
import type { TestJob } from "./job.ts";
import type { AuthorityMark } from "./records.ts";
import { refuse } from "./refuse.ts";

/**
 * Uploads the certificate authority of a local-network receiver to the on-premises client, in addition to the
 * authorities that the client already holds. Returns true if it was added or is not needed.
 *
 * Writes the fingerprint to disk before the upload, so that the next process can find the authority. Returns
 * false, and reports the reason, if the client returns no list, if its entries have no ids (removing one
 * would remove all), or if no query shows the authority after the upload.
 */
export async function addAuthority(job: TestJob): Promise<boolean> {
  const { deps, target, book } = job;
  // The cloud takes no authorities and uses no local-network receiver.
  const access = target.authorities;
  const pem = access === undefined ? undefined : deps.receivers.address(target.receiver)?.lan?.caPem;
  if (access === undefined || pem === undefined) return true;
  const before = await readTwice(job, access);
  if (before.kind !== "confirmed")
    return no(
      job,
      "authority-no-list",
      found("authorityNoListFor", { answer: answerAbout("authorities", before) }),
    );
  // Without entry ids, the client can only remove all authorities at once.
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
  const authorities = set === "rejected" ? undefined : await heldWithOurs(job, access, mark);
  const stillThere = authorities !== undefined && lackingIn(authorities, mark).length === 0;
  book.save({ authority: { ...mark, set, seen: stillThere } });
  if (authorities !== undefined)
    return stillThere || no(job, "authority-replaced", found("authorityReplaced"));
  if (outcome.kind === "confirmed") return no(job, "not-known", found("authorityUnseen"));
  const notAdded = found("authorityNotAdded", { answer: answerAbout("authorityUpload", outcome) });
  return no(job, set === "rejected" ? "refused" : "not-known", notAdded);
}

type Listed = Awaited<ReturnType<AuthorityAccess["read"]>>;

/** A list that two successive queries agree on: a single one may be stale or incomplete. */
async function readTwice({ waits, deps, stop }: TestJob, access: AuthorityAccess): Promise<Listed> {
  const keyOf = (listed: Listed): string | undefined =>
    listed.kind === "confirmed"
      ? listed.value
          .map(({ id = "", fingerprint }) => `${fingerprint} ${id}`)
          .sort()
          .join()
      : undefined;
  let last = await access.read();
  for (const pauseMs of [0, ...waits.looksMs]) {
    if (pauseMs > 0) await deps.ports.clock.sleep(pauseMs, stop);
    const next = await access.read();
    // A rejection means the same the second time.
    if (next.kind === last.kind && keyOf(next) === keyOf(last)) return next;
    last = next;
  }
  return last.kind === "confirmed"
    ? { kind: "unknown", cause: "unexpected-shape", evidence: last.evidence }
    : last;
}

/** The authorities that the client holds once ours is among them; undefined if no query shows ours. */
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
