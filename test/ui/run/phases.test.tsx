import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { END_TRAITS, EndReason } from "../../../shared/migration/end-reason.ts";
import type { RunPhase } from "../../../shared/migration/run-snapshot.ts";
import { fakeCore, FAKE_RUN } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { showRun, snapshot, withRegister } from "./shown-run.tsx";

const AT = "2026-01-15T12:00:00.000Z";
const LATER = new Date(Date.now() + 600_000).toISOString();
const EVIDENCE = { at: AT, durationMs: 12 };
const HOSTILE = "North\u202ewind <img src=x onerror=alert(1)>";

const AWAITING_CODE: Extract<RunPhase, { kind: "awaiting-code" }> = {
  kind: "awaiting-code",
  certain: true,
  sentAt: AT,
  method: "sms",
  resendAt: { sms: LATER, voice: AT },
  expiresAt: LATER,
  guesses: 0,
};

describe("each phase shows what it asks for", () => {
  test("an interrupted run can be taken up again", async () => {
    await showRun({ phase: { kind: "ready" } });
    await screen.findByRole("button", { name: "Resume migration" });
    expect(screen.getAllByRole("term").length).toBeGreaterThanOrEqual(3);
  });

  test("a rest between two steps is not called an interruption", async () => {
    await showRun({ phase: { kind: "ready" } });
    await screen.findByText("Switchover is working on it.");
    expect(screen.queryByRole("button", { name: "Resume migration" })).toBeNull();
    await screen.findByRole("button", { name: "Resume migration" });
  });

  test("a run that is worked on offers no second start", async () => {
    await showRun({ phase: { kind: "ready" }, held: true });
    await screen.findByText("Switchover is working on it.");
    expect(screen.queryByRole("button", { name: "Resume migration" })).toBeNull();
  });

  test("a pause tells until when and why", async () => {
    await showRun({ phase: { kind: "pausing", until: LATER, why: "told-to-wait" }, held: true });
    await screen.findByText(/The platform asked for this wait/);
    expect(screen.getByRole("timer").textContent).toMatch(/\d+:\d\d left/);
  });

  test("a code that may be on its way is not said to be", async () => {
    await showRun({ direction: "to-onprem", phase: { ...AWAITING_CODE, certain: false } });
    await screen.findByText(/may have been sent at/);
    expect(screen.getByLabelText("Registration code")).toBeTruthy();
  });

  test("[N4] a register that a message proved says so, and leads to that message", async () => {
    const user = userEvent.setup();
    const witness = { event: 41, receivedAt: AT, happenedAt: AT };
    await showRun(
      {
        phase: { kind: "ready" },
        steps: withRegister({ kind: "confirmed", attempt: 1, by: "webhook" }),
        numberIs: "cloud",
      },
      { story: [{ kind: "settled", at: AT, step: "register", by: "webhook", witness }] },
    );
    await screen.findByText("Confirmed by a signed webhook");
    await user.click(await screen.findByLabelText(/Register/, { selector: "summary" }));
    const link = await screen.findByRole("link", { name: "Show message" });
    expect(link.getAttribute("href")).toMatch(/\/events\/41$/);
  });

  test("[F36] an answer that came after its request was given up stands in the story as that, with its evidence", async () => {
    const user = userEvent.setup();
    const outcome = { kind: "confirmed", evidence: { ...EVIDENCE, httpStatus: 200 } } as const;
    await showRun(
      {
        phase: { kind: "ended", reason: "abandoned" },
        answeredSince: "register",
        steps: withRegister({ kind: "confirmed", attempt: 1, by: "answer", outcome }),
        numberIs: "cloud",
      },
      { story: [{ kind: "late-answer", at: AT, step: "register", attempt: 1, outcome }] },
    );
    await screen.findByText(/“Register in the cloud” arrived only after the migration had ended/);
    await user.click(await screen.findByLabelText(/Register/, { selector: "summary" }));
    await screen.findByText("Confirmed after Switchover had stopped waiting");
    expect(await screen.findByText("HTTP status 200")).toBeTruthy();
  });
});

describe.each(EndReason.options)("a run that ended as %s", (reason) => {
  test("is told in three parts, and offers to go on only where that can be", async () => {
    await showRun({ phase: { kind: "ended", reason } });
    await screen.findByRole("heading", { level: 1, name: "Not moved: still on-premises" });
    const parts = screen.getAllByRole("definition").slice(0, 3);
    expect(parts.map(({ textContent }) => (textContent ?? "") !== "")).toEqual([true, true, true]);
    const again = screen.queryByRole("button", { name: "Resume migration" });
    expect(again !== null).toBe(END_TRAITS[reason].resumable);
  });
});

