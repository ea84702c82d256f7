import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/core/migration/decide/policy.ts";
import type { EndReason } from "../../../shared/migration/end-reason.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { NotSentCause, RecordedOutcome, RefusalReason } from "../../../shared/platform/outcome.ts";
import { instant } from "../../../shared/time.ts";
import { act, asks, ended, look, skipped } from "../../support/decisions.ts";
import { confirmed, notSent, readingOf, rejected, START, ToldRun, unknown } from "../../support/told-run.ts";

/** Permanent problems of a certificate or a proxy, which waiting does not solve. */
const LASTING: readonly NotSentCause[] = [
  "proxy-refused",
  "proxy-authentication",
  "proxy-unsupported",
  "self-signed",
  "unknown-ca",
  "name-mismatch",
  "expired",
  "not-yet-valid",
  "missing-intermediate",
  "old-tls",
  "weak-certificate",
  "fingerprint-mismatch",
];
const PASSING: readonly NotSentCause[] = [
  "name-not-found",
  "connection-refused",
  "no-route",
  "connect-timeout",
  "tls-failed",
  "proxy-unreachable",
  "proxy-lost",
  "cancelled-before-sending",
];
const HERE = readingOf("on-premises", "serves-number");
const fresh = (): ToldRun => new ToldRun("to-cloud");

/** A step's attempts: the decision after each, and, if it is a pause, the one after that pause. */
function tries(run: ToldRun, step: StepName, outcome: RecordedOutcome): readonly Decision[] {
  return [1, 2, 3, 4].flatMap(() => {
    const { decision } = run.takes(step, outcome);
    return decision.kind === "pause" ? [decision, run.pass(decision.ms).decision] : [decision];
  });
}

/** Retried after 1, 3 and 8 s, and then no more. */
const threeMore = (step: StepName, ending: EndReason): readonly object[] => [
  ...[1_000, 3_000, 8_000].flatMap((ms) => [
    expect.objectContaining({ kind: "pause", ms, why: "retry" }) as object,
    act(step),
  ]),
  ended(ending, step),
];

describe("a request that never left", () => {
  test.each<readonly [StepName, EndReason, () => ToldRun]>([
    ["inspect", "inspect-failed", fresh],
    ["backup", "backup-lost", () => fresh().inspected()],
    ["register", "register-not-sent", () => fresh().backedUp()],
    ["subscribe", "subscribe-lost", () => fresh().registered()],
  ])("[F2] of %s is sent again 1, 3 and 8 seconds later, and then no more", (step, ending, begin) => {
    expect(tries(begin(), step, notSent())).toEqual(threeMore(step, ending));
  });

  test.each(LASTING)("[F14][F16] for %s is not sent again", (cause) => {
    expect(fresh().backedUp().takes("register", notSent(cause)).decision).toEqual(
      ended("register-not-sent", "register"),
    );
  });

  test.each(PASSING)("[F2] for %s is sent again", (cause) => {
    expect(fresh().backedUp().takes("register", notSent(cause)).decision).toEqual({
      kind: "pause",
      ms: 1_000,
      until: instant(START + 1_000),
      why: "retry",
    });
  });
});

describe("a request whose sign-in was refused", () => {
  const shutOut = (
    signIn: RefusalReason | undefined,
    more?: Parameters<typeof notSent>[1],
  ): RecordedOutcome => ({
    kind: "notSent",
    cause: "sign-in-refused",
    ...(signIn === undefined ? {} : { signIn }),
    evidence: notSent("sign-in-refused", more).evidence,
  });

  test("[F17] for good ends the run for the sake of access, and is not tried again", () => {
    const run = fresh().inspected().takes("backup", shutOut("token-invalid"));
    expect(run.decision).toEqual(ended("access-refused", "backup"));
  });

  test("[F17][F18] for now is sent again as it was told, where it only reads and the wait is short", () => {
    const run = fresh()
      .inspected()
      .takes("backup", shutOut("rate-limited", { retryAfterSeconds: 90 }));
    expect(run.decision).toMatchObject({ kind: "pause", ms: 90_000, why: "told-to-wait" });
    const long = fresh()
      .inspected()
      .takes("backup", shutOut("rate-limited", { retryAfterSeconds: 91 }));
    expect(long.decision).toEqual(ended("told-to-wait", "backup"));
    const moves = fresh()
      .backedUp()
      .takes("register", shutOut("rate-limited", { retryAfterSeconds: 1 }));
    expect(moves.decision).toEqual(ended("told-to-wait", "register"));
  });

  test("[F17] without a reason is sent again like any that never left, and then ends for the sake of access", () => {
    const run = fresh().inspected();
    expect(tries(run, "backup", shutOut(undefined))).toEqual(threeMore("backup", "access-refused"));
  });
});

describe("the wait before a try", () => {
  test("[I23] counts from the last outcome, and in another process from where that took the run up", () => {
    const run = fresh().takes("inspect", notSent()).pass(400);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 600, until: instant(START + 1_000) });
    run.restart().pass(5_000);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 1_000 });
    run.add({ kind: "taken-up" }).pass(300);
    expect(run.decision).toMatchObject({ kind: "pause", ms: 700 });
    run.pass(700);
    expect(run.decision).toEqual(act("inspect"));
  });
});

