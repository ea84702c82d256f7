import { withAuthority } from "../../../main/core/connectivity/authority.ts";
import { finding, found } from "../../../main/core/connectivity/findings.ts";
import { interruptedState } from "../../../main/core/connectivity/interrupted.ts";
import { restoredCheck } from "../../../main/core/connectivity/restored-check.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { EventSource } from "../../../shared/webhook/event.ts";
import {
  ReplyReason,
  TEST_STEPS,
  type TestReply,
  type TestStepId,
  type TestState,
} from "../../../shared/webhook/connectivity-test.ts";
import { CAUSES_BY_PROOF_CHECK } from "../../../shared/webhook/proof-checks.ts";
import { testOf } from "../../ui/webhooks/imagined.ts";

const AT = "2026-01-15T12:00:00.000Z";

/** What became of the callback URL that was replaced, and of the authority that was added, whatever is said of it. */
export type CallbackTruth =
  | "untouched"
  | "as before"
  | "changed by others"
  /** It is as before; something beside it was changed. */
  | "settings changed"
  /** What is set isn't ours; whether it is the one from before is unknown. */
  | "perhaps before"
  | "certificate left"
  | "not as before"
  | "open";

export type SeenTest = { readonly key: string; readonly test: TestState; readonly callback: CallbackTruth };

type RestoreOutcome = Parameters<typeof restoredCheck>[0];
type AuthorityEnd = Parameters<typeof withAuthority>[1];

const LOST: Extract<RecordedOutcome, { kind: "unknown" }> = {
  kind: "unknown",
  cause: "timeout",
  evidence: { at: AT, durationMs: 5 },
};

const OUTCOMES: {
  readonly [K in RestoreOutcome["kind"]]: readonly [CallbackTruth, ...Extract<RestoreOutcome, { kind: K }>[]];
} = {
  restored: ["as before", { kind: "restored" }, { kind: "restored", otherwise: true }],
  changed: ["changed by others", { kind: "changed" }, { kind: "changed", to: "https://hooks.example/other" }],
  notOurs: ["perhaps before", { kind: "notOurs" }, { kind: "notOurs", to: "https://hooks.example/other" }],
  otherSettings: ["settings changed", { kind: "otherSettings" }, { kind: "otherSettings", versions: true }],
  urlMissing: ["not as before", { kind: "urlMissing" }],
  switchedOff: ["not as before", { kind: "switchedOff" }],
  tokenMissing: ["not as before", { kind: "tokenMissing" }],
  secretMissing: ["not as before", { kind: "secretMissing" }],
  refused: ["not as before", { kind: "refused" }, { kind: "refused", outcome: LOST }],
  mayComeLate: ["open", { kind: "mayComeLate" }],
  notKnown: ["open", { kind: "notKnown", outcome: LOST }],
};

const AUTHORITIES: { readonly [K in AuthorityEnd["kind"]]: readonly Extract<AuthorityEnd, { kind: K }>[] } = {
  away: [{ kind: "away" }],
  othersChanged: [{ kind: "othersChanged" }],
  left: [{ kind: "left" }, { kind: "left", outcome: LOST }],
};

type Restored = {
  readonly check: CheckResult;
  readonly restored: boolean | undefined;
  readonly callback: CallbackTruth;
};

const BORROWED = { level: "number", before: "https://hooks.bakery.example/in" } as const;

/** Every way in which a test's end, or a later process, settles a replaced callback URL. */
export const RESTORATIONS: readonly Restored[] = Object.values(OUTCOMES).flatMap(([callback, ...outcomes]) =>
  (outcomes as readonly RestoreOutcome[]).flatMap((outcome) => {
    const isOver = callback !== "not as before" && callback !== "open";
    // The authority is taken away only once the callback URL is settled.
    return (isOver ? Object.values(AUTHORITIES).flat() : AUTHORITIES.away).map((away): Restored => {
      const check = withAuthority(restoredCheck(outcome, BORROWED), away);
      return {
        check,
        restored: callback === "open" ? undefined : callback === "as before" && away.kind === "away",
        callback:
          away.kind === "left" && check.cause === "authority-left"
            ? "certificate left"
            : away.kind === "othersChanged" && callback === "as before"
              ? "settings changed"
              : callback,
      };
    });
  }),
);

