import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { FakeCore } from "../../support/fake-core.ts";
import { showWindow, type ShownWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, readingOf, workspaceOf } from "../overview/imagined.ts";
import { lookOf } from "../webhooks/imagined.ts";

const STATE: PracticeState = {
  revision: 1,
  home: "on-premises",
  faults: [
    { name: "register-lost", says: "The answer to register is lost.", direction: "to-cloud", on: true },
    { name: "code-late", says: "The code comes late.", direction: "to-onprem", on: false },
    { name: "slow", says: "Every answer takes long.", direction: "both", on: false },
  ],
  deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
  now: "2026-01-15T12:00:00.000Z",
};

function showPractice(state: PracticeState = STATE): {
  readonly core: FakeCore;
  readonly shown: ShownWindow;
} {
  const own = coreWithRuns({ workspaces: [workspaceOf(1)] });
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], practice: state });
  return {
    core,
    shown: showWindow(
      joinRealms(own.transport, async () => transport),
      "/practice/platform",
    ),
  };
}

test("the practice phone shows the last code, its age and a way to copy it", async () => {
  const { core } = showPractice();
  const phone = await screen.findByRole("region", { name: "Practice phone" });
  expect(phone.textContent).toContain("No message yet");
  act(() =>
    core.push("practice", {
      ...STATE,
      revision: 2,
      phone: { code: "123-456", at: new Date().toISOString() },
    }),
  );
  expect(phone.textContent).toContain("123-456");
  expect(phone.textContent).toContain("just now");
  expect(within(phone).getByRole("button", { name: "Copy code" })).toBeTruthy();
});

test("a fault that is on stands above with its switch, the others lie below a fold without code names", async () => {
  const { core } = showPractice();
  const on = await screen.findByRole("list", { name: "Faults that are on" });
  expect(within(on).getAllByRole("listitem")).toHaveLength(1);
  expect(within(on).getByRole("listitem").title).toBe("register-lost");
  expect(screen.queryByRole("switch")).toBeNull();
  await userEvent.click(screen.getByText("More faults (3)"));
  const toCloud = await screen.findByRole("region", { name: "Moving to the cloud" });
  const lost = within(toCloud).getByRole<HTMLInputElement>("switch", {
    name: /The answer to register is lost/,
  });
  expect(lost.checked).toBe(true);
  expect(screen.queryByText("register-lost")).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: /Every answer takes long\./ }));
  await waitFor(() => expect(screen.getByText("2 on")).toBeTruthy());
  await userEvent.type(screen.getByLabelText("Find a fault"), "late");
  expect(screen.queryByRole("region", { name: "Moving to the cloud" })).toBeNull();
  expect(screen.getByRole("region", { name: "Moving on-premises" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Switch off: The answer to register is lost." }));
  await waitFor(() => expect(screen.getByText("1 on")).toBeTruthy());
  expect(core.inputs("practice.setFaults")).toEqual([
    { names: ["register-lost", "slow"] },
    { names: ["slow"] },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Switch off: Every answer takes long." }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Faults that are on" })).toBeNull());
});

test("on every screen the bar says how many faults are on and leads to them, and the way out is a button", async () => {
  const { core } = showPractice();
  await userEvent.click(await screen.findByRole("link", { name: "Settings" }));
  const bar = screen.getByRole("link", { name: "1 fault on" });
  expect(screen.getByRole("link", { name: "Sandbox" }).title).toBe("Sandbox: 1 fault on");
  await userEvent.click(bar);
  expect(await screen.findByRole("list", { name: "Faults that are on" })).toBeTruthy();
  act(() => core.push("practice", { ...STATE, revision: 9, faults: [] }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /faults? on$/ })).toBeNull());
  await userEvent.click(screen.getByRole("link", { name: "Exit practice" }));
  expect(window.location.hash).toBe("#/");
});

