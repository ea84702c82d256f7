import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { FakeCore } from "../../support/fake-core.ts";
import { showWindow, type ShownWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const STATE: PracticeState = {
  revision: 1,
  home: "on-premises",
  faults: [
    { name: "register-lost", says: "The answer to register is lost.", direction: "to-cloud", on: true },
    { name: "code-late", says: "The code comes late.", direction: "to-onprem", on: false },
    { name: "slow", says: "Every answer takes long.", direction: "both", on: false },
  ],
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
  expect(within(phone).getByRole("button", { name: "Copy the code" })).toBeTruthy();
});

test("faults stand by direction with their sentences, can be found, switched and all switched off", async () => {
  const { core } = showPractice();
  const toCloud = await screen.findByRole("region", { name: "On the way to the cloud" });
  const lost = within(toCloud).getByRole<HTMLInputElement>("switch", {
    name: /The answer to register is lost/,
  });
  expect(lost.checked).toBe(true);
  await userEvent.click(screen.getByRole("switch", { name: /Every answer takes long\./ }));
  await waitFor(() => expect(screen.getByText("2 switched on")).toBeTruthy());
  await userEvent.type(screen.getByLabelText("Find a fault"), "late");
  expect(screen.queryByRole("region", { name: "On the way to the cloud" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Switch all off" }));
  await waitFor(() => expect(screen.getByText("0 switched on")).toBeTruthy());
  expect(core.calls.filter((name) => name === "practice.setFaults")).toHaveLength(2);
});

test("beginning again asks first and then puts the number where it was wanted", async () => {
  const { core } = showPractice();
  await userEvent.click(await screen.findByRole("button", { name: "Begin again in the cloud" }));
  expect(core.calls).not.toContain("practice.reset");
  const dialog = await screen.findByRole("dialog", { name: "Begin again" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Begin again in the cloud" }));
  expect(await screen.findByText("The platform has it in the cloud.")).toBeTruthy();
});

test("without the program nothing of the practice platform can be changed", async () => {
  const { core, shown } = showPractice();
  const fault = await screen.findByRole("switch", { name: /The code comes late\./ });
  act(() => shown.loseLink());
  await userEvent.click(fault);
  expect(screen.getByRole("button", { name: "Begin again on-premises" }).hasAttribute("disabled")).toBe(true);
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
  expect(await screen.findByRole("heading", { level: 1, name: "Practice platform" })).toBeTruthy();
  expect(screen.getByRole("status", { name: "Reading" })).toBeTruthy();
  release();
  expect(await screen.findByRole("alert")).toBeTruthy();
  core.fail("practice.state");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Practice phone" })).toBeTruthy();
});

test("every screen of practice says that it is practice", async () => {
  showPractice();
  expect(await screen.findByTitle("You are practising: nothing here is real")).toBeTruthy();
});
