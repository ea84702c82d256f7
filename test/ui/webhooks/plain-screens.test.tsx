import { describe, expect, test } from "vitest";
import { BatchUnderWay } from "../../../renderer/screens/tools/batch/BatchUnderWay.tsx";
import { batchTitle } from "../../../renderer/screens/tools/batch/batch-title.ts";
import { TestLead } from "../../../renderer/screens/webhooks/test/TestLead.tsx";
import { TestProgress } from "../../../renderer/screens/webhooks/test/TestProgress.tsx";
import { testTitle } from "../../../renderer/screens/webhooks/test/test-title.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import type { BatchState } from "../../../shared/rpc/areas/batch.ts";
import { everyBatch, wrongInBatch } from "../../support/plain-words/batch.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { foreignIn } from "../../support/plain-words/plain-text.ts";
import { has, quoted, toldBy, when } from "../../support/plain-words/told.ts";
import { wrongAfterTest } from "../../support/plain-words/webhook-rules.ts";
import { everyTestEnd, type SeenTest } from "../../support/plain-words/webhook-tests.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";
import { drawEach, oneOfEach, type Drawn } from "../../support/ui/draw-each.tsx";
import { ONE } from "./imagined.ts";

type Words = (typeof MARKING_WINDOW)["en"];

const ENDS = oneOfEach(
  everyTestEnd(),
  ({ test: { side, verdict, interrupted, arrivals, reply, steps }, callback }) => {
    const failed = steps.find(({ check }) => check?.status === "fail");
    return [side, verdict, interrupted, callback, arrivals[0]?.signature, reply?.reason, failed?.id].join();
  },
);

/** The filled button does what the words ask for next: what is left is restored before anything else. */
function wrongButtons({ keys, filled, pressable }: Drawn, { test, callback }: SeenTest): readonly string[] {
  const isLeft = has(toldBy(keys), "next: restore").length > 0;
  const restores = filled.includes("window.webhooks.unrestored.now");
  return [
    ...when(filled.length > 1, `filled: ${filled.join(", ")}`),
    ...when(restores && !isLeft, `${callback}: nothing is left, but it is the filled button`),
    // What an earlier test left is on the list above, which has a button of its own.
    ...when(
      isLeft && test.borrowed !== undefined && !restores,
      `${callback}: ${quoted(has(toldBy(keys), "next: restore"))}, but another button is filled`,
    ),
    ...when(!pressable.includes("window.webhooks.test.again"), "no other test can be made"),
  ];
}

describe("[ZX3] on the screen of a webhook test that has ended, as the window draws it,", () => {
  const draw =
    (t: Words) =>
    ({ test: one }: SeenTest) => (
      <>
        <h1>{testTitle(t, one)}</h1>
        <TestLead test={one} />
        <TestProgress test={one} spoken="+1 202 555 0123" onAgain={() => undefined} />
      </>
    );

  async function wrongWith(t: Words, ends: readonly SeenTest[]): Promise<readonly string[]> {
    const wrong = new Map<string, string>();
    await drawEach({ script: ONE, t }, ends, draw(t), (screen, seen) => {
      const besideButtons = { keys: screen.keys.filter((key) => key !== "window.webhooks.unrestored.now") };
      for (const what of [...wrongAfterTest(besideButtons, seen), ...wrongButtons(screen, seen)])
        if (!wrong.has(what)) wrong.set(what, `${what}\n    ${seen.key}`);
    });
    return [...wrong.values()];
  }

  test("nothing contradicts anything else there, and the filled button does what the words ask for", async () => {
    expect(await wrongWith(MARKING_WINDOW.en, ENDS)).toEqual([]);
  });

  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["what is left is told as restored", "connectivity.restoredNo", "connectivity.restoredYes"],
    ["no step restores it", "window.webhooks.test.restoredNoNext", "window.webhooks.test.restoring"],
    [
      "nothing came, and it arrives",
      "window.webhooks.test.verdict.stopped.what",
      "window.webhooks.test.verdict.arrives.what",
    ],
  ])("[ZX6] a mistake is noticed: %s", async (_what, key, put) => {
    const some = ENDS.filter((_one, index) => index % 3 === 0);
    expect(await wrongWith(mistaken(MARKING_WINDOW.en, key, { key: put }), some)).not.toEqual([]);
  });

  test("in Spanish", async () => {
    const foreign = new Set<string>();
    const some = ENDS.filter((_one, index) => index % 4 === 0).map((seen) => ({
      ...seen,
      test: { ...seen.test, steps: seen.test.steps.map((step) => ("check" in step ? silent(step) : step)) },
    }));
    await drawEach({ script: ONE, t: MARKING_WINDOW.es }, some, draw(MARKING_WINDOW.es), ({ texts }) => {
      for (const text of texts.flatMap((one) => foreignIn(one, "es"))) foreign.add(text);
    });
    expect([...foreign]).toEqual([]);
  });
});

type Step = SeenTest["test"]["steps"][number];

/** Without what was found, which these tests tell in English alone. */
function silent(step: Step): Step {
  return step.check === undefined || step.check.said !== undefined
    ? step
    : { ...step, check: { ...step.check, found: "" } };
}

const TALLY = { complete: 0, failed: 0, unknown: 0, waiting: 0, notStarted: 1 };
const BATCHES: readonly BatchState[] = everyBatch().map((batch) => ({
  id: "one",
  name: "numbers.csv",
  startedAt: "2026-01-15T12:00:00.000Z",
  revision: 1,
  tally: TALLY,
  ...batch,
}));

/** Buttons that can be pressed in each phase: what goes on can be paused, what is paused resumed. */
const PRESSABLE: Readonly<Record<BatchState["phase"], readonly string[]>> = {
  running: ["window.batch.pause", "window.batch.stop"],
  paused: ["window.batch.resume", "window.batch.stop"],
  stopping: [],
  ended: ["window.batch.saveHtml", "window.batch.saveCsv", "window.batch.another"],
};

describe("[ZX5] on the screen of a batch, as the window draws it,", () => {
  test.each(["en", "es"] as const)(
    "nothing contradicts its phase, and the buttons are those of it, in %s",
    async (language) => {
      const t = MARKING_WINDOW[language];
      const wrong = new Set<string>();
      await drawEach(
        { script: ONE, t },
        BATCHES,
        (batch) => (
          <>
            <h1>{batchTitle(t, batch)}</h1>
            <BatchUnderWay batch={batch} onLeave={() => undefined} />
          </>
        ),
        ({ keys, texts, pressable }, batch) => {
          for (const what of [
            ...wrongInBatch(
              keys.filter(
                (key) =>
                  key.startsWith("window.batch.title.") ||
                  has(toldBy([key]), "waits for the window").length > 0 ||
                  key.endsWith(".next"),
              ),
              batch,
            ),
            ...when(
              pressable.join() !== PRESSABLE[batch.phase].join(),
              `${batch.phase}, but ${pressable.join()}`,
            ),
            ...texts.flatMap((text) => foreignIn(text, language)),
          ])
            wrong.add(what);
        },
      );
      expect([...wrong]).toEqual([]);
    },
  );
});