/** The same where nothing was replaced: an earlier test may have left something. */
const UNTOUCHED: readonly Restored[] = [
  {
    check: finding("webhooks.restored", "pass", found("nothingBorrowed")),
    restored: true,
    callback: "untouched",
  },
  {
    check: finding("webhooks.restored", { status: "fail", cause: "not-restored" }, found("leftBehind")),
    restored: false,
    callback: "not as before",
  },
  {
    check: finding(
      "webhooks.restored",
      { status: "fail", cause: "not-known" },
      found("leftUnread", { why: found("restoredButUnread", { setAside: "t-1.corrupt" }) }),
    ),
    restored: undefined,
    callback: "open",
  },
  {
    check: finding("webhooks.restored", { status: "fail", cause: "copied" }, found("leftCopiedUnknown")),
    restored: undefined,
    callback: "open",
  },
];

type Steps = {
  readonly name: string;
  readonly steps: TestState["steps"];
  readonly verdict: NonNullable<TestState["verdict"]>;
  readonly isReplaced: boolean;
};

const PASSING = Object.fromEntries(TEST_STEPS.map((id) => [id, passed(id)])) as Readonly<
  Record<TestStepId, CheckResult>
>;

function passed(id: TestStepId): CheckResult {
  return { id, status: "pass", found: "as it should be" };
}

/** Steps up to the last of `checks`, which replace those that pass. */
function stepsOf(checks: Partial<Record<TestStepId, CheckResult>>, last: TestStepId): TestState["steps"] {
  return TEST_STEPS.map((id, index) =>
    index <= TEST_STEPS.indexOf(last)
      ? { id, state: "done" as const, check: checks[id] ?? PASSING[id] }
      : { id, state: "waiting" as const },
  );
}

const UNSURE: ReadonlySet<string> = new Set(["no-message", "signature-wrong"]);

/** Every cause of every step: it fails and ends the test, or is a warning of one that goes on. */
const COURSES: readonly Steps[] = TEST_STEPS.flatMap((id): readonly Steps[] => {
  const causes: readonly string[] = CAUSES_BY_PROOF_CHECK[id];
  const isReplaced = TEST_STEPS.indexOf(id) >= TEST_STEPS.indexOf("webhooks.handshake");
  switch (id) {
    case "webhooks.restored":
      return [];
    case "webhooks.message":
      return [
        { name: "arrives", steps: stepsOf({}, "webhooks.status"), verdict: "arrives", isReplaced },
        {
          name: "not awaited",
          steps: stepsOf(
            {
              [id]: {
                id,
                status: "skip",
                cause: "no-message",
                found: "no message with the keyword came before the test was ended",
              },
            },
            id,
          ),
          verdict: "stopped",
          isReplaced,
        },
        ...causes.map((cause): Steps => {
          const isUnchecked = cause === "unchecked";
          const check: CheckResult = { id, status: isUnchecked ? "warn" : "fail", cause, found: "arrived" };
          return {
            name: `${id} ${cause}`,
            steps: stepsOf({ [id]: check }, isUnchecked ? "webhooks.status" : id),
            verdict: isUnchecked ? "arrives" : UNSURE.has(cause) ? "does-not-arrive" : "inconclusive",
            isReplaced,
          };
        }),
        {
          name: "stopped, wrong signatures",
          steps: stepsOf(
            {
              [id]: { id, status: "fail", cause: "signature-wrong", found: "refused", facts: { refused: 2 } },
            },
            id,
          ),
          verdict: "stopped",
          isReplaced,
        },
      ];
    case "webhooks.status":
      return causes.map((cause): Steps => ({
        name: `${id} ${cause}`,
        steps: stepsOf(
          { [id]: { id, status: cause === "no-status" ? "skip" : "warn", cause, found: "none arrived" } },
          id,
        ),
        verdict: "arrives",
        isReplaced,
      }));
    default:
      return causes.map((cause): Steps => ({
        name: `${id} ${cause}`,
        steps: stepsOf({ [id]: { id, status: "fail", cause, found: "not so" } }, id),
        verdict: "stopped",
        isReplaced,
      }));
  }
});

