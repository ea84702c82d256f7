import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { NO_QUIET_HOURS } from "../../../shared/settings/quiet-hours.ts";
import { valueOf } from "../../support/expect-result.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "../webhooks/imagined.ts";

const NAME = "Notices of this computer";

test("[ZJ12] quiet hours are chosen part by part, and a change in the same gesture undoes none", async () => {
  const core = fakeCore({ ...ONE, host: "desktop" });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: NAME }));
  const user = userEvent.setup();
  await user.click(card.getByLabelText("Hold notices back at night"));
  await card.findByText(/held back from 22:00 to 07:00/);
  const from = card.getByLabelText("From");
  fireEvent.change(from, { target: { value: "21:30" } });
  fireEvent.blur(from);
  fireEvent.click(card.getByLabelText(/Still tell when a number/));
  await card.findByText(/held back from 21:30 to 07:00/);
  const stored = async () => valueOf(await clientOver(core.transport).call("settings.get", {})).quietHours;
  await waitFor(async () =>
    expect(await stored()).toEqual({ ...NO_QUIET_HOURS, on: true, from: "21:30", urgentPasses: false }),
  );
});

test("[ZJ12] a time is taken as people write it, and one that is none is told", async () => {
  const core = fakeCore({ ...ONE, host: "desktop" });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: NAME }));
  const user = userEvent.setup();
  await user.click(card.getByLabelText("Hold notices back at night"));
  const type = async (text: string): Promise<void> => {
    const from = card.getByLabelText("From");
    await user.clear(from);
    await user.type(from, text);
    await user.tab();
  };
  await type(" 7:30 ");
  await card.findByText(/held back from 07:30 to 07:00/);
  await type("٢٣:١٥");
  await card.findByText(/held back from 23:15 to 07:00/);
  await type("25:00");
  await card.findByText("Enter a time, such as 22:00.");
  expect(card.queryByText(/held back from 23:15 to 07:00/)).not.toBeNull();
});

test("[ZJ12] a window in a browser, which shows no notices, doesn't offer them", async () => {
  showWindow(fakeCore({ ...ONE, host: "browser" }).transport, "/settings");
  await screen.findByRole("region", { name: "Stored notifications" });
  expect(screen.queryByRole("region", { name: NAME })).toBeNull();
});
