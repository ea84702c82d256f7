import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { callsOf, showRun, snapshot } from "./shown-run.tsx";

/*
 * A run's next question is pushed as soon as the journal has it, which can be before the call that answered the last
 * one comes back. Whoever is quick types into it meanwhile.
 */

type Standing = Partial<RunSnapshot>;
const AT = "2026-01-15T12:00:00.000Z";
const asking = (what: Confirmation): Standing => ({
  direction: "to-onprem",
  phase: { kind: "awaiting-confirmation", what: [what] },
});
const POINT = asking("point-of-no-return");
const CODE: Standing = {
  direction: "to-onprem",
  phase: {
    kind: "awaiting-code",
    certain: true,
    sentAt: AT,
    method: "sms",
    resendAt: { sms: AT, voice: AT },
    // A code whose time is over takes a person's word first.
    expiresAt: "2999-01-15T12:10:00.000Z",
    guesses: 0,
  },
};

/** Answers the first question, holds the answer to that back, and lets the next question stand there meanwhile. */
async function nextQuestionEarly(next: Standing) {
  const user = userEvent.setup();
  let now = snapshot(asking("sending-paused"));
  const { core, window } = await showRun({}, { edit: (told) => ({ ...now, revision: told.revision + 5 }) });
  const release = core.hold("migration.confirm");
  await user.click(await screen.findByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Sending is paused: continue" }));
  now = snapshot(next);
  act(() => core.push("runs", { ...now, revision: 40 }));
  return { user, core, window, release: () => act(async () => release()) };
}

const field = (): HTMLElement => screen.getByLabelText(/Type the number's digits/);
const move = (): HTMLElement => screen.getByRole("button", { name: "Request code" });
const code = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>("Registration code");

describe("what is typed while the answer before is still under way", () => {
  test("a number confirmed with Enter is confirmed once that answer is there", async () => {
    const { user, core, release } = await nextQuestionEarly(POINT);
    await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123{Enter}");
    expect(callsOf(core, "migration.confirm")).toBe(1);
    await release();
    await waitFor(() => expect(core.confirmed.get("point-of-no-return")).toBe("person"));
    expect(callsOf(core, "migration.confirm")).toBe(2);
  });

  test("a button nobody has pressed yet does not look as if it were at work", async () => {
    const { user } = await nextQuestionEarly(POINT);
    await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123");
    expect(move()).toHaveProperty("disabled", false);
    expect(move().dataset["loading"]).toBeUndefined();
    await user.click(move());
    expect(move().dataset["loading"]).toBe("true");
  });

  test("a typed phrase that was confirmed goes out once that answer is there", async () => {
    const { user, core, release } = await nextQuestionEarly(asking("recent-register"));
    await user.type(await screen.findByLabelText("Type REGISTER AGAIN to continue"), "register again{Enter}");
    expect(callsOf(core, "migration.confirm")).toBe(1);
    await release();
    await waitFor(() => expect(core.confirmed.get("recent-register")).toBe("person"));
  });

  test("a code that was handed in goes out once that answer is there, and only then leaves its field", async () => {
    const { user, core, release } = await nextQuestionEarly(CODE);
    await screen.findByLabelText("Registration code");
    await user.keyboard("271845{Enter}");
    expect(code().value).toBe("271845");
    expect(callsOf(core, "migration.enterCode")).toBe(0);
    await release();
    await waitFor(() => expect(callsOf(core, "migration.enterCode")).toBe(1));
  });

  test("nothing goes out that was changed after Enter", async () => {
    const { user, core, release } = await nextQuestionEarly(POINT);
    await user.type(
      await screen.findByLabelText(/Type the number's digits/),
      "12025550123{Enter}{Backspace}3",
    );
    await release();
    expect(field()).toHaveProperty("value", "12025550123");
    expect(callsOf(core, "migration.confirm")).toBe(1);
  });

  test("nothing goes out after an answer that came to nothing, and what was typed stays", async () => {
    const { user, core, release } = await nextQuestionEarly(POINT);
    core.fail("migration.confirm", { kind: "heldElsewhere", run: "r-20260115-fakeru" });
    await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123{Enter}");
    await release();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(field()).toHaveProperty("value", "12025550123");
    expect(callsOf(core, "migration.confirm")).toBe(1);
    expect(move()).toHaveProperty("disabled", false);
  });

  test("nothing goes out after the program was lost on the way", async () => {
    const { user, core, window, release } = await nextQuestionEarly(POINT);
    await user.type(await screen.findByLabelText(/Type the number's digits/), "12025550123{Enter}");
    act(() => window.loseLink());
    await release();
    act(() => window.restoreLink());
    expect(callsOf(core, "migration.confirm")).toBe(1);
  });
});
