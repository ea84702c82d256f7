import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { bridgeOfRun } from "../../../renderer/components/bridge/bridge-state.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, runOf, workspaceOf } from "../overview/imagined.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { numberStatusOf } from "../../../renderer/components/number-status/number-status.ts";
import { foundSince } from "../../../renderer/components/run/found-since.ts";
import { ClientWord, leavesPossible, type Observation } from "../../../shared/migration/observation.ts";
import { showRun, withRegister } from "./shown-run.tsx";

const LATER = "2026-01-15T13:00:00.000Z";
const IN_CLOUD: Observation = {
  ...AGREED,
  at: LATER,
  cloudSays: "cloud",
  clientSays: "unregistered",
  home: "cloud",
};
const LOST = {
  kind: "unknown",
  attempt: 1,
  outcome: { kind: "unknown", cause: "timeout", evidence: { at: AGREED.at, durationMs: 1 } },
} as const;

const OF_BAKERY = { number: "+12025550100", spoken: "+1 202 555 0100", phoneNumberId: idOf(0) } as const;
const REPORTED: Partial<RunSnapshot> = {
  ...OF_BAKERY,
  phase: { kind: "ended", reason: "register-had-no-effect" },
  steps: withRegister(LOST),
  numberIs: "on-premises",
  proof: "attested",
};

const shown = (change: Partial<RunSnapshot>, reading: Observation, earlier?: Observation) =>
  showRun(change, {
    workspaces: [workspaceOf(1)],
    readings: [
      {
        workspace: BAKERY,
        phoneNumberId: idOf(0),
        revision: 1,
        asked: {},
        reading,
        ...(earlier === undefined ? {} : { earlier }),
      },
    ],
  });

test("[I8] a report that a later check disproves is not told in the present tense any more", async () => {
  await shown(REPORTED, IN_CLOUD);
  await screen.findByRole("heading", { level: 1, name: "Migration of +1 202 555 0100 to the cloud" });
  const card = screen.getByRole("region", { name: "A check since then found it in the cloud" });
  expect(card.textContent).toContain("That isn't where you reported it: on-premises.");
  expect(within(card).getByRole("link", { name: "Open number" })).toBeTruthy();
  expect(screen.queryByText(/Start a new migration/)).toBeNull();
  expect(screen.queryByText(/not confirmed by the platform/)).toBeNull();
});

test("[I8] a location that was unknown at the end is told once a later check found it", async () => {
  await shown({ ...REPORTED, numberIs: "unknown", proof: "none" }, IN_CLOUD);
  const card = await screen.findByRole("region", { name: "A check since then found it in the cloud" });
  expect(card.textContent).toContain("When this migration ended, the location was unknown.");
});

test("[I8] a check without a location, or one from before the end, disproves no report", async () => {
  const silent = {
    ...IN_CLOUD,
    home: "unknown",
    cloudSays: "silent",
    clientSays: "silent",
    cloud: LOST.outcome,
    reason: "nobody-answered",
  } as const;
  await shown(REPORTED, silent, AGREED);
  await screen.findByRole("heading", { level: 1, name: /not confirmed by the platform/ });
  expect(screen.queryByText(/A check since then/)).toBeNull();
});

test("[I8] a check that confirms where a complete migration ended changes nothing of its page", async () => {
  const complete = { ...OF_BAKERY, phase: { kind: "ended", reason: "complete" }, numberIs: "cloud" } as const;
  await shown({ ...complete, working: true }, IN_CLOUD);
  const name = "+1 202 555 0100 is now in the cloud and working";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  expect(screen.queryByText(/A check since then/)).toBeNull();
});

test("[I8] a migration that can be resumed keeps that when a later check found the number", async () => {
  await shown(
    {
      ...REPORTED,
      phase: { kind: "ended", reason: "inspect-failed" },
      numberIs: "unknown",
      proof: "none",
      steps: [],
    },
    { ...AGREED, at: LATER },
  );
  const card = await screen.findByRole("region", { name: "A check since then found it on-premises" });
  expect(within(card).getByRole("link", { name: "Open number" }).dataset["variant"]).toBe("default");
  expect(screen.getByRole("button", { name: "Resume migration" })).toBeTruthy();
});