const REPLIES: readonly TestReply[] = [
  { state: "ended", text: "Text", to: "…55", statuses: [], sending: "works" },
  ...ReplyReason.options.map((reason): TestReply => ({
    state: "ended",
    text: "Text",
    statuses: [],
    ...sendingBy(reason),
    reason,
  })),
];

function sendingBy(reason: ReplyReason): Pick<TestReply, "sending"> {
  if (reason === "rejected" || reason === "failed") return { sending: "refused" };
  return ["response-unknown", "no-status", "sent-only", "stopped-waiting"].includes(reason)
    ? { sending: "unknown" }
    : {};
}

type Side = EventSource;

const SETTLED_ANYHOW: ReadonlySet<string> = new Set(["arrives", "not awaited", "webhooks.tunnel lost"]);

function ended(side: Side, { name, steps, verdict, isReplaced }: Steps, restored: Restored): SeenTest {
  return {
    key: `${side} ${name} | ${restored.check.cause ?? restored.check.found}`,
    callback: restored.callback,
    test: testOf({
      side,
      phase: "ended",
      verdict,
      ...(verdict === "arrives" ? { proof: "signed" as const } : {}),
      steps: steps.map((step) =>
        step.id === "webhooks.restored" ? { ...step, state: "done", check: restored.check } : step,
      ),
      arrivals: arrivalsOf(side, steps),
      ...(isReplaced ? { borrowed: BORROWED } : {}),
      ...(restored.restored === undefined ? {} : { restored: restored.restored }),
      endedAt: AT,
    }),
  };
}

function arrivalsOf(side: Side, steps: TestState["steps"]): TestState["arrivals"] {
  const check = steps.find(({ id }) => id === "webhooks.message")?.check;
  const arrival = (signature: "valid" | "invalid" | "unchecked"): TestState["arrivals"] => [
    { event: 7, kind: "message", signature, at: AT, afterMs: 900 },
  ];
  if (check?.status === "pass") return arrival(side === "cloud" ? "valid" : "unchecked");
  if (check?.cause === "unchecked") return arrival("unchecked");
  return check?.cause === "signature-wrong" && check.facts?.["refused"] === undefined
    ? arrival("invalid")
    : [];
}

/** Every end of a webhook test: each cause of each step, each way of settling the callback URL, each reply, each interruption. */
export function everyTestEnd(): readonly SeenTest[] {
  return EventSource.options.flatMap((side) => [
    ...COURSES.flatMap((course) =>
      // How it is settled doesn't depend on why the test ended.
      (course.isReplaced ? RESTORATIONS : UNTOUCHED)
        .filter((_restored, index) => index === 0 || SETTLED_ANYHOW.has(course.name))
        .map((restored) => ended(side, course, restored)),
    ),
    ...REPLIES.flatMap((reply) => {
      const arrives = COURSES.find(({ name }) => name === "arrives");
      const [restored] = RESTORATIONS;
      if (arrives === undefined || restored === undefined) return [];
      const { test, ...rest } = ended(side, arrives, restored);
      return [{ ...rest, key: `${rest.key} | reply ${reply.reason ?? "works"}`, test: { ...test, reply } }];
    }),
    // An interruption is told once nothing is left to restore.
    ...RESTORATIONS.filter(({ check }) => check.status !== "fail").map((restored): SeenTest => {
      const { check, callback } = restored;
      const test = interrupted(side, restored);
      return { key: `${side} interrupted | ${check.cause ?? check.found}`, callback, test };
    }),
  ]);
}

function interrupted(side: Side, { check, restored = false }: Restored): TestState {
  const { test, receiver, phoneNumberId, number, startedAt } = testOf();
  const record = {
    version: 1,
    seq: 1,
    test,
    receiver,
    side,
    phoneNumberId,
    number,
    startedAt,
    borrowed: { ...BORROWED, ours: "https://a.example/in", at: AT },
  } as unknown as Parameters<typeof interruptedState>[0];
  const state = interruptedState(record, { restored, check }, { now: () => Date.parse(AT) as never });
  if (state === undefined) throw new Error("Something was replaced.");
  return state;
}