test("where nobody knows the number's place, an ended run still takes the person's word", async () => {
  await showRun({ phase: { kind: "ended", reason: "abandoned" }, numberIs: "unknown", proof: "none" });
  expect(await screen.findByRole("button", { name: "Report cloud…" })).toBeTruthy();
});

test("a reload lands in the same phase", async () => {
  const first = await showRun({ phase: { kind: "awaiting-confirmation", what: ["point-of-no-return"] } });
  await screen.findByRole("heading", { name: /202 555 0123/, level: 2 });
  const before = screen.getByRole("main").querySelector("section")?.textContent;
  first.window.unmount();
  showWindow(first.core.transport, `/runs/${FAKE_RUN}`);
  await screen.findByRole("heading", { name: /202 555 0123/, level: 2 });
  expect(screen.getByRole("main").querySelector("section")?.textContent).toBe(before);
});

test("a pushed snapshot moves the chip", async () => {
  const { core } = await showRun();
  await screen.findByRole("figure", { name: "+1 202 555 0123 is on-premises" });
  const flying = { kind: "in-flight", attempt: 1, since: new Date().toISOString() } as const;
  act(() =>
    core.push(
      "runs",
      snapshot({ revision: 50, phase: { kind: "ready" }, held: true, steps: withRegister(flying) }),
    ),
  );
  await screen.findByRole("figure", { name: "+1 202 555 0123 is moving" });
  const done = { kind: "confirmed", attempt: 1, by: "answer" } as const;
  act(() => core.push("runs", snapshot({ revision: 51, numberIs: "cloud", steps: withRegister(done) })));
  expect(await screen.findByRole("figure", { name: "+1 202 555 0123 is in the cloud" })).toBeTruthy();
});

test("the title says that a number moves only once its request is out", async () => {
  const { core } = await showRun();
  await screen.findByRole("heading", {
    level: 1,
    name: "Ready to move +1 202 555 0123 to the cloud: nothing has moved",
  });
  const flying = { kind: "in-flight", attempt: 1, since: AT } as const;
  const open = { phase: { kind: "ready" }, held: true, steps: withRegister(flying) } as const;
  act(() => core.push("runs", snapshot({ revision: 50, ...open })));
  await screen.findByRole("heading", { level: 1, name: "Moving +1 202 555 0123 to the cloud" });
  const done = { kind: "confirmed", attempt: 1, by: "answer" } as const;
  act(() => core.push("runs", snapshot({ revision: 51, ...open, steps: withRegister(done) })));
  const last = { level: 1, name: "Finishing the migration of +1 202 555 0123 to the cloud" };
  expect(await screen.findByRole("heading", last)).toBeTruthy();
});

test("nothing is counted on, and no answer awaited, while the program cannot be reached", async () => {
  const flying = { kind: "in-flight", attempt: 1, since: new Date().toISOString() } as const;
  const { window } = await showRun({ phase: { kind: "ready" }, held: true, steps: withRegister(flying) });
  await screen.findByText("Moving: “Register in the cloud” was sent, waiting for the response");
  expect(screen.getAllByText(/^\d+\.\d s$/).length).toBeGreaterThan(0);
  act(() => window.loseLink());
  await screen.findByText("“Register in the cloud” was sent; unknown here whether a response arrived");
  expect(screen.queryByText(/^\d+\.\d s$/)).toBeNull();
});

test("a look that neither side answered gets no tick, and is not said to have seen anything", async () => {
  const steps = snapshot().steps.map((each) =>
    each.step === "inspect"
      ? { step: each.step, state: { kind: "confirmed", attempt: 1, by: "asked" } as const }
      : each,
  );
  await showRun({ steps });
  const list = await screen.findByRole("region", { name: "Steps" });
  const [inspect, backup] = within(list).getAllByRole("listitem");
  expect(inspect?.textContent).toContain("unconfirmed; neither API gave a usable response");
  expect(inspect?.textContent).not.toContain("was checked");
  expect(
    within(inspect as HTMLElement).getByRole("img", { name: "unconfirmed, no usable response" }),
  ).toBeTruthy();
  expect(within(backup as HTMLElement).getByRole("img", { name: "done" })).toBeTruthy();
});

