import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckContext } from "../../../main/core/checks/context.ts";
import { runChecks } from "../../../main/core/checks/run-checks.ts";
import { CAUSES_BY_CHECK, CHECK_IDS, UNSEEN_CAUSES, type CheckId } from "../../../shared/checks/catalogue.ts";
import { CheckResult } from "../../../shared/checks/result.ts";
import {
  NotSentCause,
  RefusalReason,
  UnknownCause,
  type CallOutcome,
} from "../../../shared/platform/outcome.ts";
import { causeWording, checkTitle, checkWhy } from "../../../shared/wording/checks.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { createTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";
import {
  APP,
  certificateText,
  checkContext,
  confirmed,
  gateway,
  HEALTHY_NUMBER,
  HEALTHY_SETTINGS,
  HEALTHY_TOKEN,
  notSent,
  NOW,
  NUMBER_ID,
  rejected,
  tlsVerdict,
  unanswered,
  type Changes,
  type LookAnswers,
} from "../../support/check-context.ts";
import { instant } from "../../../shared/time.ts";

const OUTCOMES: readonly CallOutcome<never>[] = [
  ...NotSentCause.options.map(notSent),
  ...UnknownCause.options.map(unanswered),
  ...RefusalReason.options.map((reason) => rejected(reason, 100)),
];
const CALLS = [
  "number",
  "numbers",
  "token",
  "subscriptions",
  "health",
  "settings",
  "shards",
  "onPremTokenEnd",
] as const;

const SECRETS = {
  "cloud.accessToken": "SECRET-cloud-token",
  "onPrem.auth.token": "SECRET-onprem-token",
  "number.pin": "271828",
  backupPassword: "SECRET-backup",
};

const failing = fc.constantFrom(...OUTCOMES);
const word = (...known: string[]) =>
  fc.option(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 20 })), { nil: undefined });
const address = word("", "https://hooks.example/onprem", "https://hooks.example/cloud", "nonsense");
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 3, arbitrary: value.map((facts) => confirmed(facts)) },
    { weight: 1, arbitrary: failing },
  );

const anyNumber = fc
  .record({
    displayPhoneNumber: word("+1 202-555-0123", "+44 20 7946 0000"),
    verifiedName: word("Northwind Bakery"),
    codeVerificationStatus: word("VERIFIED", "EXPIRED"),
    qualityRating: word("GREEN", "RED"),
    nameStatus: word("APPROVED", "DECLINED"),
    status: word("CONNECTED", "BANNED", "DELETED", "FLAGGED", "MIGRATED"),
    host: word("CLOUD_API", "ON_PREMISE", "NOT_APPLICABLE"),
    throughput: word("HIGH", "STANDARD"),
    accountMode: word("LIVE", "SANDBOX"),
    canSend: word("AVAILABLE", "LIMITED", "BLOCKED"),
    webhooks: fc.option(fc.record({ number: address, account: address, application: address }), {
      nil: undefined,
    }),
  })
  .map((facts) => ({ ...HEALTHY_NUMBER, ...facts }));
const anyToken = fc.record({
  appId: fc.constantFrom(APP, "9"),
  valid: fc.boolean(),
  expiresAt: fc.constantFrom(
    0,
    NOW / 1_000 - 5,
    NOW / 1_000 + 60,
    NOW / 1_000 + 7_200,
    NOW / 1_000 + 9e6,
    1e15,
    -1e15,
    0.5,
  ),
  scopes: fc.constantFrom(HEALTHY_TOKEN.scopes ?? [], [], ["zap_business_messaging"]),
  granularScopes: fc.constantFrom([], [{ scope: "chat_business_management", targetIds: ["5"] }]),
});
const anyHealth = fc
  .constantFrom("connected", "connecting", "disconnected", "uninitialized", "unregistered", "other")
  .chain((own) =>
    fc.boolean().map((clustered) => ({
      gateway: own as "connected",
      clustered,
      nodes: [{ node: "a", gateway: own, ...(clustered ? { role: "coreapp" } : {}) }],
    })),
  );