test("beginning again asks first and then puts the number where it was wanted", async () => {
  const { core } = showPractice();
  await userEvent.click(await screen.findByRole("button", { name: "Reset to the cloud" }));
  expect(core.calls).not.toContain("practice.reset");
  const dialog = await screen.findByRole("dialog", { name: "Reset practice" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Reset to the cloud" }));
  expect(await screen.findByText("The platform has registered it in the cloud.")).toBeTruthy();
});

test("after beginning again the places where something had been looked at are looked at anew, and no others", async () => {
  const script = { workspaces: [workspaceOf(2)], practice: STATE };
  const watch = { findings: [], ofFolder: [], looks: [lookOf()] };
  const { core, transport } = coreWithRuns({ ...script, readings: [readingOf(0)], watch });
  const own = coreWithRuns({});
  showWindow(
    joinRealms(own.transport, async () => transport),
    "/practice/platform",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Reset to on-premises" }));
  const dialog = await screen.findByRole("dialog", { name: "Reset practice" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Reset to on-premises" }));
  await waitFor(() => expect(core.calls).toContain("watch.look"));
  expect(core.inputs("numbers.look")).toEqual([{ workspace: BAKERY, phoneNumberId: idOf(0) }]);
  expect(core.inputs("watch.look")).toEqual([{ workspace: BAKERY }]);
});

test("beginning again looks at nothing that nobody had looked at, and reads the webhooks that are shown again", async () => {
  const { core } = showPractice();
  await userEvent.click(await screen.findByRole("link", { name: "Webhooks" }));
  await screen.findByRole("heading", { level: 1, name: /webhooks/i });
  await userEvent.click(screen.getByRole("link", { name: "Sandbox" }));
  const before = core.calls.filter((name) => name === "webhooks.receivers").length;
  await userEvent.click(await screen.findByRole("button", { name: "Reset to the cloud" }));
  const dialog = await screen.findByRole("dialog", { name: "Reset practice" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Reset to the cloud" }));
  await waitFor(() =>
    expect(core.calls.filter((name) => name === "webhooks.receivers").length).toBeGreaterThan(before),
  );
  expect(core.calls).not.toContain("numbers.look");
  expect(core.calls).not.toContain("watch.look");
});

test("a message can be written to the practice number, and what became of it is said in words", async () => {
  const { core } = showPractice();
  const form = await screen.findByRole("form", { name: "Message the practice number" });
  const send = within(form).getByRole("button", { name: "Send message" });
  expect(send.hasAttribute("disabled")).toBe(true);
  const message = within(form).getByLabelText<HTMLTextAreaElement>("Message");
  await userEvent.type(message, "SW-7K2Q");
  await userEvent.click(send);
  expect(await within(form).findByText(/The cloud accepted it\. It sends the notification/)).toBeTruthy();
  expect(message.value).toBe("");
  await userEvent.selectOptions(within(form).getByLabelText("Message type"), "Voice message");
  expect(within(form).queryByLabelText("Message")).toBeNull();
  await userEvent.click(send);
  await waitFor(() => expect(core.calls.filter((name) => name === "practice.send")).toHaveLength(2));
});

test("a message that could not be sent says why, and stays", async () => {
  const { core } = showPractice();
  core.fail("practice.send", { kind: "notPractice" });
  const form = await screen.findByRole("form", { name: "Message the practice number" });
  const message = within(form).getByLabelText<HTMLTextAreaElement>("Message");
  await userEvent.type(message, "Hello");
  await userEvent.click(within(form).getByRole("button", { name: "Send message" }));
  expect(await within(form).findByRole("alert")).toBeTruthy();
  expect(message.value).toBe("Hello");
});

test("notifications show how they fare and when the next try is, and time can be let pass", async () => {
  const { core } = showPractice({
    ...STATE,
    deliveries: { delivered: 12, failed: 3, waiting: 1, givenUp: 2, nextAt: "2026-01-15T12:05:00.000Z" },
  });
  const card = await screen.findByRole("region", { name: "Notifications" });
  expect(within(card).getByText("Next attempt in 5 min")).toBeTruthy();
  for (const [name, count] of [
    ["Delivered", "12"],
    ["Waiting", "1"],
    ["Failed attempts", "3"],
    ["Not delivered", "2"],
  ] as const)
    expect(within(card).getByText(name).parentElement?.textContent).toBe(`${name}${count}`);
  const before = within(card).getByText(/The platform's clock shows/).textContent;
  await userEvent.click(within(card).getByRole("button", { name: "7 days" }));
  await waitFor(() =>
    expect(within(card).getByText(/The platform's clock shows/).textContent).not.toBe(before),
  );
  expect(within(card).getByText(/22 Jan 2026/)).toBeTruthy();
  expect(core.calls).toContain("practice.advance");
});

test("without the program nothing of the practice platform can be changed", async () => {
  const { core, shown } = showPractice();
  await userEvent.click(await screen.findByText("More faults (3)"));
  const fault = await screen.findByRole("switch", { name: /The code comes late\./ });
  act(() => shown.loseLink());
  await userEvent.click(fault);
  expect(screen.getByRole("button", { name: "Reset to on-premises" }).hasAttribute("disabled")).toBe(true);
  expect(screen.getByRole("button", { name: "1 hour" }).hasAttribute("disabled")).toBe(true);
  expect(core.calls).not.toContain("practice.setFaults");
});

test("while the platform starts that is seen, and where it failed it can be tried again", async () => {
  const own = coreWithRuns({ workspaces: [workspaceOf(1)] });
  const { core, transport } = coreWithRuns({ practice: STATE });
  const release = core.hold("practice.state");
  core.fail("practice.state", { kind: "notPractice" });
  showWindow(
    joinRealms(own.transport, async () => transport),
    "/practice/platform",
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Sandbox" })).toBeTruthy();
  expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
  release();
  expect(await screen.findByRole("alert")).toBeTruthy();
  core.fail("practice.state");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Practice phone" })).toBeTruthy();
});

test("every screen of practice says that it is practice", async () => {
  showPractice();
  expect(await screen.findByText("Practice: nothing here is real")).toBeTruthy();
});
