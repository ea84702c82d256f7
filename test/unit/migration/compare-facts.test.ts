import { describe, expect, test } from "vitest";
import { compareFacts, type ComparedRun } from "../../../main/core/migration/compare-facts.ts";
import type { ComparedReading, Observation } from "../../../shared/migration/observation.ts";
import type { NumberFacts } from "../../../shared/platform/facts.ts";
import type { TemplatesReading } from "../../../shared/platform/templates.ts";
import { comparedLines, unexpectedChanges } from "../../../shared/wording/changes.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { readingOf } from "../../support/told-run.ts";

const FACTS: NumberFacts = {
  verifiedName: "Northwind Bakery",
  codeVerificationStatus: "VERIFIED",
  qualityRating: "GREEN",
  officialAccount: false,
  messagingLimit: "TIER_1K",
  throughput: "NOT_APPLICABLE",
  refusedFields: [],
};
const TEMPLATES: TemplatesReading = {
  kind: "told",
  total: 34,
  statuses: [
    { status: "APPROVED", count: 30 },
    { status: "PENDING", count: 4 },
  ],
  list: "a".repeat(64),
  states: "b".repeat(64),
};
const COMPARED: ComparedReading = {
  account: { id: "1022", number: "listed" },
  templates: TEMPLATES,
  shards: 1,
};
const RUN: ComparedRun = { direction: "to-cloud", ownApp: "6708", moved: true };

type Change = { readonly facts?: Partial<NumberFacts>; readonly compared?: Partial<ComparedReading> };
const seen = ({ facts, compared }: Change = {}): Observation => ({
  ...readingOf("on-premises", "serves-number"),
  number: { ...FACTS, ...facts },
  compared: { ...COMPARED, ...compared },
});
const compared = (before: Observation, after: Observation, run = RUN) => {
  const comparison = compareFacts(before, after, run);
  const of = (member: string) => comparison.changes.find((change) => change.member === member);
  return { ...comparison, of };
};

/** What the platform's document names as left alone. */
const PROMISED = [
  "verified_name",
  "code_verification_status",
  "quality_rating",
  "is_official_business_account",
  "messaging_limit_tier",
  "owning_account",
  "message_templates",
  "message_templates.status",
];

test("[D1] every member that the document names is compared, and the same where nothing changed", () => {
  const { changes, untold } = compared(seen(), seen());
  expect(untold).toEqual([]);
  for (const member of PROMISED)
    expect(changes.find((change) => change.member === member)).toMatchObject({
      expectedSame: true,
      same: true,
      because: "promised",
    });
  expect(unexpectedChanges(changes)).toEqual([]);
});

test.each<[string, Change]>([
  ["verified_name", { facts: { verifiedName: "Northwind" } }],
  ["code_verification_status", { facts: { codeVerificationStatus: "EXPIRED" } }],
  ["quality_rating", { facts: { qualityRating: "YELLOW" } }],
  ["is_official_business_account", { facts: { officialAccount: true } }],
  ["messaging_limit_tier", { facts: { messagingLimit: "TIER_250" } }],
  ["owning_account", { compared: { account: { id: "1022", number: "not-listed" } } }],
  ["message_templates", { compared: { templates: { ...TEMPLATES, list: "c".repeat(64) } } }],
  ["message_templates.status", { compared: { templates: { ...TEMPLATES, states: "c".repeat(64) } } }],
])("[D1][D5] a difference of %s alone is found and explained", (member, change) => {
  const { changes, of } = compared(seen(), seen(change));
  expect(unexpectedChanges(changes).map((one) => one.member)).toEqual([member]);
  expect(of(member)?.because).not.toBe("promised");
  const [line] = comparedLines(translateToEnglish, { changes });
  expect(line).toMatchObject({ member, state: "unexpected" });
  expect(line?.explanation).toMatch(/^A migration should not change/);
});