test("where both look-ups were refused and a backup proved the place, the first step says that it was the backup", async () => {
  const steps = snapshot().steps.map((each) =>
    each.step === "inspect"
      ? { step: each.step, state: { kind: "confirmed", attempt: 1, by: "asked" } as const }
      : each,
  );
  await showRun({ steps, basis: "backup-given" });
  const list = await screen.findByRole("region", { name: "Steps" });
  const [inspect] = within(list).getAllByRole("listitem");
  expect(inspect?.textContent).toContain("confirmed by the on-premises client: it gave a backup");
  expect(inspect?.textContent).not.toContain("confirmed by a check");
  expect(screen.getAllByText(/No query confirms it/)).not.toHaveLength(0);
});

test("a way back is offered from where the number went, not from where it stayed", async () => {
  const { core } = await showRun({ phase: { kind: "ended", reason: "abandoned" } });
  await screen.findByText("The migration was abandoned.");
  expect(screen.queryByRole("heading", { name: "Move back" })).toBeNull();
  const done = { phase: { kind: "ended", reason: "complete" }, numberIs: "cloud" } as const;
  act(() => core.push("runs", snapshot({ revision: 50, ...done })));
  expect(await screen.findByRole("heading", { name: "Move back" })).toBeTruthy();
  const dark = { phase: { kind: "ended", reason: "abandoned" }, numberIs: "unknown", proof: "none" } as const;
  act(() => core.push("runs", snapshot({ revision: 51, ...dark })));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Move back" })).toBeNull());
});

test.each([
  ["answer", "From the move request to its response", "Measured downtime: 2.0\u00a0s"],
  [
    "look-up",
    "From the move request to the check that confirmed it",
    "Downtime: 2.0\u00a0s from request to confirmation",
  ],
  [
    "webhook",
    "From the move request to the message that confirmed it",
    "Downtime: 2.0\u00a0s from request to confirmation",
  ],
  ["person", "From the move request to your report", "Downtime: 2.0\u00a0s from request to confirmation"],
] as const)("[I28] the time of a move that %s settled says what it ends with", async (by, label, title) => {
  await showRun({
    phase: { kind: "ended", reason: "complete" },
    numberIs: "cloud",
    downtimeMs: 2_000,
    steps: withRegister({ kind: "confirmed", attempt: 1, by }),
  });
  expect(await screen.findByText(label)).toBeTruthy();
  expect(screen.getByRole("region", { name: title })).toBeTruthy();
});

test("a run of an older version does not claim that what its proof rests on stands beside it", async () => {
  await showRun({ phase: { kind: "ended", reason: "complete" }, numberIs: "cloud", proof: "proven" });
  expect(await screen.findByText(/Recorded by an earlier version of Switchover/)).toBeTruthy();
});

test("a moving request that a dead process left behind is not shown as on its way", async () => {
  const flying = { kind: "in-flight", attempt: 1, since: AT } as const;
  await showRun({ phase: { kind: "ready" }, held: false, steps: withRegister(flying) });
  expect(await screen.findByRole("figure", { name: "Location of +1 202 555 0123 is unknown" })).toBeTruthy();
});

test("an unknown address says that there is no such run", async () => {
  showWindow(fakeCore().transport, "/runs/r-20260115-nobody");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show migrations" })).toBeTruthy();
});

test("hostile texts of the platform stand as text, with what they hide made visible", async () => {
  await showRun({
    phase: { kind: "awaiting-confirmation", what: ["display-name"] },
    displayName: { expected: "Northwind", reported: HOSTILE, differs: true },
    changes: [{ member: "verified_name", before: HOSTILE, after: "x", expectedSame: true, same: false }],
  });
  const names = await screen.findAllByText(/North\\u\{202e\}wind <img/);
  expect(names.length).toBeGreaterThan(0);
  expect(document.querySelector("img")).toBeNull();
});

test("the comparison marks what changed although it should stay, by word", async () => {
  await showRun({
    phase: { kind: "ended", reason: "complete" },
    numberIs: "cloud",
    changes: [
      { member: "quality_rating", before: "GREEN", after: "RED", expectedSame: true, same: false },
      { member: "status", before: "CONNECTED", after: "CONNECTED", expectedSame: true, same: true },
    ],
  });
  expect(await screen.findByText("1 fact changed unexpectedly")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show the evidence" }));
  const evidence = within(await screen.findByRole("dialog", { name: "Evidence" }));
  await userEvent.click(evidence.getByRole("tab", { name: /^Comparisons/ }));
  const table = evidence.getByRole("table");
  expect(within(table).getByText("changed unexpectedly")).toBeTruthy();
  expect(within(table).getByText("same")).toBeTruthy();
  // A long name goes on in the next line where a word of it ends.
  const name = within(table).getByText("quality_rating", { ignore: false, selector: "div" });
  expect(name.querySelectorAll("wbr")).toHaveLength(1);
});
