import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { guideOfRun } from "../../../renderer/components/practice/guide-step.ts";
import { scenarios } from "../../../renderer/wording/en/scenarios.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import type { ActiveScenario, PracticeProgress, ScenarioId } from "../../../shared/practice/scenarios.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { FakeCore, Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, runOf, workspaceOf } from "../overview/imagined.ts";

const AT = "2026-01-15T12:00:00.000Z";
const SANDBOX: PracticeState = {
  revision: 1,
  home: "on-premises",
  faults: [
    { name: "lost-register-after", says: "The response is lost.", direction: "to-cloud", on: false },
    { name: "register-silent", says: "No response arrives.", direction: "to-cloud", on: false },
  ],
  deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
  now: AT,
};

type Shown = {
  readonly progress?: PracticeProgress;
  readonly runs?: readonly RunSnapshot[];
  readonly story?: readonly TimelineEntry[];
  readonly script?: Script;
  readonly address?: string;
};

function showScenarios({ progress = { done: {} }, runs = [], story, script = {}, address }: Shown = {}): {
  readonly own: FakeCore;
  readonly core: FakeCore;
} {
  const own = coreWithRuns({
    workspaces: [workspaceOf(1)],
    settings: { realm: "practice", practice: progress },
  });
  const { core, transport } = coreWithRuns(
    {
      ...script,
      workspaces: [workspaceOf(1)],
      practice: SANDBOX,
      ...(story === undefined ? {} : { story }),
    },
    [...runs],
  );
  showWindow(
    joinRealms(own.transport, async () => transport),
    address ?? "/practice/scenarios",
  );
  return { own: own.core, core };
}

test("while the sandbox starts, the faults that it has aren't counted", async () => {
  const own = coreWithRuns({ settings: { realm: "practice" } });
  const core = coreWithRuns({ practice: SANDBOX });
  const starting = Promise.withResolvers<typeof core.transport>();
  showWindow(
    joinRealms(own.transport, () => starting.promise),
    "/practice/scenarios",
  );
  await screen.findByText("A phone, both APIs and faults that you can switch on.");
  starting.resolve(core.transport);
  expect(await screen.findByText("A phone, both APIs and 2 faults that you can switch on.")).toBeTruthy();
});

const DONE = { at: AT, durationMs: 220_000 };

function activeOf(scenario: ScenarioId): ActiveScenario {
  return { scenario, startedAt: "2026-01-15T11:58:00.000Z" };
}