const anyTls = fc.oneof(
  fc.constantFrom(...NotSentCause.options).map((cause) => tlsVerdict("refused", cause)),
  fc.constantFrom(...NotSentCause.options).map((cause) => ({ kind: "unreachable" as const, cause })),
  fc.constantFrom(60_000, 9e9).map((leftMs) => tlsVerdict("accepted", leftMs)),
  fc.constant({ kind: "plain" as const }),
);
const anyLooks = fc.record({
  number: maybe(anyNumber),
  numbers: maybe(
    fc.constantFrom(
      [],
      [{ id: NUMBER_ID }],
      [{ id: "7", displayPhoneNumber: "+1 202 555 0123" }],
      [{ id: NUMBER_ID, displayPhoneNumber: "+44 1" }],
    ),
  ),
  token: maybe(anyToken),
  subscriptions: maybe(
    fc.constantFrom(
      [],
      [{ id: APP, overrideCallbackUri: "https://o.example" }],
      [{ id: "5", name: "Other" }],
    ),
  ),
  health: maybe(anyHealth),
  settings: maybe(
    fc
      .record({
        waId: word("", "12025550123", "442079460000"),
        webhookUrl: address,
        callbackPersist: fc.boolean(),
      })
      .map((facts) => ({ ...HEALTHY_SETTINGS, ...facts })),
  ),
  shards: maybe(fc.constantFrom(1, 2, 32)),
  onPremTokenEnd: maybe(fc.constantFrom(null, "2026-01-15T12:10:00Z", "2025-01-01T00:00:00Z", "nonsense")),
  cloudTls: anyTls,
  onPremTls: anyTls,
}) as fc.Arbitrary<LookAnswers>;
const anyChanges: fc.Arbitrary<Changes> = fc.record({
  direction: fc.constantFrom("to-cloud" as const, "to-onprem" as const),
  looks: anyLooks,
  number: fc.constantFrom(
    {},
    { shards: 4 },
    { cc: "34", phoneNumber: "34612345678" },
    { cc: "49", phoneNumber: "030901820" },
  ),
  secrets: fc
    .constantFrom(
      certificateText(),
      "abc%",
      "AAAA",
      certificateText({ number: "442079460000", goodUntilMs: NOW - 5 }),
    )
    .map((cert) => ({ ...SECRETS, "number.cert": cert })),
  local: fc.record({
    freeBytes: fc.constantFrom(undefined, 0, 9e9),
    isWritable: fc.constantFrom(undefined, true, false),
    isMoved: fc.boolean(),
    vault: fc.constantFrom("absent", "locked", "open", "damaged", "changed"),
    attempts: fc.constantFrom(undefined, { inRun: 3, inWindow: 0 }, { inRun: 3, inWindow: 2 }),
    pinRefusedAt: fc.constantFrom(undefined, instant(NOW - 5)),
    unresolvedRun: fc.constantFrom(undefined, "r-20260101-abcdef"),
  }),
});

const saySpanish = createTranslate("es", { en, es });

/** Patterns that only join a platform's own words. */
const ALIKE = new Set(["findings.unseen.unknown", "findings.tls.failed", "findings.reachable.unconnected"]);

/** All check results in a context, parsed under the contract. */
const resultsOf = async (context: CheckContext): Promise<readonly CheckResult[]> =>
  (await runChecks(context)).map((result) => CheckResult.parse(result));

/**
 * True for a pass without a cause, and for any other result with a cause that the catalog lists for that
 * check.
 */
function isListed({ id, status, cause }: CheckResult): boolean {
  if (status === "pass") return cause === undefined;
  const known: readonly string[] = [...CAUSES_BY_CHECK[id as CheckId], ...UNSEEN_CAUSES];
  return cause !== undefined && known.includes(cause);
}

describe("the catalogue", () => {
  it("lists every cause that a check gives, whatever both sides answer", async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges, async (changes) => {
        const strays = (await resultsOf(checkContext(changes))).filter((result) => !isListed(result));
        expect(strays).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("says each finding in both languages, whatever both sides answer", async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges, async (changes) => {
        const results = await resultsOf(checkContext(changes));
        expect(results.map((result) => findingText(translateToEnglish, result))).toEqual(
          results.map(({ found }) => found),
        );
        const unsaid = results.filter((result) => {
          const spanish = findingText(saySpanish, result);
          const alike = ALIKE.has(result.said?.key ?? "") || spanish !== result.found;
          return result.said === undefined || spanish === "" || spanish.includes("findings.") || !alike;
        });
        expect(unsaid).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("[I13] no result holds a secret of the plan, whatever both sides answer", async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges, async (changes) => {
        const text = JSON.stringify(await resultsOf(checkContext(changes)));
        for (const secret of [...Object.values(SECRETS), certificateText()])
          expect(text).not.toContain(secret);
      }),
      { numRuns: 100 },
    );
  });

  it("has wording for every check and cause, in plain sentences without exclamation marks", () => {
    const causes = new Set<string>([...UNSEEN_CAUSES, ...Object.values(CAUSES_BY_CHECK).flat()]);
    const sentences = [
      ...CHECK_IDS.map((id) => checkWhy(translateToEnglish, id)),
      ...[...causes].flatMap((cause) => {
        const words = causeWording(translateToEnglish, cause);
        return [words?.happened, words?.remedy];
      }),
    ];
    for (const id of CHECK_IDS) expect(checkTitle(translateToEnglish, id)).not.toBe(id);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
  });
});

describe("a look-up that is not answered", () => {
  const silent = [
    ...UnknownCause.options.filter((cause) => cause !== "redirect").map(unanswered),
    rejected("not-found", 803),
    rejected("bad-parameter", 100),
    rejected("other", 1),
  ];

  it.each(
    silent.map(
      (outcome) =>
        [
          `${outcome.kind} ${"cause" in outcome ? outcome.cause : "reason" in outcome ? outcome.reason : ""}`,
          outcome,
        ] as const,
    ),
  )("never blocks by itself: %s", async (_name, outcome) => {
    for (const direction of ["to-cloud", "to-onprem"] as const) {
      for (const look of CALLS) {
        const results = await resultsOf(checkContext({ direction, looks: { [look]: outcome } }));
        expect(results.filter(({ status }) => status === "fail")).toEqual([]);
      }
      const all = Object.fromEntries(CALLS.map((look) => [look, outcome]));
      expect(
        (await resultsOf(checkContext({ direction, looks: all }))).filter(({ status }) => status === "fail"),
      ).toEqual([]);
    }
  });

  it("does not keep a definite no of the other side from blocking", async () => {
    const results = await resultsOf(
      checkContext({ looks: { number: unanswered(), token: unanswered(), health: gateway("disconnected") } }),
    );
    expect(results.filter(({ status }) => status === "fail").map(({ id }) => id)).toEqual(["onprem.health"]);
  });
});