describe("[D2] what was not told", () => {
  const untoldFacts: Partial<Record<keyof NumberFacts, undefined>> = {
    verifiedName: undefined,
    codeVerificationStatus: undefined,
    qualityRating: undefined,
    officialAccount: undefined,
    messagingLimit: undefined,
    throughput: undefined,
  };
  const without: Observation = {
    ...seen({
      compared: {
        account: { id: "1022", number: "not-told" },
        templates: { kind: "not-told", why: "incomplete" },
      },
    }),
    number: { ...FACTS, ...untoldFacts } as NumberFacts,
  };

  test.each([
    ["before", without, seen()],
    ["after", seen(), without],
    ["before and after", without, without],
  ])("%s is named, and never called the same", (_when, before, after) => {
    const { changes, untold } = compared(before, after);
    expect(untold.map(({ member }) => member).sort()).toEqual([...PROMISED, "throughput"].sort());
    expect(changes.filter(({ member }) => PROMISED.includes(member))).toEqual([]);
    const lines = comparedLines(translateToEnglish, { changes, untold });
    const named = lines.filter(({ state }) => state === "untold");
    expect(named.length).toBe(untold.length);
    expect(named.every(({ explanation }) => explanation?.includes("can't be compared"))).toBe(true);
  });

  test("is not claimed of a migration that an earlier version carried out", () => {
    const { compared: _asked, ...old } = without;
    const { changes, untold } = compared(old, old);
    expect(untold).toEqual([]);
    expect(changes.map(({ member }) => member)).not.toContain("owning_account");
  });

  test("of an observation that an earlier version began is named", () => {
    const { compared: _asked, ...old } = seen();
    expect(compared(old, seen()).untold.map(({ member }) => member)).toEqual([
      "owning_account",
      "message_templates",
      "message_templates.status",
    ]);
  });
});

describe("templates", () => {
  const changedTo = (since: Extract<TemplatesReading, { kind: "told" }>["since"], list = TEMPLATES.list) =>
    compared(
      seen(),
      seen({
        compared: { templates: { ...TEMPLATES, list, states: "c".repeat(64), ...(since && { since }) } },
      }),
    );
  const first = (before: string | undefined, after: string | undefined) => [
    { name: "order_shipped", language: "de", ...(before && { before }), ...(after && { after }) },
  ];

  test("[D5] whose status changed are named, and the list counts as the same", () => {
    const { of, changes } = changedTo({
      added: 0,
      removed: 0,
      changed: 1,
      first: first("APPROVED", "PAUSED"),
    });
    expect([of("message_templates")?.same, of("message_templates.status")?.same]).toEqual([true, false]);
    const lines = comparedLines(translateToEnglish, { changes });
    expect(lines[0]?.templates).toEqual(["order_shipped (de): APPROVED, now PAUSED"]);
  });

  test("[D5] that are new leave the statuses of the others the same", () => {
    const since = { added: 1, removed: 0, changed: 0, first: first(undefined, "PENDING") };
    const { of, changes } = changedTo(since, "d".repeat(64));
    expect([of("message_templates")?.same, of("message_templates.status")?.same]).toEqual([false, true]);
    expect(comparedLines(translateToEnglish, { changes })[0]?.templates).toEqual([
      "order_shipped (de): new, PENDING",
    ]);
  });

  test("[D2] of a list that differs and can't be named tell nothing of their statuses", () => {
    const { of, changes } = changedTo(undefined, "d".repeat(64));
    expect(of("message_templates")?.same).toBe(false);
    expect(of("message_templates.status")).toBeUndefined();
    expect(comparedLines(translateToEnglish, { changes })[0]?.templates).toEqual([
      "Which ones differ is no longer known: the list from before isn't kept any more.",
    ]);
  });

  test("[D3] beyond the named ones are counted", () => {
    const many = { added: 0, removed: 0, changed: 300, first: first("APPROVED", "PAUSED") };
    const { changes } = changedTo(many);
    expect(comparedLines(translateToEnglish, { changes })[0]?.templates[1]).toBe(
      "299 more templates differ.",
    );
  });
});

describe("[D4] the throughput", () => {
  const after = (throughput: string) => seen({ facts: { throughput } });
  const of = (shards: number | undefined, throughput: string, run = RUN) => {
    const before = seen({ compared: { shards } });
    const { changes, of: find } = compared(before, after(throughput), run);
    return { ...find("throughput"), unexpected: unexpectedChanges(changes).map(({ member }) => member) };
  };

  test("is expected to be high after two or more shards, and a lower one is told", () => {
    expect(of(2, "HIGH")).toMatchObject({ expected: "HIGH", because: "upgraded", unexpected: [] });
    expect(of(4, "STANDARD")).toMatchObject({
      expected: "HIGH",
      because: "not-upgraded",
      unexpected: ["throughput"],
    });
  });

  test("is not expected to be high otherwise", () => {
    expect(of(1, "STANDARD")).toMatchObject({ because: "few-shards", unexpected: [] });
    expect(of(undefined, "STANDARD")).toMatchObject({ because: "shards-not-told", unexpected: [] });
    expect(of(2, "NOT_APPLICABLE", { ...RUN, direction: "to-onprem", moved: false })).toMatchObject({
      because: "left-cloud",
      unexpected: [],
    });
    expect(of(2, "STANDARD", { ...RUN, moved: false }).unexpected).toEqual([]);
  });
});
