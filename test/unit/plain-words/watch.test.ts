import { describe, expect, test } from "vitest";
import { goingOn, webhookHealthOf } from "../../../main/hosts/electron/watch/webhook-health.ts";
import { en } from "../../../main/hosts/electron/words/en.ts";
import { watchBadge, watchPlan } from "../../../renderer/screens/webhooks/watch/watch-badge.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { DETECTORS } from "../../../shared/watch/finding.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { faultsOf } from "../../support/plain-words/plain-text.ts";
import {
  everyRound,
  PLANS,
  wrongInPlan,
  wrongInRound,
  type SeenPlan,
  type SeenRound,
} from "../../support/plain-words/watch.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";

type Words = (typeof MARKING_WINDOW)["en"];
const ROUNDS = everyRound();

const roundTexts = (t: Words, { checks }: SeenRound): readonly string[] =>
  checks.map(({ said, found }) => (said === undefined ? found : saidText(t, said)));

/** Everything that is said of monitoring above the list of its checks. */
const planTexts = (t: Words, plan: SeenPlan): readonly string[] => [
  watchBadge(t, plan, plan).word,
  watchPlan(t, plan, plan) ?? "",
  ...(plan.open === 0 ? [t("window.webhooks.watch.noFinding")] : []),
];

const wrongRounds = (t: Words): readonly string[] => [
  ...new Set(ROUNDS.flatMap((seen) => wrongInRound(keysIn(roundTexts(t, seen).join("\n")), seen))),
];
const wrongPlans = (t: Words): readonly string[] => [
  ...new Set(PLANS.flatMap((plan) => wrongInPlan(keysIn(planTexts(t, plan).join("\n")), plan))),
];

describe("[ZX9] nothing that is said of monitoring contradicts anything else there, or what was found:", () => {
  test("each scheduled check, with those beside it", () => {
    expect(wrongRounds(MARKING_WINDOW.en)).toEqual([]);
  });

  test("whether it is on, paused or off, when the next check comes, and what was found in events", () => {
    expect(wrongPlans(MARKING_WINDOW.en)).toEqual([]);
  });

  test.each(LANGUAGES)("in whole sentences, in %s", (language) => {
    const t = MARKING_WINDOW[language];
    const texts = new Set([
      ...ROUNDS.flatMap((seen) => roundTexts(t, seen)),
      ...PLANS.flatMap((plan) => watchPlan(t, plan, plan) ?? []),
      t("window.webhooks.watch.noFinding"),
      ...DETECTORS.map((detector) =>
        detector === "silence"
          ? t("watch.found.silence", { minutes: 15 })
          : t(`watch.found.${detector}`, { count: 7 }),
      ),
    ]);
    const faults = [...texts].map(unmarked).flatMap((text) => faultsOf(text, language));
    // Latin letters tell where a sentence of them begins.
    expect(faults.filter((fault) => language !== "ar" || !fault.startsWith("no beginning"))).toEqual([]);
  });

  test("the tray claims to monitor only while it does, and that all is well only while nothing is known to be wrong", () => {
    const looks = [[], ["pass"], ["warn"], ["fail"]] as const;
    const wrong = looks.flatMap((statuses) =>
      PLANS.flatMap(({ nextAt, open }) =>
        [true, false].flatMap((listening) => {
          const watch = {
            findings: Array.from({ length: open }, () => ({ settled: false })),
            ofFolder: [],
            looks: statuses.map((status) => ({ check: { status } })),
            ...(nextAt === undefined ? {} : { nextAt }),
          } as unknown as NonNullable<Parameters<typeof webhookHealthOf>[0]["watch"]>;
          const known = { watch, receivers: [{ listening }] };
          const text = en.tray[webhookHealthOf(known)];
          const isBad = open > 0 || statuses.some((status) => status !== "pass");
          const isActive = goingOn({ ...known, tests: [], points: [] }).any;
          return [
            ...(/\bmonitoring\b/.test(text) && !/not monitoring/.test(text) && nextAt === undefined
              ? [text]
              : []),
            ...(/no findings/.test(text) && isBad ? [text] : []),
            ...(/not receiving/.test(text) && isActive ? [text] : []),
          ];
        }),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
    // It stays for receiving alone, too.
    expect(en.notice.goesOn).not.toMatch(/monitor/);
  });
});

describe("[ZX6] a mistake in the words of monitoring is noticed:", () => {
  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["what opens broke", "watch.looks.tunnel.opening", "watch.looks.tunnel.reconnecting"],
    [
      "a receiver that has stopped runs",
      "watch.looks.receiver.troubleStopped",
      "watch.looks.receiver.trouble",
    ],
    ["a number without a subscription works", "watch.looks.number.works", "places.cloud.works"],
    ["what is paused is on", "window.webhooks.watch.isPaused", "window.webhooks.watch.on"],
    ["what is off is on", "window.webhooks.watch.off", "window.webhooks.watch.on"],
    [
      "a check comes while it is paused",
      "window.webhooks.watch.paused.vault-locked",
      "window.webhooks.watch.next",
    ],
  ])("%s", (_what, key, put) => {
    const t = mistaken(
      MARKING_WINDOW.en,
      key,
      { key: put },
      { spoken: "+1 202 555 0123", trouble: "x", time: "14:05" },
    );
    expect([...wrongRounds(t), ...wrongPlans(t)]).not.toEqual([]);
  });
});