test("the home of practice says how far the user has come, marks the next scenario and has one primary button", async () => {
  showScenarios({ progress: { done: { "to-cloud": DONE, back: DONE } } });
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toBe("Two of six done. Next: the answer gets lost.");
  expect(screen.getByRole("img", { name: "2 of 6 scenarios done" })).toBeTruthy();
  const cards = screen
    .getAllByRole("listitem")
    .filter((card) => within(card).queryByRole("heading") !== null);
  expect(cards).toHaveLength(6);
  expect(cards.map((card) => /Done/.test(card.textContent ?? ""))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(cards[0]?.textContent).toContain("3\u00a0min 40\u00a0s");
  expect(cards.map((card) => within(card).queryByText("Next") !== null)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  const primary = screen
    .getAllByRole("button")
    .filter((button) => button.dataset["variant"] === "filled")
    .map(({ textContent }) => textContent);
  expect(primary).toEqual(["Start scenario 3"]);
  await userEvent.click(screen.getByRole("link", { name: "Practice freely" }));
  expect(window.location.hash).toBe("#/practice/");
});

test("a newcomer begins with the first scenario", async () => {
  showScenarios();
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title.textContent).toContain("First: a move to the cloud.");
});

test("with all six done nothing is next", async () => {
  const done = {
    "to-cloud": DONE,
    back: DONE,
    "lost-answer": DONE,
    "wrong-pin": DONE,
    interrupted: DONE,
    "no-webhooks": DONE,
  };
  showScenarios({ progress: { done } });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("All six scenarios done.");
  expect(screen.queryByText("Next")).toBeNull();
});

test("starting a scenario resets the sandbox, switches its fault on, and opens its screen with the guide", async () => {
  const { own, core } = showScenarios({ progress: { done: { "to-cloud": DONE, back: DONE } } });
  await userEvent.click(await screen.findByRole("button", { name: "Start scenario 3" }));
  await waitFor(() => expect(window.location.hash).toBe(`#/practice/move/${BAKERY}/${idOf(0)}/to-cloud`));
  expect(core.inputs("practice.reset")).toEqual([{ home: "on-premises", pinChanged: false }]);
  expect(core.inputs("practice.setFaults")).toEqual([{ names: ["lost-register-after"] }]);
  const [change] = own.inputs("settings.change") as readonly { readonly practice: PracticeProgress }[];
  expect(change?.practice).toMatchObject({ done: { back: DONE }, active: { scenario: "lost-answer" } });
  const guide = await screen.findByRole("complementary", { name: "Guide" });
  expect(guide.textContent).toContain("Scenario 3 of 6: The answer gets lost");
  expect(guide.textContent).toContain("press Start migration");
});

test("the scenario of the wrong PIN resets with a changed PIN, and no PIN is stored or asked for", async () => {
  const { core } = showScenarios();
  await userEvent.click(await screen.findByRole("button", { name: "Start scenario 4: A wrong PIN" }));
  await waitFor(() =>
    expect(core.inputs("practice.reset")).toEqual([{ home: "on-premises", pinChanged: true }]),
  );
  expect(core.calls).not.toContain("vault.put");
});

test("only a practice migration that would be lost is asked about, and keeping it changes nothing", async () => {
  const open = runOf({ phase: { kind: "ready" } });
  const { core } = showScenarios({ runs: [open] });
  await userEvent.click(await screen.findByRole("button", { name: "Start scenario 1" }));
  const dialog = await screen.findByRole("dialog", { name: "Start scenario 1?" });
  expect(dialog.textContent).toContain("An open practice migration is abandoned");
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep the migration" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(core.calls).not.toContain("practice.reset");
  await userEvent.click(screen.getByRole("button", { name: "Start scenario 1" }));
  const again = await screen.findByRole("dialog", { name: "Start scenario 1?" });
  await userEvent.click(within(again).getByRole("button", { name: "Start scenario 1" }));
  await waitFor(() => expect(core.calls).toContain("practice.reset"));
});

test("a scenario that could not be prepared says why and is not active", async () => {
  const { own, core } = showScenarios();
  core.fail("practice.reset", { kind: "runUnderWay" });
  await userEvent.click(await screen.findByRole("button", { name: "Start scenario 1" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("alert").textContent).toContain("A practice migration is running");
  expect(own.calls).not.toContain("settings.change");
});

const ENDED = runOf({
  direction: "to-cloud",
  phase: { kind: "ended", reason: "complete" },
  numberIs: "cloud",
  endedAt: AT,
});
const IN_TIME: readonly TimelineEntry[] = [{ kind: "ended", at: AT, reason: "complete" }];

test("a scenario ends with what the journal tells, and its end names the lesson and the next one", async () => {
  const { own } = showScenarios({
    progress: { active: activeOf("to-cloud"), done: {} },
    runs: [ENDED],
    story: IN_TIME,
    address: `/practice/runs/${ENDED.run}`,
  });
  expect(await screen.findByRole("heading", { name: /Scenario 1 of six done in 2\u00a0min/ })).toBeTruthy();
  const end = screen.getByRole("region", { name: "Guide" });
  expect(end.textContent).toContain("moves the number once");
  expect(within(end).getByRole("button", { name: "Start scenario 2: And back again" })).toBeTruthy();
  expect(own.inputs("settings.change")).toHaveLength(1);
});

test("a migration without what the scenario is about does not end it", async () => {
  const { own } = showScenarios({
    progress: { active: activeOf("lost-answer"), done: {} },
    runs: [ENDED],
    story: IN_TIME,
    address: `/practice/runs/${ENDED.run}`,
  });
  const guide = await screen.findByRole("complementary", { name: "Guide" });
  expect(guide.textContent).toContain("this scenario took another turn");
  expect(within(guide).getByRole("button", { name: "Start again" })).toBeTruthy();
  expect(own.inputs("settings.change")).toEqual([]);
});

test("an earlier migration has no guide, and no other realm has one", async () => {
  showScenarios({
    progress: { active: { ...activeOf("to-cloud"), afterRun: ENDED.run }, done: {} },
    runs: [ENDED],
    address: `/practice/runs/${ENDED.run}`,
  });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByLabelText("Guide")).toBeNull();
});

test("the guide can be folded away and left", async () => {
  const { own } = showScenarios({
    progress: { active: activeOf("to-cloud"), done: { back: DONE } },
    address: `/practice/move/${BAKERY}/${idOf(0)}/to-cloud`,
  });
  const guide = await screen.findByRole("complementary", { name: "Guide" });
  await userEvent.click(within(guide).getByRole("button", { name: "Fold the guide" }));
  expect(guide.textContent).not.toContain("press Start migration");
  await userEvent.click(within(guide).getByRole("button", { name: "Show the guide" }));
  expect(guide.textContent).toContain("press Start migration");
  await userEvent.click(within(guide).getByRole("button", { name: "Leave the scenario" }));
  await waitFor(() => expect(screen.queryByLabelText("Guide")).toBeNull());
  expect(own.inputs("settings.change")).toEqual([{ practice: { done: { back: DONE } } }]);
});

test("while register awaits its response the guide stops the program, and then says how to go on", async () => {
  const moving = runOf({
    direction: "to-cloud",
    phase: { kind: "ready" },
    held: true,
    steps: [{ step: "register", state: { kind: "in-flight", attempt: 1, since: AT } }],
  });
  const { core } = showScenarios({
    progress: { active: activeOf("interrupted"), done: {} },
    runs: [moving],
    address: `/practice/runs/${moving.run}`,
  });
  const guide = await screen.findByRole("complementary", { name: "Guide" });
  await userEvent.click(within(guide).getByRole("button", { name: "Stop the program" }));
  await waitFor(() => expect(core.calls).toContain("practice.interrupt"));
  act(() => core.push("runs", { ...moving, held: false, revision: moving.revision + 1 }));
  await waitFor(() => expect(guide.textContent).toContain("found a request without a response"));
});

test("after a rejected PIN the guide names the right one", async () => {
  const refused = runOf({ direction: "to-cloud", phase: { kind: "ended", reason: "register-pin-refused" } });
  showScenarios({
    progress: { active: activeOf("wrong-pin"), done: {} },
    runs: [refused],
    address: `/practice/runs/${refused.run}`,
  });
  const guide = await screen.findByRole("complementary", { name: "Guide" });
  expect(guide.textContent).toContain("The right one is 246810");
});

test.each([
  ["to-cloud", ["point-of-no-return"], "point"],
  ["to-onprem", ["sending-paused", "point-of-no-return"], "question"],
  ["to-onprem", ["point-of-no-return"], "request-code"],
] as const)("the guide speaks of the question that is shown: %s %s", (direction, what, step) => {
  expect(
    guideOfRun(
      "back",
      runOf({ direction, move: "not-made", phase: { kind: "awaiting-confirmation", what: [...what] } }),
    ),
  ).toBe(step);
});

test("[I9] the guide says that nothing has moved only while nothing has", () => {
  const phases = [
    { kind: "awaiting-confirmation", what: ["older-registration"] },
    { kind: "awaiting-confirmation", what: ["point-of-no-return"] },
    { kind: "ended", reason: "register-pin-refused" },
    { kind: "awaiting-code" },
    { kind: "ready" },
  ] as const;
  const claiming = phases.flatMap((phase) =>
    (["not-made", "open", "made", "not-known"] as const)
      .filter((move) => {
        const step = guideOfRun("to-cloud", runOf({ phase, move }));
        return /nothing has moved/i.test(scenarios.guide.says[step]);
      })
      .map((move) => `${phase.kind} ${move}`),
  );
  expect(claiming).toEqual(["awaiting-confirmation not-made", "ended not-made"]);
});

test("a later migration of a finished scenario has no guide and no end, and its preparation none either", async () => {
  const later = runOf({
    run: "r-20260115-later1",
    phase: { kind: "ended", reason: "register-refused" },
    numberIs: "on-premises",
    endedAt: "2026-01-15T12:10:00.000Z",
  });
  const done = { "to-cloud": { at: ENDED.endedAt ?? AT, durationMs: 120_000 } };
  const progress = { active: activeOf("to-cloud"), done };
  showScenarios({ progress, runs: [ENDED, later], address: `/practice/runs/${later.run}` });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByLabelText("Guide")).toBeNull();
  act(() => void (window.location.hash = `#/practice/runs/${ENDED.run}`));
  expect(await screen.findByRole("heading", { name: /Scenario 1 of six done/ })).toBeTruthy();
  act(() => void (window.location.hash = `#/practice/move/${BAKERY}/${idOf(0)}/to-cloud`));
  await waitFor(() => expect(screen.queryByLabelText("Guide")).toBeNull());
});

test("after the last question the guide waits for no other one", () => {
  const moved = { step: "register", state: { kind: "confirmed", attempt: 1, by: "answer" } } as const;
  const open = runOf({ phase: { kind: "ready" }, held: true, numberIs: "cloud", steps: [moved] });
  expect(guideOfRun("to-cloud", open)).toBe("finishing");
  expect(scenarios.guide.says.finishing).not.toContain("question");
});