describe("what is asked before anything is sent", () => {
  const WARNING = { id: "clock", status: "warn", subject: "machine", title: "x" };

  test("[I17] nothing, where all checks are well and no register of the number may be open", () => {
    expect(fresh().decision).toEqual(act("inspect"));
  });

  test("[I4][I17] whether to go on with warnings and over another register, each until it is confirmed", () => {
    const register = { at: new Date(START).toISOString(), run: "r-20260114-before" };
    const run = new ToldRun("to-cloud", {}, { checks: [WARNING], recentRegister: register });
    expect(run.decision).toEqual(asks("warnings"));
    run.confirm("warnings");
    // Both APIs are queried first: registering may not be necessary.
    expect(run.decision).toEqual(act("inspect"));
    run.inspected();
    expect(run.decision).toEqual(asks("recent-register"));
    run.confirm("recent-register");
    expect(run.decision).toEqual(act("backup"));
  });

  test("[I17] checks that are well are no warning", () => {
    const run = new ToldRun("to-cloud", {}, { checks: [{ ...WARNING, status: "pass" }] });
    expect(run.decision).toEqual(act("inspect"));
  });
});

describe("an intent that a process left behind", () => {
  test("[F21][I9] is answered with unknown before anything else", () => {
    const run = fresh().backedUp().intent("register").restart().pass(60_000);
    expect(run.decision).toEqual({
      kind: "write",
      entry: {
        kind: "outcome",
        step: "register",
        attempt: 1,
        outcome: {
          kind: "unknown",
          cause: "interrupted",
          evidence: { at: new Date(START + 60_000).toISOString(), durationMs: 0 },
        },
      },
    });
  });

  test("[F21] to change a password is answered in the same way", () => {
    const run = fresh().add({ kind: "password-change" });
    expect(run.decision).toMatchObject({
      kind: "write",
      entry: { kind: "password-change", outcome: { kind: "unknown", cause: "interrupted" } },
    });
  });
});

describe("the first look", () => {
  const wantsPassword = { ...HERE, onPrem: rejected("password-change-required") };
  const withNew = (): ToldRun =>
    new ToldRun("to-cloud", {
      auth: { username: "admin", password: { env: "OLD" }, newPassword: { env: "NEW" } },
    });

  test("[I17] that was refused ends the run", () => {
    expect(fresh().takes("inspect", rejected("other")).decision).toEqual(ended("inspect-failed", "inspect"));
  });

  test("[I21] whose answer was lost is taken again, for it changes nothing", () => {
    expect(tries(fresh(), "inspect", unknown())).toEqual(threeMore("inspect", "inspect-failed"));
  });

  test("[I21] at a client with its first password has that changed once, and looks again", () => {
    const run = withNew().inspected(wantsPassword);
    expect(run.decision).toEqual({ kind: "change-password" });
    run.add({ kind: "password-change" }, { kind: "password-change", outcome: confirmed() });
    expect(run.decision).toEqual(act("inspect"));
    run.inspected(wantsPassword);
    expect(run.decision).toEqual(ended("access-refused", "inspect"));
  });

  test("[I21] at such a client without a new password in the plan, or at another one, changes none", () => {
    expect(fresh().inspected(wantsPassword).decision).toEqual(act("backup"));
    const only = new ToldRun("to-cloud", { auth: { username: "admin", password: { env: "OLD" } } });
    expect(only.inspected(wantsPassword).decision).toEqual(act("backup"));
    const refused = { ...HERE, onPrem: rejected("token-expired") };
    expect(withNew().inspected(refused).decision).toEqual(act("backup"));
    expect(withNew().inspected().decision).toEqual(act("backup"));
  });

  test("[F34] that shows a client of another number ends the run before its backup", () => {
    expect(fresh().inspected(readingOf("on-premises", "serves-another")).decision).toEqual(
      ended("backup-of-another-number", "backup"),
    );
    expect(fresh().inspected(readingOf("on-premises", "connected")).decision).toEqual(act("backup"));
  });

  test("[I7] that shows the number in the cloud leaves out what would move it there", () => {
    const run = fresh().inspected(readingOf("cloud", "serves-another"));
    expect(run.decision).toEqual(skipped("backup", "already-on-target"));
    run.add({ kind: "skipped", step: "backup", why: "already-on-target" });
    expect(run.decision).toEqual(skipped("register", "already-on-target"));
    run.add({ kind: "skipped", step: "register", why: "already-on-target" });
    expect(run.decision).toEqual(act("subscribe"));
  });
});

describe("the backup", () => {
  const refused = (reason: RefusalReason, more = {}): ToldRun =>
    fresh().inspected().takes("backup", rejected(reason, more));

  test("[I1] without a pair that can be used ends the run", () => {
    expect(fresh().inspected().takes("backup", confirmed()).decision).toEqual(
      ended("pair-unusable", "backup"),
    );
  });

  test("[F7] whose answer was lost is asked for again", () => {
    expect(tries(fresh().inspected(), "backup", unknown())).toEqual(threeMore("backup", "backup-lost"));
  });

  test.each<readonly [RefusalReason, EndReason]>([
    ["backup-refused", "backup-refused"],
    ["token-expired", "access-refused"],
    ["token-invalid", "access-refused"],
    ["permission-missing", "access-refused"],
    ["password-change-required", "access-refused"],
  ])("[I17] refused for %s is looked at once, and ends with %s", (reason, ending) => {
    const run = refused(reason);
    expect(run.decision).toEqual(look("backup", "refusal"));
    run.looks("backup", HERE);
    expect(run.decision).toEqual(ended(ending, "backup"));
  });

  test("[F18] waits as it was told, and five seconds where nothing was told", () => {
    expect(refused("service-not-ready", { retryAfterSeconds: 90 }).decision).toMatchObject({
      kind: "pause",
      ms: 90_000,
      why: "told-to-wait",
    });
    const untold = refused("rate-limited");
    expect(untold.decision).toMatchObject({ kind: "pause", ms: 5_000, why: "told-to-wait" });
    expect(untold.pass(5_000).decision).toEqual(act("backup"));
  });

  test("[F18] waits for no longer than a minute and a half", () => {
    expect(refused("maintenance", { retryAfterSeconds: 91 }).decision).toEqual(look("backup", "refusal"));
  });
});
