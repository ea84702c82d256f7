import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { eventOf } from "../../support/imagined-events.ts";
import { showRun } from "./shown-run.tsx";

const LATER = "2026-01-15T12:05:00.000Z";

test("[I9] the evidence of a migration whose number is in no workspace any more lists no other number's messages", async () => {
  await showRun(
    { phase: { kind: "ended", reason: "complete" }, numberIs: "cloud", proof: "proven" },
    {
      workspaces: [],
      events: [
        eventOf(4, {
          phoneNumberId: "2000009",
          receivedAt: LATER,
          messageId: "wamid.OTHER",
          user: "491701234567",
        }),
      ],
    },
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "Show the evidence" }, { timeout: 20_000 }),
  );
  const drawer = await screen.findByRole("dialog", { name: "Evidence" });
  await userEvent.click(within(drawer).getByRole("tab", { name: /^Messages/ }));
  await within(drawer).findByText("Arrived since this migration started");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(within(drawer).queryByText("wamid.OTHER")).toBeNull();
});