test("[I8] a check that contradicts the end without finding a location is told", async () => {
  const contradicts = {
    ...IN_CLOUD,
    home: "unknown",
    cloudSays: "silent",
    clientSays: "serves-another",
    reason: "client-serves-another",
    cloud: LOST.outcome,
  } as const;
  await shown(
    { ...REPORTED, phase: { kind: "ended", reason: "register-refused" }, proof: "proven" },
    contradicts,
  );
  const card = await screen.findByRole("region", { name: "A check since then found no location" });
  expect(card.textContent).toContain("This migration ended with the number on-premises.");
});

const SAID = ClientWord.options.flatMap((clientSays): readonly Observation[] =>
  (["cloud", "on-premises", "unknown"] as const).map((home) => ({
    ...AGREED,
    clientSays,
    home,
    ...(home === "unknown"
      ? { cloud: LOST.outcome, cloudSays: "silent", reason: "nobody-answered" }
      : { cloudSays: home }),
  })),
);
const LASTS = SAID.flatMap((said) =>
  ["2026-01-15T12:01:00.000Z", LATER].flatMap((at) =>
    ([undefined, "cloud", "on-premises"] as const).flatMap((home) => {
      const reading: Observation = { ...said, at };
      if (home === undefined) return [{ reading }];
      const earlier: Observation = { ...AGREED, at: "2026-01-15T11:00:00.000Z", home };
      return reading.home === "unknown" && leavesPossible(reading, home) ? [{ reading, earlier }] : [];
    }),
  ),
);

test.each([
  ["cloud", "proven"],
  ["on-premises", "proven"],
  ["cloud", "attested"],
  ["on-premises", "attested"],
  ["unknown", "none"],
] as const)("[I8] overview and migration name one location after an end %s, %s", (numberIs, proof) => {
  for (const reason of ["complete", "register-had-no-effect", "register-refused", "abandoned"] as const) {
    const run = runOf({ phase: { kind: "ended", reason }, numberIs, proof, steps: withRegister(LOST) });
    for (const last of LASTS)
      expect([last.reading.home, last.reading.clientSays, numberStatusOf(last, run).place]).toEqual([
        last.reading.home,
        last.reading.clientSays,
        foundSince(run, last)?.home ?? numberIs,
      ]);
  }
});

test("[I8] a migration that sent nothing shows the number where it was last found, until it has checked again", () => {
  const resumed = runOf({
    phase: { kind: "ready" },
    held: true,
    move: "not-made",
    numberIs: "unknown",
    proof: "none",
    working: undefined,
    lastReading: AGREED,
    steps: [{ step: "inspect", state: { kind: "pending" } }],
  });
  expect(bridgeOfRun(resumed)).toMatchObject({ pill: "last-seen", at: "on-premises", place: "on-premises" });
  expect(bridgeOfRun({ ...resumed, move: "open" })).toMatchObject({ pill: "unknown" });
});

test("[I8] recent activity claims no location that a later check disproved", async () => {
  const run = {
    ...runOf({ numberIs: "on-premises", proof: "attested", steps: withRegister(LOST) }),
    revision: 3,
  };
  const { transport } = coreWithRuns(
    {
      workspaces: [workspaceOf(1)],
      readings: [{ workspace: BAKERY, phoneNumberId: idOf(0), revision: 1, asked: {}, reading: IN_CLOUD }],
    },
    [run],
  );
  showWindow(transport);
  const activity = await screen.findByRole("region", { name: "Recent activity" });
  await waitFor(() => expect(activity.textContent).toContain("Migration of +1 202 555 0100 to the cloud"));
  expect(activity.textContent).not.toContain("not confirmed by the platform");
});
